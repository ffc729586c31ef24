//! The HTTP API. The socket does everything that happens at a table; this is for coming to one, and for what
//! is left of it.

use super::{Refused, refused};
use crate::address::{Address, origin_is_ours};
use crate::chance::read_code;
use crate::desk::Note;
use crate::hub::{Hub, NoTable};
use crate::sentences;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use games::GameName;
use lang::{Lang, Messages};
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::CodeHash;
use tokio::sync::oneshot;
use tokio::time::timeout;
use wire::http::{
    About, Claim, GameFacts, Listed, NewTable, Opened, RulesFault, RulesTold, RulesWanted, Version,
};
use wire::{BadRules, SwitchFacts, Why};

/// The most tables in the list.
const MOST_LISTED: usize = 50;

/// A table that does not say within this time how it looks is left out.
const ABOUT_WITHIN: Duration = Duration::from_secs(5);

pub(super) type SharedHub<S> = State<Arc<Hub<S>>>;

pub(super) async fn version() -> Json<Version> {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let facts = |game: GameName| GameFacts {
        game: game.name().to_owned(),
        least: *game.players().start(),
        most: *game.players().end(),
        presets: game.presets().map(str::to_owned).collect(),
        switches: texts(game.keys()),
        settings: SwitchFacts::all(game),
        computers: texts(&bots::names(game)),
    };
    Json(Version {
        name: "stamtafel".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: wire::VERSION,
        games: GameName::ALL.into_iter().map(facts).collect(),
    })
}

/// A body, or why it could not be taken.
pub(super) type Body = Result<Bytes, BytesRejection>;

/// The bytes of a body.
pub(super) fn bytes(body: Body) -> Result<Bytes, Refused> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => refused(StatusCode::PAYLOAD_TOO_LARGE, "refusal-too-long"),
        status => refused(status, "refusal-no-message"),
    })
}

/// Reads a body.
pub(super) fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refused> {
    let bytes = bytes(body)?;
    serde_json::from_slice(&bytes).map_err(|_| refused(StatusCode::BAD_REQUEST, "refusal-no-message"))
}

pub(super) fn no_table(hub: &Hub<impl Store>, why: NoTable) -> Refused {
    match why {
        NoTable::Unknown => refused(StatusCode::NOT_FOUND, "refusal-no-table"),
        NoTable::Full => refused(StatusCode::SERVICE_UNAVAILABLE, "refusal-server-full"),
        NoTable::Failed(error) => {
            hub.store_failed(&error);
            refused(StatusCode::SERVICE_UNAVAILABLE, "refusal-store-failed")
        }
    }
}

/// Does the page that asks come from here, if it is a page?
pub(super) fn of_ours(hub: &Hub<impl Store>, headers: &HeaderMap) -> Result<(), Refused> {
    let ours = origin_is_ours(headers, hub.config.public_url.as_deref());
    if ours { Ok(()) } else { Err(refused(StatusCode::FORBIDDEN, "refusal-other-origin")) }
}

/// Where people find a table. The code stands behind a `#`, which browsers keep to themselves, so that it is in
/// nobody's log.
fn opened(hub: &Hub<impl Store>, headers: &HeaderMap, code: String) -> Opened {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let url = match &hub.config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => format!("http://{host}"),
    };
    Opened { link: format!("{url}/#{code}"), code }
}

pub(super) async fn open<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    of_ours(&hub, &headers)?;
    let new: NewTable = read(body)?;
    let no_time = || refused(StatusCode::BAD_REQUEST, "refusal-no-turn-time");
    let time = new.turn_time().ok_or_else(no_time)?;
    let lawful = new.rules.rules(None).and_then(|_| new.rules.draft().map_err(|bad| vec![bad]));
    let draft = lawful.map_err(|bad| {
        let text = bad.first().map(|bad| sentences::bad_rules(bad, Lang::En));
        let why = Why { text, ..Why::key("refusal-bad-rules") };
        Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }
    })?;
    if !hub.openings.take(Address::of(peer, &headers, hub.config.trust_proxy)) {
        hub.metrics.too_fast.one();
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-tables"));
    }
    let code = hub.open(draft, time, new.listed, new.hints).await.map_err(|why| no_table(&hub, why))?;
    Ok((StatusCode::CREATED, Json(opened(&hub, &headers, code))))
}

/// How a table with some house rules plays.
pub(super) async fn rules(body: Body) -> Result<Json<RulesTold>, Refused> {
    let wanted: RulesWanted = read(body)?;
    let lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let fault = |bad: BadRules| RulesFault {
        switch: bad.switch().map(str::to_owned),
        text: sentences::bad_rules(&bad, lang),
    };
    Ok(Json(match wanted.rules.rules(wanted.players) {
        Ok(rules) => RulesTold { house: Messages::of(lang).house(&rules), faults: Vec::new() },
        Err(bad) => RulesTold { house: Vec::new(), faults: bad.into_iter().map(fault).collect() },
    }))
}

/// Which table a code that moves a seat is of.
pub(super) async fn moves<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Opened>, Refused> {
    of_ours(&hub, &headers)?;
    let Claim { claim } = read(body)?;
    let (address, code) = try_code(&hub, peer, &headers, &claim)?;
    let found = async {
        let code = code.ok_or(NoTable::Unknown)?;
        let id = hub.store.find_move(CodeHash::of(code.as_bytes())).await?.ok_or(NoTable::Unknown)?;
        let info = hub.store.info(id).await?.ok_or(NoTable::Unknown)?;
        Ok::<_, NoTable>(info.code)
    };
    match found.await {
        Ok(code) => Ok(Json(opened(&hub, &headers, code))),
        Err(NoTable::Unknown) => {
            hub.wrong_codes.take(address);
            Err(refused(StatusCode::NOT_FOUND, "refusal-wrong-code"))
        }
        Err(why) => Err(no_table(&hub, why)),
    }
}

async fn ask<S: Store>(hub: &Arc<Hub<S>>, code: String) -> Result<About, NoTable> {
    let (_, line) = hub.find(&code).await?;
    let (answer, about) = oneshot::channel();
    let gone = || NoTable::Failed("the table's task has ended".to_owned());
    line.notes.send(Box::new(Note::About { code, answer })).await.map_err(|_| gone())?;
    match timeout(ABOUT_WITHIN, about).await {
        Ok(Ok(Some(about))) => Ok(about),
        _ => Err(gone()),
    }
}

pub(super) async fn tables<S: Store>(State(hub): SharedHub<S>) -> Result<Json<Listed>, Refused> {
    let infos = hub.store.open_tables().await.map_err(|error| no_table(&hub, error.into()))?;
    let mut tables = Vec::new();
    for info in infos.into_iter().filter(|info| info.listed).take(MOST_LISTED) {
        if let Ok(about) = ask(&hub, info.code).await {
            tables.push(about);
        }
    }
    Ok(Json(Listed { tables }))
}

/// May this address try another code? Then the code in the form in which it was drawn.
fn try_code<S>(
    hub: &Hub<S>,
    peer: SocketAddr,
    headers: &HeaderMap,
    code: &str,
) -> Result<(Address, Option<String>), Refused> {
    let address = Address::of(peer, headers, hub.config.trust_proxy);
    if !hub.wrong_codes.left(&address) {
        hub.metrics.too_fast.one();
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-codes"));
    }
    Ok((address, read_code(code)))
}

/// What is found behind the code of a table; a code that leads nowhere counts against the address.
pub(super) async fn found<S: Store, T>(
    hub: &Hub<S>,
    (peer, headers): (SocketAddr, &HeaderMap),
    code: &str,
    find: impl AsyncFnOnce(String) -> Result<T, NoTable>,
) -> Result<T, Refused> {
    let (address, code) = try_code(hub, peer, headers, code)?;
    let found = match code {
        Some(code) => find(code).await,
        None => Err(NoTable::Unknown),
    };
    found.map_err(|why| {
        if matches!(why, NoTable::Unknown) {
            hub.wrong_codes.take(address);
        }
        no_table(hub, why)
    })
}

pub(super) async fn about<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Json<About>, Refused> {
    found(&hub, (peer, &headers), &code, async |code| ask(&hub, code).await).await.map(Json)
}
