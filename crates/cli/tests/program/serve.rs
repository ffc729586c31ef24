//! The server as somebody starts it.

use super::{assert_fails, program, run};
use std::env;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

struct Serving {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
    _out: BufReader<ChildStdout>,
}

/// Starts it on a folder of its own and a free port, and waits until it says where it is.
fn serve(more: &[&str]) -> Serving {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("stamtafel-serve-{}-{number}", std::process::id()));
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&folder).args(more);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("it says something");
    let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
    let address = address.unwrap_or_else(|| panic!("it does not say where it is: {line}"));
    Serving { child, address, folder, _out: out }
}

impl Serving {
    /// Asks it to end; gives its exit code and its logs.
    fn stop(mut self) -> (Option<i32>, String) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.expect("there is a program kill").success());
        let mut logs = String::new();
        let mut err = self.child.stderr.take().expect("a pipe");
        err.read_to_string(&mut logs).expect("logs are text");
        let code = self.child.wait().expect("it ends").code();
        assert!(logs.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{logs}");
        (code, logs)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn get(address: SocketAddr, path: &str) -> String {
    let mut line = TcpStream::connect(address).expect("somebody is there");
    write!(line, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
        .expect("it takes that");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer in UTF-8");
    answer
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    let serving = serve(&["--metrics", "off"]);
    assert!(get(serving.address, "/healthz").starts_with("HTTP/1.1 200 "));
    assert!(get(serving.address, "/metrics").starts_with("HTTP/1.1 404 "));
    let (code, logs) = serving.stop();
    assert_eq!(code, Some(0), "{logs}");
    assert!(logs.contains("\"serving\"") && !logs.contains("metrics"), "{logs}");
}

#[test]
fn metrics_are_where_they_are_wanted_or_nothing_runs() {
    // A port that is free, as far as one can know.
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let serving = serve(&["--metrics", &free.to_string()]);
    assert!(get(free, "/metrics").contains("\nstamtafel_sockets 0\n"));
    assert_eq!(serving.stop().0, Some(0));
    let held = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = held.local_addr().expect("an address").to_string();
    let data = env::temp_dir().join(format!("stamtafel-serve-{}-taken", std::process::id()));
    let words = ["serve", "--listen", "127.0.0.1:0", "--metrics", &taken, "--data"];
    let ran = run(&[&words[..], &[data.to_str().expect("a path")]].concat());
    assert_fails(&ran, 2);
    assert!(ran.err.contains(&taken), "{ran:?}");
    let _ = std::fs::remove_dir_all(&data);
    assert_fails(&run(&["serve", "--data", "x", "--metrics", "on"]), 2);
}

/// Another server, or something else, is at the usual address.
#[test]
fn it_does_without_metrics_if_their_usual_address_is_taken() {
    // If somebody else has it that will do.
    let _held = TcpListener::bind(server::USUAL_METRICS);
    let serving = serve(&[]);
    assert!(get(serving.address, "/healthz").starts_with("HTTP/1.1 200 "));
    let (code, logs) = serving.stop();
    assert_eq!(code, Some(0));
    assert!(logs.contains("there are no metrics"), "{logs}");
}

#[test]
fn the_password_of_a_database_is_not_told() {
    for url in [
        "postgresql://somebody:geheim@127.0.0.1:1/nothing",
        "postgresql://somebody:geheim@127.0.0.1:port/nothing",
        "postgres://somebody:geheim@@@/?connect_timeout=x",
        "host=127.0.0.1 port=1 password=geheim user=somebody what=ever",
        "geheim",
    ] {
        let ran = run(&["serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--database", url]);
        assert_fails(&ran, 2);
        assert!(!ran.err.contains("geheim"), "{ran:?}");
    }
}
