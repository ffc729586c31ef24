//! Step by step more tables, until it breaks.

use crate::Fault;
use crate::machine::{self, Share};
use crate::ours::Ours;
use crate::peer::{self, Peer};
use crate::plan::{Kept, Plan};
use crate::play::{House, Tally, play};
use crate::process::Process;
use crate::report::{self, Row};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::kit::Cluster;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Tables that are opened at the same time.
const OPENINGS: usize = 16;

/// A table has to be open by then.
const OPEN_WITHIN: Duration = Duration::from_secs(60);

/// Sockets of a table, on both sides, and something besides.
const FILES: u64 = 4;

/// Does all that the plan says, and shows each figure as soon as it is there.
///
/// # Errors
/// If nothing can be measured. That a server breaks is no error.
pub fn run(plan: &Plan, show: &mut dyn FnMut(&str)) -> Result<Vec<Row>, Fault> {
    machine::make_room(plan.most_tables() as u64 * FILES + 200)?;
    fs::create_dir_all(&plan.scratch)?;
    let share = Share::of_machine();
    // Before the clients' threads are started.
    share.iter().for_each(Share::keep_clients);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    // What is missing should be said at once.
    let other = plan.compare.then(|| peer::install(&plan.scratch.join("compare"))).transpose()?;
    let mut rows = Vec::new();
    show(&report::heading(plan, share.as_ref()));
    {
        let data = plan.scratch.join("data");
        let cluster = (plan.kept == Kept::Postgres).then(Cluster::start).flatten();
        let process = Process::start(ours(plan, &data, cluster.as_ref())?, share.as_ref())?;
        let house = Ours { address: process.address };
        rows.extend(runtime.block_on(ramp("stamtafel", house, &process, plan, show))?);
        drop(process);
        remove(&data)?;
    }
    if let Some(command) = other {
        let process = Process::start(command, share.as_ref())?;
        let house = Peer { address: process.address };
        rows.extend(runtime.block_on(ramp("boardgame.io", house, &process, plan, show))?);
    }
    Ok(rows)
}

/// The command that starts our server on an empty store.
fn ours(plan: &Plan, data: &Path, cluster: Option<&Cluster>) -> Result<Command, Fault> {
    let mut command = Command::new(&plan.server);
    command.args(["serve", "--listen", "127.0.0.1:0", "--trust-proxy"]).stderr(Stdio::null());
    match (plan.kept, cluster) {
        (Kept::Sqlite, _) => {
            remove(data)?;
            command.arg("--data").arg(data);
        }
        (Kept::Postgres, Some(cluster)) => {
            command.arg("--database").arg(cluster.database());
        }
        (Kept::Postgres, None) => return Err(Fault::new("PostgreSQL is left out here")),
    }
    Ok(command)
}

fn remove(folder: &Path) -> Result<(), Fault> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// All steps on one server, each with the tables of the one before and some more.
///
/// # Errors
/// If a task of this program fails.
pub async fn ramp<H: House>(
    name: &'static str,
    house: H,
    process: &Process,
    plan: &Plan,
    show: &mut dyn FnMut(&str),
) -> Result<Vec<Row>, Fault> {
    let empty = process.used();
    let mut rows: Vec<Row> = Vec::new();
    let mut tables = Vec::new();
    for step in &plan.steps {
        let (opened, faults) = open(&house, tables.len()..*step).await?;
        tables.extend(opened);
        let (before, begun) = (process.used(), Instant::now());
        let tally;
        (tables, tally) = play(tables, plan.pace).await?;
        let (after, lasted) = (process.used(), begun.elapsed());
        let tally = Tally { faults: faults.into_iter().chain(tally.faults).collect(), ..tally };
        let row = Row::new(name, *step, &tally, (empty, before, after), lasted);
        show(&row.line());
        row.faults.iter().take(3).for_each(|fault| show(&format!("    {fault}")));
        let over = row.breaks();
        rows.push(row);
        if over {
            break;
        }
    }
    Ok(rows)
}

/// Opens tables, some at a time; gives those that can be played at, and why others cannot.
async fn open<H: House>(
    house: &H,
    numbers: std::ops::Range<usize>,
) -> Result<(Vec<H::Table>, Vec<Fault>), Fault> {
    let room = Arc::new(Semaphore::new(OPENINGS));
    let mut tasks = JoinSet::new();
    for number in numbers {
        let (house, room) = (house.clone(), Arc::clone(&room));
        tasks.spawn(async move {
            let _place = room.acquire().await.map_err(Fault::new)?;
            let opened = timeout(OPEN_WITHIN, house.open(number)).await;
            opened.unwrap_or_else(|_| Err(Fault::new("a table was not opened in time")))
        });
    }
    let (mut tables, mut faults) = (Vec::new(), Vec::new());
    while let Some(opened) = tasks.join_next().await {
        match opened.map_err(Fault::new)? {
            Ok(table) => tables.push(table),
            Err(fault) => faults.push(fault),
        }
    }
    Ok((tables, faults))
}
