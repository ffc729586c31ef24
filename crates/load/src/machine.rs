//! What the system gives and tells: open files, processors, and what a process has used of them.

use crate::Fault;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::fs;
use std::io;
use std::process::{Child, Command};
use std::time::Duration;

/// Makes room for as many open files (sockets are files) as the system allows; the processes that are started
/// afterwards have it too.
///
/// # Errors
/// If that is fewer than this; the message says what to do.
pub fn make_room(files: u64) -> Result<(), Fault> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= files);
    if enough(current) {
        return Ok(());
    }
    let raised = enough(maximum) && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    raised.then_some(()).ok_or_else(|| {
        let most = maximum.unwrap_or(u64::MAX);
        Fault(format!(
            "{files} open files are needed and only {most} allowed: raise that limit (as root: `ulimit -Hn {files}`), \
             or ask for fewer tables"
        ))
    })
}

/// Which processors the server has, and which the clients.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    server: Vec<usize>,
    clients: Vec<usize>,
}

impl Share {
    /// The first of the processors that this process may use for the server, and all others for the clients; none
    /// if there is only one, or the system does not let one choose.
    pub fn of_machine() -> Option<Share> {
        let all = affinity::get()?;
        let (first, others) = all.split_first()?;
        (!others.is_empty()).then(|| Share { server: vec![*first], clients: others.to_vec() })
    }

    /// Keeps this thread, and those that it starts from now on, to the processors of the clients.
    pub fn keep_clients(&self) {
        affinity::set(&self.clients);
    }
}

/// Starts a process on the processors of the server.
///
/// # Errors
/// If it does not start.
pub fn spawn(command: &mut Command, share: Option<&Share>) -> io::Result<Child> {
    // A process begins where the thread is that starts it, so that thread is one of its own.
    std::thread::scope(|scope| {
        let started = scope.spawn(|| {
            if let Some(share) = share {
                affinity::set(&share.server);
            }
            command.spawn()
        });
        started.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(target_os = "linux")]
mod affinity {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

    pub(super) fn get() -> Option<Vec<usize>> {
        let set = sched_getaffinity(None).ok()?;
        Some((0..CpuSet::MAX_CPU).filter(|at| set.is_set(*at)).collect())
    }

    /// Where it is refused everything runs where it did: the figures tell how many processors the server had.
    pub(super) fn set(processors: &[usize]) {
        let mut set = CpuSet::new();
        processors.iter().for_each(|at| set.set(*at));
        let _ = sched_setaffinity(None, &set);
    }
}

#[cfg(not(target_os = "linux"))]
mod affinity {
    pub(super) fn get() -> Option<Vec<usize>> {
        None
    }

    pub(super) fn set(_: &[usize]) {}
}

/// What a process has used by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Used {
    /// Time that it had a processor for, in the kernel too.
    pub processor: Duration,
    /// Bytes of memory that are its own and not on disk. What the kernel keeps for its sockets is not among them.
    pub memory: u64,
}

/// What a process has used; none where the system does not tell (Linux does) or the process is gone.
pub fn used(process: u32) -> Option<Used> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let ticks = ticks(&stat)?;
    let kilobytes: u64 = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok())?;
    let processor = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
    Some(Used { processor, memory: kilobytes * 1024 })
}

/// The ticks of the clock in user and kernel mode; they are the 14th and 15th field, and the 2nd is a name in
/// brackets that may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, after) = stat.rsplit_once(')')?;
    let mut fields = after.split_whitespace().skip(11).map(str::parse::<u64>);
    Some(fields.next()?.ok()? + fields.next()?.ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_read_past_any_name() {
        let stat = "7 (a) b (c)) S 1 7 7 0 -1 4194304 100 0 0 0 31 11 0 0 20 0 1 0 5 1 1";
        assert_eq!(ticks(stat), Some(42));
        assert_eq!(ticks("7 (a) S 1"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_is_kept_to_the_processor_of_the_server() {
        let Some(share) = Share::of_machine() else { return };
        let mut command = Command::new("cat");
        command.arg("/proc/self/status").stdout(std::process::Stdio::piped());
        let output = spawn(&mut command, Some(&share)).unwrap().wait_with_output().unwrap();
        let status = String::from_utf8(output.stdout).unwrap();
        let allowed = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:")).unwrap();
        assert_eq!(allowed.trim(), share.server[0].to_string());
        assert!(used(std::process::id()).unwrap().memory > 0);
        assert!(!share.clients.contains(&share.server[0]));
    }

    #[test]
    fn more_files_than_the_system_has_are_refused_with_advice() {
        make_room(8).unwrap();
        if getrlimit(Resource::Nofile).maximum.is_some() {
            assert!(make_room(u64::MAX).unwrap_err().0.contains("ulimit"));
        }
    }
}
