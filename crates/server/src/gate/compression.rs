//! Long answers are compressed for callers who take gzip. Short ones are not: it would cost more than all the rest.

use std::io::Write as _;

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::call::text;
use crate::wire::response;

/// From how many bytes on an answer is compressed.
const LONG: u64 = 32 << 10;

/// Whether the caller takes gzip.
pub fn is_taken(headers: &HeaderMap) -> bool {
    text(headers, header::ACCEPT_ENCODING.as_str()).is_some_and(|kinds| kinds.contains("gzip"))
}

/// Compresses a long JSON answer, away from the threads that serve.
pub async fn long(response: Response) -> Response {
    let is_json = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind == response::JSON);
    if !is_json || response.body().size_hint().exact().is_none_or(|length| length < LONG) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let whole = bytes.clone();
    match tokio::task::spawn_blocking(move || gzip(&bytes)).await {
        Ok(Some(packed)) => {
            parts
                .headers
                .insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            parts
                .headers
                .append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
            Response::from_parts(parts, Body::from(packed))
        }
        _ => Response::from_parts(parts, Body::from(whole)),
    }
}

fn gzip(bytes: &Bytes) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 8), Compression::fast());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::http::StatusCode;

    use super::*;

    async fn compressed(body: String) -> Response {
        long(response::json(StatusCode::OK, body)).await
    }

    #[tokio::test]
    async fn long_answers_are_packed_and_short_ones_are_not() {
        let short = compressed("x".repeat(100)).await;
        assert!(short.headers().get(header::CONTENT_ENCODING).is_none());
        let text = "a line of a list ".repeat(4000);
        let long = compressed(text.clone()).await;
        assert_eq!(long.headers()[header::CONTENT_ENCODING], "gzip");
        let bytes = to_bytes(long.into_body(), usize::MAX).await.unwrap();
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&bytes[..])
            .read_to_string(&mut unpacked)
            .unwrap();
        assert!(unpacked == text && bytes.len() < text.len() / 10);
    }
}
