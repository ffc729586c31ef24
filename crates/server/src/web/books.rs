//! Books of evenings. What shows that somebody may see one is in a header, so that no log of addresses has it.

use super::api::{Body, SharedHub, found, of_ours, read};
use super::{Refused, asked, busy, in_place, refused};
use crate::address::Address;
use crate::books::{
    NoBook, OldSheet, Opened, TableMatch, Takes, figures_of_evening, house_of, rules_told, season, told,
};
use crate::hub::{Hub, NoTable};
use crate::patience::Places;
use crate::sentences;
use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use export::{Overview, Scope};
use games::GameName;
use lang::{Lang, Messages, excerpt};
use sheet::{Book, Evening, EveningId, Kind, Operation, Preview};
use std::net::SocketAddr;
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

/// The most lines of an old sheet that are told; all of them are read.
const MOST_TOLD: usize = 100;

/// Somebody who asks for a book.
pub(super) struct Asks {
    peer: SocketAddr,
    headers: HeaderMap,
    uri: Uri,
    /// The number of the book.
    id: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Asks {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asks, Refused> {
        let ConnectInfo(peer) =
            ConnectInfo::from_request_parts(parts, state).await.map_err(|_| no_message())?;
        let Path(id) = Path::from_request_parts(parts, state).await.map_err(|_| no_message())?;
        Ok(Asks { peer, headers: parts.headers.clone(), uri: parts.uri.clone(), id })
    }
}

impl Asks {
    /// The book that they ask for; asking too much, and a secret of none, count against their address.
    async fn open<S: Store>(&self, hub: &Hub<S>) -> Result<Opened, Refused> {
        of_ours(hub, &self.headers)?;
        let address = Address::of(self.peer, &self.headers, hub.config.trust_proxy);
        if !hub.wrong_codes.left(&address) || !hub.asking.take(address) {
            hub.metrics.too_fast.one();
            return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-books-too-fast"));
        }
        hub.open_book(&self.id, secret(&self.headers)).await.map_err(|why| {
            if matches!(why, NoBook::Unknown) {
                hub.wrong_codes.take(address);
            }
            no_book(hub, why)
        })
    }

    /// The same, if they may write in it.
    async fn open_to_write<S: Store>(&self, hub: &Hub<S>) -> Result<Opened, Refused> {
        self.open(hub).await?.editable().map_err(|why| no_book(hub, why))
    }

    /// Works something out of the book.
    async fn work_out<S: Store, T: Send + 'static>(
        &self,
        hub: &Hub<S>,
        work: impl FnOnce(Opened) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let opened = self.open(hub).await?;
        spawn_blocking(move || work(opened)).await.map_err(|_| busy())
    }

    /// A number in the question of the address.
    fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Refused> {
        asked(&self.uri, name).map(|text| text.parse().map_err(|_| no_message())).transpose()
    }

    /// The game in the question of the address.
    fn game(&self) -> Result<GameName, Refused> {
        asked(&self.uri, "game").and_then(GameName::named).ok_or_else(no_message)
    }

    /// The language in the question of the address.
    fn lang(&self) -> Lang {
        lang_of(asked(&self.uri, "lang"))
    }
}

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

/// Brings all of something into a book, or nothing of it; says what was made of it.
async fn put_all<S: Store, T: Send + 'static>(
    hub: &Hub<S>,
    opened: Opened,
    make: impl Fn(&Book) -> (T, Vec<Operation>) + Send + Sync + 'static,
    lang: Lang,
) -> Result<T, Refused> {
    let done = hub.put(opened, make, Takes::All, lang).await.map_err(|why| no_book(hub, why))?;
    match done.results.into_iter().find_map(|result| result.why) {
        Some(why) => Err(Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }),
        None => Ok(done.made),
    }
}

fn lang_of(lang: Option<&str>) -> Lang {
    lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En)
}

/// The secret that somebody shows.
fn secret(headers: &HeaderMap) -> &str {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default().trim()
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
pub(super) async fn look<S: Store>(State(hub): SharedHub<S>, asks: Asks) -> Result<Json<BookTold>, Refused> {
    let since: Option<u64> = asks.number("since")?;
    let tell = move |Opened { id, book, edit, look }: Opened| {
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
    asks.work_out(&hub, tell).await.map(Json)
}

/// Deletes a book for good.
pub(super) async fn delete<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
) -> Result<Json<serde_json::Value>, Refused> {
    let opened = asks.open(&hub).await?;
    hub.delete_book(opened).await.map_err(|why| no_book(&hub, why))?;
    Ok(Json(serde_json::json!({})))
}

/// Does something to a book.
pub(super) async fn put<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
    body: Body,
) -> Result<Json<OperationsPut>, Refused> {
    let opened = asks.open(&hub).await?;
    let PutOperations { operations, lang } = read(body)?;
    if operations.len() > MOST_AT_ONCE {
        return Err(refused(StatusCode::PAYLOAD_TOO_LARGE, "refusal-too-long"));
    }
    let make = move |_: &Book| ((), operations.clone());
    let done = hub.put(opened, make, Takes::Each, lang_of(lang.as_deref())).await;
    let done = done.map_err(|why| no_book(&hub, why))?;
    Ok(Json(OperationsPut { number: done.book.operations().len() as u64, results: done.results }))
}

/// The season of a game, or the figures of one evening.
pub(super) async fn figures<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
) -> Result<Json<BookFigures>, Refused> {
    let evening: Option<u32> = asks.number("evening")?;
    let game = if evening.is_none() { Some(asks.game()?) } else { None };
    let tell = move |Opened { book, .. }: Opened| match (game, evening) {
        (Some(game), _) => Some(season(&book, game)),
        (None, evening) => figures_of_evening(&book, evening?),
    };
    let told = asks.work_out(&hub, tell).await?;
    told.map(Json).ok_or_else(|| refused(StatusCode::NOT_FOUND, "refusal-no-evening"))
}

/// The book as a file.
pub(super) async fn file<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
) -> Result<impl IntoResponse, Refused> {
    let text = asks.work_out(&hub, |Opened { book, .. }| sheet::write(&book)).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text))
}

/// The evenings of a game, or one of them, as comma-separated values.
pub(super) async fn csv<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
) -> Result<impl IntoResponse, Refused> {
    let (game, evening) = (asks.game()?, asks.number::<u32>("evening")?);
    let write = move |Opened { book, .. }: Opened| {
        let mut evenings: Vec<&Evening> = book.in_order();
        evenings.retain(|of| evening.is_none_or(|wanted| of.id.0 == wanted));
        sheet::write_csv(&book, &evenings, game)
    };
    let text = asks.work_out(&hub, write).await?;
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text))
}

/// One evening, or the season of a game, made into something in the language that is asked for.
async fn made<S: Store, T: IntoResponse + Send + 'static>(
    hub: &Hub<S>,
    asks: &Asks,
    kind: &'static str,
    make: impl FnOnce(&Overview<'_>) -> Option<T> + Send + 'static,
) -> Result<Response, Refused> {
    let scope = match asks.number("evening")? {
        Some(evening) => Scope::Evening(EveningId(evening)),
        None => Scope::Season(asks.game()?),
    };
    let messages = Messages::of(asks.lang());
    let Opened { book, .. } = asks.open(hub).await?;
    let made = in_place(&PLACES, move || make(&Overview::of(&book, scope, messages)?)).await?;
    let made = made.ok_or_else(|| refused(StatusCode::NOT_FOUND, "refusal-no-evening"))?;
    Ok(([(header::CONTENT_TYPE, kind)], made).into_response())
}

/// A page to read or print.
pub(super) async fn page<S: Store>(State(hub): SharedHub<S>, asks: Asks) -> Result<Response, Refused> {
    made(&hub, &asks, "text/html; charset=utf-8", |overview| Some(export::html(overview))).await
}

/// A spreadsheet.
pub(super) async fn spreadsheet<S: Store>(State(hub): SharedHub<S>, asks: Asks) -> Result<Response, Refused> {
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    made(&hub, &asks, kind, |overview| export::xlsx(overview).ok()).await
}

/// What someone's old sheet would become, or brings it into the book.
pub(super) async fn read_csv<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
    body: Body,
) -> Result<Json<CsvTold>, Refused> {
    let opened = asks.open_to_write(&hub).await?;
    let CsvWanted { text, house, standings, keep, lang } = read(body)?;
    let lang = lang_of(lang.as_deref());
    let draft = draft_of(&house, lang)?;
    let kind = if standings { Kind::Standings } else { Kind::Differences };
    let work = move || {
        let preview =
            sheet::read_csv(&text, &draft, kind).map_err(|fault| sentences::csv_fault(&fault, lang))?;
        let told = csv_told(&preview, &draft, lang);
        Ok::<_, String>((told, OldSheet::new(&text, preview, house_of(house), kind)))
    };
    let read = in_place(&PLACES, work).await?;
    let (mut told, old) = read.map_err(|text| told_so("refusal-no-csv", text))?;
    if keep && !told.lines.is_empty() {
        let brought = put_all(&hub, opened, move |book| old.bring(book), lang).await?;
        (told.kept, told.before) = (true, brought.before);
    }
    Ok(Json(told))
}

fn csv_told(preview: &Preview, draft: &games::Draft, lang: Lang) -> CsvTold {
    let lines = preview.lines.iter().take(MOST_TOLD).map(|line| {
        let players: Vec<sheet::PersonId> =
            line.players.iter().map(|place| sheet::PersonId(*place as u32)).collect();
        let given = sheet::changes(&players, &line.entry, draft).unwrap_or_default();
        let mut changes = vec![None; preview.names.len()];
        for (column, given) in line.players.iter().zip(given) {
            changes[*column] = Some(given);
        }
        CsvLine {
            line: line.line,
            date: line.date.clone(),
            evening: line.evening.as_deref().map(excerpt),
            changes,
        }
    });
    let faults = preview
        .faults
        .iter()
        .map(|(line, fault)| CsvFaultTold { line: *line, text: sentences::csv_fault(fault, lang) });
    CsvTold {
        names: preview.names.iter().map(|name| name.as_str().to_owned()).collect(),
        lines: lines.collect(),
        more_lines: preview.lines.len().saturating_sub(MOST_TOLD) as u32,
        faults: faults.collect(),
        more_faults: preview.more_faults as u32,
        evenings: preview.evenings() as u32,
        kept: false,
        before: false,
    }
}

/// Brings a match of a table that is over into the book.
pub(super) async fn bring<S: Store>(
    State(hub): SharedHub<S>,
    asks: Asks,
    body: Body,
) -> Result<Json<MatchKept>, Refused> {
    let opened = asks.open_to_write(&hub).await?;
    let MatchWanted { table, number, lang } = read(body)?;
    let lang = lang_of(lang.as_deref());
    let (table, entries) = found(&hub, (asks.peer, &asks.headers), &table, async |code| {
        let id = hub.store.find(&code).await?.ok_or(NoTable::Unknown)?;
        Ok((id, hub.store.entries(id, 1).await?))
    })
    .await?;
    let there = in_place(&PLACES, move || TableMatch::find(table, &entries, number)).await?;
    let there = there.ok_or_else(|| refused(StatusCode::NOT_FOUND, "refusal-no-record"))?;
    let brought = put_all(&hub, opened, move |book| there.bring(book, lang), lang).await?;
    let evening = brought.evenings.first().map_or(0, |evening| evening.0);
    Ok(Json(MatchKept { evening, before: brought.before }))
}
