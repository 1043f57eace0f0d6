//! A provider: what it says of itself, where it sends people, and whom it vouches for.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Display;
use std::future::Future;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::{HttpClient, Secret};
use jiff::{SignedDuration, Timestamp};
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreIdTokenClaims, CoreProviderMetadata, CoreUserInfoClaims,
};
use openidconnect::{
    AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet, EndpointNotSet, EndpointSet, HttpRequest,
    HttpResponse, IssuerUrl, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope,
    TokenResponse,
};
use schema::{EMAIL, Error, Result, error_codes};

use super::authorization::AuthorizationSecrets;
use crate::identity::Vouched;

/// How long what a provider says of itself is believed.
const BELIEVED: SignedDuration = SignedDuration::from_hours(1);

type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// A provider as the configuration names it.
#[derive(Clone, Debug)]
pub struct Provider {
    /// Its id in paths, and the name under which its identities are kept.
    pub id: String,
    /// Its address.
    pub issuer: String,
    /// The name under which it knows us.
    pub client_id: String,
    /// Our password there; empty for a public client.
    pub client_secret: Secret,
    /// What we ask to know.
    pub scopes: Vec<String>,
}

/// All providers of the configuration, and what they last said of themselves.
#[derive(Default)]
pub struct Providers {
    by_id: BTreeMap<String, Provider>,
    known: Mutex<HashMap<String, (Timestamp, Arc<CoreProviderMetadata>)>>,
    http_client: OnceLock<HttpClient>,
}

impl Providers {
    /// These providers.
    pub fn new(providers: impl IntoIterator<Item = Provider>) -> Self {
        Providers {
            by_id: providers.into_iter().map(|one| (one.id.clone(), one)).collect(),
            ..Providers::default()
        }
    }

    /// The provider of that id.
    pub fn get(&self, id: &str) -> Option<&Provider> {
        self.by_id.get(id)
    }

    /// Where the browser goes to be known by the provider.
    pub(super) async fn authorization_url(
        &self,
        provider: &Provider,
        redirect: &str,
        secrets: &AuthorizationSecrets,
        more: &[String],
        now: Timestamp,
    ) -> Result<String> {
        let metadata = self.metadata(provider, now).await?;
        let client = client(provider, &metadata, redirect)?;
        let (state, nonce) = (secrets.state.clone(), secrets.nonce.clone());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(secrets.verifier.clone()));
        let request = client.authorize_url(
            CoreAuthenticationFlow::AuthorizationCode,
            move || CsrfToken::new(state),
            move || Nonce::new(nonce),
        );
        // `openid` is asked for in any case.
        let mut scopes: Vec<&String> = provider
            .scopes
            .iter()
            .chain(more)
            .filter(|scope| *scope != "openid")
            .collect();
        scopes.sort_unstable();
        scopes.dedup();
        let request = request.add_scopes(scopes.into_iter().cloned().map(Scope::new));
        Ok(request.set_pkce_challenge(challenge).url().0.into())
    }

    /// Whom the provider vouches for. It must know the verifier's challenge, and its answer must be signed, for us, for
    /// this journey, and not expired.
    pub async fn exchange_code(
        &self,
        provider: &Provider,
        code: String,
        redirect: &str,
        secrets: &AuthorizationSecrets,
        now: Timestamp,
    ) -> Result<Vouched> {
        let metadata = self.metadata(provider, now).await?;
        let client = client(provider, &metadata, redirect)?;
        let http_client = self.http_client()?;
        let http = http(&http_client);
        let exchange = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(provider_fault)?;
        let exchange = exchange.set_pkce_verifier(PkceCodeVerifier::new(secrets.verifier.clone()));
        let tokens = exchange.request_async(&http).await.map_err(provider_fault)?;
        let token = tokens.id_token().ok_or_else(|| provider_fault("no id token came"))?;
        let claims = token.claims(&client.id_token_verifier(), &Nonce::new(secrets.nonce.clone()));
        let claims = claims.map_err(|error| {
            // Its keys may have changed: they are asked for again next time.
            self.forget(&provider.id);
            provider_fault(error)
        })?;
        let vouched = vouched_by(provider, claims);
        if !vouched.email.is_empty() || metadata.userinfo_endpoint().is_none() {
            return Ok(vouched);
        }
        let asked = client.user_info(tokens.access_token().clone(), Some(claims.subject().clone()));
        let info = asked
            .map_err(provider_fault)?
            .request_async(&http)
            .await
            .map_err(provider_fault)?;
        Ok(with_user_info(vouched, &info))
    }

    /// What the provider says of itself, its keys among it.
    async fn metadata(&self, provider: &Provider, now: Timestamp) -> Result<Arc<CoreProviderMetadata>> {
        let known = self.metadata_cache().get(&provider.id).cloned();
        if let Some((_, metadata)) = known.filter(|(since, _)| *since + BELIEVED > now) {
            return Ok(metadata);
        }
        let http_client = self.http_client()?;
        let issuer = IssuerUrl::new(provider.issuer.clone()).map_err(provider_fault)?;
        let metadata = CoreProviderMetadata::discover_async(issuer, &http(&http_client)).await;
        let metadata = Arc::new(metadata.map_err(provider_fault)?);
        self.metadata_cache()
            .insert(provider.id.clone(), (now, metadata.clone()));
        Ok(metadata)
    }

    fn forget(&self, provider: &str) {
        self.metadata_cache().remove(provider);
    }

    fn metadata_cache(&self) -> std::sync::MutexGuard<'_, HashMap<String, (Timestamp, Arc<CoreProviderMetadata>)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn http_client(&self) -> Result<HttpClient> {
        if let Some(http_client) = self.http_client.get() {
            return Ok(http_client.clone());
        }
        let http_client = HttpClient::new()?;
        Ok(self.http_client.get_or_init(|| http_client).clone())
    }
}

fn client(provider: &Provider, metadata: &CoreProviderMetadata, redirect: &str) -> Result<Client> {
    let secret =
        (!provider.client_secret.is_empty()).then(|| ClientSecret::new(provider.client_secret.reveal().to_owned()));
    let client =
        CoreClient::from_provider_metadata(metadata.clone(), ClientId::new(provider.client_id.clone()), secret);
    Ok(client.set_redirect_uri(RedirectUrl::new(redirect.to_owned()).map_err(provider_fault)?))
}

/// The house's own client, as the library calls it.
fn http(
    http_client: &HttpClient,
) -> impl Fn(HttpRequest) -> std::pin::Pin<Box<dyn Future<Output = Result<HttpResponse>> + Send>> {
    let http_client = http_client.clone();
    move |request| {
        let http_client = http_client.clone();
        Box::pin(async move { http_client.call(request).await })
    }
}

/// Whom the claims of a provider are about.
fn vouched_by(provider: &Provider, claims: &CoreIdTokenClaims) -> Vouched {
    let name = claims.name().and_then(|name| name.get(None));
    Vouched {
        provider: provider.id.clone(),
        subject: claims.subject().to_string(),
        email: claims.email().map(|email| normalize_address(email)).unwrap_or_default(),
        is_verified: claims.email_verified() == Some(true),
        name: name.map(|name| name.to_string()).unwrap_or_default(),
    }
}

/// With what the provider tells on demand only.
fn with_user_info(vouched: Vouched, info: &CoreUserInfoClaims) -> Vouched {
    let name = info.name().and_then(|name| name.get(None));
    Vouched {
        email: info.email().map(|email| normalize_address(email)).unwrap_or_default(),
        is_verified: info.email_verified() == Some(true),
        name: name.map_or(vouched.name, |name| name.to_string()),
        ..vouched
    }
}

fn normalize_address(address: &str) -> String {
    let normal = EMAIL.normal(address);
    if (EMAIL.is_right)(&normal) {
        normal
    } else {
        String::new()
    }
}

/// What went wrong at the provider, for the log; people hear only that it did.
fn provider_fault(error: impl Display) -> Error {
    Error::Fault(format!("{}: {error}", error_codes::PROVIDER_FAILED.code))
}
