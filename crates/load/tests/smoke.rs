//! The load program itself: some tables for some seconds, against a server as a process of its own.
#![forbid(unsafe_code)]

use load::ours::Ours;
use load::plan::{Kept, Pace, Plan};
use load::process::Process;
use load::steps;
use server::{Config, MetricsAt, Options, Place, run};
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Where the other process keeps its store: it is this program again, told by this that it is the server.
const FOLDER: &str = "STAMTAFEL_TEST_FOLDER";

/// No test of its own: what the other process runs.
#[test]
fn serves_if_it_is_asked_to() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let options = Options {
        listen: "127.0.0.1:0".parse().unwrap(),
        metrics: MetricsAt::Off,
        place: Place::Folder(folder.into()),
        config: Config { trust_proxy: true, ..Config::default() },
    };
    run(options, |address| println!("\nat http://{address}")).unwrap();
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Fast enough that short matches come to their ends and others begin.
#[test]
fn some_tables_are_played_at_without_a_fault() {
    let folder = Folder(env::temp_dir().join(format!("stamtafel-load-{}", std::process::id())));
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["serves_if_it_is_asked_to", "--exact", "--nocapture"]).env(FOLDER, &folder.0);
    command.stderr(Stdio::null());
    let process = Process::start(command, None).unwrap();
    let plan = Plan {
        server: PathBuf::new(),
        scratch: PathBuf::new(),
        steps: vec![2, 5],
        pace: Pace { rate: 8.0, lasts: Duration::from_secs(3) },
        kept: Kept::Sqlite,
        compare: false,
    };
    let mut shown = Vec::new();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = Ours { address: process.address };
    let mut show = |line: &str| shown.push(line.to_owned());
    let rows = runtime.block_on(steps::ramp("here", house, &process, &plan, &mut show)).unwrap();
    assert!(rows.iter().all(|row| row.faults.is_empty()), "{shown:?}");
    assert_eq!((rows[0].tables, rows[0].offered), (2, 16.0));
    assert!(rows[0].done > 1.0 && rows[0].took[0] > 0.0, "{shown:?}");
    assert!(shown[0].starts_with("here"));
}
