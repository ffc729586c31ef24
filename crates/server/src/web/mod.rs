//! Pages and the HTTP API.

mod api;
mod books;
mod lessons;
mod pages;
mod replays;
mod rule_books;

use crate::address::{Address, origin_is_ours};
use crate::hub::Hub;
use crate::patience::Places;
use crate::sentences::reason;
use crate::socket::Socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use lang::Lang;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use wire::Why;
use wire::http::Problem;

/// The most bytes that a frame may have before the socket is closed; what is longer than a message but shorter
/// than this is answered.
const MAX_FRAME: usize = 4 * wire::MAX_MESSAGE;

/// Bytes that a socket reads at once: messages of clients are short, and each socket keeps as much.
const BUFFER: usize = 1024;

/// Bytes that wait for somebody who does not read, beyond which the socket is closed.
const MOST_UNSENT: usize = 256 * 1024;

/// In seconds: after so long something is free again of all that is counted by address.
const A_MINUTE: HeaderValue = HeaderValue::from_static("60");

/// Everything that answers on the public address.
pub(crate) fn routes<S: Store>(hub: Arc<Hub<S>>) -> Router {
    Router::new()
        .route("/api/v1/version", get(api::version))
        .route("/api/v1/tables", get(api::tables::<S>).post(api::open::<S>))
        .route("/api/v1/tables/{code}", get(api::about::<S>))
        .route("/api/v1/tables/{code}/records/{number}", get(replays::record::<S>))
        .route("/api/v1/tables/{code}/records/{number}/replay", get(replays::of_table::<S>))
        .route("/api/v1/moves", post(api::moves::<S>))
        .route("/api/v1/rules", post(api::rules))
        .route("/api/v1/lessons/{game}", get(lessons::course))
        .route("/api/v1/lessons/{game}/{lesson}", get(lessons::lesson))
        .route("/api/v1/lessons/{game}/{lesson}/{task}", post(lessons::attempt))
        .route("/api/v1/rules/{game}/book", get(rule_books::tree))
        .route("/api/v1/rules/{game}/book.html", get(rule_books::page))
        .route("/api/v1/rules/{game}/book.pdf", get(rule_books::print))
        .route("/api/v1/books/rules", post(books::rules))
        .route("/api/v1/books/{book}", get(books::look::<S>).delete(books::delete::<S>))
        .route("/api/v1/books/{book}/figures", get(books::figures::<S>))
        .route("/api/v1/books/{book}/file", get(books::file::<S>))
        .route("/api/v1/books/{book}/page.html", get(books::page::<S>))
        .route("/api/v1/books/{book}/sheet.xlsx", get(books::spreadsheet::<S>))
        .route("/api/v1/books/{book}/matches", post(books::bring::<S>))
        .route("/api/v1/socket", get(socket::<S>))
        .route("/healthz", get(healthz::<S>))
        .fallback(pages::file)
        .method_not_allowed_fallback(async || refused(StatusCode::METHOD_NOT_ALLOWED, "refusal-other-method"))
        .layer(DefaultBodyLimit::max(wire::MAX_MESSAGE))
        .route(
            "/api/v1/replay",
            post(replays::of_text).layer(DefaultBodyLimit::max(replays::MOST_OF_A_RECORD)),
        )
        .route("/api/v1/books", post(books::make::<S>).layer(DefaultBodyLimit::max(books::MOST_OF_A_FILE)))
        .route(
            "/api/v1/books/{book}/operations",
            post(books::put::<S>).layer(DefaultBodyLimit::max(books::MOST_OF_OPERATIONS)),
        )
        .route(
            "/api/v1/books/{book}/csv",
            get(books::csv::<S>)
                .post(books::read_csv::<S>)
                .layer(DefaultBodyLimit::max(books::MOST_OF_A_FILE)),
        )
        .with_state(hub)
        .layer(middleware::from_fn(with_headers))
}

/// What answers on the address for those who run the server.
pub(crate) fn operation<S: Store>(hub: Arc<Hub<S>>) -> Router {
    let text = |State(hub): State<Arc<Hub<S>>>| async move {
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hub.metrics.text())
    };
    Router::new().route("/metrics", get(text)).route("/healthz", get(healthz::<S>)).with_state(hub)
}

/// What a browser is to keep to, whatever it got.
async fn with_headers(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, HeaderValue); 5] = [
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                 connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
                 form-action 'none'; frame-ancestors 'none'",
            ),
        ),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
        (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    ];
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// An answer that something is not so.
struct Refused {
    status: StatusCode,
    why: Box<Why>,
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Problem { why: *self.why })).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, A_MINUTE);
        }
        response
    }
}

/// That something is not so, told by its key.
fn refused(status: StatusCode, key: &str) -> Refused {
    Refused { status, why: Box::new(reason(key, Lang::En)) }
}

fn busy() -> Refused {
    refused(StatusCode::SERVICE_UNAVAILABLE, "refusal-server-full")
}

/// Hard work, done when there is room for it.
async fn in_place<T: Send + 'static>(
    places: &'static Places,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refused> {
    places.work(work).await.ok_or_else(busy)
}

/// What stands behind a name in the question of an address; there is nothing in it that has to be decoded.
fn asked<'a>(uri: &'a Uri, name: &str) -> Option<&'a str> {
    let parts = uri.query()?.split('&');
    parts.filter_map(|part| part.split_once('=')).find(|(of, _)| *of == name).map(|(_, value)| value)
}

fn nothing() -> Response {
    refused(StatusCode::NOT_FOUND, "refusal-no-such-address").into_response()
}

async fn healthz<S: Store>(State(hub): State<Arc<Hub<S>>>) -> Response {
    let ready = tokio::time::timeout(Duration::from_secs(2), hub.store.ready()).await;
    match ready {
        Ok(Ok(())) if !hub.is_stopping() => (StatusCode::OK, "ok\n").into_response(),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response(),
    }
}

async fn socket<S: Store>(
    State(hub): State<Arc<Hub<S>>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    if !origin_is_ours(&headers, hub.config.public_url.as_deref()) {
        return Err(refused(StatusCode::FORBIDDEN, "refusal-other-origin"));
    }
    if hub.is_stopping() || hub.metrics.sockets.get() >= hub.config.limits.sockets as u64 {
        return Err(refused(StatusCode::SERVICE_UNAVAILABLE, "refusal-server-full"));
    }
    let address = Address::of(peer, &headers, hub.config.trust_proxy);
    if !hub.sockets.add(address, hub.config.limits.sockets_per_address) {
        hub.metrics.too_fast.one();
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-sockets"));
    }
    hub.metrics.sockets.one();
    let given_up = Arc::clone(&hub);
    Ok(upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT)
        .on_failed_upgrade(move |_| {
            given_up.sockets.remove(&address);
            given_up.metrics.sockets.less();
        })
        .on_upgrade(move |socket| Socket::new(hub, address, socket).serve()))
}
