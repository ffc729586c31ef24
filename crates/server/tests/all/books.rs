//! Books of evenings over HTTP.

use crate::client::{Client, begun, wait_for};
use crate::http::{Answer, open, request, rules};
use crate::place::{Folder, Place, Server};
use serde_json::{Value, json};
use std::net::SocketAddr;
use store::kit::Cluster;
use wire::books::{
    BookFigures, BookMade, BookTold, CsvTold, EveningTold, MatchKept, OperationsPut, SheetRules,
};
use wire::http::Problem;
use wire::{Switch, Wish};

/// Somebody with a secret.
struct Phone {
    address: SocketAddr,
    book: String,
    secret: String,
    last: u32,
}

impl Phone {
    async fn ask(&self, method: &str, path: &str, body: &str) -> Answer {
        let bearer = format!("Authorization: Bearer {}\r\n", self.secret);
        request(self.address, method, &format!("/api/v1/books/{}{path}", self.book), &bearer, body).await
    }

    async fn look(&self) -> BookTold {
        let answer = self.ask("GET", "", "").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    fn id(&mut self) -> String {
        self.last += 1;
        format!("{}{:024x}", &self.secret[..8], self.last)
    }

    fn operation(&mut self, change: &Value) -> Value {
        json!({ "id": self.id(), "base": 0, "at": 5, "change": change })
    }

    async fn put(&self, operations: &[Value]) -> OperationsPut {
        let body = json!({ "operations": operations, "lang": "nl" }).to_string();
        let answer = self.ask("POST", "/operations", &body).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    /// Does something that must count.
    async fn act(&mut self, change: Value) {
        let operation = self.operation(&change);
        let put = self.put(&[operation]).await;
        assert_eq!(put.results[0].done, "counts", "{change}: {:?}", put.results[0].why);
    }

    /// Takes back what was done last, as pressing undo does; false if nothing can be.
    async fn undo(&mut self) -> bool {
        let Some(undo) = self.look().await.book.unwrap().undo else { return false };
        let undoing = json!({ "id": self.id(), "base": 0, "undoes": undo.operation, "change": undo.change });
        assert_eq!(self.put(&[undoing]).await.results[0].done, "counts");
        true
    }

    fn at(&self, address: SocketAddr) -> Phone {
        Phone { address, book: self.book.clone(), secret: self.secret.clone(), last: 1000 }
    }
}

async fn make(address: SocketAddr, body: &str) -> (Phone, String) {
    let answer = request(address, "POST", "/api/v1/books", "", body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let BookMade { id, edit, look } = answer.json();
    assert_eq!((id.len(), edit.len(), look.len()), (16, 32, 32));
    (Phone { address, book: id, secret: edit, last: 0 }, look)
}

fn key(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json::<Problem>().why.key)
}

/// Anna and Bram, and an evening of three games of Wippen.
async fn with_evening(phone: &mut Phone) {
    phone.act(json!({"do":"add_person","person":1,"name":"Anna"})).await;
    phone.act(json!({"do":"add_person","person":2,"name":"Bram"})).await;
    let house = json!({"game":"wippen","preset":"basic","switches":{"finish":"games 3","wips":true}});
    let about = json!({"date":"2026-11-30","house":house,"seats":[1,2],"dealer":1});
    phone.act(json!({"do":"add_evening","evening":7,"about":about})).await;
}

fn line(number: u32, place: u32, points: [u32; 2]) -> Value {
    json!({"do":"add_line","evening":7,"line":number,"place":place,"players":[1,2],"entry":{"game":{"points":points}}})
}

#[tokio::test]
async fn a_book_is_written_in_and_looked_at() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, look) = make(server.address, "{}").await;
    with_evening(&mut anna).await;
    let first = anna.operation(&line(1, 1, [7, 4]));
    let wrong = anna.operation(&line(2, 2, [700, 4]));
    let second = anna.operation(&line(3, 2, [4, 8]));
    let put = anna.put(&[first.clone(), wrong, second.clone()]).await;
    let done: Vec<&str> = put.results.iter().map(|result| result.done.as_str()).collect();
    assert_eq!((put.number, &done[..]), (5, &["counts", "refused", "counts"][..]));
    let why = put.results[1].why.clone().unwrap();
    assert_eq!((why.key.as_str(), why.rule.as_deref()), ("refusal-sheet", Some("W31")));
    assert!(why.text.unwrap().contains("704"));
    // What is sent twice is done once.
    let again = anna.put(&[first, second]).await;
    assert_eq!(
        (again.number, again.results[0].done.as_str(), again.results[1].done.as_str()),
        (5, "before", "before")
    );

    let told = anna.look().await;
    assert_eq!((told.number, told.edit, told.look.as_deref()), (5, true, Some(look.as_str())));
    let book = told.book.unwrap();
    let evening = &book.evenings[0];
    assert_eq!(
        evening.lines.iter().map(|line| line.standings.clone()).collect::<Vec<_>>(),
        [[7, 4], [11, 12]]
    );
    assert_eq!((evening.dealer.map(|person| person.0), evening.end.clone()), (Some(1), None));
    assert!(matches!(evening.rules, SheetRules::Wippen { games: Some(3), target: None, wips: true, .. }));
    assert!(book.undo.is_some());

    // Who may only look sees the same, and can do nothing.
    let guest = Phone { secret: look, ..anna.at(server.address) };
    let seen = guest.look().await;
    assert_eq!((seen.edit, seen.look.clone()), (false, None));
    assert_eq!(seen.book.clone().unwrap().evenings, book.evenings);
    assert_eq!(seen.book.unwrap().undo, None);
    for (method, path, body) in [
        ("POST", "/operations", r#"{"operations":[]}"#),
        ("POST", "/csv", r#"{"text":"","house":{"game":"wippen"}}"#),
        ("POST", "/matches", r#"{"table":"0123456789","match":1}"#),
        ("DELETE", "", ""),
    ] {
        assert_eq!(
            key(&guest.ask(method, path, body).await),
            (403, "refusal-only-looking".to_owned()),
            "{path}"
        );
    }
    for secret in ["", "00000000000000000000000000000000", "Bearer"] {
        let stranger = Phone { secret: secret.to_owned(), ..anna.at(server.address) };
        assert_eq!(key(&stranger.ask("GET", "", "").await), (404, "refusal-no-book".to_owned()));
    }

    // Only what is new.
    let since: BookTold = anna.ask("GET", "?since=4", "").await.json();
    assert_eq!((since.operations.len(), since.book.is_some()), (1, true));
    let nothing: BookTold = anna.ask("GET", "?since=5", "").await.json();
    assert_eq!((nothing.operations.len(), nothing.book.is_some()), (0, false));
    assert_eq!(anna.ask("GET", "?since=x", "").await.status, 400);

    anna.act(
        json!({"do":"correct_line","line":3,"was":evening.lines[1].revision.to_string(),"players":[1,2],
        "entry":{"game":{"points":[8,4]}}}),
    )
    .await;
    let book = anna.look().await.book.unwrap();
    let corrected = &book.evenings[0].lines[1];
    assert_eq!((corrected.changes.clone(), corrected.standings.clone()), (vec![8, 4], vec![15, 8]));
    assert_eq!(corrected.earlier.iter().map(|was| was.changes.clone()).collect::<Vec<_>>(), [[4, 8]]);

    // It survives, and goes as a file.
    server.stop().await;
    let server = Server::start(&folder).await;
    anna.address = server.address;
    let file = anna.ask("GET", "/file", "").await.body;
    assert_eq!(anna.look().await.book.unwrap(), book);
    let (copy, _) = make(server.address, &json!({ "file": file }).to_string()).await;
    assert_eq!(copy.ask("GET", "/file", "").await.body, file);
    assert_eq!(copy.look().await.book.unwrap(), book);
    assert_ne!(copy.secret, anna.secret);
    for bad in ["", "{}", "{\"stamtafel\":\"sheet\",\"version\":1,\"operations\":[{}]}"] {
        let body = json!({ "file": bad, "lang": "de" }).to_string();
        let answer = request(server.address, "POST", "/api/v1/books", "", &body).await;
        assert_eq!(key(&answer), (400, "refusal-no-sheet".to_owned()), "{bad}");
        assert!(answer.json::<Problem>().why.text.unwrap().ends_with('.'));
    }

    assert_eq!(anna.ask("DELETE", "", "").await.status, 200);
    assert_eq!(anna.ask("GET", "", "").await.status, 404);
    assert_eq!(copy.ask("GET", "", "").await.status, 200);
    server.stop().await;
}

/// Two phones note the same game, one of them without a connection for a while: nothing is lost, and nothing is guessed.
#[tokio::test]
async fn what_two_phones_note_at_once_is_for_somebody_to_decide() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, _) = make(server.address, "{}").await;
    with_evening(&mut anna).await;
    let mut bram = anna.at(server.address);
    anna.act(line(1, 1, [7, 4])).await;
    let late = [bram.operation(&line(2, 1, [4, 7])), bram.operation(&line(3, 2, [6, 5]))];
    let put = bram.put(&late).await;
    assert_eq!((put.results[0].done.as_str(), put.results[1].done.as_str()), ("held", "counts"));
    let book = anna.look().await.book.unwrap();
    assert_eq!(book.doubts.len(), 1);
    let doubt = &book.doubts[0];
    assert_eq!(
        (doubt.what.as_str(), doubt.line.0, doubt.instead_of.map(|line| line.0)),
        ("line", 2, Some(1))
    );
    assert_eq!(doubt.changes, [4, 7]);
    anna.act(json!({"do":"decide","operation":doubt.operation.to_string(),"verdict":"both"})).await;
    let book = anna.look().await.book.unwrap();
    assert_eq!(book.doubts, []);
    assert_eq!(book.evenings[0].lines.iter().filter(|line| !line.standings.is_empty()).count(), 3);
    assert!(book.evenings[0].end.is_some());

    // A correction of a line that was corrected meanwhile waits likewise.
    let was = book.evenings[0].lines[0].revision.to_string();
    let correct = |points: [u32; 2]| json!({"do":"correct_line","line":1,"was":was,"players":[1,2],"entry":{"game":{"points":points}}});
    anna.act(correct([8, 4])).await;
    let other = bram.operation(&correct([5, 6]));
    assert_eq!(bram.put(&[other]).await.results[0].done, "held");
    let book = anna.look().await.book.unwrap();
    assert_eq!((book.doubts[0].what.as_str(), book.doubts[0].changes.clone()), ("correct", vec![5, 6]));
    let corrected = book.evenings[0].lines.iter().find(|line| line.id.0 == 1).unwrap();
    assert_eq!((corrected.changes.clone(), corrected.earlier.len()), (vec![8, 4], 1));
    anna.act(json!({"do":"decide","operation":book.doubts[0].operation.to_string(),"verdict":"drop"})).await;
    let book = anna.look().await.book.unwrap();
    assert_eq!(book.evenings[0].lines.iter().find(|line| line.id.0 == 1).unwrap().earlier.len(), 1);
    server.stop().await;
}

/// Many write at once, over two servers with one database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_what_many_write_is_lost() {
    let Some(cluster) = Cluster::start() else { return };
    let place = Place::database(&cluster);
    let one = Server::on(place.open().await, server::Config::default()).await;
    let two = Server::on(place.open().await, server::Config::default()).await;
    let (mut anna, _) = make(one.address, "{}").await;
    with_evening(&mut anna).await;
    let writers = (0..6u32).map(|writer| {
        let mut phone = anna.at(if writer % 2 == 0 { one.address } else { two.address });
        tokio::spawn(async move {
            for number in 0..5 {
                phone.last = 10_000 * (writer + 1) + number;
                let person = 100 * (writer + 1) + number;
                let name = format!("P{person}");
                phone.act(json!({"do":"add_person","person":person,"name":name})).await;
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let told = anna.at(two.address).look().await;
    assert_eq!((told.number, told.book.unwrap().people.len()), (33, 32));
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn figures_and_values_come_out_and_go_in() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, _) = make(server.address, "{}").await;
    with_evening(&mut anna).await;
    for (number, points) in [(1, [7, 4]), (2, [4, 8]), (3, [11, 0])] {
        anna.act(line(number, number, points)).await;
    }
    let figures: BookFigures = anna.ask("GET", "/figures?game=wippen", "").await.json();
    assert_eq!((figures.rows.len(), figures.rows[0].standings.clone()), (1, vec![22, 12]));
    assert_eq!((figures.figures[0].won, figures.figures[1].spiral, figures.duels.len()), (2, 1, 1));
    let evening: BookFigures = anna.ask("GET", "/figures?evening=7", "").await.json();
    assert_eq!((evening.rows.len(), &evening.figures), (0, &figures.figures));
    let none: BookFigures = anna.ask("GET", "/figures?game=toepen", "").await.json();
    assert_eq!(none.people, []);
    assert_eq!(anna.ask("GET", "/figures", "").await.status, 400);
    assert_eq!(key(&anna.ask("GET", "/figures?evening=8", "").await), (404, "refusal-no-evening".to_owned()));

    let values = anna.ask("GET", "/csv?game=wippen", "").await;
    assert!(values.head.contains("content-type: text/csv; charset=utf-8"));
    assert_eq!(
        values.body,
        "evening,date,Anna,Bram\n1,2026-11-30,7,4\n1,2026-11-30,4,8\n1,2026-11-30,11,0\n"
    );
    for (query, title) in [("game=wippen&lang=nl", "Seizoen"), ("evening=7&lang=de", "Abend")] {
        let page = anna.ask("GET", &format!("/page.html?{query}"), "").await;
        assert_eq!(page.status, 200, "{}", page.body);
        assert!(page.head.contains("content-type: text/html") && page.body.contains("<svg"), "{title}");
        assert!(page.body.contains("Anna") && page.body.ends_with("</html>\n"));
    }
    assert_eq!(
        key(&anna.ask("GET", "/page.html?evening=8", "").await),
        (404, "refusal-no-evening".to_owned())
    );
    assert_eq!(anna.ask("GET", "/sheet.xlsx", "").await.status, 400);
    let (mut other, _) = make(server.address, "{}").await;
    let house = json!({"game":"wippen","preset":"basic","switches":{"finish":"games 3","wips":true}});
    let wanted = |text: &str, keep: bool| {
        json!({ "text": text, "house": house, "keep": keep, "lang": "nl" }).to_string()
    };
    let broken = format!("{}1,2026-11-30,veel,0\n", values.body);
    let preview: CsvTold = other.ask("POST", "/csv", &wanted(&broken, false)).await.json();
    assert_eq!((preview.names.len(), preview.lines.len(), preview.evenings, preview.kept), (2, 3, 1, false));
    assert_eq!(preview.lines[2].changes, [Some(11), Some(0)]);
    assert_eq!(preview.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [5]);
    assert!(preview.faults[0].text.contains("veel") && preview.faults[0].text.ends_with('.'));
    assert_eq!(other.look().await.number, 0);
    let kept: CsvTold = other.ask("POST", "/csv", &wanted(&values.body, true)).await.json();
    assert!(kept.kept && kept.faults.is_empty());
    assert_eq!(other.ask("GET", "/csv?game=wippen", "").await.body, values.body);
    other.act(json!({"do":"name","name":"De Zon"})).await;
    assert_eq!(
        key(&other.ask("POST", "/csv", &wanted("Anna\n1", false)).await),
        (400, "refusal-no-csv".to_owned())
    );
    server.stop().await;
}

/// Somebody's old sheet of two evenings.
const OLD: &str = "date,Anna,Bram\n2026-11-30,7,4\n,4,7\n2026-12-07,11,0\n";

impl Phone {
    async fn bring(&self, text: &str) -> CsvTold {
        let house = json!({"game":"wippen","preset":"basic"});
        let wanted = json!({ "text": text, "house": house, "keep": true }).to_string();
        let answer = self.ask("POST", "/csv", &wanted).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let told: CsvTold = answer.json();
        assert!(told.kept);
        told
    }

    async fn values(&self) -> String {
        self.ask("GET", "/csv?game=wippen", "").await.body
    }
}

/// Who did not hear the answer asks again, and whatever became of the book meanwhile: it is brought in once.
#[tokio::test]
async fn what_is_brought_in_twice_is_brought_in_once() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, _) = make(server.address, "{}").await;
    assert!(!anna.bring(OLD).await.before);
    let (before, values) = (anna.look().await, anna.values().await);
    assert_eq!(values.lines().count(), 4);
    assert!(anna.bring(OLD).await.before);
    assert_eq!(anna.look().await, before);
    // Neither a new name, nor a correction, nor another way in makes it something else.
    anna.act(json!({"do":"rename_person","person":before.book.as_ref().unwrap().people[0].id,"name":"Anne"}))
        .await;
    let line = &before.book.as_ref().unwrap().evenings[0].lines[0];
    anna.act(json!({"do":"correct_line","line":line.id,"was":line.revision,"players":line.players,
        "entry":{"game":{"points":[4,7]}}}))
        .await;
    let corrected = anna.values().await;
    assert!(anna.bring(OLD).await.before);
    assert_eq!(anna.values().await, corrected);
    let file = anna.ask("GET", "/file", "").await.body;
    let (copy, _) = make(server.address, &json!({ "file": file }).to_string()).await;
    assert!(copy.bring(OLD).await.before);
    assert_eq!(copy.values().await, corrected);
    // Another sheet is another one.
    assert!(!anna.bring("date,Anne,Bram\n2026-12-14,7,4\n").await.before);
    assert_eq!(anna.values().await.lines().count(), 5);
    server.stop().await;
}

#[tokio::test]
async fn what_was_undone_is_brought_in_again() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, _) = make(server.address, "{}").await;
    anna.bring(OLD).await;
    let values = anna.values().await;
    // Some of it, then all of it.
    for undone in [1, 2, 5] {
        for _ in 0..undone {
            assert!(anna.undo().await, "{undone}");
        }
        assert_ne!(anna.values().await, values);
        assert!(!anna.bring(OLD).await.before, "{undone}");
        assert_eq!(anna.values().await, values);
        assert!(anna.bring(OLD).await.before);
        // What brought it back is undone like anything else.
        for _ in 0..undone {
            assert!(anna.undo().await);
        }
        assert!(!anna.bring(OLD).await.before);
    }
    // An evening that was taken out comes back, and a line that was taken out on purpose does not.
    let book = anna.look().await.book.unwrap();
    let line = &book.evenings[0].lines[1];
    anna.act(json!({"do":"remove_line","line":line.id,"was":line.revision,"removed":true})).await;
    let values = anna.values().await;
    assert!(anna.bring(OLD).await.before);
    anna.act(json!({"do":"remove_evening","evening":book.evenings[0].id,"removed":true})).await;
    assert!(!anna.bring(OLD).await.before);
    assert_eq!(anna.values().await, values);
    assert_eq!(anna.look().await.book.unwrap().evenings.len(), 2);
    server.stop().await;
}

/// Over two servers with one database: whoever comes second finds it there, and the same people.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_bring_in_at_once_bring_in_once() {
    let Some(cluster) = Cluster::start() else { return };
    let place = Place::database(&cluster);
    let one = Server::on(place.open().await, server::Config::default()).await;
    let two = Server::on(place.open().await, server::Config::default()).await;
    let (anna, _) = make(one.address, "{}").await;
    let other = "date,Anna,Bram,Cor\n2026-12-14,7,4,\n2026-12-21,7,,4\n";
    let many: Vec<_> = (0..6)
        .map(|number| {
            let phone = anna.at(if number % 2 == 0 { one.address } else { two.address });
            tokio::spawn(async move { phone.bring(if number < 4 { OLD } else { other }).await.before })
        })
        .collect();
    let mut new = 0;
    for one in many {
        new += u32::from(!one.await.unwrap());
    }
    assert_eq!(new, 2);
    let book = anna.look().await.book.unwrap();
    let names: std::collections::BTreeSet<&str> = book.people.iter().map(|one| one.name.as_str()).collect();
    assert_eq!((book.evenings.len(), book.people.len(), names.len()), (4, 3, 3));
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn only_the_beginning_of_a_long_old_sheet_is_told() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (anna, _) = make(server.address, "{}").await;
    let text = format!("Anna,Bram\n{}{}", "7,4\n".repeat(130), "veel,4\n".repeat(203));
    let told = anna.bring(&text).await;
    assert_eq!((told.lines.len(), told.more_lines, told.evenings), (100, 30, 1));
    assert_eq!((told.faults.len(), told.more_faults), (200, 3));
    assert_eq!(anna.values().await.lines().count(), 131);
    server.stop().await;
}

/// The same people begin another match.
async fn again(clients: &mut [Client]) {
    clients[0].wish(Wish::Rematch).await.unwrap();
    for client in &mut clients[1..] {
        wait_for(client, |client| client.stage() == "before").await;
        while client.wish(Wish::Ready { share: None }).await.is_err() {}
    }
    while clients[0].wish(Wish::Start { share: None }).await.is_err() {}
    for client in clients {
        wait_for(client, |client| client.stage() == "during").await;
    }
}

/// What evenings say, whatever operations made them so.
fn shown(evenings: &[EveningTold]) -> Vec<(u32, bool, Vec<Vec<i64>>)> {
    let lines = |evening: &EveningTold| evening.lines.iter().map(|line| line.standings.clone()).collect();
    evenings.iter().map(|evening| (evening.id, evening.removed, lines(evening))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sheet_of_a_match_fills_itself() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (mut anna, _) = make(server.address, "{}").await;
    for (game, switches, matches) in [
        ("toepen", ("hands", Switch::Number(3)), 3),
        ("wippen", ("finish", Switch::Text("games 1".into())), 1),
    ] {
        let code = open(server.address, rules(game, &[switches]), false).await;
        let wanted = |number: u32| json!({ "table": code, "match": number, "lang": "nl" }).to_string();
        assert_eq!(
            key(&anna.ask("POST", "/matches", &wanted(1)).await),
            (404, "refusal-no-record".to_owned())
        );
        let mut clients = begun(server.address, &code, 3).await;
        for number in 1..=matches {
            if number > 1 {
                again(&mut clients).await;
            }
            let players = clients.into_iter().enumerate().map(|(at, mut client)| {
                tokio::spawn(async move {
                    client.play_on(at * 31 + 5).await;
                    client
                })
            });
            let players: Vec<_> = players.collect();
            clients = Vec::new();
            for player in players {
                clients.push(player.await.unwrap());
            }
        }
        // The last one first: none of them may be taken for another.
        for number in (1..=matches).rev() {
            let replay = format!("/api/v1/tables/{code}/records/{number}/replay?count=0");
            let replay: wire::http::Replay = crate::http::get(server.address, &replay).await.json();
            let kept: MatchKept = anna.ask("POST", "/matches", &wanted(number)).await.json();
            assert!(!kept.before);
            let again: MatchKept = anna.ask("POST", "/matches", &wanted(number)).await.json();
            assert_eq!((again.evening, again.before), (kept.evening, true));
            // Taken out, or undone, it comes back as the same evening.
            let whole = anna.look().await.book.unwrap().evenings;
            anna.act(json!({"do":"remove_evening","evening":kept.evening,"removed":true})).await;
            let back: MatchKept = anna.ask("POST", "/matches", &wanted(number)).await.json();
            assert_eq!((back.evening, back.before), (kept.evening, false));
            let lines = whole.iter().find(|evening| evening.id == kept.evening).unwrap().lines.len();
            for _ in 0..2 + lines {
                assert!(anna.undo().await);
            }
            let back: MatchKept = anna.ask("POST", "/matches", &wanted(number)).await.json();
            assert_eq!((back.evening, back.before), (kept.evening, false));
            let book = anna.look().await.book.unwrap();
            assert_eq!(shown(&book.evenings), shown(&whole));
            let evening = book.evenings.iter().find(|evening| evening.id == kept.evening).unwrap();
            let standings: Vec<&Vec<i64>> = evening.lines.iter().map(|line| &line.standings).collect();
            assert_eq!(standings, replay.result.sheet.rows.iter().collect::<Vec<_>>(), "{game}");
            let paid: i64 = evening.payments.iter().map(|payment| payment.cents).sum();
            assert_eq!(paid, replay.result.payments.iter().map(|payment| payment.cents).sum::<i64>());
            assert_eq!(
                book.people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(),
                ["P0", "P1", "P2"]
            );
            assert!(evening.end.is_some() && evening.about.source.is_some());
            assert!(!serde_json::to_string(&book).unwrap().contains(&code));
        }
    }
    assert_eq!(anna.look().await.book.unwrap().evenings.len(), 4);
    server.stop().await;
}

#[tokio::test]
async fn too_much_is_refused() {
    let folder = Folder::new();
    let mut config = server::Config::default();
    config.limits.book_requests_per_address = 8;
    config.limits.wrong_codes_per_address = 3;
    config.trust_proxy = true;
    let server = Server::start_with(&folder, config).await;
    let (anna, _) = make(server.address, "{}").await;
    let ask = async |who: u8, secret: &str| {
        let more = format!("X-Forwarded-For: 1.2.3.{who}\r\nAuthorization: Bearer {secret}\r\n");
        request(server.address, "GET", &format!("/api/v1/books/{}", anna.book), &more, "").await.status
    };
    for _ in 0..3 {
        assert_eq!(ask(1, "wrong").await, 404);
    }
    assert_eq!((ask(1, &anna.secret).await, ask(2, &anna.secret).await), (429, 200));
    let mut last = 200;
    for _ in 0..9 {
        last = ask(2, &anna.secret).await;
    }
    assert_eq!(last, 429);
    let phone = |who: u8, origin: &str| {
        format!("X-Forwarded-For: 1.2.3.{who}\r\nAuthorization: Bearer {}\r\n{origin}", anna.secret)
    };
    let put = async |who: u8, origin: &str, body: &str| {
        let path = format!("/api/v1/books/{}/operations", anna.book);
        request(server.address, "POST", &path, &phone(who, origin), body).await
    };
    assert_eq!(put(3, "Origin: http://elsewhere.example\r\n", r#"{"operations":[]}"#).await.status, 403);
    for bad in [
        "",
        "[]",
        r#"{"operations":[{}]}"#,
        r#"{"operations":[{"id":"x","base":0,"change":{"do":"name","name":"x"}}]}"#,
    ] {
        assert_eq!(put(3, "", bad).await.status, 400, "{bad}");
    }
    assert_eq!(put(4, "", &"x".repeat(600 << 10)).await.status, 413);
    let many: Vec<Value> = (0..501u32)
        .map(|number| json!({"id":format!("{number:032x}"),"base":0,"change":{"do":"name","name":"x"}}))
        .collect();
    assert_eq!(put(4, "", &json!({ "operations": many }).to_string()).await.status, 413);
    server.stop().await;
}
