//! The address that a button leads to.

use schema::Document;

use crate::token::TOKEN_EXPIRE;

/// The address with `userId`, `secret` and `expire` added to its query (`docs/protocol.md` §4.5), before a fragment.
pub(super) fn with_secret(url: &str, token: &Document, secret: &str) -> String {
    let (before, fragment) = url.split_at(url.find('#').unwrap_or(url.len()));
    let joint = match before.split_once('?') {
        None => "?",
        Some((_, "")) => "",
        Some(_) => "&",
    };
    let expire = token.value(TOKEN_EXPIRE.def.name).text().unwrap_or_default();
    format!(
        "{before}{joint}userId={}&secret={}&expire={}{fragment}",
        encoded(&super::user_id(token)),
        encoded(secret),
        encoded(expire)
    )
}

/// Percent-encoded for a query (RFC 3986 §2.3: the unreserved characters stay).
fn encoded(text: &str) -> String {
    let one = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(one).collect()
}
