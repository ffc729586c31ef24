//! What people type, line by line, with the table able to wait for it no longer than a beat.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

/// No move is as long as this; what goes beyond it on one line is dropped.
const LONGEST: u64 = 4096;

/// So many lines are read ahead, at most.
const AHEAD: usize = 64;

/// Nothing more can come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End;

/// The lines of the standard input.
pub struct Input {
    lines: Receiver<String>,
    /// Read during a pause, and not meant for it.
    kept: Option<String>,
    ended: bool,
    /// Does somebody sit at a keyboard?
    pub live: bool,
}

impl Input {
    /// Begins to listen. The thread that reads ends with its source, or with the program.
    pub fn listen(source: impl Read + Send + 'static, live: bool) -> Input {
        let (sender, lines) = mpsc::sync_channel(AHEAD);
        thread::spawn(move || read_lines(source, &sender));
        Input { lines, kept: None, ended: false, live }
    }

    /// The next line, without the spaces around it.
    ///
    /// # Errors
    /// At the end of the input.
    pub fn line(&mut self) -> Result<String, End> {
        match self.kept.take() {
            Some(line) => Ok(line),
            None => self.lines.recv().map_err(|_| End),
        }
    }

    /// Waits for a while, and gives the line that comes meanwhile. At a keyboard any line will do; lines
    /// out of a file were written without a clock, so only those that `meant` says yes to are taken, and
    /// another is kept for the next question.
    pub fn pause(&mut self, time: Duration, meant: impl Fn(&str) -> bool) -> Option<String> {
        if time.is_zero() {
            return None;
        }
        if self.kept.is_none() && !self.ended {
            match self.lines.recv_timeout(time) {
                Ok(line) if self.live || meant(&line) => return Some(line),
                Ok(line) => self.kept = Some(line),
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => self.ended = true,
            }
        }
        // Nobody can interrupt any more, but those who watch still want to follow.
        let (_silent, nothing) = mpsc::channel::<()>();
        let _ = nothing.recv_timeout(time);
        None
    }
}

fn read_lines(source: impl Read, sender: &SyncSender<String>) {
    let mut source = BufReader::new(source);
    while let Ok(Some(line)) = read_line(&mut source) {
        if sender.send(line).is_err() {
            return;
        }
    }
}

/// The next line, or its beginning if it is too long; none at the end.
fn read_line(source: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
        source.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_trimmed_and_end() {
        let mut input = Input::listen(&b" 1 \r\n\n\xff\nlast"[..], false);
        for expected in ["1", "", "\u{fffd}", "last"] {
            assert_eq!(input.line().as_deref(), Ok(expected));
        }
        assert_eq!(input.line(), Err(End));
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let mut text = vec![b'x'; 1 << 20];
        text.extend(b"\nnext\n");
        let mut input = Input::listen(io::Cursor::new(text), false);
        assert_eq!(input.line().map(|line| line.len()), Ok(LONGEST as usize));
        assert_eq!(input.line().as_deref(), Ok("next"));
    }

    #[test]
    fn what_is_not_meant_for_a_pause_is_kept() {
        let mut input = Input::listen(&b"\n1\n"[..], false);
        let beat = Duration::from_millis(20);
        assert_eq!(input.pause(beat, str::is_empty).as_deref(), Some(""));
        assert_eq!(input.pause(beat, str::is_empty), None);
        assert_eq!(input.line().as_deref(), Ok("1"));
        assert_eq!(input.pause(beat, str::is_empty), None);
        assert_eq!(input.line(), Err(End));
    }
}
