//! The plain page: everything in three small files inside the program, with which both games can be played.

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// The messages that the page shows, besides the reasons that come with their sentences.
pub(super) const KEYS: [&str; 49] = [
    "page-title",
    "page-new-table",
    "page-game",
    "page-rules",
    "page-listed",
    "page-open",
    "page-join",
    "page-code",
    "page-tables",
    "page-name",
    "page-sit",
    "page-leave",
    "page-ready",
    "page-not-ready",
    "page-start",
    "page-rematch",
    "page-add-computer",
    "page-remove",
    "page-pause",
    "page-resume",
    "page-take-back",
    "page-here",
    "page-back",
    "page-replace",
    "page-move-seat",
    "page-delete-name",
    "page-connecting",
    "page-your-turn",
    "page-waiting-for",
    "page-over",
    "page-closed",
    "page-pot",
    "page-hand",
    "page-piles",
    "page-points",
    "page-clips",
    "page-what",
    "page-record",
    "page-time",
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-one-moment",
    "phrase-your-turn",
    "phrase-choices",
    "phrase-once-more",
    "phrase-goodbye",
];

/// A file of the page; the browser asks each time whether it has changed.
fn file(kind: &'static str, text: &'static str) -> Response {
    let kind = HeaderValue::from_static(kind);
    let kept = HeaderValue::from_static("no-cache");
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], text).into_response()
}

/// The page and what it loads.
pub(super) fn routes() -> Router {
    Router::new()
        .route("/", get(|| async { file("text/html; charset=utf-8", include_str!("../page/index.html")) }))
        .route(
            "/page.js",
            get(|| async { file("text/javascript; charset=utf-8", include_str!("../page/page.js")) }),
        )
        .route(
            "/page.css",
            get(|| async { file("text/css; charset=utf-8", include_str!("../page/page.css")) }),
        )
}
