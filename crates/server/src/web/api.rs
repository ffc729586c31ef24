//! The HTTP API. The socket does everything that happens at a table; this is for coming to one, and for what
//! is left of it.

use super::problem;
use crate::address::{Address, origin_is_ours};
use crate::chance::read_code;
use crate::desk::Note;
use crate::hub::{Hub, NoTable};
use crate::records;
use crate::sentences;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
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
    About, Claim, GameFacts, Listed, NewTable, Opened, Problem, RulesFault, RulesTold, RulesWanted, Version,
};
use wire::{BadRules, SwitchFacts, Why};

/// The most tables in the list.
const MOST_LISTED: usize = 50;

/// A table that does not say within this time how it looks is left out.
const ABOUT_WITHIN: Duration = Duration::from_secs(5);

type SharedHub<S> = State<Arc<Hub<S>>>;

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

/// Reads a body.
fn body<T: DeserializeOwned>(bytes: &Bytes) -> Option<T> {
    serde_json::from_slice(bytes).ok()
}

fn no_table(hub: &Hub<impl Store>, why: NoTable) -> Response {
    match why {
        NoTable::Unknown => problem(StatusCode::NOT_FOUND, "refusal-no-table"),
        NoTable::Full => problem(StatusCode::SERVICE_UNAVAILABLE, "refusal-server-full"),
        NoTable::Failed(error) => {
            hub.store_failed(&error);
            problem(StatusCode::SERVICE_UNAVAILABLE, "refusal-store-failed")
        }
    }
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
    bytes: Bytes,
) -> Response {
    if !origin_is_ours(&headers, hub.config.public_url.as_deref()) {
        return problem(StatusCode::FORBIDDEN, "refusal-other-origin");
    }
    let Some(new) = body::<NewTable>(&bytes) else {
        return problem(StatusCode::BAD_REQUEST, "refusal-no-message");
    };
    let Some(time) = new.turn_time() else {
        return problem(StatusCode::BAD_REQUEST, "refusal-no-turn-time");
    };
    let draft = match new.rules.rules(None).and_then(|_| new.rules.draft().map_err(|bad| vec![bad])) {
        Ok(draft) => draft,
        Err(bad) => {
            let text = bad.first().map(|bad| sentences::bad_rules(bad, Lang::En));
            let why = Why { text, ..Why::key("refusal-bad-rules") };
            return (StatusCode::BAD_REQUEST, Json(Problem { why })).into_response();
        }
    };
    if !hub.openings.take(Address::of(peer, &headers, hub.config.trust_proxy)) {
        hub.metrics.too_fast.one();
        return problem(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-tables");
    }
    match hub.open(draft, time, new.listed, new.hints).await {
        Ok(code) => (StatusCode::CREATED, Json(opened(&hub, &headers, code))).into_response(),
        Err(why) => no_table(&hub, why),
    }
}

/// How a table with some house rules plays.
pub(super) async fn rules(bytes: Bytes) -> Response {
    let Some(wanted) = body::<RulesWanted>(&bytes) else {
        return problem(StatusCode::BAD_REQUEST, "refusal-no-message");
    };
    let lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let fault = |bad: BadRules| RulesFault {
        switch: bad.switch().map(str::to_owned),
        text: sentences::bad_rules(&bad, lang),
    };
    let told = match wanted.rules.rules(wanted.players) {
        Ok(rules) => RulesTold { house: Messages::of(lang).house(&rules), faults: Vec::new() },
        Err(bad) => RulesTold { house: Vec::new(), faults: bad.into_iter().map(fault).collect() },
    };
    Json(told).into_response()
}

/// Which table a code that moves a seat is of.
pub(super) async fn moves<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    if !origin_is_ours(&headers, hub.config.public_url.as_deref()) {
        return problem(StatusCode::FORBIDDEN, "refusal-other-origin");
    }
    let address = Address::of(peer, &headers, hub.config.trust_proxy);
    let Some(Claim { claim }) = body::<Claim>(&bytes) else {
        return problem(StatusCode::BAD_REQUEST, "refusal-no-message");
    };
    if !hub.wrong_codes.left(&address) {
        hub.metrics.too_fast.one();
        return problem(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-codes");
    }
    let found = async {
        let code = read_code(&claim).ok_or(NoTable::Unknown)?;
        let id = hub.store.find_move(CodeHash::of(code.as_bytes())).await?.ok_or(NoTable::Unknown)?;
        let info = hub.store.info(id).await?.ok_or(NoTable::Unknown)?;
        Ok::<_, NoTable>(info.code)
    };
    match found.await {
        Ok(code) => Json(opened(&hub, &headers, code)).into_response(),
        Err(NoTable::Unknown) => {
            hub.wrong_codes.take(address);
            problem(StatusCode::NOT_FOUND, "refusal-wrong-code")
        }
        Err(why) => no_table(&hub, why),
    }
}

async fn ask<S: Store>(hub: &Arc<Hub<S>>, code: String) -> Result<About, NoTable> {
    let (_, line) = hub.find(&code).await?;
    let (answer, about) = oneshot::channel();
    let gone = || NoTable::Failed("the table's task has ended".to_owned());
    line.notes.send(Note::About { code, answer }).await.map_err(|_| gone())?;
    match timeout(ABOUT_WITHIN, about).await {
        Ok(Ok(Some(about))) => Ok(about),
        _ => Err(gone()),
    }
}

pub(super) async fn tables<S: Store>(State(hub): SharedHub<S>) -> Response {
    let infos = match hub.store.open_tables().await {
        Ok(infos) => infos,
        Err(error) => return no_table(&hub, error.into()),
    };
    let mut tables = Vec::new();
    for info in infos.into_iter().filter(|info| info.listed).take(MOST_LISTED) {
        if let Ok(about) = ask(&hub, info.code).await {
            tables.push(about);
        }
    }
    Json(Listed { tables }).into_response()
}

/// May this address try another code? Then the code in the form in which it was drawn.
fn try_code<S>(
    hub: &Hub<S>,
    peer: SocketAddr,
    headers: &HeaderMap,
    code: &str,
) -> Result<(Address, Option<String>), Box<Response>> {
    let address = Address::of(peer, headers, hub.config.trust_proxy);
    if !hub.wrong_codes.left(&address) {
        hub.metrics.too_fast.one();
        return Err(Box::new(problem(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-codes")));
    }
    Ok((address, read_code(code)))
}

pub(super) async fn about<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    let (address, code) = match try_code(&hub, peer, &headers, &code) {
        Ok(tried) => tried,
        Err(response) => return *response,
    };
    match ask(&hub, code.unwrap_or_default()).await {
        Ok(about) => Json(about).into_response(),
        Err(why) => {
            if matches!(why, NoTable::Unknown) {
                hub.wrong_codes.take(address);
            }
            no_table(&hub, why)
        }
    }
}

pub(super) async fn record<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path((code, number)): Path<(String, String)>,
) -> Response {
    let (address, code) = match try_code(&hub, peer, &headers, &code) {
        Ok(tried) => tried,
        Err(response) => return *response,
    };
    let found = async {
        let code = code.ok_or(NoTable::Unknown)?;
        let id = hub.store.find(&code).await?.ok_or(NoTable::Unknown)?;
        Ok::<_, NoTable>(hub.store.entries(id, 1).await?)
    };
    let entries = match found.await {
        Ok(entries) => entries,
        Err(why) => {
            if matches!(why, NoTable::Unknown) {
                hub.wrong_codes.take(address);
            }
            return no_table(&hub, why);
        }
    };
    // A long table takes some time, which others need not wait for.
    let number = number.parse().unwrap_or(0);
    let record = tokio::task::spawn_blocking(move || records::record(&entries, number)).await;
    match record {
        Ok(Some(text)) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        Ok(None) | Err(_) => problem(StatusCode::NOT_FOUND, "refusal-no-record"),
    }
}
