//! The bot of docs/protocol.md plays both games, exactly as it stands there.

use crate::client::{Client, seated, wait_for};
use crate::http::{open, rules};
use crate::place::{Folder, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};
use wire::{HouseRules, Switch, Wish};

/// Its text.
fn bot() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(page).unwrap();
    let (_, after) = page.split_once("```python\n").expect("the page has a bot");
    let (bot, after) = after.split_once("```\n").unwrap();
    assert!(!after.contains("```"), "the page has one bot, and nothing that nobody runs");
    bot.to_owned()
}

/// One bot that comes to a table; none where there is no Python.
fn started(address: SocketAddr, code: &str) -> Option<Child> {
    // A small twin of the package that it asks for lies beside this file.
    let twin = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/example");
    let mut command = Command::new("python3");
    command.args(["-B", "-c", &bot(), &address.to_string(), code]).env("PYTHONPATH", twin);
    match command.stderr(Stdio::piped()).kill_on_drop(true).spawn() {
        Ok(child) => Some(child),
        Err(error) => {
            eprintln!("skipped: python3 cannot be run: {error}");
            None
        }
    }
}

/// Begins the match as soon as the bots are ready.
async fn begin(host: &mut Client) {
    while host.wish(Wish::Start { share: None }).await.is_err() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    wait_for(host, |host| host.stage() == "during").await;
}

async fn plays(rules: HouseRules) {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules, false).await;
    let mut host = seated(server.address, &code, "Anna").await;
    let Some(bots) = [0; 2].map(|_| started(server.address, &code)).into_iter().collect::<Option<Vec<_>>>()
    else {
        return server.stop().await;
    };
    wait_for(&mut host, |host| host.seats == 3).await;
    // What changes the agreement has to be agreed on again.
    host.wish(Wish::Hints { on: true }).await.unwrap();
    begin(&mut host).await;
    host.play_on(11).await;
    host.wish(Wish::Rematch).await.unwrap();
    wait_for(&mut host, |host| host.stage() == "before").await;
    begin(&mut host).await;
    host.play_on(12).await;
    host.wish(Wish::Close).await.unwrap();
    for bot in bots {
        let output = bot.wait_with_output().await.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let played = |host: &Client| host.frames.iter().filter(|frame| frame.contains("\"played\"")).count();
    assert!(played(&host) > 30);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_of_the_protocol_plays_wippen() {
    plays(rules(
        "wippen",
        &[("finish", Switch::Text("games 1".to_owned())), ("adding_up", Switch::Bool(true))],
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_of_the_protocol_plays_toepen() {
    plays(rules("toepen", &[("hands", Switch::Number(4))])).await;
}
