//! One call: who, from where, in which language and spelling. Made once by the gate, read by every handler.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use accounts::{Agent, CallContext, Device};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use engine::{IdempotencyKey, RequestContext, SharedFootprint, Spelling};
use schema::{Lang, Result, error_codes};

use super::attempt::network;
use super::caller::{self, Caller};
use super::cookie::{self, Jar};
use super::origin::Origin;
use super::scope::Scope;
use crate::app::App;
use crate::network::{caller_address, is_proxied, peer, without_port};
use crate::wire::params::Params;

/// What a handler knows of its call.
pub struct Call {
    /// Who calls.
    pub caller: Caller,
    /// The language of texts.
    pub lang: Lang,
    /// Documents or rows.
    pub spelling: Spelling,
    /// Whether the client is of the years when links were read as documents.
    pub embeds_links: bool,
    /// The query string.
    pub params: Params,
    /// The caller's address.
    pub address: IpAddr,
    /// The page that called.
    pub origin: Origin,
    /// `X-Appwrite-Timestamp`: the `$updatedAt` that the caller read.
    pub seen: Option<String>,
    /// Whether the caller is known by a JSON Web Token.
    pub has_jwt: bool,
    /// The secret by which the browser is known again.
    pub browser: Option<String>,
    /// The idempotency key it goes by, once the gate has looked.
    idempotency_key: OnceLock<Arc<IdempotencyKey>>,
    host: Option<HeaderValue>,
    agent: Option<HeaderValue>,
    is_https: bool,
    has_fallback: bool,
}

/// The language that a client asks for; without it the first of the browser's that we speak, so that strangers read refusals in theirs.
fn language(headers: &HeaderMap) -> Lang {
    let asked = text(headers, "x-appwrite-locale").and_then(Lang::read);
    let of_browser = || {
        let tags = text(headers, "accept-language")?.split(',');
        let primary = |tag: &str| {
            tag.split([';', '-'])
                .next()
                .unwrap_or_default()
                .trim()
                .to_ascii_lowercase()
        };
        tags.map(primary).find_map(|tag| Lang::read(&tag))
    };
    asked.or_else(of_browser).unwrap_or(Lang::En)
}

impl Call {
    /// Reads everything but the caller, who is a guest until the gate has looked.
    pub fn of(app: &App, parts: &Parts) -> Call {
        let config = &app.config;
        let headers = &parts.headers;
        let address = caller_address(peer(&parts.extensions), headers, &config.trusted_proxies);
        let is_proxied = is_proxied(&parts.extensions, &config.trusted_proxies);
        Call {
            caller: Caller::Guest,
            lang: language(headers),
            spelling: spelling(parts.uri.path()),
            embeds_links: text(headers, "x-appwrite-response-format").is_some_and(embeds_links),
            params: Params::read(parts.uri.query().unwrap_or_default()),
            address,
            origin: Origin::of(headers, config),
            seen: text(headers, "x-appwrite-timestamp")
                .filter(|seen| !seen.is_empty())
                .map(str::to_owned),
            has_jwt: caller::jwt(headers).is_some(),
            browser: cookie::browser(headers),
            idempotency_key: OnceLock::new(),
            host: headers.get(header::HOST).cloned(),
            agent: headers.get(header::USER_AGENT).cloned(),
            is_https: is_proxied && text(headers, "x-forwarded-proto") == Some("https")
                || config
                    .public_url
                    .as_ref()
                    .is_some_and(|url| url.starts_with("https://")),
            has_fallback: config.fallback_cookies,
        }
    }

    /// The question to the engine.
    pub fn ctx(&self) -> RequestContext {
        RequestContext {
            rights: self.caller.rights(),
            lang: self.lang,
            spelling: self.spelling,
            embeds_links: self.embeds_links,
            idempotency_key: self.idempotency_key.get().cloned(),
            is_import: false,
            session: self.own_session(),
            network: Some(network(self.address).to_string()),
            footprint: SharedFootprint::default(),
        }
    }

    /// The session of a person who presents its own token. A JSON Web Token stands for the session, but was handed on: it reads and
    /// writes, and signs nothing while its session may.
    fn own_session(&self) -> Option<String> {
        self.caller.session().filter(|_| !self.has_jwt)
    }

    /// What it does is done once under this key; the one given first stays.
    pub fn goes_by(&self, idempotency_key: Arc<IdempotencyKey>) {
        drop(self.idempotency_key.set(idempotency_key));
    }

    /// How the session cookie of this call is set.
    pub fn jar(&self) -> Jar {
        let host = self
            .host
            .as_ref()
            .and_then(|host| host.to_str().ok())
            .map_or("", without_port);
        let is_fallback = self.has_fallback && self.origin.is_cross_site(host);
        Jar {
            is_https: self.is_https,
            is_fallback,
        }
    }

    /// From where, and with what, the caller calls.
    pub fn device(&self) -> Device {
        let agent = self.agent.as_ref().and_then(|agent| agent.to_str().ok());
        Device {
            ip: self.address.to_string(),
            agent: Agent::read(agent.unwrap_or_default()),
        }
    }

    /// The call as letters and the sign-in log need it.
    pub fn visit(&self, app: &App) -> CallContext {
        CallContext {
            device: self.device(),
            lang: self.lang,
            home: app.config.public_url.clone(),
        }
    }

    /// Whether people come over https.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// Refuses a key without the scope; people have none, their rights are looked at by the engine.
    pub fn needs(&self, scope: Scope) -> Result<()> {
        match &self.caller {
            Caller::Key(key, _) if !scope.is_held(key) => Err(self.missing_scope(scope.name())),
            _ => Ok(()),
        }
    }

    /// Refuses everybody but keys with the scope.
    pub fn needs_key(&self, scope: Scope) -> Result<()> {
        match &self.caller {
            Caller::Key(..) => self.needs(scope),
            _ => Err(self.missing_scope(scope.name())),
        }
    }

    /// The refusal of a call that this kind of caller has not.
    pub fn missing_scope(&self, scope: &str) -> schema::Error {
        error_codes::MISSING_SCOPE
            .rejection()
            .arg("role", self.caller.role())
            .arg("scope", scope)
            .into()
    }
}

/// The text of a header.
pub fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether answers of that version had linked documents in the place of their ids: until 1.8.0.
fn embeds_links(version: &str) -> bool {
    let mut numbers = version.trim().split('.').map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) < (1, 8),
        _ => false,
    }
}

fn spelling(path: &str) -> Spelling {
    if path.starts_with("/v1/tablesdb") {
        Spelling::Rows
    } else {
        Spelling::Documents
    }
}

/// The call, for handlers.
pub type Called = axum::Extension<Arc<Call>>;

/// The method and route of a call, for handlers that depend on them.
pub struct Verb(pub axum::http::Method);

impl<S: Send + Sync> FromRequestParts<S> for Verb {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Verb(parts.method.clone()))
    }
}
