//! A server that ends, and another one on the same store.

use crate::client::{Client, begun, seated, wait_for};
use crate::http::{open, rules};
use crate::place::{Folder, Server};
use wire::{View, Wish};

fn view(client: &Client) -> String {
    serde_json::to_string(&client.view).unwrap()
}

async fn again(server: &Server, code: &str, old: &Client) -> Client {
    let client = Client::come(server.address, code, &old.token, None).await;
    assert_eq!(client.seat(), old.seat());
    assert_eq!(view(&client), view(old));
    client
}

/// One table before its match, one in the middle of a deal, one that waits for the answer to a toep.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_tables_go_on() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let lobby = open(server.address, rules("wippen", &[]), false).await;
    let dealt = open(server.address, rules("wippen", &[]), false).await;
    let toep = open(server.address, rules("toepen", &[("exchange", wire::Switch::Bool(false))]), false).await;
    let anna = seated(server.address, &lobby, "Anna").await;
    let mut wippen = begun(server.address, &dealt, 2).await;
    let turn = wippen.iter().position(Client::asked).unwrap();
    assert!(wippen[turn].play(3).await);
    let number = wippen[turn].last;
    wait_for(&mut wippen[1 - turn], |client| client.last >= number).await;
    let mut toepen = begun(server.address, &toep, 2).await;
    let dealer = toepen.iter().position(Client::asked).unwrap();
    toepen[dealer].act("deal").await.unwrap();
    let number = toepen[dealer].act("toep").await.unwrap();
    for client in &mut toepen {
        wait_for(client, |client| client.last >= number).await;
    }
    server.stop().await;

    let server = Server::start(&folder).await;
    let mut anna = again(&server, &lobby, &anna).await;
    anna.wish(Wish::AddComputer { computer: "greedy".to_owned() }).await.unwrap();
    let mut players = Vec::new();
    for client in &wippen {
        players.push(again(&server, &dealt, client).await);
    }
    assert!(players[1 - turn].asked() && players[1 - turn].play(0).await);
    let mut answering = Vec::new();
    for client in &toepen {
        answering.push(again(&server, &toep, client).await);
    }
    let number = answering[1 - dealer].act("stay").await.unwrap();
    wait_for(&mut answering[dealer], |client| client.last >= number).await;
    let Some(View::Toepen(now)) = &answering[dealer].view else { panic!("no view") };
    assert_eq!(now.hand.as_ref().unwrap().stakes, [2, 2]);
    server.stop().await;
}
