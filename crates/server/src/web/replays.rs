//! Matches that are over: as records, and step by step.

use super::api::{Body, SharedHub, bytes, found};
use super::{Refused, asked, in_place, refused};
use crate::hub::{Hub, NoTable};
use crate::patience::Places;
use crate::records;
use crate::sentences;
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::IntoResponse;
use lang::Lang;
use record::{AnyRecord, RecordError};
use std::net::SocketAddr;
use store::Store;
use table::Entry;
use tokio::task::spawn_blocking;
use wire::Why;
use wire::http::Replay;

/// The most bytes of a record that somebody brings.
pub(super) const MOST_OF_A_RECORD: usize = 1 << 20;

/// So many steps come where nobody says how many.
const USUAL_STEPS: usize = 200;

/// So many records are gone through at once, however many ask: a long one takes a processor for a while.
static PLACES: Places = Places::new(2);

/// All entries of a table.
async fn entries<S: Store>(
    hub: &Hub<S>,
    from: (SocketAddr, &HeaderMap),
    code: &str,
) -> Result<Vec<Entry>, Refused> {
    found(hub, from, code, async |code| {
        let id = hub.store.find(&code).await?.ok_or(NoTable::Unknown)?;
        Ok(hub.store.entries(id, 1).await?)
    })
    .await
}

pub(super) async fn record<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path((code, number)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refused> {
    let entries = entries(&hub, (peer, &headers), &code).await?;
    // A long table takes some time, which others need not wait for.
    let number = number.parse().unwrap_or(0);
    let record = spawn_blocking(move || records::record(&entries, number)).await;
    let text = record.ok().flatten().ok_or_else(no_record)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

fn no_record() -> Refused {
    refused(StatusCode::NOT_FOUND, "refusal-no-record")
}

/// A match of a table that is over, step by step.
pub(super) async fn of_table<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path((code, number)): Path<(String, String)>,
    uri: Uri,
) -> Result<Json<Replay>, Refused> {
    let (from, count) = page(&uri)?;
    let entries = entries(&hub, (peer, &headers), &code).await?;
    let number = number.parse().unwrap_or(0);
    let work = move || {
        let record = records::record(&entries, number)?;
        read(&record, from, count).ok()
    };
    in_place(&PLACES, work).await?.map(Json).ok_or_else(no_record)
}

/// The match of a record that somebody brings. Nothing of it is kept.
pub(super) async fn of_text(uri: Uri, body: Body) -> Result<Json<Replay>, Refused> {
    let (from, count) = page(&uri)?;
    let lang = asked(&uri, "lang").and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let text = String::from_utf8(bytes(body)?.into());
    let text = text.map_err(|_| refused(StatusCode::BAD_REQUEST, "refusal-no-text"))?;
    let replay = in_place(&PLACES, move || read(&text, from, count)).await?;
    replay.map(Json).map_err(|error| {
        let text = Some(sentences::record_error(&error, lang));
        let why = Why { text, ..Why::key("refusal-bad-record") };
        Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }
    })
}

fn read(text: &str, from: usize, count: usize) -> Result<Replay, RecordError> {
    Ok(wire::replay(&AnyRecord::read(text)?, from, count))
}

/// From which step on, and how many.
fn page(uri: &Uri) -> Result<(usize, usize), Refused> {
    let number = |name, usual| match asked(uri, name) {
        None => Ok(usual),
        Some(text) => text.parse().map_err(|_| refused(StatusCode::BAD_REQUEST, "refusal-no-message")),
    };
    Ok((number("from", 0)?, number("count", USUAL_STEPS)?))
}
