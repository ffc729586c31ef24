//! The HTTP API, asked by hand.

use crate::client::{Client, seated};
use crate::place::{Folder, Server};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use wire::http::{About, Listed, NewTable, Opened, Problem, RulesFault, RulesTold, Version};
use wire::{HouseRules, Switch, Wish};

/// An answer: status, head, body.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    fn why(&self) -> String {
        self.json::<Problem>().why.key
    }
}

pub async fn request(address: SocketAddr, method: &str, path: &str, more: &str, body: &str) -> Answer {
    let mut line = TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\
         Content-Type: application/json\r\n{more}\r\n{body}"
    );
    line.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // Of a body that is too long the rest may be refused.
    let _ = line.read_to_end(&mut answer).await;
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let body = match head.contains("transfer-encoding: chunked") {
        true => body.split("\r\n").skip(1).step_by(2).collect(),
        false => body.to_owned(),
    };
    Answer { status, head: head.to_ascii_lowercase(), body }
}

pub async fn get(address: SocketAddr, path: &str) -> Answer {
    request(address, "GET", path, "", "").await
}

pub fn rules(game: &str, switches: &[(&str, Switch)]) -> HouseRules {
    let switches = switches.iter().map(|(key, switch)| ((*key).to_owned(), switch.clone())).collect();
    HouseRules { game: game.to_owned(), preset: None, switches }
}

/// Opens a table; gives its code.
pub async fn open(address: SocketAddr, rules: HouseRules, listed: bool) -> String {
    open_with(address, rules, listed, None).await
}

/// The same, with a time to answer.
pub async fn open_with(address: SocketAddr, rules: HouseRules, listed: bool, time: Option<&str>) -> String {
    let new = NewTable { rules, turn_time: time.map(str::to_owned), listed, hints: false };
    let body = serde_json::to_string(&new).unwrap();
    let answer = request(address, "POST", "/api/v1/tables", "", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: Opened = answer.json();
    assert_eq!(opened.link, format!("http://{address}/#{}", opened.code));
    opened.code
}

#[tokio::test]
async fn tables_are_opened_listed_and_looked_at() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let version: Version = get(server.address, "/api/v1/version").await.json();
    assert_eq!((version.protocol, version.games.len()), (1, 2));
    let private = open(server.address, rules("wippen", &[]), false).await;
    let public = open(server.address, rules("toepen", &[("hands", Switch::Number(5))]), true).await;
    let _anna = seated(server.address, &public, "Anna").await;
    let listed: Listed = get(server.address, "/api/v1/tables").await.json();
    assert_eq!(listed.tables.len(), 1);
    let about: About = get(server.address, &format!("/api/v1/tables/{public}")).await.json();
    assert_eq!(about, listed.tables[0]);
    assert_eq!((about.stage.as_str(), about.seats[0].name.as_str(), about.records), ("before", "Anna", 0));
    assert_eq!(about.rules.switches["hands"], Switch::Number(5));
    // A code can be typed in capitals and groups, and with the letters that look alike.
    let typed = format!("{}-{}", &private[..5].to_uppercase(), &private[5..]);
    assert_eq!(get(server.address, &format!("/api/v1/tables/{typed}")).await.status, 200);
    assert_eq!(get(server.address, "/api/v1/tables/0000000000").await.why(), "refusal-no-table");
    assert_eq!(
        get(server.address, &format!("/api/v1/tables/{public}/records/1")).await.why(),
        "refusal-no-record"
    );
    assert_eq!(get(server.address, "/healthz").await.status, 200);
    assert_eq!(get(server.address, "/nowhere").await.why(), "refusal-no-such-address");
    let other = get(server.address, "/api/v1/rules").await;
    assert_eq!((other.status, other.why().as_str()), (405, "refusal-other-method"));
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_request_is_told_so() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let post = async |body: &str| request(server.address, "POST", "/api/v1/tables", "", body).await;
    for body in ["", "null", "[]", "7", "\"x\"", "{", "{\"__proto__\":{}}", &"[".repeat(4000)] {
        assert_eq!(post(body).await.why(), "refusal-no-message", "{body}");
    }
    for body in [
        r#"{"rules":{"game":"chess"}}"#,
        r#"{"rules":{"game":"wippen","preset":"zwolle"}}"#,
        r#"{"rules":{"game":"wippen","switches":{"raising":true}}}"#,
        r#"{"rules":{"game":"wippen","switches":{"decks":3}}}"#,
        r#"{"rules":{"game":"toepen","switches":{"hands":1000000}}}"#,
    ] {
        let answer = post(body).await;
        assert_eq!((answer.status, answer.why().as_str()), (400, "refusal-bad-rules"), "{body}");
        assert!(answer.json::<Problem>().why.text.is_some());
    }
    assert_eq!(post(&format!("{{\"rules\":\"{}\"}}", "x".repeat(10_000))).await.status, 413);
    let body = r#"{"rules":{"game":"wippen"}}"#;
    let other = "Origin: http://elsewhere.example\r\n";
    assert_eq!(
        request(server.address, "POST", "/api/v1/tables", other, body).await.why(),
        "refusal-other-origin"
    );
    server.stop().await;
}

#[tokio::test]
async fn house_rules_are_told_in_sentences_or_everything_that_is_wrong_is() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let ask = async |body: &str| request(server.address, "POST", "/api/v1/rules", "", body).await;
    let told: RulesTold =
        ask(r#"{"rules":{"game":"wippen","preset":"advanced"},"players":5,"lang":"nl"}"#).await.json();
    assert!(told.faults.is_empty());
    for sentence in ["Wie kan nemen, mag niet bijleggen (W11).", "Met twee spellen kaarten (W2)."] {
        assert!(told.house.iter().any(|one| one == sentence), "{:?}", told.house);
    }
    let body = r#"{"rules":{"game":"wippen","switches":{"raising":true,"decks":3}},"players":9,"lang":"de"}"#;
    let told: RulesTold = ask(body).await.json();
    let fault = |switch: Option<&str>, text: &str| RulesFault {
        switch: switch.map(str::to_owned),
        text: text.to_owned(),
    };
    assert_eq!(told.house, [""; 0]);
    assert_eq!(
        told.faults,
        [
            fault(Some("decks"), "'Kartenspiele' kann sein: 1, 2."),
            fault(None, "Dieses Spiel ist für 2 bis 6 Spieler."),
            fault(Some("raising"), "'Erhöhen' geht nur zusammen mit 'Bauen'."),
        ]
    );
    let told: RulesTold = ask(r#"{"rules":{"game":"chess"},"lang":"xx"}"#).await.json();
    assert_eq!(told.faults, [fault(None, "There is no game 'chess': choose wippen or toepen.")]);
    assert_eq!(ask("{}").await.why(), "refusal-no-message");
    // What is told of the switches can be chosen as it is told.
    let version: Version = get(server.address, "/api/v1/version").await.json();
    for game in &version.games {
        assert!(game.settings.iter().map(|facts| &facts.name).eq(&game.switches));
    }
    server.stop().await;
}

#[tokio::test]
async fn everything_comes_with_a_strict_policy() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for path in ["/", "/api/v1/version", "/nowhere"] {
        let answer = get(server.address, path).await;
        for line in [
            "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
             frame-ancestors 'none'\r\n",
            "x-content-type-options: nosniff\r\n",
            "referrer-policy: no-referrer\r\n",
            "cache-control: no-",
        ] {
            assert!(answer.head.contains(line), "{path}: {}", answer.head);
        }
    }
    server.stop().await;
}

/// The client itself, or what to do to get it; which of them depends on what was built here.
#[tokio::test]
async fn the_first_page_is_the_client_or_says_how_to_build_it() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let page = get(server.address, "/").await;
    if page.status == 200 {
        assert!(page.head.contains("content-type: text/html; charset=utf-8\r\n"), "{}", page.head);
        assert!(page.head.contains("etag: \"") && page.body.contains("<html"));
    } else {
        assert_eq!(page.status, 503);
        assert!(page.body.contains("`cargo xtask build`"), "{}", page.body);
    }
    let head = request(server.address, "HEAD", "/", "", "").await;
    assert_eq!((head.status, head.body.as_str()), (page.status, ""));
    let length = format!("content-length: {}\r\n", page.body.len());
    assert!(head.head.contains(&length), "{}", head.head);
    for (method, path) in
        [("POST", "/"), ("GET", "/page.js"), ("GET", "/assets/"), ("GET", "/api/v1/messages/nl")]
    {
        assert_eq!(request(server.address, method, path, "", "").await.why(), "refusal-no-such-address");
    }
    server.stop().await;
}

#[tokio::test]
async fn codes_and_tables_are_limited_by_address() {
    let folder = Folder::new();
    let mut config = server::Config::default();
    config.limits.wrong_codes_per_address = 3;
    config.limits.tables_per_address = 2;
    config.limits.sockets_per_address = 2;
    config.trust_proxy = true;
    let server = Server::start_with(&folder, config).await;
    let body = r#"{"rules":{"game":"wippen"}}"#;
    let from = |who: u8| format!("X-Forwarded-For: 9.9.9.9, 1.2.3.{who}\r\n");
    let post = async |who| request(server.address, "POST", "/api/v1/tables", &from(who), body).await.status;
    assert_eq!([post(1).await, post(1).await, post(1).await, post(2).await], [201, 201, 429, 201]);
    let guess = async |who, code: &str| {
        request(server.address, "GET", &format!("/api/v1/tables/{code}"), &from(who), "").await.status
    };
    for _ in 0..3 {
        assert_eq!(guess(3, "0123456789").await, 404);
    }
    assert_eq!((guess(3, "0123456789").await, guess(4, "0123456789").await), (429, 404));
    let code = open(server.address, rules("wippen", &[]), false).await;
    let one = Client::connect(server.address).await.unwrap();
    let two = Client::connect(server.address).await.unwrap();
    assert_eq!(Client::connect(server.address).await.map(drop), Err(429));
    drop((one, two));
    let mut anna = seated(server.address, &code, "Anna").await;
    anna.wish(Wish::Leave).await.unwrap();
    server.stop().await;
}
