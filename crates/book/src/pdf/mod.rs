//! A book as a PDF, to print or to keep: set in lines and on pages here, with typefaces that are in the
//! program and of which the file gets the letters that it needs. The same book gives the same bytes.

mod figure;
mod fonts;
mod lines;
mod pages;
mod set;
mod tags;

use crate::Book;
use core::fmt;
use core::str::FromStr;
use fonts::{Fonts, Style, width};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::{Document, SerializeSettings};
use lines::{Bit, Ink};
use pages::{Item, Pages, Part, Role, Sheet};
use tags::{Leaf, Tags};

/// What a book is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 148 × 210 mm.
    A5,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::A5];

    /// `a4`, `a5`.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A5 => "a5",
        }
    }

    const fn sheet(self) -> Sheet {
        match self {
            Paper::A4 => Sheet { width: 595.28, height: 841.89, margin: 62.0, size: 11.0 },
            Paper::A5 => Sheet { width: 419.53, height: 595.28, margin: 42.0, size: 9.5 },
        }
    }
}

/// A text that is the name of no paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPaper;

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the sizes are a4 and a5")
    }
}

impl core::error::Error for UnknownPaper {}

/// Reads a name as a person writes it, in capitals or not.
impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(text: &str) -> Result<Paper, UnknownPaper> {
        Paper::ALL.into_iter().find(|paper| text.eq_ignore_ascii_case(paper.name())).ok_or(UnknownPaper)
    }
}

/// The file could not be made; what the maker of files said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotMade(String);

impl fmt::Display for NotMade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for NotMade {}

impl Book {
    /// The book as a PDF: its first page sums it up, the second begins with the contents. Rules and sections
    /// are bookmarks, and numbers of rules are links. It is PDF/UA-1: whoever has it read aloud hears headings,
    /// lists, tables and what pictures show as such.
    ///
    /// # Errors
    /// If the file cannot be made, which no book of ours should cause.
    pub fn to_pdf(&self, paper: Paper) -> Result<Vec<u8>, NotMade> {
        let fonts = Fonts::load().ok_or_else(|| NotMade("a typeface cannot be read".to_owned()))?;
        let sheet = paper.sheet();
        let pages = pages::fill(set::blocks(&fonts, self, &sheet), &sheet);
        let printer = Printer { fonts: &fonts, sheet: &sheet, pages: &pages };
        let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
        let configuration = accessible.finish().map_err(|error| NotMade(format!("{error:?}")))?;
        let mut document =
            Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
        let mut tags = Tags::default();
        for number in 0..pages.pages.len() {
            printer.page(&mut document, number, &self.title, &mut tags)?;
        }
        document.set_outline(outline(&pages));
        document.set_tag_tree(tags.tree(self.lang));
        document.set_metadata(
            Metadata::new()
                .title(self.title.clone())
                .language(self.lang.code().to_owned())
                .creator("Stamtafel".to_owned()),
        );
        document.finish().map_err(|error| NotMade(format!("{error:?}")))
    }
}

/// Sections, and the rules in them.
fn outline(pages: &Pages) -> Outline {
    let mut nodes: Vec<OutlineNode> = Vec::new();
    for (place, page, down) in &pages.places {
        let node = OutlineNode::new(place.title.clone(), destination(*page, *down));
        match nodes.last_mut().filter(|_| place.inside) {
            Some(section) => section.push_child(node),
            None => nodes.push(node),
        }
    }
    let mut outline = Outline::new();
    nodes.into_iter().for_each(|node| outline.push_child(node));
    outline
}

fn destination(page: usize, down: f32) -> XyzDestination {
    XyzDestination::new(page, Point::from_xy(0.0, (down - 12.0).max(0.0)))
}

fn color(ink: Ink) -> rgb::Color {
    match ink {
        Ink::Black => rgb::Color::new(28, 26, 23),
        Ink::Red => rgb::Color::new(170, 28, 20),
        Ink::Green => rgb::Color::new(29, 107, 53),
        Ink::Grey => rgb::Color::new(95, 88, 80),
        Ink::Pale => rgb::Color::new(190, 180, 165),
        Ink::Paper => rgb::Color::new(255, 255, 255),
        Ink::Mat => rgb::Color::new(246, 236, 214),
    }
}

struct Printer<'a> {
    fonts: &'a Fonts,
    sheet: &'a Sheet,
    pages: &'a Pages,
}

impl Printer<'_> {
    fn page(
        &self,
        document: &mut Document,
        number: usize,
        title: &str,
        tags: &mut Tags,
    ) -> Result<(), NotMade> {
        let settings = PageSettings::from_wh(self.sheet.width, self.sheet.height)
            .ok_or_else(|| NotMade("a page has no size".to_owned()))?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let parts = self.pages.pages.get(number).into_iter().flatten();
        let drawn: Vec<_> = parts.map(|part| (part, self.part(&mut surface, part))).collect();
        self.foot(&mut surface, number, title);
        surface.finish();
        for (part, pieces) in drawn {
            let leaf = |(told, link): (Identifier, Option<Annotation>)| match link {
                Some(link) => Leaf::Link(told, page.add_tagged_annotation(link)),
                None => Leaf::Told(told),
            };
            tags.put(&part.role, part.goes_on, pieces.into_iter().map(leaf).collect());
        }
        page.finish();
        Ok(())
    }

    /// The title and the number of the page, below the text.
    fn foot(&self, surface: &mut Surface<'_>, number: usize, title: &str) {
        let size = self.sheet.size * 0.85;
        let y = self.sheet.height - self.sheet.margin * 0.5;
        surface.start_tagged(beside(ArtifactType::Footer));
        if number > 0 {
            let bit = Bit::new(title, Style::Slanted, Ink::Grey);
            self.bit(surface, &bit, self.sheet.margin, y, size);
        }
        let bit = Bit::new(&format!("{} / {}", number + 1, self.pages.pages.len()), Style::Plain, Ink::Grey);
        let wide = self.fonts.width(&bit.text, bit.style, size);
        self.bit(surface, &bit, self.sheet.width - self.sheet.margin - wide, y, size);
        surface.end_tagged();
    }

    /// Draws a part; gives what is told of it, each with the link that it is.
    fn part(&self, surface: &mut Surface<'_>, part: &Part) -> Vec<(Identifier, Option<Annotation>)> {
        if let Role::Picture(_) = part.role {
            let told = surface.start_tagged(ContentTag::Other);
            part.items.iter().for_each(|item| self.picture(surface, item));
            surface.end_tagged();
            return vec![(told, None)];
        }
        part.items.iter().flat_map(|item| self.item(surface, item)).collect()
    }

    /// Something in a picture.
    fn picture(&self, surface: &mut Surface<'_>, item: &Item) {
        match item {
            Item::Text { x, y, size, bits } => {
                let mut x = *x;
                for bit in bits {
                    x += self.bit(surface, bit, x, *y, *size);
                }
            }
            Item::PageOf { .. } => {}
            Item::Box { .. } => self.frame(surface, item),
        }
    }

    /// Something among the text.
    fn item(&self, surface: &mut Surface<'_>, item: &Item) -> Vec<(Identifier, Option<Annotation>)> {
        let mut told = Vec::new();
        match item {
            Item::Text { x, y, size, bits } => {
                let mut x = *x;
                for bit in bits {
                    let (piece, wide) = self.said(surface, bit, x, *y, *size);
                    let link =
                        bit.link.as_ref().and_then(|to| self.link(to, &bit.text, (x, *y), wide, *size));
                    told.push((piece, link));
                    x += wide;
                }
            }
            Item::PageOf { place, x, y, size } => {
                if let Some((page, _)) = self.pages.find(place) {
                    let bit = Bit::new(&(page + 1).to_string(), Style::Plain, Ink::Black);
                    let wide = self.fonts.width(&bit.text, bit.style, *size);
                    told.push((self.said(surface, &bit, x - wide, *y, *size).0, None));
                }
            }
            Item::Box { .. } => {
                surface.start_tagged(beside(ArtifactType::Layout));
                self.frame(surface, item);
                surface.end_tagged();
            }
        }
        told
    }

    fn frame(&self, surface: &mut Surface<'_>, item: &Item) {
        let Item::Box { x, y, width, height, round, ink, edge } = item else { return };
        let Some(path) = rectangle((*x, *y), (*width, *height), *round) else { return };
        surface.set_fill(Some(Fill { paint: color(*ink).into(), ..Fill::default() }));
        let stroke = |ink: Ink| Stroke { paint: color(ink).into(), width: 0.6, ..Stroke::default() };
        surface.set_stroke(edge.map(stroke));
        surface.draw_path(&path);
        surface.set_stroke(None);
    }

    /// Draws some text that is told; gives how wide it is.
    fn said(&self, surface: &mut Surface<'_>, bit: &Bit, x: f32, y: f32, size: f32) -> (Identifier, f32) {
        let told = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
        let wide = self.bit(surface, bit, x, y, size);
        surface.end_tagged();
        (told, wide)
    }

    /// Draws some text; gives how wide it is.
    fn bit(&self, surface: &mut Surface<'_>, bit: &Bit, x: f32, y: f32, size: f32) -> f32 {
        let glyphs = self.fonts.shape(&bit.text, bit.style);
        surface.set_fill(Some(Fill { paint: color(bit.ink).into(), ..Fill::default() }));
        let font = self.fonts.print(bit.style);
        surface.draw_glyphs(Point::from_xy(x, y), &glyphs, font, &bit.text, size, false);
        width(&glyphs) * size
    }

    fn link(&self, to: &str, text: &str, (x, y): (f32, f32), wide: f32, size: f32) -> Option<Annotation> {
        let (page, down) = self.pages.find(to)?;
        let rect = Rect::from_ltrb(x, y - 0.8 * size, x + wide, y + 0.3 * size)?;
        let target = Target::Destination(destination(page, down).into());
        Some(Annotation::new_link(LinkAnnotation::new(rect, target), Some(text.to_owned())))
    }
}

/// What is not told.
fn beside(kind: ArtifactType) -> ContentTag<'static> {
    ContentTag::Artifact(Artifact::with_kind(kind))
}

/// A rectangle, its corners round by so much.
fn rectangle((x, y): (f32, f32), (width, height): (f32, f32), round: f32) -> Option<krilla::geom::Path> {
    let (right, low) = (x + width, y + height);
    // So much of the way to the corner makes a quarter of a circle.
    let near = round * 0.4477;
    let mut path = PathBuilder::new();
    path.move_to(x + round, y);
    path.line_to(right - round, y);
    path.cubic_to(right - near, y, right, y + near, right, y + round);
    path.line_to(right, low - round);
    path.cubic_to(right, low - near, right - near, low, right - round, low);
    path.line_to(x + round, low);
    path.cubic_to(x + near, low, x, low - near, x, low - round);
    path.line_to(x, y + round);
    path.cubic_to(x, y + near, x + near, y, x + round, y);
    path.close();
    path.finish()
}
