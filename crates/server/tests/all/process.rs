//! Servers in processes of their own: this program again, told by this one that it is a server.

use crate::place::Place;
use server::kit::{Hook, Moment};
use server::{Config, MetricsAt, Options, log_to_stderr, run};
use std::env;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Lines};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use table::{Event, Phrase};

/// Where the other process keeps its store.
const WHERE: &str = "STAMTAFEL_TEST_WHERE";

/// For how many seconds closed tables are kept.
const KEEP: &str = "STAMTAFEL_TEST_KEEP";

/// What goes wrong in it.
const WRONG: &str = "STAMTAFEL_TEST_WRONG";

/// No test of its own: what the other process runs.
#[test]
fn serves_if_it_is_asked_to() {
    let Ok(place) = env::var(WHERE) else { return };
    let mut config = Config::default();
    if let Ok(keep) = env::var(KEEP) {
        config.keep = Duration::from_secs(keep.parse().unwrap());
    }
    config.hook = match env::var(WRONG).as_deref() {
        Ok("fails") => fails_at_goodbye(),
        Ok("hangs") => computers_hang(),
        _ => Hook::default(),
    };
    log_to_stderr();
    let options = Options {
        listen: "127.0.0.1:0".parse().unwrap(),
        metrics: MetricsAt::Off,
        place: Place::read(&place).of_server(),
        config,
    };
    run(options, |address| println!("\nat {address}")).unwrap();
}

/// The task of a table at which somebody says goodbye fails, as badly as it can: it stored that and told nobody.
pub fn fails_at_goodbye() -> Hook {
    Hook::new(|moment| {
        let Moment::Stored(entries) = moment else { return };
        let goodbye = |event: &Event| matches!(event, Event::Said { phrase: Phrase::Goodbye, .. });
        assert!(!entries.iter().any(|entry| goodbye(&entry.event)), "it fails with {entries:?}");
    })
}

/// Computer players never come to a decision.
pub fn computers_hang() -> Hook {
    let (keep, hang) = mpsc::channel::<()>();
    // Nobody sends anything, nor ends.
    let hang = std::sync::Mutex::new((keep, hang));
    Hook::new(move |moment| {
        if let Moment::Asked(_) = moment {
            let _ = hang.lock().unwrap().1.recv();
        }
    })
}

/// What one of them is told beside where its store is.
#[derive(Clone, Copy, Default)]
pub struct With<'a> {
    pub keep: Option<u64>,
    pub wrong: Option<&'a str>,
    /// Where its logs go.
    pub log: Option<&'a Path>,
}

/// One of them.
pub struct Process {
    child: Child,
    /// What it says later must have where to go.
    _said: Lines<BufReader<ChildStdout>>,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(place: &Place) -> Process {
        Process::start_with(place, With::default())
    }

    pub fn start_with(place: &Place, with: With<'_>) -> Process {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["process::serves_if_it_is_asked_to", "--exact", "--nocapture"]);
        command.env(WHERE, place.to_string());
        command.envs(with.keep.map(|keep| (KEEP, keep.to_string())));
        command.envs(with.wrong.map(|wrong| (WRONG, wrong)));
        command.stderr(with.log.map_or_else(Stdio::null, |log| {
            File::options().create(true).append(true).open(log).unwrap().into()
        }));
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = said.by_ref().map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("at ")?.parse().ok());
        Process { child, _said: said, address: address.expect("it says where it is") }
    }

    /// SIGKILL.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM; waits until it has ended.
    pub async fn terminate(mut self) -> ExitStatus {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.unwrap().success());
        for _ in 0..400 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it does not end");
    }
}

/// None is left when a test ends, however it does.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
