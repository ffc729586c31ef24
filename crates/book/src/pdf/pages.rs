//! Blocks on pages.

use super::lines::{Bit, Ink};

/// The measures of a page, in points of 1/72 inch.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub width: f32,
    pub height: f32,
    /// What stays white around the text.
    pub margin: f32,
    /// The size of the type.
    pub size: f32,
}

impl Sheet {
    /// How wide the text is.
    pub fn inner(&self) -> f32 {
        self.width - 2.0 * self.margin
    }

    /// How high the text is; the foot stands below it.
    fn depth(&self) -> f32 {
        self.height - 2.0 * self.margin
    }
}

/// Something that is drawn, where its block begins at (0, 0); y counts downwards.
#[derive(Clone, Debug)]
pub enum Item {
    /// A line of text on its base line.
    Text { x: f32, y: f32, size: f32, bits: Vec<Bit> },
    /// The number of the page on which a place is, ending at x.
    PageOf { place: String, x: f32, y: f32, size: f32 },
    /// A rectangle, filled and perhaps with an edge; its corners may be round.
    Box { x: f32, y: f32, width: f32, height: f32, round: f32, ink: Ink, edge: Option<Ink> },
}

impl Item {
    fn moved(mut self, right: f32, down: f32) -> Item {
        match &mut self {
            Item::Text { x, y, .. } | Item::PageOf { x, y, .. } | Item::Box { x, y, .. } => {
                *x += right;
                *y += down;
            }
        }
        self
    }
}

/// What something on a page is to whoever has the file read aloud.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// A heading of this level, from 1, and what it says.
    Heading(u16, String),
    /// Sentences.
    Text,
    /// A line of the contents.
    Content,
    /// What stands before a point of a list.
    Dot,
    /// A point of a list.
    Point,
    /// What a row of a table is about.
    Row,
    /// The rest of a row.
    Cell,
    /// A picture, and what it shows in words.
    Picture(String),
}

/// Items that belong together.
#[derive(Clone, Debug)]
pub struct Part {
    pub role: Role,
    pub items: Vec<Item>,
    /// Is it a further line of what the part before it began?
    pub goes_on: bool,
}

impl Part {
    pub fn new(role: Role, items: Vec<Item>) -> Part {
        Part { role, items, goes_on: false }
    }
}

/// What is not divided by the end of a page.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// White above it, unless a page begins with it.
    pub above: f32,
    pub height: f32,
    pub parts: Vec<Part>,
    /// The places that begin here.
    pub places: Vec<Place>,
    /// Is the next one to be on the same page?
    pub holds_next: bool,
    /// Does a page begin here in any case?
    pub opens_page: bool,
}

/// Something that links and bookmarks lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// A rule or a section.
    pub name: String,
    /// What it is called in the list of bookmarks.
    pub title: String,
    /// Does it belong to the section before it?
    pub inside: bool,
}

/// What is on the pages, and where places are.
#[derive(Debug, Default)]
pub struct Pages {
    pub pages: Vec<Vec<Part>>,
    /// Each with its page, counted from 0, and its distance from the upper edge.
    pub places: Vec<(Place, usize, f32)>,
}

impl Pages {
    /// The page of a place, counted from 0, and how far down.
    pub fn find(&self, name: &str) -> Option<(usize, f32)> {
        self.places.iter().find(|(place, ..)| place.name == name).map(|(_, page, down)| (*page, *down))
    }
}

/// The height of blocks below each other.
pub fn height(blocks: &[Block]) -> f32 {
    let above = blocks.iter().skip(1).map(|block| block.above).sum::<f32>();
    above + blocks.iter().map(|block| block.height).sum::<f32>()
}

/// Do they fit on one page?
pub fn fits(blocks: &[Block], sheet: &Sheet) -> bool {
    height(blocks) <= sheet.depth()
}

/// Fills pages. What is higher than a page would reach below it.
pub fn fill(blocks: Vec<Block>, sheet: &Sheet) -> Pages {
    let mut filled = Pages { pages: vec![Vec::new()], places: Vec::new() };
    let mut down = 0.0;
    let mut group: Vec<Block> = Vec::new();
    for block in blocks {
        let holds_next = block.holds_next;
        group.push(block);
        if holds_next {
            continue;
        }
        let opens = group.iter().any(|block| block.opens_page);
        let above = group.first().map(|block| block.above).unwrap_or_default();
        if down > 0.0 && (opens || down + above + height(&group) > sheet.depth()) {
            filled.pages.push(Vec::new());
            down = 0.0;
        }
        group.drain(..).for_each(|block| down = set(block, down, sheet, &mut filled));
    }
    group.into_iter().for_each(|block| down = set(block, down, sheet, &mut filled));
    filled
}

/// Sets a block below what is on the last page; gives how far that page is filled then.
fn set(block: Block, down: f32, sheet: &Sheet, filled: &mut Pages) -> f32 {
    let top = if down > 0.0 { down + block.above } else { down };
    let number = filled.pages.len().saturating_sub(1);
    for place in block.places {
        if filled.find(&place.name).is_none() {
            filled.places.push((place, number, sheet.margin + top));
        }
    }
    if let Some(page) = filled.pages.last_mut() {
        let moved = |item: Item| item.moved(sheet.margin, sheet.margin + top);
        page.extend(block.parts.into_iter().map(|part| {
            let items = part.items.into_iter().map(moved).collect();
            Part { items, ..part }
        }));
    }
    top + block.height
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: Sheet = Sheet { width: 100.0, height: 120.0, margin: 10.0, size: 10.0 };

    fn block(name: &str, height: f32) -> Block {
        let place = Place { name: name.into(), title: name.into(), inside: false };
        Block { above: 5.0, height, places: vec![place], ..Block::default() }
    }

    fn at(blocks: Vec<Block>) -> Vec<(String, usize, f32)> {
        let pages = fill(blocks, &SHEET);
        pages.places.into_iter().map(|(place, page, down)| (place.name, page, down)).collect()
    }

    #[test]
    fn a_page_is_filled_and_the_next_begins_at_its_top() {
        let found = at(vec![block("a", 40.0), block("b", 50.0), block("c", 10.0)]);
        assert_eq!(found, [("a".into(), 0, 10.0), ("b".into(), 0, 55.0), ("c".into(), 1, 10.0)]);
    }

    #[test]
    fn what_holds_the_next_goes_with_it() {
        let heading = Block { holds_next: true, ..block("b", 20.0) };
        let found = at(vec![block("a", 60.0), heading, block("c", 20.0)]);
        assert_eq!(found, [("a".into(), 0, 10.0), ("b".into(), 1, 10.0), ("c".into(), 1, 35.0)]);
    }

    #[test]
    fn a_page_can_be_opened_and_a_place_is_where_it_is_first() {
        let found =
            at(vec![block("a", 10.0), Block { opens_page: true, ..block("b", 10.0) }, block("a", 10.0)]);
        assert_eq!(found, [("a".into(), 0, 10.0), ("b".into(), 1, 10.0)]);
    }
}
