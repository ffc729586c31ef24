//! `stamtafel serve`: tables for people anywhere.

use super::{Context, Entry, browser};
use crate::args;
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};
use lang::{Messages, excerpt};
use server::{Config, MetricsAt, Options, Place};
use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

/// Where it listens if nobody says otherwise: on this computer alone.
const LISTEN: &str = "127.0.0.1:8080";

/// Said instead of the address of the metrics.
const OFF: &str = "off";

/// The longest that closed tables can be kept, in days: a hundred years.
const LONGEST: u64 = 36_500;

const DAY: u64 = 24 * 60 * 60;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "serve",
        about: "cli-serve-about",
        usage: "cli-serve-usage",
        examples: "cli-serve-examples",
    },
    arguments,
    run,
};

fn arguments(messages: &Messages, command: Command) -> Command {
    let option = |name, value, help| args::option(messages, name, value, help);
    let folder: Arg = option("data", "cli-serve-value-folder", "cli-serve-data")
        .value_parser(value_parser!(OsString))
        .value_hint(ValueHint::DirPath);
    command
        .arg(option("listen", "cli-serve-value-address", "cli-serve-listen"))
        .arg(folder)
        .arg(option("database", "cli-serve-value-url", "cli-serve-database"))
        .arg(option("public-url", "cli-serve-value-url", "cli-serve-public-url"))
        .arg(args::flag(messages, "trust-proxy", "cli-serve-trust-proxy"))
        .arg(option("metrics", "cli-serve-value-address", "cli-serve-metrics"))
        .arg(option("keep", "cli-value-number", "cli-serve-keep"))
        .arg(option("keep-sheets", "cli-value-number", "cli-serve-keep-sheets"))
        .arg(args::flag(messages, "open", "cli-serve-open"))
}

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let options = options(matches, messages)?;
    let public_url = options.config.public_url.clone();
    let open = matches.get_flag("open");
    server::log_to_stderr();
    let out = &mut *context.out;
    let mut told = Ok(());
    // Nobody waits for what stands in a buffer while the program runs.
    let (at, address) = std::sync::mpsc::channel();
    let served = std::thread::scope(|scope| {
        let served = scope.spawn(move || {
            server::run(options, move |address| {
                // It is only told to somebody who still listens.
                let _ = at.send(address);
            })
        });
        if let Ok(address) = address.recv() {
            let url = public_url.unwrap_or_else(|| format!("http://{}", reachable(address)));
            let mut lines = messages.get("cli-serve-at", &[("url", (&*url).into())]) + "\n";
            if open && !browser::open(&url) {
                lines += &(messages.get("cli-serve-not-opened", &[("url", (&*url).into())]) + "\n");
            }
            told = out.write_all(lines.as_bytes()).and_then(|()| out.flush());
        }
        served.join()
    });
    match served {
        Ok(Ok(())) => Ok(told?),
        Ok(Err(fault)) => {
            let reason = ("reason", fault.to_string().into());
            Err(Failure::form(messages, "cli-serve-failed", &[reason]).into())
        }
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

/// Where others find a server that listens at all addresses of this computer: at the one by which it would reach them.
fn reachable(listening: SocketAddr) -> SocketAddr {
    if !listening.ip().is_unspecified() {
        return listening;
    }
    // A socket of this kind sends nothing when it is connected; the other end is an address for documentation.
    let towards = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    };
    let ip = towards().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |own: SocketAddr| own.ip());
    SocketAddr::new(ip, listening.port())
}

fn options(matches: &ArgMatches, messages: &Messages) -> Result<Options, Failure> {
    let text = |id: &str| matches.get_one::<String>(id).map(String::as_str);
    let place = match (text("database"), matches.get_one::<OsString>("data")) {
        (Some(url), _) => Place::Database(url.to_owned()),
        (None, Some(folder)) => Place::Folder(PathBuf::from(folder)),
        (None, None) => return Err(Failure::new(Exit::Form, messages.get("cli-serve-where", &[]))),
    };
    let address = |shown: &str, text: &str| {
        let blanks = [("name", shown.into()), ("value", excerpt(text).into())];
        text.parse::<SocketAddr>().map_err(|_| Failure::form(messages, "cli-serve-bad-address", &blanks))
    };
    let keep = args::number(messages, matches, "keep", "--keep", 0..=LONGEST)?;
    let keep_sheets = args::number(messages, matches, "keep-sheets", "--keep-sheets", 0..=LONGEST)?;
    let mut config = Config {
        public_url: text("public-url").map(|url| public_url(messages, url)).transpose()?,
        trust_proxy: matches.get_flag("trust-proxy"),
        ..Config::default()
    };
    if let Some(days) = keep {
        config.keep = Duration::from_secs(days * DAY);
    }
    if let Some(days) = keep_sheets {
        config.keep_books = Duration::from_secs(days * DAY);
    }
    Ok(Options {
        listen: address("--listen", text("listen").unwrap_or(LISTEN))?,
        metrics: match text("metrics") {
            None => MetricsAt::Usual,
            Some(OFF) => MetricsAt::Off,
            Some(text) => MetricsAt::At(address("--metrics", text)?),
        },
        place,
        config,
    })
}

fn public_url(messages: &Messages, url: &str) -> Result<String, Failure> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    if host.is_some_and(|host| !host.is_empty() && !host.starts_with('/')) {
        return Ok(url.trim_end_matches('/').to_owned());
    }
    let blanks = [("name", "--public-url".into()), ("value", excerpt(url).into())];
    Err(Failure::form(messages, "cli-serve-bad-url", &blanks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_people_can_open_is_told() {
        let told = reachable("127.0.0.1:80".parse().unwrap());
        assert_eq!(told.to_string(), "127.0.0.1:80");
        let told = reachable("0.0.0.0:8080".parse().unwrap());
        assert!(!told.ip().is_unspecified() && told.port() == 8080, "{told}");
    }
}
