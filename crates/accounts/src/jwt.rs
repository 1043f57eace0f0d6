//! JSON Web Tokens that stand for a session (RFC 7519, HS256 of RFC 7518 §3.2), and for nothing once it is gone.
//!
//! One algorithm, one key: what the header says otherwise is refused, never followed.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes, expected};
use serde_json::{Value as Json, json};
use sha2::Sha256;

use crate::master_key::MasterKey;
use crate::session::{SESSION_ACCOUNT, SESSIONS};
use crate::{Accounts, Signed, normalize};

/// Longest and usual life, in seconds (`docs/protocol.md` §4.3).
const LONGEST: i64 = 3600;
const USUAL: i64 = 900;

/// What a token says.
#[derive(Debug, PartialEq, Eq)]
struct Claims {
    user: String,
    session: String,
}

impl Accounts {
    /// A token for the caller's session.
    pub fn jwt(&self, account: &str, session: &str, seconds: Option<i64>) -> Result<String> {
        let seconds = seconds.unwrap_or(USUAL);
        if !(0..=LONGEST).contains(&seconds) {
            return Err(normalize::argument("duration", expected::seconds(0, LONGEST)));
        }
        let now = self.engine.clock().now();
        let end = (now + SignedDuration::from_secs(seconds)).as_second();
        let claims = json!({"userId": account, "sessionId": session, "iat": now.as_second(), "exp": end});
        Ok(sign(&own_key(&self.master_key()?), &claims))
    }

    /// Whom a token stands for: nobody once its session is gone. One that is malformed, forged or expired is refused.
    pub async fn by_jwt(&self, text: &str) -> Result<Option<Arc<Signed>>> {
        let key = self.master_key()?;
        let now = self.engine.clock().now().as_second();
        let Claims { user, session } = read(&key, text, now).ok_or(error_codes::JWT_INVALID)?;
        let mine = move |row: &Document| row.get(SESSION_ACCOUNT).is_some_and(|of| of.0 == user);
        let token = self.engine.glance(move |cx| cx.get(&SESSIONS, &session)).await?;
        match token.filter(mine).and_then(|row| row.get(crate::session::TOKEN)) {
            Some(hash) => self.by_hash(hash).await,
            None => Ok(None),
        }
    }
}

/// The key of tokens that stand for a session.
fn own_key(master_key: &MasterKey) -> [u8; 32] {
    master_key.derive("jwt", "")
}

/// A token that says these claims, signed with a key that is derived for its purpose.
pub(crate) fn sign(key: &[u8; 32], claims: &Json) -> String {
    let header = BASE64.encode(json!({"typ": "JWT", "alg": "HS256"}).to_string());
    let signed = format!("{header}.{}", BASE64.encode(claims.to_string()));
    let mac = mac(key, &signed).finalize().into_bytes();
    format!("{signed}.{}", BASE64.encode(mac))
}

fn mac(key: &[u8; 32], signed: &str) -> Hmac<Sha256> {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        unreachable!("HMAC takes keys of every length")
    };
    mac.update(signed.as_bytes());
    mac
}

/// The claims of a token that is ours and has not expired.
fn read(master_key: &MasterKey, text: &str, now: i64) -> Option<Claims> {
    let claims = verify(&own_key(master_key), text)?;
    let text = |name: &str| claims[name].as_str().map(str::to_owned);
    (claims["exp"].as_i64()? > now).then_some(Claims {
        user: text("userId")?,
        session: text("sessionId")?,
    })
}

/// The claims of a token that was signed with that key.
pub(crate) fn verify(key: &[u8; 32], text: &str) -> Option<Json> {
    let (signed, signature) = text.rsplit_once('.')?;
    let (header, claims) = signed.split_once('.')?;
    let part = |text: &str| serde_json::from_slice::<Json>(&BASE64.decode(text).ok()?).ok();
    let header = part(header)?;
    if header["alg"] != "HS256" || header["typ"] != "JWT" || header.as_object()?.len() != 2 {
        return None;
    }
    // The comparison takes the same time wherever it fails.
    mac(key, signed).verify_slice(&BASE64.decode(signature).ok()?).ok()?;
    part(claims)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claims() -> Json {
        json!({"userId": "u", "sessionId": "s", "iat": 0, "exp": 100})
    }

    #[test]
    fn a_token_says_what_was_signed_until_it_expires() {
        let key = MasterKey::for_tests("a");
        let token = sign(&own_key(&key), &claims());
        let said = read(&key, &token, 99).unwrap();
        assert_eq!((said.user.as_str(), said.session.as_str()), ("u", "s"));
        assert_eq!(read(&key, &token, 100), None, "expired");
        assert_eq!(read(&MasterKey::for_tests("b"), &token, 0), None, "another house");
    }

    #[test]
    fn no_other_algorithm_header_or_content_is_followed() {
        let key = MasterKey::for_tests("a");
        let token = sign(&own_key(&key), &claims());
        let [header, body, signature] = token.split('.').collect::<Vec<_>>().try_into().unwrap();
        let encoded = |json: Json| BASE64.encode(json.to_string());
        for header in [
            json!({"typ": "JWT", "alg": "none"}),
            json!({"typ": "JWT", "alg": "hs256"}),
            json!({"typ": "JWT", "alg": "RS256"}),
            json!({"typ": "JWT", "alg": "HS256", "jwk": {}}),
            json!({"alg": "HS256"}),
        ] {
            let signed = format!("{}.{body}", encoded(header));
            let signature = BASE64.encode(mac(&own_key(&key), &signed).finalize().into_bytes());
            assert_eq!(read(&key, &format!("{signed}.{signature}"), 0), None, "{signed}");
            assert_eq!(read(&key, &format!("{signed}."), 0), None);
        }
        let other = encoded(json!({"userId": "admin", "sessionId": "s", "exp": 100}));
        assert_eq!(read(&key, &format!("{header}.{other}.{signature}"), 0), None);
        for nonsense in [
            "",
            ".",
            "..",
            "a.b.c",
            &token[1..],
            &format!("{token}.x"),
            &format!("{token}="),
        ] {
            assert_eq!(read(&key, nonsense, 0), None, "{nonsense}");
        }
    }
}
