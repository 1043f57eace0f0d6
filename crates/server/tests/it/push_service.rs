//! A push service and a browser on loopback: what arrives is opened with the browser's own key.

use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::point::AffineCoordinates as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac::{HMAC_SHA256, Key, sign};
use serde_json::{Value as Json, json};

/// What a push service was given: headers and body.
pub type Given = (HeaderMap, Vec<u8>);

/// A push service that answers everything alike and keeps what it is given.
#[derive(Clone)]
pub struct Service {
    pub origin: String,
    answer: Arc<Mutex<StatusCode>>,
    given: Arc<Mutex<Vec<Given>>>,
}

impl Service {
    pub async fn new() -> Service {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let service = Service {
            origin: format!("http://{}", listener.local_addr().unwrap()),
            answer: Arc::new(Mutex::new(StatusCode::CREATED)),
            given: Arc::default(),
        };
        let take = async |State(service): State<Service>, headers: HeaderMap, body: Bytes| {
            service.given.lock().unwrap().push((headers, body.to_vec()));
            *service.answer.lock().unwrap()
        };
        let router = axum::Router::new()
            .route("/send/{device}", post(take))
            .with_state(service.clone());
        tokio::spawn(axum::serve(listener, router).into_future());
        service
    }

    /// From now on it answers so.
    pub fn answers(&self, status: u16) {
        *self.answer.lock().unwrap() = StatusCode::from_u16(status).unwrap();
    }

    /// All it was given.
    pub fn given(&self) -> Vec<Given> {
        self.given.lock().unwrap().clone()
    }
}

/// A browser with the private half of its subscription.
pub struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(number: u8) -> Browser {
        Browser {
            key: SecretKey::from_slice(&[number; 32]).unwrap(),
            auth: [number; 16],
        }
    }

    /// What `PushSubscription.toJSON()` says.
    pub fn subscription(&self, endpoint: &str) -> String {
        let keys = json!({
            "p256dh": BASE64.encode(self.key.public_key().to_sec1_bytes()), "auth": BASE64.encode(self.auth),
        });
        json!({"endpoint": endpoint, "expirationTime": null, "keys": keys}).to_string()
    }

    /// Opens a body as RFC 8291 §3.4 and RFC 8188 §2 say.
    pub fn open(&self, body: &[u8]) -> Json {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        let (theirs, record) = rest[1..].split_at(usize::from(rest[0]));
        assert!(
            record.len() <= u32::from_be_bytes(size.try_into().unwrap()) as usize,
            "one record"
        );
        let common = PublicKey::from_sec1_bytes(theirs).unwrap().to_projective() * *self.key.to_nonzero_scalar();
        let shared: [u8; 32] = common.to_affine().x().into();
        let mac = |key: &[u8], text: &[u8]| sign(&Key::new(HMAC_SHA256, key), text).as_ref().to_vec();
        let ours = self.key.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0", ours.as_ref(), theirs, &[1]].concat();
        let secret = mac(&mac(&self.auth, &shared), &info);
        let random = mac(salt, &secret);
        let key = mac(&random, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&random, b"Content-Encoding: nonce\0\x01");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let open = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        let (end, text) = open.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

/// The claims of an `Authorization: vapid …`, whose signature is checked, and the key that it names (RFC 8292 §3).
pub fn vapid(headers: &HeaderMap) -> (Json, String) {
    let text = headers["authorization"]
        .to_str()
        .unwrap()
        .strip_prefix("vapid ")
        .unwrap();
    let (token, key) = text.split_once(", ").unwrap();
    let (token, key) = (token.strip_prefix("t=").unwrap(), key.strip_prefix("k=").unwrap());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| BASE64.decode(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    verifying.verify(signed.as_bytes(), &signature).unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    let header: Json = serde_json::from_slice(&bytes(header)).unwrap();
    assert_eq!(header, json!({"typ": "JWT", "alg": "ES256"}));
    (serde_json::from_slice(&bytes(claims)).unwrap(), key.to_owned())
}
