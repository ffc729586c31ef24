//! Reading a file or the standard input.

use crate::error::Failure;
use lang::Messages;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read, stdin};

/// A position takes a few kilobytes; what is longer than this is no position.
const LIMIT: u64 = 1 << 20;

/// The text of a file, or of the standard input if its name is `-`.
///
/// # Errors
/// If it cannot be read, is longer than [`LIMIT`] bytes, is empty or is no text in UTF-8.
pub fn read(messages: &Messages, file: &OsStr) -> Result<String, Failure> {
    read_up_to(messages, file, LIMIT, "cli-error-file-too-long")
}

/// The same with another limit, and the message for what is longer.
///
/// # Errors
/// As [`read`].
pub fn read_up_to(messages: &Messages, file: &OsStr, limit: u64, too_long: &str) -> Result<String, Failure> {
    let standard_input = file == "-";
    let bytes = if standard_input {
        read_bytes(stdin().lock(), limit)
    } else {
        open(file).and_then(|file| read_bytes(file, limit))
    };
    let shown = if standard_input { messages.get("cli-standard-input", &[]) } else { shown(file) };
    let fail = |key| Failure::form(messages, key, &[("file", (&shown).into())]);

    let bytes = bytes.map_err(|error| unreadable_as(messages, &shown, &error))?;
    if bytes.len() as u64 > limit {
        return Err(fail(too_long));
    }
    let text = String::from_utf8(bytes).map_err(|_| fail("cli-error-file-not-utf8"))?;
    // Some editors begin a file with this mark.
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    if text.contains('\0') {
        return Err(fail("cli-error-file-not-utf8"));
    }
    if text.trim().is_empty() {
        return Err(fail("cli-error-file-empty"));
    }
    Ok(text)
}

/// Why a file cannot be read.
pub fn unreadable(messages: &Messages, file: &OsStr, error: &io::Error) -> Failure {
    unreadable_as(messages, &shown(file), error)
}

fn unreadable_as(messages: &Messages, shown: &str, error: &io::Error) -> Failure {
    let file = ("file", shown.into());
    match error.kind() {
        ErrorKind::NotFound => Failure::form(messages, "cli-error-file-not-found", &[file]),
        ErrorKind::IsADirectory => Failure::form(messages, "cli-error-file-directory", &[file]),
        ErrorKind::PermissionDenied => Failure::form(messages, "cli-error-file-denied", &[file]),
        _ => Failure::form(messages, "cli-error-file", &[file, ("reason", error.to_string().into())]),
    }
}

/// A path within a sentence.
pub fn shown(file: &OsStr) -> String {
    format!("'{}'", lang::excerpt(&file.to_string_lossy()))
}

/// Opening a directory succeeds on some systems, and only reading it fails.
fn open(file: &OsStr) -> io::Result<File> {
    let opened = File::open(file)?;
    if opened.metadata()?.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { Ok(opened) }
}

/// Never more than one byte too many, however long the source is.
fn read_bytes(source: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
