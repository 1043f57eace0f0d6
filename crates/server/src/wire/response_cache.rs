//! What a browser may keep of bytes that not everybody may read. Computers are shared: what somebody looked at must not open for
//! who comes after.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use sha2::{Digest, Sha256};

/// Kept, and shown again only when the server says that it still may be.
const ASKED_EACH_TIME: HeaderValue = HeaderValue::from_static("private, no-cache");
/// Without TLS a browser takes no order to forget (`Clear-Site-Data`): it keeps nothing.
const NOT_KEPT: HeaderValue = HeaderValue::from_static("private, no-store");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Names bytes by their hash.
pub fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    format!("\"{}\"", hex::encode(&hash[..8]))
}

/// Whether the caller holds what has this name.
pub fn is_held(asked: &HeaderMap, tag: &str) -> bool {
    let lines = asked.get_all(header::IF_NONE_MATCH).iter();
    let mut names = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','));
    names.any(|name| name.trim().trim_start_matches("W/") == tag)
}

/// Says what may be kept of an answer; one that the caller holds already is not sent again.
pub fn cacheable(mut response: Response, asked: &HeaderMap, is_https: bool, tag: &str) -> Response {
    if is_https && response.status() == StatusCode::OK && is_held(asked, tag) {
        response = Response::default();
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    let policy = if is_https { ASKED_EACH_TIME } else { NOT_KEPT };
    headers.insert(header::CACHE_CONTROL, policy);
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Lets pages of any site show an answer: it is open to everybody who has its address.
pub fn show_anywhere(response: &mut Response) {
    response
        .headers_mut()
        .insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
}

/// Pages of other sites do not show what is not open to everybody, whatever cookies a browser sends along.
pub fn show_on_own_site(response: &mut Response) {
    let headers = response.headers_mut();
    if !headers.contains_key(RESOURCE_POLICY) {
        headers.insert(RESOURCE_POLICY, HeaderValue::from_static("same-site"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_as_browsers_send_them() {
        let asked = |text: &str| HeaderMap::from_iter([(header::IF_NONE_MATCH, text.parse().unwrap())]);
        let tag = tag(b"bytes");
        assert_eq!(tag.len(), 18);
        for held in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
            assert!(is_held(&asked(&held), &tag), "{held}");
        }
        assert!(!is_held(&asked("\"other\""), &tag) && !is_held(&HeaderMap::new(), &tag));
    }
}
