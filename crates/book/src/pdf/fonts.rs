//! The typefaces, which are in the program: letters as glyphs with their widths.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::UnicodeBuffer;

/// In which typeface something is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Plain,
    Strong,
    Slanted,
}

/// In the order of [`Style`].
const FILES: [&[u8]; 3] = [
    include_bytes!("../../fonts/LibertinusSerif-Regular.otf"),
    include_bytes!("../../fonts/LibertinusSerif-Bold.otf"),
    include_bytes!("../../fonts/LibertinusSerif-Italic.otf"),
];

struct Face {
    letters: rustybuzz::Face<'static>,
    print: Font,
}

/// All typefaces.
pub struct Fonts([Face; FILES.len()]);

impl Fonts {
    /// None if one of them cannot be read, which a test rules out.
    pub fn load() -> Option<Fonts> {
        let [plain, strong, slanted] = FILES.map(|file| {
            Some(Face { letters: rustybuzz::Face::from_slice(file, 0)?, print: Font::new(file.into(), 0)? })
        });
        Some(Fonts([plain?, strong?, slanted?]))
    }

    fn face(&self, style: Style) -> &Face {
        let [plain, strong, slanted] = &self.0;
        match style {
            Style::Plain => plain,
            Style::Strong => strong,
            Style::Slanted => slanted,
        }
    }

    /// What is embedded.
    pub fn print(&self, style: Style) -> Font {
        self.face(style).print.clone()
    }

    /// The text as glyphs; their measures are parts of the size of the type.
    pub fn shape(&self, text: &str, style: Style) -> Vec<KrillaGlyph> {
        let letters = &self.face(style).letters;
        let em = letters.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(letters, &[], buffer);
        let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate();
        let glyphs = glyphs.map(|(place, (info, at))| {
            let start = info.cluster as usize;
            let next = starts[place..].iter().find(|next| **next > start);
            KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                at.x_advance as f32 / em,
                at.x_offset as f32 / em,
                at.y_offset as f32 / em,
                at.y_advance as f32 / em,
                start..next.copied().unwrap_or(text.len()),
                None,
            )
        });
        glyphs.collect()
    }

    /// How wide it is at this size.
    pub fn width(&self, text: &str, style: Style, size: f32) -> f32 {
        width(&self.shape(text, style)) * size
    }
}

/// How wide glyphs are together, as a part of the size of the type.
pub fn width(glyphs: &[KrillaGlyph]) -> f32 {
    glyphs.iter().map(|glyph| glyph.x_advance).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_signs_have_a_shape_and_others_have_none() {
        let fonts = Fonts::load().unwrap();
        for style in [Style::Plain, Style::Strong, Style::Slanted] {
            let missing = |text: &str| {
                let glyphs = fonts.shape(text, style);
                glyphs.iter().filter(|glyph| glyph.glyph_id == GlyphId::new(0)).count()
            };
            assert_eq!(missing("Kärten voor één € „♠♥♦♣“ × – 10\u{a0}%"), 0, "{style:?}");
            assert_eq!(missing("牌"), 1, "{style:?}");
        }
        assert!(fonts.width("mm", Style::Plain, 10.0) > fonts.width("ii", Style::Plain, 10.0));
        assert_eq!(fonts.width("m", Style::Plain, 20.0), 2.0 * fonts.width("m", Style::Plain, 10.0));
    }

    #[test]
    fn every_letter_belongs_to_one_glyph() {
        let fonts = Fonts::load().unwrap();
        let text = "fi für ♠";
        let covered: Vec<_> =
            fonts.shape(text, Style::Plain).iter().map(|one| one.text_range.clone()).collect();
        let all: Vec<_> = text.char_indices().map(|(at, letter)| at..at + letter.len_utf8()).collect();
        assert_eq!(covered, all);
    }
}
