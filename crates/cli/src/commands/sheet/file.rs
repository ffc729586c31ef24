//! The file of a sheet. What was there stays whole until what replaces it is safe, and of two programs that change it
//! at once one waits for the other, so nothing that was noted is lost.

use crate::error::{Exit, Failure};
use crate::input;
use lang::{Messages, SheetRefusals};
use sheet::{Book, Change, Done, MOST_BYTES, Operation, OperationId};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A sheet that this program, and no other one, changes.
pub struct Kept {
    messages: &'static Messages,
    path: PathBuf,
    /// Locked as long as it is open; none of a sheet that is not there yet.
    file: Option<File>,
    /// The sheet with all that was done to it since.
    pub book: Book,
}

/// Reads a sheet, which nobody is going to change.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn read(messages: &'static Messages, file: &OsStr) -> Result<Book, Failure> {
    let text = input::read_up_to(messages, file, MOST_BYTES as u64, "sheet-file-too-long")?;
    parse(messages, &text)
}

fn parse(messages: &'static Messages, text: &str) -> Result<Book, Failure> {
    sheet::read(text).map_err(|fault| Failure::new(Exit::Form, messages.sheet_unreadable(&fault)))
}

impl Kept {
    /// Opens a sheet to change it.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn open(messages: &'static Messages, file: &OsStr) -> Result<Kept, Failure> {
        let unreadable = |error: io::Error| input::unreadable(messages, file, &error);
        // A link stays one: what it leads to is replaced.
        let path = fs::canonicalize(file).map_err(unreadable)?;
        let (locked, text) = locked(&path).map_err(unreadable)?;
        let text = match text {
            Some(text) => text,
            None => {
                // It is too long, or no text; the same way of reading tells which.
                input::read_up_to(messages, file, MOST_BYTES as u64, "sheet-file-too-long")?
            }
        };
        let book = parse(messages, &text)?;
        Ok(Kept { messages, path, file: Some(locked), book })
    }

    /// Begins a sheet where there is none yet. Nothing is there before it is saved: what cannot be leaves no file.
    pub fn begin(messages: &'static Messages, file: &OsStr) -> Kept {
        Kept { messages, path: PathBuf::from(file), file: None, book: Book::default() }
    }

    /// Does something to it. It is in the file once it was saved.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act(&mut self, change: Change) -> Result<Done, Failure> {
        self.act_undoing(change, None)
    }

    /// The same as the undoing of something else.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act_undoing(&mut self, change: Change, undoes: Option<OperationId>) -> Result<Done, Failure> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let operation = Operation {
            id: drawn_id(),
            base: self.book.operations().len() as u64,
            at: u64::try_from(now.as_millis()).unwrap_or_default(),
            undoes,
            change,
        };
        let change = operation.change.clone();
        let done = self.book.apply(operation);
        done.map_err(|refusal| refused(self.messages, &self.book, &change, &refusal))
    }

    /// Writes it beside the file, has it safe, and puts it in its place. Nobody is kept from changing it then, so this
    /// comes once, and last.
    ///
    /// # Errors
    /// If it cannot be written, or somebody has begun a sheet there meanwhile; the file is as it was then.
    pub fn save(&mut self) -> Result<(), Failure> {
        let text = sheet::write(&self.book);
        let begun = self.file.is_none();
        let written = self.claim().and_then(|()| replace(&self.path, text.as_bytes()));
        if written.is_err() && begun {
            self.disclaim();
        }
        written.map_err(|error| unwritable(self.messages, self.path.as_os_str(), &error))
    }

    /// Takes the name of a sheet that was not there.
    fn claim(&mut self) -> io::Result<()> {
        if self.file.is_none() {
            let file = OpenOptions::new().write(true).create_new(true).open(&self.path)?;
            self.file.insert(file).lock()?;
        }
        Ok(())
    }

    /// Gives the name back, if nothing but the empty file that took it is there.
    fn disclaim(&mut self) {
        if self.file.take().is_some_and(|file| is_at(&file, &self.path).unwrap_or(false)) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Why the sheet does not take something, with the number of the rule.
pub fn refused(
    messages: &'static Messages,
    book: &Book,
    change: &Change,
    refusal: &sheet::Refusal,
) -> Failure {
    let sentence = SheetRefusals { messages, book }.change(change, refusal);
    match refusal.rule() {
        Some(rule) => Failure::new(Exit::Illegal, format!("{rule}: {sentence}")),
        None => Failure::new(Exit::Form, sentence),
    }
}

/// The file under a lock, and what is in it; none if it is no text that can be a sheet. While one waits for the lock, the
/// file may have been replaced by another: then that one is wanted.
fn locked(path: &Path) -> io::Result<(File, Option<String>)> {
    loop {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        file.lock()?;
        if is_at(&file, path)? {
            let mut bytes = Vec::new();
            (&mut file).take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
            let text = String::from_utf8(bytes).ok();
            let text = text.filter(|text| text.len() <= MOST_BYTES && !text.trim().is_empty());
            return Ok((file, text.map(|text| text.trim_start_matches('\u{feff}').to_owned())));
        }
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, there) = (file.metadata()?, fs::metadata(path)?);
    Ok((open.dev(), open.ino()) == (there.dev(), there.ino()))
}

/// Where a file that is open cannot be replaced, it is still the same.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

/// Puts a file in the place of what is there, all of it or nothing.
///
/// # Errors
/// If that cannot be done; what was there is untouched then.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, file) = draft_beside(path)?;
    let written = write_draft(file, path, bytes).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // Whatever went wrong, the draft is of no use to anybody.
        let _ = fs::remove_file(&draft);
        return written;
    }
    sync_folder(path)
}

/// Puts a file where somebody wants it: in the place of what is there, or into it, if that is a link or no plain file,
/// which would be lost.
///
/// # Errors
/// If that cannot be done.
pub fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(there) if !there.is_file() => File::create(path)?.write_all(bytes),
        _ => replace(path, bytes),
    }
}

/// A new file with a name that nobody has: what somebody else keeps beside the sheet, or a link there, is not touched.
fn draft_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    loop {
        let mut name = OsString::from(path);
        name.push(format!(".{:08x}.new", drawn() as u32));
        let draft = PathBuf::from(name);
        match OpenOptions::new().write(true).create_new(true).open(&draft) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => return Ok((draft, opened?)),
        }
    }
}

fn write_draft(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Ok(there) = fs::metadata(path) {
        file.set_permissions(there.permissions())?;
    }
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the name as safe as what is in the file.
fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// Why a file cannot be written.
pub fn unwritable(messages: &Messages, file: &OsStr, error: &io::Error) -> Failure {
    let shown = ("file", input::shown(file).into());
    match error.kind() {
        ErrorKind::AlreadyExists => Failure::form(messages, "cli-sheet-there-already", &[shown]),
        _ => {
            let reason = ("reason", error.to_string().into());
            Failure::form(messages, "cli-sheet-not-written", &[shown, reason])
        }
    }
}

/// A number that nobody chose: the standard library draws one for its hash tables.
pub fn drawn() -> u64 {
    RandomState::new().hash_one(0)
}

fn drawn_id() -> OperationId {
    OperationId(u128::from(drawn()) << 64 | u128::from(drawn()))
}
