//! The web app, compiled into the binary.
//!
//! Files under `assets/` are named by their content and kept for ever; `index.html` answers every page address, with a
//! nonce of its own for the styles that the app adds. `pdf-frame.html` reads documents of strangers: under an origin of its own that
//! is nobody's, so that it may fetch what the app is made of, and nothing that is anybody's.

use std::io::Read as _;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::random;
use serde_json::json;

use crate::app::App;
use crate::gate::call::{Call, text};
use crate::wire::response_cache::{is_held, tag};

/// A file of the built app.
struct File {
    path: &'static str,
    /// Whether `bytes` are gzip.
    is_packed: bool,
    bytes: &'static [u8],
    /// The same, a sixth smaller, for browsers that take it: over HTTPS all of them.
    brotli: Option<&'static [u8]>,
}

/// Made by `build.rs`, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

const INDEX: &str = "index.html";
const FRAME: &str = "pdf-frame.html";
/// Whatever a document makes of its reader: scripts of ours alone, no window, no form, no session, within our own pages.
const FRAME_POLICY: &str = "sandbox allow-scripts; default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; \
    connect-src 'self'; img-src blob: data:; font-src blob: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'self'";
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
        Some(file) if file.path == FRAME => frame(file),
        Some(file) if file.path != INDEX => asset(file, &parts.headers),
        None if !is_page(path, &parts.headers) => (StatusCode::NOT_FOUND, "Not found\n").into_response(),
        _ => index(app.engine.clock().now()),
    };
    let mut response = with_security_headers(response, Call::of(&app, &parts).is_https());
    if path == FRAME {
        // Our own pages frame it.
        response.headers_mut().remove(header::X_FRAME_OPTIONS);
    }
    response
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
    let nonce = random::secret();
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

/// The frame of documents, in its sandbox even where it is opened by itself.
fn frame(file: &'static File) -> Response {
    let mut response = Response::new(Body::from(file.bytes));
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAME_POLICY));
    response
}

fn asset(file: &'static File, asked: &HeaderMap) -> Response {
    let is_kept = file.path.starts_with("assets/");
    let tag = if is_kept { None } else { Some(tag(file.bytes)) };
    if tag.as_deref().is_some_and(|tag| is_held(asked, tag)) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let (body, coding) = encoded_body(file, text(asked, "accept-encoding").unwrap_or_default());
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if is_kept {
        // What the app is made of is everybody's: the frame of documents has an origin without a name.
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    }
    let keep = if is_kept {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    if let Some(tag) = tag.and_then(|tag| HeaderValue::from_str(&tag).ok()) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The smallest of what stands in the binary that the client takes, and its name.
fn encoded_body(file: &'static File, accepted: &str) -> (Body, Option<&'static str>) {
    match file.brotli {
        Some(brotli) if accepts_encoding(accepted, "br") => (Body::from(brotli), Some("br")),
        _ if !file.is_packed => (Body::from(file.bytes), None),
        _ if accepts_encoding(accepted, "gzip") => (Body::from(file.bytes), Some("gzip")),
        _ => (unpack(file.bytes).into(), None),
    }
}

/// Whether `Accept-Encoding` names the coding, or any, and does not refuse it (`q=0`; RFC 9110 §12.5.3).
fn accepts_encoding(accepted: &str, coding: &str) -> bool {
    let weight = |name: &str| {
        accepted.split(',').find_map(|one| {
            let (kind, weight) = one.split_once(';').unwrap_or((one, "q=1"));
            let weight = weight
                .trim()
                .strip_prefix("q=")
                .and_then(|weight| weight.trim().parse::<f32>().ok());
            kind.trim().eq_ignore_ascii_case(name).then_some(weight.unwrap_or(0.0))
        })
    };
    weight(coding)
        .or_else(|| weight("*"))
        .is_some_and(|weight| weight > 0.0)
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

fn with_security_headers(mut response: Response, is_https: bool) -> Response {
    let fixed: [(HeaderName, &'static str); 6] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // No other site holds a window of the app, nor reads its parts into its own process.
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(self), microphone=(), geolocation=()",
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
    fn codings_are_taken_as_the_client_weighs_them() {
        for (accepted, brotli, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("gzip, deflate", false, true),
            ("br;q=1.0, gzip;q=0.8, *;q=0.1", true, true),
            ("br;q=0, gzip", false, true),
            ("gzip;q=0, *", true, false),
            ("*;q=0", false, false),
            ("BR", true, false),
            ("brotli, x-gzip", false, false),
            ("identity", false, false),
            ("", false, false),
        ] {
            assert_eq!(
                (accepts_encoding(accepted, "br"), accepts_encoding(accepted, "gzip")),
                (brotli, gzip),
                "{accepted}"
            );
        }
    }

    #[tokio::test]
    async fn a_file_comes_as_the_smallest_coding_that_its_client_takes() {
        static PLAIN: &[u8] = b"export const answer = 42";
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        std::io::Write::write_all(&mut gzip, PLAIN).unwrap();
        let packed: &'static [u8] = gzip.finish().unwrap().leak();
        let path = "assets/answer-1.js";
        let both: &'static File = Box::leak(Box::new(File {
            path,
            is_packed: true,
            bytes: packed,
            brotli: Some(b"br"),
        }));
        let gzip: &'static File = Box::leak(Box::new(File {
            path,
            is_packed: true,
            bytes: packed,
            brotli: None,
        }));
        for (file, accepted, coding, bytes) in [
            (both, "gzip, br", Some("br"), b"br".as_slice()),
            (both, "gzip", Some("gzip"), packed),
            (both, "br;q=0", None, PLAIN),
            (gzip, "gzip, br", Some("gzip"), packed),
            (gzip, "", None, PLAIN),
        ] {
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
            let response = asset(file, &asked);
            let named = response
                .headers()
                .get(header::CONTENT_ENCODING)
                .map(|name| name.to_str().unwrap().to_owned());
            assert_eq!(named.as_deref(), coding, "{accepted}");
            assert_eq!(response.headers()[header::VARY], "Accept-Encoding");
            let body = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
            assert_eq!(body, bytes, "{accepted}");
        }
    }

    #[test]
    fn packed_texts_unpack_to_what_they_were() {
        for file in FILES.iter().filter(|file| file.is_packed) {
            assert!(!unpack(file.bytes).is_empty(), "{}", file.path);
            assert!(file.brotli.is_none_or(|brotli| !brotli.is_empty()), "{}", file.path);
        }
        assert!(FILES.is_sorted_by_key(|file| file.path), "found by binary search");
    }
}
