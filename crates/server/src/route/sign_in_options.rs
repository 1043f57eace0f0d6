//! What the sign-in screen may offer: ours, for guests.

use axum::extract::State;
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::wire::response::{Answer, value};

/// GET /v1/sign-in.
pub async fn options(State(app): State<App>) -> Answer {
    let post = app.engine.senders();
    let one = |(id, provider): (&String, &crate::config::OidcProvider)| json!({"id": id, "name": provider.name});
    let providers: Vec<Json> = app.config.oidc.iter().map(one).collect();
    Ok(value(&json!({
        "signUp": app.config.sign_up, "mail": post.has_mail(), "sms": post.has_sms(), "providers": providers,
    })))
}
