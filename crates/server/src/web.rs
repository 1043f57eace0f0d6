//! The web app, compiled into the binary.
//!
//! Files under `assets/` are named by their content and kept for ever; `index.html` answers every page address, with a
//! nonce of its own for the styles that the app adds.

use std::io::Read as _;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::chance;
use serde_json::json;

use crate::app::App;
use crate::gate::call::{Call, text};
use crate::wire::kept::{is_held, tag};

/// A file of the built app.
struct File {
    path: &'static str,
    is_packed: bool,
    bytes: &'static [u8],
}

/// Made by `build.rs`, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

const INDEX: &str = "index.html";
const NONCE: &str = "__CSP_NONCE__";
const CLOCK: &str = "__CLOCK__";
const NOT_BUILT: &str = "The web app is not part of this build: run `make build`.\n";

/// GET of anything outside `/v1`.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let (parts, _) = request.into_parts();
    let path = parts.uri.path().trim_start_matches('/');
    let response = match find(path) {
        Some(file) if file.path != INDEX => asset(file, &parts.headers),
        None if !is_page(path, &parts.headers) => (StatusCode::NOT_FOUND, "Not found\n").into_response(),
        _ => index(app.engine.clock().now()),
    };
    guarded(response, Call::of(&app, &parts).is_https())
}

fn find(path: &str) -> Option<&'static File> {
    FILES
        .binary_search_by(|file| file.path.cmp(path))
        .ok()
        .and_then(|at| FILES.get(at))
}

/// Whether the address is one of the app's own pages: what a browser navigates to, never a file that is missing.
fn is_page(path: &str, headers: &HeaderMap) -> bool {
    let wants_page = text(headers, "accept").is_none_or(|kinds| kinds.contains("text/html") || kinds.contains("*/*"));
    let is_file = path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    path.is_empty() || (wants_page && !is_file)
}

/// The app, and by which clock it shows and reads hours: ours, for browsers learn of an order that changes it late or early.
fn index(now: jiff::Timestamp) -> Response {
    let Some(file) = find(INDEX) else {
        return (StatusCode::OK, NOT_BUILT).into_response();
    };
    let nonce = chance::secret();
    let clock = json!(schema::clock_changes_around(now)).to_string();
    let page = String::from_utf8_lossy(file.bytes)
        .replace(NONCE, &nonce)
        .replace(CLOCK, &clock);
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; font-src 'self'; \
         connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    let mut response = page.into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

fn asset(file: &'static File, asked: &HeaderMap) -> Response {
    let is_kept = file.path.starts_with("assets/");
    let tag = if is_kept { None } else { Some(tag(file.bytes)) };
    if tag.as_deref().is_some_and(|tag| is_held(asked, tag)) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let takes_gzip = text(asked, "accept-encoding").is_some_and(|kinds| kinds.contains("gzip"));
    let body = match (file.is_packed, takes_gzip) {
        (true, false) => unpack(file.bytes).into(),
        _ => Body::from(file.bytes),
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let keep = if is_kept {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if file.is_packed && takes_gzip {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    if let Some(tag) = tag.and_then(|tag| HeaderValue::from_str(&tag).ok()) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// For the few clients that take no gzip.
fn unpack(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    match flate2::read::GzDecoder::new(bytes).read_to_end(&mut out) {
        Ok(_) => out,
        Err(_) => Vec::new(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

fn guarded(mut response: Response, is_https: bool) -> Response {
    let fixed: [(HeaderName, &'static str); 6] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // No other site holds a window of the app, nor reads its parts into its own process.
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_https {
        response.headers_mut().insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_told_from_missing_files() {
        let accept = |kind: &str| HeaderMap::from_iter([(header::ACCEPT, kind.parse().unwrap())]);
        for page in ["", "employees", "employees/5f1/edit"] {
            assert!(is_page(page, &accept("text/html,application/xhtml+xml")), "{page}");
        }
        for file in ["assets/gone-1234.js", "favicon.ico", "a/b.png"] {
            assert!(!is_page(file, &accept("text/html")), "{file}");
        }
        assert!(!is_page("employees", &accept("application/json")));
    }

    #[test]
    fn packed_texts_unpack_to_what_they_were() {
        for file in FILES.iter().filter(|file| file.is_packed) {
            assert!(!unpack(file.bytes).is_empty(), "{}", file.path);
        }
        assert!(FILES.is_sorted_by_key(|file| file.path), "found by binary search");
    }
}
