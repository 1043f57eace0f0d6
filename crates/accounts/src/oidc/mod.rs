//! Signing in with another house: OpenID Connect, the code flow with PKCE (OpenID Connect Core 1.0 §3.1, RFC 7636).
//!
//! A journey begins here, leads through the provider and comes back once, to the browser that began it, within ten
//! minutes. Its row keeps no secret: state, nonce and verifier follow from its id under the house key.

mod authorization;
mod callback;
mod provider;

pub use authorization::{AuthorizationOptions, AuthorizationRequest, StartedAuthorization, cookie_name};
pub use callback::SignInOutcome;
pub use provider::{Provider, Providers};
