//! Books of evenings. What shows that somebody may see one is in a header, so that no log of addresses has it.

use super::api::{Body, SharedHub, found, of_ours, read};
use super::{Refused, asked, busy, in_place, refused};
use crate::address::Address;
use crate::books::{
    self, Found, NoBook, Opened, Takes, figures_of_evening, house_of, rules_told, season, told,
};
use crate::hub::{Hub, NoTable};
use crate::patience::Places;
use crate::sentences;
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use export::{Overview, Scope};
use fair::Rng;
use games::GameName;
use lang::{Lang, Messages};
use sheet::{Book, Evening, EveningId, Kind, Operation, Preview, unused};
use std::net::SocketAddr;
use std::sync::Arc;
use store::Store;
use tokio::task::spawn_blocking;
use wire::books::{
    BookFigures, BookMade, BookTold, CsvFaultTold, CsvLine, CsvTold, CsvWanted, MOST_AT_ONCE, MatchKept,
    MatchWanted, NewBook, OperationsPut, PutOperations, SheetRules, SheetRulesWanted,
};
use wire::{HouseRules, Why};

/// The most bytes of operations that are sent at once.
pub(super) const MOST_OF_OPERATIONS: usize = 512 << 10;

/// The most bytes of a file, as text in a message.
pub(super) const MOST_OF_A_FILE: usize = 8 << 20;

/// So many files are read at once, however many are sent.
static PLACES: Places = Places::new(2);

type Asks<'a> = (SocketAddr, &'a HeaderMap);

fn no_book(hub: &Hub<impl Store>, why: NoBook) -> Refused {
    match why {
        NoBook::Unknown => refused(StatusCode::NOT_FOUND, "refusal-no-book"),
        NoBook::OnlyLooking => refused(StatusCode::FORBIDDEN, "refusal-only-looking"),
        NoBook::Busy => busy(),
        NoBook::Failed(error) => {
            hub.store_failed(&error);
            refused(StatusCode::SERVICE_UNAVAILABLE, "refusal-store-failed")
        }
    }
}

fn no_message() -> Refused {
    refused(StatusCode::BAD_REQUEST, "refusal-no-message")
}

/// A reason that is told as a sentence.
fn told_so(key: &str, text: String) -> Refused {
    let why = Why { text: Some(text), ..Why::key(key) };
    Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }
}

/// Does all of this to a book, or nothing of it.
async fn put_all<S: Store>(
    hub: &Hub<S>,
    opened: Opened,
    operations: Vec<Operation>,
    lang: Lang,
) -> Result<(), Refused> {
    let done = hub.put(opened, operations, Takes::All, lang).await.map_err(|why| no_book(hub, why))?;
    match done.results.into_iter().find_map(|result| result.why) {
        Some(why) => Err(Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }),
        None => Ok(()),
    }
}

fn lang_of(lang: Option<&str>) -> Lang {
    lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En)
}

fn number_asked<T: std::str::FromStr>(uri: &Uri, name: &str) -> Result<Option<T>, Refused> {
    asked(uri, name).map(|text| text.parse().map_err(|_| no_message())).transpose()
}

fn game_asked(uri: &Uri) -> Result<GameName, Refused> {
    asked(uri, "game").and_then(GameName::named).ok_or_else(no_message)
}

/// The secret that somebody shows.
fn secret(headers: &HeaderMap) -> &str {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default().trim()
}

/// The book that somebody asks for; asking too much, and a secret of none, count against their address.
async fn opened<S: Store>(hub: &Hub<S>, (peer, headers): Asks<'_>, id: &str) -> Result<Opened, Refused> {
    of_ours(hub, headers)?;
    let address = Address::of(peer, headers, hub.config.trust_proxy);
    if !hub.wrong_codes.left(&address) || !hub.asking.take(address) {
        hub.metrics.too_fast.one();
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-books-too-fast"));
    }
    hub.open_book(id, secret(headers)).await.map_err(|why| {
        if matches!(why, NoBook::Unknown) {
            hub.wrong_codes.take(address);
        }
        no_book(hub, why)
    })
}

/// Makes a book.
pub(super) async fn make<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Result<(StatusCode, Json<BookMade>), Refused> {
    of_ours(&hub, &headers)?;
    let NewBook { file, lang } = read(body)?;
    let lang = lang_of(lang.as_deref());
    if !hub.openings.take(Address::of(peer, &headers, hub.config.trust_proxy)) {
        hub.metrics.too_fast.one();
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-books"));
    }
    let book = match file {
        None => Book::default(),
        Some(text) => {
            let book = in_place(&PLACES, move || sheet::read(&text)).await?;
            book.map_err(|fault| told_so("refusal-no-sheet", sentences::sheet_fault(&fault, lang)))?
        }
    };
    let (id, secrets) = hub.make_book(book).await.map_err(|why| no_book(&hub, why))?;
    let made = BookMade { id: id.to_string(), edit: secrets.edit, look: secrets.look };
    Ok((StatusCode::CREATED, Json(made)))
}

/// What house rules say of sheets.
pub(super) async fn rules(body: Body) -> Result<Json<SheetRules>, Refused> {
    let SheetRulesWanted { house, lang } = read(body)?;
    let draft = draft_of(&house, lang_of(lang.as_deref()))?;
    Ok(Json(rules_told(&draft)))
}

fn draft_of(house: &HouseRules, lang: Lang) -> Result<games::Draft, Refused> {
    let lawful = house.rules(None).and_then(|_| house.draft().map_err(|bad| vec![bad]));
    lawful.map_err(|bad| {
        let text = bad.first().map(|bad| sentences::bad_rules(bad, lang));
        told_so("refusal-bad-rules", text.unwrap_or_default())
    })
}

/// A book with everything that follows from it.
pub(super) async fn look<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Json<BookTold>, Refused> {
    let since: Option<u64> = number_asked(&uri, "since")?;
    let Opened { id, book, edit, look } = opened(&hub, (peer, &headers), &id).await?;
    let tell = move || {
        let number = book.operations().len() as u64;
        let after = usize::try_from(since.unwrap_or(number)).unwrap_or(usize::MAX);
        BookTold {
            id: id.to_string(),
            number,
            edit,
            look,
            book: (since != Some(number)).then(|| told(&book, edit)),
            operations: book.operations().get(after..).unwrap_or_default().to_vec(),
        }
    };
    spawn_blocking(tell).await.map(Json).map_err(|_| busy())
}

/// Deletes a book for good.
pub(super) async fn delete<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, Refused> {
    let opened = opened(&hub, (peer, &headers), &id).await?;
    hub.delete_book(opened).await.map_err(|why| no_book(&hub, why))?;
    Ok(Json(serde_json::json!({})))
}

/// Does something to a book.
pub(super) async fn put<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<OperationsPut>, Refused> {
    let opened = opened(&hub, (peer, &headers), &id).await?;
    let PutOperations { operations, lang } = read(body)?;
    if operations.len() > MOST_AT_ONCE {
        return Err(refused(StatusCode::PAYLOAD_TOO_LARGE, "refusal-too-long"));
    }
    let done = hub.put(opened, operations, Takes::Each, lang_of(lang.as_deref())).await;
    let done = done.map_err(|why| no_book(&hub, why))?;
    Ok(Json(OperationsPut { number: done.book.operations().len() as u64, results: done.results }))
}

/// The season of a game, or the figures of one evening.
pub(super) async fn figures<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Json<BookFigures>, Refused> {
    let evening: Option<u32> = number_asked(&uri, "evening")?;
    let game = if evening.is_none() { Some(game_asked(&uri)?) } else { None };
    let Opened { book, .. } = opened(&hub, (peer, &headers), &id).await?;
    let tell = move || match (game, evening) {
        (Some(game), _) => Some(season(&book, game)),
        (None, evening) => figures_of_evening(&book, evening?),
    };
    let told = spawn_blocking(tell).await.map_err(|_| busy())?;
    told.map(Json).ok_or_else(|| refused(StatusCode::NOT_FOUND, "refusal-no-evening"))
}

/// The book as a file.
pub(super) async fn file<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let Opened { book, .. } = opened(&hub, (peer, &headers), &id).await?;
    let text = spawn_blocking(move || sheet::write(&book)).await.map_err(|_| busy())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text))
}

/// The evenings of a game, or one of them, as comma-separated values.
pub(super) async fn csv<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<impl IntoResponse, Refused> {
    let (game, evening) = (game_asked(&uri)?, number_asked::<u32>(&uri, "evening")?);
    let Opened { book, .. } = opened(&hub, (peer, &headers), &id).await?;
    let write = move || {
        let mut evenings: Vec<&Evening> = book.in_order();
        evenings.retain(|of| evening.is_none_or(|wanted| of.id.0 == wanted));
        sheet::write_csv(&book, &evenings, game)
    };
    let text = spawn_blocking(write).await.map_err(|_| busy())?;
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text))
}

/// What can be made of an evening or a season.
enum Made {
    Page(String),
    Spreadsheet(Vec<u8>),
}

/// One evening, or the season of a game, made into something in the language that is asked for.
async fn made<S: Store>(
    hub: &Hub<S>,
    asks: Asks<'_>,
    id: &str,
    uri: &Uri,
    make: impl FnOnce(&Overview<'_>) -> Option<Made> + Send + 'static,
) -> Result<Response, Refused> {
    let scope = match number_asked(uri, "evening")? {
        Some(evening) => Scope::Evening(EveningId(evening)),
        None => Scope::Season(game_asked(uri)?),
    };
    let messages = Messages::of(lang_of(asked(uri, "lang")));
    let Opened { book, .. } = opened(hub, asks, id).await?;
    match in_place(&PLACES, move || make(&Overview::of(&book, scope, messages)?)).await? {
        Some(Made::Page(text)) => {
            Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response())
        }
        Some(Made::Spreadsheet(bytes)) => Ok((
            [(header::CONTENT_TYPE, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")],
            bytes,
        )
            .into_response()),
        None => Err(refused(StatusCode::NOT_FOUND, "refusal-no-evening")),
    }
}

/// A page to read or print.
pub(super) async fn page<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Response, Refused> {
    let make = |overview: &Overview<'_>| Some(Made::Page(export::html(overview)));
    made(&hub, (peer, &headers), &id, &uri, make).await
}

/// A spreadsheet.
pub(super) async fn spreadsheet<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Response, Refused> {
    let make = |overview: &Overview<'_>| export::xlsx(overview).ok().map(Made::Spreadsheet);
    made(&hub, (peer, &headers), &id, &uri, make).await
}

/// What someone's old sheet would become, or brings it into the book.
pub(super) async fn read_csv<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<CsvTold>, Refused> {
    let opened = opened(&hub, (peer, &headers), &id).await?.editable().map_err(|why| no_book(&hub, why))?;
    let CsvWanted { text, house, standings, keep, lang } = read(body)?;
    let lang = lang_of(lang.as_deref());
    let draft = draft_of(&house, lang)?;
    let kind = if standings { Kind::Standings } else { Kind::Differences };
    let (house, book) = (house_of(house), Arc::clone(&opened.book));
    let work = move || {
        let preview =
            sheet::read_csv(&text, &draft, kind).map_err(|fault| sentences::csv_fault(&fault, lang))?;
        let drawn = crate::chance::number().and_then(|seed| {
            let mut chance = Rng::new(seed, 0);
            let mut numbers = unused(&book, || chance.next_word() as u32);
            let imported = preview.into_book(&book, &house, &mut numbers);
            let base = book.operations().len() as u64;
            let operations = imported.changes.into_iter().map(|change| books::operation(base, change));
            Ok((
                csv_told(&preview, &draft, imported.evenings, lang),
                operations.collect::<Result<Vec<_>, _>>()?,
            ))
        });
        Ok::<_, String>(drawn)
    };
    let read = in_place(&PLACES, work).await?.map_err(|text| told_so("refusal-no-csv", text))?;
    let (mut told, operations) = read.map_err(|error| no_book(&hub, error.into()))?;
    if keep && !told.lines.is_empty() {
        put_all(&hub, opened, operations, lang).await?;
        told.kept = true;
    }
    Ok(Json(told))
}

fn csv_told(preview: &Preview, draft: &games::Draft, evenings: usize, lang: Lang) -> CsvTold {
    let lines = preview.lines.iter().map(|line| {
        let players: Vec<sheet::PersonId> =
            line.players.iter().map(|place| sheet::PersonId(*place as u32)).collect();
        let given = sheet::changes(&players, &line.entry, draft).unwrap_or_default();
        let mut changes = vec![None; preview.names.len()];
        for (column, given) in line.players.iter().zip(given) {
            changes[*column] = Some(given);
        }
        CsvLine { line: line.line, date: line.date.clone(), evening: line.evening.clone(), changes }
    });
    let faults = preview
        .faults
        .iter()
        .map(|(line, fault)| CsvFaultTold { line: *line, text: sentences::csv_fault(fault, lang) });
    CsvTold {
        names: preview.names.iter().map(|name| name.as_str().to_owned()).collect(),
        lines: lines.collect(),
        faults: faults.collect(),
        evenings: evenings as u32,
        kept: false,
    }
}

/// Brings a match of a table that is over into the book.
pub(super) async fn bring<S: Store>(
    State(hub): SharedHub<S>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<MatchKept>, Refused> {
    let opened = opened(&hub, (peer, &headers), &id).await?.editable().map_err(|why| no_book(&hub, why))?;
    let MatchWanted { table, number, lang } = read(body)?;
    let lang = lang_of(lang.as_deref());
    let (table, entries) = found(&hub, (peer, &headers), &table, async |code| {
        let id = hub.store.find(&code).await?.ok_or(NoTable::Unknown)?;
        Ok((id, hub.store.entries(id, 1).await?))
    })
    .await?;
    let book = Arc::clone(&opened.book);
    let work = move || books::evening_of(&book, table, &entries, number, lang);
    let found = in_place(&PLACES, work).await?.map_err(|error| no_book(&hub, error.into()))?;
    match found.ok_or_else(|| refused(StatusCode::NOT_FOUND, "refusal-no-record"))? {
        Found::Before(evening) => Ok(Json(MatchKept { evening, before: true })),
        Found::New(evening, operations) => {
            put_all(&hub, opened, operations, lang).await?;
            Ok(Json(MatchKept { evening, before: false }))
        }
    }
}
