//! The bytes of files: download and view, whole or by ranges (`docs/protocol.md` §6.5).

use std::ops::Range;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use engine::files::Opened;
use schema::{Result, error_codes};

use super::file::{FilePath, check_id};
use super::scope::FileScope;
use super::{is_by_link, reader, resolve_bucket};
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::wire::response::Answer;
use crate::wire::response_cache;

/// What a browser shows of a file, it shows without running anything.
const HARMLESS: HeaderValue =
    HeaderValue::from_static("default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; sandbox");
/// What is shown in place; anything else is shown as text.
const SHOWN: &[&str] = &["image/jpeg", "image/png", "image/gif", "image/webp", "application/pdf"];
/// How much of an open range is served at once, in bytes.
const DOWNLOADED: u64 = 10 << 20;
const VIEWED: u64 = 20_000_000;

/// GET …/download: to be saved.
pub async fn download(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, id)): FilePath,
    headers: HeaderMap,
) -> Answer {
    let file = open(&app, &call, &bucket, &id).await?;
    let mime = file.mime.clone();
    Ok(send(&call, &file, &headers, "attachment", &mime, DOWNLOADED).await?)
}

/// GET …/view: to be shown in place.
pub async fn view(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, id)): FilePath,
    headers: HeaderMap,
) -> Answer {
    let file = open(&app, &call, &bucket, &id).await?;
    let mime = SHOWN
        .iter()
        .find(|mime| **mime == file.mime)
        .copied()
        .unwrap_or("text/plain");
    let mut response = send(&call, &file, &headers, "inline", mime, VIEWED).await?;
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HARMLESS);
    Ok(response)
}

async fn open(app: &App, call: &Call, bucket: &str, id: &str) -> Result<Opened> {
    let bucket = resolve_bucket(app, call, FileScope::Read, bucket)?;
    let place = (bucket, check_id(id)?);
    let ctx = reader(app, call, place.0, place.1).await?;
    app.engine.open_file(&ctx, place.0, place.1).await
}

async fn send(call: &Call, file: &Opened, asked: &HeaderMap, how: &str, mime: &str, most: u64) -> Result<Response> {
    let tag = response_cache::tag(file.keys().concat().as_bytes());
    let range = asked
        .get(header::RANGE)
        .filter(|_| is_of_same(asked, &tag))
        .map(|range| read_range(range, file.size, most))
        .transpose()?;
    let (status, part) = match &range {
        Some(range) => (StatusCode::PARTIAL_CONTENT, range.clone()),
        None => (StatusCode::OK, 0..file.size),
    };
    let length = part.end - part.start;
    let said = format!("bytes {}-{}/{}", part.start, part.end.saturating_sub(1), file.size);
    let mut response = Response::new(Body::from_stream(file.stream(part).await?));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(length));
    let texts = [
        (header::CONTENT_TYPE, mime.to_owned()),
        (header::CONTENT_DISPOSITION, disposition(how, &file.name)),
    ];
    let range = range.map(|_| (header::CONTENT_RANGE, said));
    for (name, text) in texts.into_iter().chain(range) {
        if let Ok(value) = HeaderValue::from_str(&text) {
            headers.insert(name, value);
        }
    }
    let mut response = response_cache::cacheable(response, asked, call.is_https(), &tag);
    if is_by_link(call) {
        response_cache::show_anywhere(&mut response);
    }
    Ok(response)
}

/// Whether a part is asked of these very bytes: a part of others than those held is of no use (RFC 9110 §13.1.5).
fn is_of_same(asked: &HeaderMap, tag: &str) -> bool {
    let held = asked.get(header::IF_RANGE);
    held.is_none_or(|held| held.as_bytes() == tag.as_bytes())
}

/// `bytes=a-b` or `bytes=a-`: one range, its end exclusive here.
fn read_range(value: &HeaderValue, size: u64, most: u64) -> Result<Range<u64>> {
    let read = || {
        let (first, last) = value.to_str().ok()?.strip_prefix("bytes=")?.split_once('-')?;
        let first: u64 = first.parse().ok()?;
        let last = match last {
            "" => size.checked_sub(1)?.min(first.checked_add(most - 1)?),
            last => last.parse().ok()?,
        };
        let is_open_end = first == last && last + 1 == size;
        ((first < last || is_open_end) && last < size).then(|| first..last + 1)
    };
    read().ok_or_else(|| error_codes::RANGE.into())
}

/// The name in plain letters for old programs, and as it is for all others (RFC 6266). Nothing in it can end the line.
pub fn disposition(how: &str, name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_graphic() && !"\"\\%".contains(c) || c == ' ' {
                c
            } else {
                '_'
            }
        })
        .collect();
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let exact: String = name
        .bytes()
        .map(|byte| {
            if is_kept(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect();
    format!("{how}; filename=\"{plain}\"; filename*=UTF-8''{exact}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_or_refused() {
        let read = |text: &str| {
            read_range(&HeaderValue::from_str(text).unwrap(), 100, 30).map_err(|error| error.is(error_codes::RANGE))
        };
        assert_eq!(read("bytes=0-9"), Ok(0..10));
        assert_eq!(read("bytes=90-"), Ok(90..100));
        assert_eq!(read("bytes=10-"), Ok(10..40), "an open end is served in pieces");
        assert_eq!(read("bytes=99-"), Ok(99..100));
        for wrong in [
            "bytes=-5",
            "bytes=9-9",
            "bytes=9-5",
            "bytes=0-100",
            "bytes=100-",
            "0-9",
            "bytes=0-1,3-4",
            "bytes=x-",
        ] {
            assert_eq!(read(wrong), Err(true), "{wrong}");
        }
    }

    #[test]
    fn a_name_stays_in_its_header() {
        assert_eq!(
            disposition("attachment", "قرار \"1\"\r\nX: y.pdf"),
            "attachment; filename=\"____ _1___X: y.pdf\"; filename*=UTF-8''%D9%82%D8%B1%D8%A7%D8%B1%20%221%22%0D%0AX%3A%20y.pdf"
        );
    }
}
