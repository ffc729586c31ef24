//! A server as a process of its own.

use crate::Fault;
use crate::machine::{self, Share, Used};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long a server may take to begin, and to end.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs as long as this.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// Starts a server that says on its standard output at which `http://` address it is.
    ///
    /// # Errors
    /// If it does not start, or says nothing.
    pub fn start(mut command: Command, share: Option<&Share>) -> Result<Process, Fault> {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = machine::spawn(&mut command, share)
            .map_err(|error| Fault(format!("{}: {error}", command.get_program().to_string_lossy())))?;
        let said = child.stdout.take();
        let (at, address) = mpsc::channel();
        // Everything that it says is taken, or it would wait for that.
        thread::spawn(move || {
            let lines = BufReader::new(said?).lines().map_while(Result::ok);
            lines.filter_map(|line| address_in(&line)).for_each(|address| {
                // Only the first one is waited for.
                let _ = at.send(address);
            });
            Some(())
        });
        let address = address.recv_timeout(PATIENCE);
        let mut process = Process { child, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        process.address = address.map_err(|_| Fault::new("the server did not say where it is"))?;
        Ok(process)
    }

    /// What it has used by now.
    pub fn used(&self) -> Used {
        machine::used(self.child.id()).unwrap_or_default()
    }
}

/// Ends it as the system would, and at last by force.
impl Drop for Process {
    fn drop(&mut self) {
        let Some(pid) = Pid::from_raw(self.child.id().cast_signed()) else { return };
        let _ = kill_process(pid, Signal::TERM);
        let (ended, waiting) = mpsc::channel::<()>();
        thread::scope(|scope| {
            scope.spawn(move || {
                if waiting.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                    let _ = kill_process(pid, Signal::KILL);
                }
            });
            let _ = self.child.wait();
            drop(ended);
        });
    }
}

/// The address in a line such as `You can play here: http://127.0.0.1:8080`.
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, after) = line.split_once("http://")?;
    after.split_whitespace().next()?.trim_end_matches('/').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_in_any_language() {
        let address = Some("127.0.0.1:8080".parse().unwrap());
        assert_eq!(address_in("Je kunt hier spelen: http://127.0.0.1:8080"), address);
        assert_eq!(address_in("http://127.0.0.1:8080/ is it"), address);
        assert_eq!(address_in("at http://somewhere"), None);
    }

    #[test]
    fn a_program_that_says_nothing_is_no_server() {
        assert!(Process::start(Command::new("true"), None).is_err());
        assert!(Process::start(Command::new("there-is-no-such-program"), None).is_err());
    }
}
