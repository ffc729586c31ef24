//! A whole record: its head, its entries, its comments.

use super::builder::Builder;
use super::entry::{Entry, Print};
use super::error::{RecordError, Why};
use super::follow::Follow;
use super::header::{Header, RawHead};
use super::line::{is_comment, seal, unseal};
use super::recorded::Recorded;
use super::watch::Watch;
use game::State;

/// The longest text, in bytes, that is read as a record.
pub const MOST_OF_A_RECORD: usize = 16 << 20;

/// A match, or a part of it, as it was recorded, with `F` what it is followed with. However it came about, its
/// steps are lawful and it replays.
#[derive(Clone, Debug)]
pub struct Record<G: Recorded, F: Follow<G>> {
    header: Header<G, F>,
    entries: Vec<Noted<F::Step>>,
    /// Each with the number of lines proper before it.
    comments: Vec<(usize, String)>,
    finished: bool,
}

/// The record of a match of which everything is known.
pub type MatchRecord<G> = Record<G, State<G>>;

/// The record of what one seat, or a spectator, knew of a match.
pub type SeatRecord<G> = Record<G, Watch<G>>;

/// An entry with its text.
#[derive(Clone, PartialEq, Debug)]
pub struct Noted<S> {
    /// What happened.
    pub entry: Entry<S>,
    /// The same in words, without number and checksum.
    pub text: String,
}

impl<G: Recorded, F: Follow<G>> Record<G, F> {
    pub(super) fn new(header: Header<G, F>) -> Record<G, F> {
        Record { header, entries: Vec::new(), comments: Vec::new(), finished: false }
    }

    pub(super) fn add(&mut self, noted: Noted<F::Step>) {
        self.entries.push(noted);
    }

    /// A comment before the next entry.
    pub(super) fn comment(&mut self, line: String) {
        self.comments.push((HEAD_LINES + self.entries.len(), line));
    }

    pub(super) fn set_comments(&mut self, comments: Vec<(usize, String)>) {
        self.comments = comments;
    }

    pub(super) fn end(&mut self) {
        self.finished = true;
    }

    /// What stands before the entries.
    pub fn header(&self) -> &Header<G, F> {
        &self.header
    }

    /// The entries; the first has the number 1.
    pub fn entries(&self) -> &[Noted<F::Step>] {
        &self.entries
    }

    /// Does it end with `end`?
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The fingerprints at the ends of the games or hands.
    pub fn prints(&self) -> impl Iterator<Item = (u32, Print)> + '_ {
        self.entries.iter().filter_map(|noted| match noted.entry {
            Entry::Over(number, print) => Some((number, print)),
            _ => None,
        })
    }

    /// The number of the line on which an entry stands, whose own number counts from 1.
    pub fn line_of(&self, number: usize) -> usize {
        let before = HEAD_LINES + number.saturating_sub(1);
        before + self.comments.iter().filter(|(proper, _)| *proper <= before).count() + 1
    }

    /// The whole as text, comments in their places.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let entries = (1..).zip(&self.entries).map(|(number, noted)| numbered(number, &noted.text));
        let mut comments = self.comments.iter().peekable();
        for (proper, line) in self.header.lines().into_iter().chain(entries).enumerate() {
            while let Some((_, comment)) = comments.next_if(|(before, _)| *before <= proper) {
                text.extend([comment, "\n"]);
            }
            text.extend([&seal(&line), "\n"]);
        }
        comments.for_each(|(_, comment)| text.extend([comment, "\n"]));
        text
    }

    /// Reads a finished record.
    ///
    /// # Errors
    /// The first line that is wrong: changed, missing, in the wrong place, or against the rules.
    pub fn read(text: &str) -> Result<Record<G, F>, RecordError> {
        let lines = Lines::new(text)?;
        let head = lines.head()?;
        Record::read_after(&lines, &head)
    }

    /// The same when the head has been read.
    pub(super) fn read_after(lines: &Lines<'_>, head: &RawHead) -> Result<Record<G, F>, RecordError> {
        let record = lines.builder(head)?.into_record();
        if record.finished { Ok(record) } else { Err(RecordError { line: lines.count() + 1, why: Why::Cut }) }
    }
}

/// The lines of a head.
const HEAD_LINES: usize = 8;

/// The line of an entry, without its checksum.
pub(super) fn numbered(number: usize, text: &str) -> String {
    format!("{number} {text}")
}

/// The lines of a text, taken apart.
pub(super) struct Lines<'a> {
    /// Those that are no comments, each with its number from 1 on.
    proper: Vec<(usize, &'a str)>,
    /// Comments, each with the number of lines proper before it.
    comments: Vec<(usize, &'a str)>,
    /// All of them.
    count: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Result<Lines<'a>, RecordError> {
        if text.len() > MOST_OF_A_RECORD {
            return Err(RecordError { line: 1, why: Why::TooLong });
        }
        let mut lines = Lines { proper: Vec::new(), comments: Vec::new(), count: 0 };
        for line in text.lines() {
            lines.count += 1;
            if is_comment(line) {
                lines.comments.push((lines.proper.len(), line));
            } else {
                lines.proper.push((lines.count, line));
            }
        }
        Ok(lines)
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn head(&self) -> Result<RawHead, RecordError> {
        RawHead::read(self.proper.iter().map(|(number, line)| (*number, *line, unseal(line))))
    }

    /// Everything that the lines tell.
    pub(super) fn builder<G: Recorded, F: Follow<G>>(
        &self,
        head: &RawHead,
    ) -> Result<Builder<G, F>, RecordError> {
        let mut builder = Builder::new(head.header()?);
        for (number, (line, whole)) in (1..).zip(self.proper.iter().skip(HEAD_LINES)) {
            read_entry(&mut builder, number, whole).map_err(|why| RecordError { line: *line, why })?;
        }
        builder
            .set_comments(self.comments.iter().map(|(before, line)| (*before, (*line).to_owned())).collect());
        Ok(builder)
    }
}

fn read_entry<G: Recorded, F: Follow<G>>(
    builder: &mut Builder<G, F>,
    expected: usize,
    line: &str,
) -> Result<(), Why> {
    let text = unseal(line).ok_or(Why::Checksum)?;
    let (number, text) = text.split_once(' ').ok_or(Why::Form)?;
    if number != expected.to_string() {
        return Err(Why::Numbering { expected });
    }
    builder.read(text)
}
