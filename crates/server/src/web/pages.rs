//! The browser client: the files that its build has left in `web/dist`, inside the program. A program built for
//! debugging reads them from there instead, so that a new client shows without a new program.

use super::nothing;
use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

/// What the build of the client made; nothing, if it was not built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// What stands at `/`.
const FIRST: &str = "index.html";

/// Files in this folder have a hash of what is in them in their names.
const HASHED: &str = "assets/";

/// What the name of a file ends with that is another one in fewer bytes.
const PACKED: &str = ".gz";

const NOT_BUILT: &str = "This server was built without its pages: build it with `cargo xtask build`, which needs \
                         Node and npm.\n";

struct File {
    data: Cow<'static, [u8]>,
    hash: [u8; 32],
    kind: String,
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> File {
        let hash = file.metadata.sha256_hash();
        File { hash, kind: file.metadata.mimetype().to_owned(), data: file.data }
    }
}

/// A file of the client; for whatever is none, the answer that there is nothing.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let find = |name: &str| Client::get(name).map(File::from);
    match method {
        Method::GET | Method::HEAD => match answer(find, uri.path(), &headers) {
            Some(response) => response,
            None if uri.path() == "/" => {
                (StatusCode::SERVICE_UNAVAILABLE, [(header::CONTENT_TYPE, "text/plain")], NOT_BUILT)
                    .into_response()
            }
            None => nothing(),
        },
        _ => nothing(),
    }
}

/// The file at a path, in the form that the browser takes; only that it is unchanged, if it has it already.
fn answer(find: impl Fn(&str) -> Option<File>, path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.strip_prefix('/').filter(|name| !name.ends_with(PACKED))?;
    let name = if name.is_empty() { FIRST } else { name };
    let plain = find(name)?;
    let twin = find(&format!("{name}{PACKED}"));
    let may_differ = twin.is_some();
    let packed = twin.filter(|_| takes_gzip(headers));

    let mut response = Response::builder();
    if may_differ {
        response = response.header(header::VARY, "accept-encoding");
    }
    let kept = if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (tag, data) = match packed {
        Some(packed) => {
            response = response.header(header::CONTENT_ENCODING, "gzip");
            (tag(&packed), packed.data)
        }
        None => (tag(&plain), plain.data),
    };
    let response = response.header(header::CACHE_CONTROL, kept).header(header::ETAG, &tag);
    let response = if has_it(headers, &tag) {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let charset = if plain.kind.starts_with("text/") { "; charset=utf-8" } else { "" };
        response.header(header::CONTENT_TYPE, format!("{}{charset}", plain.kind)).body(Body::from(data))
    };
    // All headers are made of plain letters.
    response.ok()
}

/// What tells one content from any other.
fn tag(file: &File) -> String {
    file.hash.iter().take(16).fold(String::from("\""), |tag, byte| tag + &format!("{byte:02x}")) + "\""
}

/// Does the browser take what is packed with gzip?
fn takes_gzip(headers: &HeaderMap) -> bool {
    listed(headers, header::ACCEPT_ENCODING).any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        let refused =
            matches!(quality.trim().strip_prefix("q="), Some("0" | "0." | "0.0" | "0.00" | "0.000"));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// Has the browser what this tag stands for? On the way a proxy may have said that it is only about the same.
pub(super) fn has_it(headers: &HeaderMap, tag: &str) -> bool {
    listed(headers, header::IF_NONE_MATCH).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

fn listed(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const FILES: [(&str, &str, &str); 4] = [
        ("index.html", "text/html", "<!doctype html>"),
        ("assets/app-1a2b.js", "text/javascript", "let all = 'the program';"),
        ("assets/app-1a2b.js.gz", "application/gzip", "packed"),
        ("icon.svg", "image/svg+xml", "<svg/>"),
    ];

    fn find(name: &str) -> Option<File> {
        let at = FILES.iter().position(|(of, ..)| *of == name)?;
        let (_, kind, data) = FILES[at];
        Some(File { data: data.as_bytes().into(), hash: [at as u8; 32], kind: kind.into() })
    }

    fn fetch(path: &str, more: &[(header::HeaderName, &'static str)]) -> Option<Response> {
        let headers = more.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        answer(find, path, &headers)
    }

    fn head(response: &Response, name: header::HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    async fn body(response: Response) -> Vec<u8> {
        axum::body::to_bytes(response.into_body(), 1000).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn the_first_page_is_asked_for_anew_and_what_has_a_hash_is_kept() {
        let page = fetch("/", &[]).unwrap();
        assert_eq!(head(&page, header::CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!((head(&page, header::CACHE_CONTROL), head(&page, header::VARY)), ("no-cache", ""));
        let tag = head(&page, header::ETAG).to_owned();
        assert_eq!(tag.len(), 34);
        assert_eq!(body(page).await, FILES[0].2.as_bytes());
        let again =
            fetch("/", &[(header::IF_NONE_MATCH, "\"other\", W/\"00000000000000000000000000000000\"")]);
        let again = again.unwrap();
        assert_eq!((again.status(), head(&again, header::ETAG)), (StatusCode::NOT_MODIFIED, tag.as_str()));
        assert!(body(again).await.is_empty());

        let icon = fetch("/icon.svg", &[(header::ACCEPT_ENCODING, "gzip")]).unwrap();
        assert_eq!(head(&icon, header::CONTENT_TYPE), "image/svg+xml");
        assert_eq!(head(&icon, header::CONTENT_ENCODING), "");
        let program = fetch("/assets/app-1a2b.js", &[]).unwrap();
        assert_eq!(head(&program, header::CACHE_CONTROL), "public, max-age=31536000, immutable");
    }

    #[tokio::test]
    async fn a_browser_gets_the_packed_twin_if_it_takes_it() {
        for (accepts, packed) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("br;q=1.0, gzip; q=0.8, *;q=0.1", true),
            ("gzip;q=0", false),
            ("identity", false),
            ("", false),
        ] {
            let program = fetch("/assets/app-1a2b.js", &[(header::ACCEPT_ENCODING, accepts)]).unwrap();
            assert_eq!(head(&program, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
            assert_eq!(head(&program, header::VARY), "accept-encoding");
            let (of, encoding) = if packed { (2, "gzip") } else { (1, "") };
            assert_eq!(head(&program, header::CONTENT_ENCODING), encoding, "{accepts}");
            assert_eq!(head(&program, header::ETAG), tag(&find(FILES[of].0).unwrap()));
            assert_eq!(body(program).await, FILES[of].2.as_bytes());
        }
    }

    /// Whatever was built here is there to the byte; where nothing was, there is nothing to look at.
    #[tokio::test]
    async fn every_file_of_the_client_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
        let find = |name: &str| Client::get(name).map(File::from);
        for name in Client::iter().filter(|name| !name.ends_with(PACKED)) {
            let served = answer(find, &format!("/{name}"), &HeaderMap::new()).expect("the file is there");
            let kind = head(&served, header::CONTENT_TYPE).to_owned();
            assert!(!kind.contains("octet-stream"), "{name} is of no kind that browsers know");
            let bytes = axum::body::to_bytes(served.into_body(), usize::MAX).await.unwrap();
            assert_eq!(bytes, std::fs::read(folder.join(&*name)).unwrap(), "{name}");
        }
    }

    #[test]
    fn other_paths_are_nothing() {
        for path in
            ["/assets/app-1a2b.js.gz", "/index", "/assets/", "//", "/../index.html", "index.html", "*"]
        {
            assert!(fetch(path, &[]).is_none(), "{path}");
        }
        // Nothing but what the build made is in reach, however a path is written.
        for path in ["../Cargo.toml", "../../Cargo.toml", "assets/../../package.json", "/etc/hosts"] {
            assert!(Client::get(path).is_none(), "{path}");
        }
    }
}
