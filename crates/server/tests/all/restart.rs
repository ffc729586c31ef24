//! A server that ends, and another one on the same store.

use crate::client::{Client, begun, begun_with, seated, wait_for};
use crate::http::{open, open_with, rules};
use crate::judge::judge;
use crate::place::{Folder, Place};
use crate::process::Process;
use std::net::SocketAddr;
use std::time::Duration;
use wire::{View, Wish};

fn view(client: &Client) -> String {
    serde_json::to_string(&client.view).unwrap()
}

async fn again(address: SocketAddr, code: &str, old: &Client) -> Client {
    let client = Client::come(address, code, &old.token, None).await;
    assert_eq!(client.seat(), old.seat());
    assert_eq!(view(&client), view(old));
    client
}

/// One table before its match, one in the middle of a deal, one that waits for the answer to a toep. The server ends,
/// in whatever way, and another one comes.
async fn three_tables_go_on(place: &Place, end: impl AsyncFn(Process)) {
    let process = Process::start(place);
    let address = process.address;
    let lobby = open(address, rules("wippen", &[]), false).await;
    let dealt = open_with(address, rules("wippen", &[]), false, Some("45s")).await;
    let toep = rules("toepen", &[("exchange", wire::Switch::Bool(false))]);
    let toep = open_with(address, toep, false, Some("45s")).await;
    let anna = seated(address, &lobby, "Anna").await;
    let mut wippen = begun(address, &dealt, 2).await;
    let turn = wippen.iter().position(Client::asked).unwrap();
    assert!(wippen[turn].play(3).await);
    let number = wippen[turn].last;
    wait_for(&mut wippen[1 - turn], |client| client.last >= number).await;
    let mut toepen = begun(address, &toep, 2).await;
    let dealer = toepen.iter().position(Client::asked).unwrap();
    toepen[dealer].act("deal").await.unwrap();
    let number = toepen[dealer].act("toep").await.unwrap();
    for client in &mut toepen {
        wait_for(client, |client| client.last >= number).await;
    }
    end(process).await;

    let process = Process::start(place);
    let address = process.address;
    let mut anna = again(address, &lobby, &anna).await;
    anna.wish(Wish::AddComputer { computer: "greedy".to_owned() }).await.unwrap();
    let mut players = Vec::new();
    for client in &wippen {
        players.push(again(address, &dealt, client).await);
    }
    assert!(players[1 - turn].asked() && players[1 - turn].play(0).await);
    let mut answering = Vec::new();
    for client in &toepen {
        answering.push(again(address, &toep, client).await);
    }
    let number = answering[1 - dealer].act("stay").await.unwrap();
    wait_for(&mut answering[dealer], |client| client.last >= number).await;
    let Some(View::Toepen(now)) = &answering[dealer].view else { panic!("no view") };
    assert_eq!(now.hand.as_ref().unwrap().stakes, [2, 2]);
    assert!(process.terminate().await.success());
    for code in [lobby, dealt, toep] {
        judge(&place.entries(&code).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_tables_go_on_after_a_server_was_stopped() {
    let folder = Folder::new();
    let stop = async |process: Process| assert!(process.terminate().await.success());
    three_tables_go_on(&folder.place(), stop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_tables_go_on_after_a_server_was_killed() {
    let folder = Folder::new();
    three_tables_go_on(&folder.place(), async |process: Process| process.kill()).await;
}

pub async fn three_tables_in_a_database_go_on([one, other]: [Place; 2]) {
    let stop = async |process: Process| assert!(process.terminate().await.success());
    three_tables_go_on(&one, stop).await;
    three_tables_go_on(&other, async |process: Process| process.kill()).await;
}

/// All servers of a database are gone for a while, then two come at once. Whichever of them a table meets first, the
/// time in which there was none is nobody's.
pub async fn time_without_any_server_is_not_counted(place: Place) {
    let process = Process::start(&place);
    let mut tables = Vec::new();
    for _ in 0..4 {
        let code = open_with(process.address, rules("wippen", &[]), false, Some("20s")).await;
        let clients = begun_with(process.address, &code, 2, &[]).await;
        tables.push((code, clients));
    }
    process.kill();
    tokio::time::sleep(Duration::from_secs(6)).await;
    let servers = [Process::start(&place), Process::start(&place)];
    for (at, (code, clients)) in tables.iter().enumerate() {
        let turn = clients.iter().position(Client::asked).unwrap();
        let was = clients[turn].pulse.as_ref().unwrap().deadlines[turn].unwrap();
        let back = again(servers[at % 2].address, code, &clients[turn]).await;
        let is = back.pulse.as_ref().unwrap().deadlines[turn].unwrap();
        assert!(is >= was + 6_000, "at server {}: {was} {is}", at % 2);
    }
    for server in servers {
        assert!(server.terminate().await.success());
    }
    for (code, _) in &tables {
        // Told by one of the two servers, once.
        assert_eq!(judge(&place.entries(code).await).restarts, 1);
    }
}
