//! For tests: a PostgreSQL cluster of their own. None has to be set up before, and none is left afterwards.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Set to `1`: tests that need PostgreSQL are left out on purpose.
pub const LEAVE_OUT: &str = "STAMTAFEL_NO_POSTGRES";

/// Where Debian has its programs, by version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The version that everything is tested with; where it is not there, the newest one is taken.
const USUAL: &str = "15";

/// The account that it runs as where root runs the tests, for it refuses root.
const ACCOUNT: &str = "postgres";

/// A cluster that runs as long as this, in a folder of its own, to be reached by a socket in there and by no port.
pub struct Cluster {
    folder: PathBuf,
    server: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a cluster; none if tests with PostgreSQL are left out on purpose. It ends with the thread that
    /// started it, if not before.
    ///
    /// # Panics
    /// If there is no PostgreSQL, or it does not start: what is not tested must not look as if it were.
    pub fn start() -> Option<Cluster> {
        if std::env::var_os(LEAVE_OUT).is_some_and(|value| value == "1") {
            eprintln!("tests with PostgreSQL are left out: {LEAVE_OUT}=1");
            return None;
        }
        let bin = programs().unwrap_or_else(|| {
            panic!(
                "no PostgreSQL in {VERSIONS}: install it (Debian: apt-get install postgresql), or set \
                 {LEAVE_OUT}=1 to leave these tests out"
            )
        });
        let folder = PathBuf::from(run(as_account("mktemp").args(["-d", "-t", "stamtafel-XXXXXX"])).trim());
        let data = folder.join("data");
        // Without waiting for the disk: only the cluster's own files, which nobody needs after a crash.
        let initdb = ["--no-sync", "--no-locale", "--auth=trust", "--encoding=UTF8", "--username=postgres"];
        run(as_account(bin.join("initdb")).args(initdb).arg("--pgdata").arg(&data));
        let mut start = as_account(bin.join("postgres"));
        start.arg("-D").arg(&data).arg("-k").arg(&folder).args(["-c", "listen_addresses="]);
        start.args(["-c", "max_connections=200"]).stdin(Stdio::null()).stdout(Stdio::null());
        let server = start.stderr(Stdio::piped()).spawn().expect("PostgreSQL can be started");
        let mut cluster = Cluster { folder, server, databases: AtomicU32::new(0) };
        cluster.wait();
        Some(cluster)
    }

    /// Until it says that it is ready.
    fn wait(&mut self) {
        let said = self.server.stderr.take().expect("it was started with one");
        let mut lines = BufReader::new(said).lines().map_while(Result::ok);
        let mut all = Vec::new();
        loop {
            let line =
                lines.next().unwrap_or_else(|| panic!("PostgreSQL does not start:\n{}", all.join("\n")));
            if line.contains("ready to accept connections") {
                break;
            }
            all.push(line);
        }
        // What it says later must be taken, or it waits for that.
        thread::spawn(move || lines.for_each(drop));
    }

    /// The URL of a database that is made anew, with nothing in it.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let bin = programs().expect("it was there when the cluster started");
        let name = format!("test{number}");
        let mut create = Command::new(bin.join("createdb"));
        run(create.arg("--host").arg(&self.folder).args(["--username=postgres", &name]));
        format!("postgresql:///{name}?user=postgres&host={}", encoded(&self.folder))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // SIGQUIT: at once, since nobody needs the data any more.
        let told = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        if !told.is_ok_and(|told| told.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> =
        fs::read_dir(VERSIONS).ok()?.flatten().map(|entry| entry.path()).collect();
    versions.retain(|version| version.join("bin/initdb").exists());
    versions.sort_unstable_by_key(|version| (name(version) == USUAL, name(version).parse::<u32>().ok()));
    versions.pop().map(|version| version.join("bin"))
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// A program that ends with this thread, under an account that is not root's.
fn as_account(program: impl AsRef<Path>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "INT"]);
    if run(Command::new("id").arg("-u")).trim() == "0" {
        command.args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--init-groups"]);
    }
    command.arg("--").arg(program.as_ref()).current_dir("/");
    command
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The path as a part of a URL.
fn encoded(path: &Path) -> String {
    path.to_string_lossy().bytes().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "%{byte:02x}");
        text
    })
}
