//! The two files of a match under way: its record, and beside it `FILE.secret`.
//!
//! The secret comes first and goes last, so a record that is not finished always has its own. It is also what
//! a program locks while it plays, because it is there as long as there is something to lock.

use super::trouble::Trouble;
use games::GameName;
use record::MOST_OF_A_RECORD;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Digits of a secret.
const DIGITS: usize = 64;

/// What follows the secret once its record is there. Without it, a secret beside no record is what is left of a
/// beginning that was broken off; with it, somebody has taken the record away, and may bring it back.
const BEGUN: &str = "\nbegun\n";

/// Where the files of a match are.
#[derive(Clone, Debug)]
pub struct Files {
    record: PathBuf,
    secret: PathBuf,
    /// What will be the record, until its beginning is complete.
    draft: PathBuf,
}

/// A record that is there already.
pub struct Found {
    /// What is in it.
    pub bytes: Vec<u8>,
    /// The secret, and the files, to go on with; none if the secret is missing.
    pub kept: Option<(String, Held)>,
}

impl Found {
    /// The game, as far as one can see without reading the rest.
    pub fn game(&self) -> Option<GameName> {
        let text = String::from_utf8_lossy(&self.bytes);
        let name = text.lines().find_map(|line| line.strip_prefix("game \""))?;
        GameName::named(name.split('"').next()?)
    }
}

/// Files that this program, and no other one, writes.
pub struct Held {
    files: Files,
    secret: File,
    record: File,
    /// Bytes in the record.
    length: u64,
}

/// Why something could not be written.
#[derive(Debug)]
pub enum Broken {
    /// The disk did not take it.
    Disk(io::Error),
    /// The record would be longer than any may be.
    Full,
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken::Disk(error)
    }
}

impl Files {
    /// The files of the match that is recorded there.
    pub fn of(record: PathBuf) -> Files {
        let beside = |end| {
            let mut name = OsString::from(&record);
            name.push(end);
            PathBuf::from(name)
        };
        Files { secret: beside(".secret"), draft: beside(".new"), record }
    }

    /// The record.
    pub fn record(&self) -> &Path {
        &self.record
    }

    /// The secret.
    pub fn secret(&self) -> &Path {
        &self.secret
    }

    /// Is there a record?
    ///
    /// # Errors
    /// If that cannot be known.
    pub fn has_record(&self) -> io::Result<bool> {
        self.record.try_exists()
    }

    /// Lays both files down, and has them safe: the secret, then the beginning of the record, whole.
    ///
    /// # Errors
    /// If there is something in the way, or they cannot be written; there is no record then.
    pub fn begin(&self, secret: &str, beginning: &str) -> Result<Held, Trouble> {
        let mut file = self.claim()?;
        let mut ours = vec![&self.secret];
        match self.lay_down(&mut file, secret, beginning, &mut ours) {
            Ok(record) => {
                let length = beginning.len() as u64;
                Ok(Held { files: self.clone(), secret: file, record, length })
            }
            Err(error) => {
                // As if nothing had been tried, as far as possible.
                for path in ours.into_iter().rev() {
                    let _ = fs::remove_file(path);
                }
                Err(error.into())
            }
        }
    }

    /// Tells in `ours` which files it made.
    fn lay_down<'a>(
        &'a self,
        secret_file: &mut File,
        secret: &str,
        beginning: &str,
        ours: &mut Vec<&'a PathBuf>,
    ) -> io::Result<File> {
        secret_file.write_all(secret.as_bytes())?;
        secret_file.sync_all()?;
        self.sync_folder()?;
        let mut record = open_draft(&self.draft)?;
        ours.push(&self.draft);
        record.write_all(beginning.as_bytes())?;
        record.sync_all()?;
        fs::rename(&self.draft, &self.record)?;
        ours.push(&self.record);
        self.sync_folder()?;
        secret_file.write_all(BEGUN.as_bytes())?;
        secret_file.sync_all()?;
        Ok(record)
    }

    /// The empty file for the secret, made or left over from a beginning that was broken off.
    fn claim(&self) -> Result<File, Trouble> {
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = match options.create_new(true).open(&self.secret) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let mut file = options.create_new(false).open(&self.secret)?;
                lock(&file)?;
                match Note::read(&mut file)? {
                    Note::Secret { begun: true, .. } if self.has_record()? => return Err(Trouble::Busy),
                    Note::Secret { begun: true, .. } => return Err(Trouble::NoRecord),
                    Note::Secret { begun: false, .. } | Note::Torn => {}
                    Note::Strange => return Err(Trouble::StrangeSecret),
                }
                #[cfg(unix)]
                file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
                file.set_len(0)?;
                file.rewind()?;
                file
            }
            made => {
                let file = made?;
                lock(&file)?;
                file
            }
        };
        // Another program may have been quicker.
        if self.has_record()? { Err(Trouble::Busy) } else { Ok(file) }
    }

    /// Opens a record that is there, and what belongs to it.
    ///
    /// # Errors
    /// If another program has it, or it cannot be read and written.
    pub fn open(&self) -> Result<Found, Trouble> {
        let secret = OpenOptions::new().read(true).write(true).open(&self.secret);
        let mut secret = match secret {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Ok(Found { bytes: read_all(&mut open_record(&self.record, false)?)?, kept: None });
            }
            opened => opened?,
        };
        lock(&secret)?;
        let digits = match Note::read(&mut secret)? {
            Note::Secret { digits, .. } => digits,
            Note::Torn | Note::Strange => return Err(Trouble::StrangeSecret),
        };
        let mut record = open_record(&self.record, true)?;
        let bytes = read_all(&mut record)?;
        let length = bytes.len() as u64;
        let held = Held { files: self.clone(), secret, record, length };
        Ok(Found { bytes, kept: Some((digits, held)) })
    }

    /// Makes the names of files as safe as what is in them.
    fn sync_folder(&self) -> io::Result<()> {
        #[cfg(unix)]
        {
            let folder = self.record.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        }
        Ok(())
    }
}

impl Held {
    /// Cuts off what comes after so many bytes: a line that was never finished.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn cut(&mut self, keep: usize) -> io::Result<()> {
        if self.length > keep as u64 {
            self.record.set_len(keep as u64)?;
            self.record.sync_all()?;
            self.length = keep as u64;
        }
        // The program may have stopped before it could say that the record is there.
        self.secret.set_len(DIGITS as u64)?;
        self.secret.seek(io::SeekFrom::End(0))?;
        self.secret.write_all(BEGUN.as_bytes())?;
        self.secret.sync_all()
    }

    /// Puts lines at the end of the record, and has them safe.
    ///
    /// # Errors
    /// If they are not safe; nothing may be written after them then.
    pub fn append(&mut self, lines: &str) -> Result<(), Broken> {
        if lines.is_empty() {
            return Ok(());
        }
        if self.length + lines.len() as u64 > MOST_OF_A_RECORD as u64 {
            return Err(Broken::Full);
        }
        self.record.write_all(lines.as_bytes())?;
        self.record.sync_data()?;
        self.length += lines.len() as u64;
        Ok(())
    }

    /// Takes the secret away, once the record has it.
    pub fn forget_secret(&self) {
        // It is told by now; whoever opens the record again tries once more.
        let _ = fs::remove_file(&self.files.secret);
    }
}

/// What is in the file of a secret.
enum Note {
    /// A whole secret, and whether its record has been there.
    Secret { digits: String, begun: bool },
    /// The beginning of one, or nothing.
    Torn,
    /// Something else.
    Strange,
}

impl Note {
    fn read(file: &mut File) -> io::Result<Note> {
        let most = DIGITS + BEGUN.len();
        let mut bytes = Vec::new();
        file.take(most as u64 + 1).read_to_end(&mut bytes)?;
        let (digits, mark) = bytes.split_at(bytes.len().min(DIGITS));
        let ours = digits.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        Ok(match mark {
            _ if !ours || !BEGUN.as_bytes().starts_with(mark) => Note::Strange,
            _ if digits.len() < DIGITS => Note::Torn,
            mark => Note::Secret {
                digits: String::from_utf8_lossy(digits).into_owned(),
                begun: mark.len() == BEGUN.len(),
            },
        })
    }
}

/// Nobody else plays with this; or else somebody does.
fn lock(file: &File) -> Result<(), Trouble> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => Trouble::Busy,
        TryLockError::Error(error) => Trouble::Io(error),
    })
}

/// Never waits for what is no file, and never writes to it.
fn open_record(path: &Path, to_write: bool) -> io::Result<File> {
    let kind = fs::metadata(path)?;
    if kind.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !kind.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    OpenOptions::new().read(true).append(to_write).open(path)
}

/// Never more than a record can hold, and a byte by which one sees that it is more.
fn read_all(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_OF_A_RECORD as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The file that will be the record. One that is left over is written anew, if it can only be ours.
fn open_draft(path: &Path) -> io::Result<File> {
    const FIRST: &[u8] = b"stamtafel record ";
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    match options.clone().create_new(true).open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let mut file = options.open(path)?;
            let mut bytes = Vec::new();
            (&mut file).take(FIRST.len() as u64).read_to_end(&mut bytes)?;
            if !FIRST.starts_with(&bytes) {
                return Err(error);
            }
            file.set_len(0)?;
            Ok(file)
        }
        opened => opened,
    }
}
