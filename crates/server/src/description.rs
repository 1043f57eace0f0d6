//! What is derived from the declarations: the OpenAPI document, the TypeScript of the web app, the tables.

use schema::openapi;
use schema::typescript::{self, Emitted};
use serde_json::{Value as Json, json};

/// The OpenAPI document: the document calls of every collection, and the routes beside them.
pub fn openapi() -> Json {
    let (errors, acts) = (error_codes(), domain::signatures());
    openapi::document(
        env!("CARGO_PKG_VERSION"),
        &domain::COLLECTIONS,
        &errors,
        &acts,
        extra_paths(),
    )
}

/// The generated files of the web app.
pub fn types() -> Vec<Emitted> {
    let mut files = typescript::emit(&domain::COLLECTIONS, &error_codes(), &domain::signatures());
    files.push(platform::bucket::types());
    files.extend(platform::notice::texts::emit(&domain::notices().collect::<Vec<_>>()));
    files
}

/// The tables of every collection in one dialect.
pub fn tables(dialect: store::Dialect) -> String {
    store::ddl(&domain::CATALOGUE, dialect)
}

fn error_codes() -> Vec<schema::ErrorCode> {
    domain::error_codes().copied().collect()
}

/// Routes that no collection brings with it: (path, verb, what it does, its JSON body).
const BESIDE: &[(&str, &str, &str, &[&str])] = &[
    ("/account", "get", "The caller's account", &[]),
    ("/account", "post", "Register", &["userId", "email", "password", "name"]),
    ("/account/name", "patch", "Change the own name", &["name"]),
    (
        "/account/password",
        "patch",
        "Change the own password",
        &["password", "oldPassword"],
    ),
    (
        "/account/email",
        "patch",
        "Take another address",
        &["email", "password"],
    ),
    (
        "/account/phone",
        "patch",
        "Take another telephone number",
        &["phone", "password"],
    ),
    ("/account/status", "patch", "Disable the own account", &[]),
    ("/account", "delete", "Delete the own account", &[]),
    (
        "/account/logs",
        "get",
        "The own sign-in log: `queries` with limit and offset",
        &[],
    ),
    (
        "/account/recovery",
        "post",
        "Ask for a new password by mail",
        &["email", "url"],
    ),
    (
        "/account/recovery",
        "put",
        "Set another password by the secret of a letter",
        &["userId", "secret", "password"],
    ),
    (
        "/account/verifications/email",
        "post",
        "Have the own address verified",
        &["url"],
    ),
    (
        "/account/verifications/email",
        "put",
        "Verify an address",
        &["userId", "secret"],
    ),
    (
        "/account/verifications/phone",
        "post",
        "Have the own number verified",
        &[],
    ),
    (
        "/account/verifications/phone",
        "put",
        "Verify a number",
        &["userId", "secret"],
    ),
    (
        "/account/tokens/email",
        "post",
        "Have a code to sign in sent by mail",
        &["userId", "email", "phrase"],
    ),
    (
        "/account/tokens/magic-url",
        "post",
        "Have a link to sign in sent by mail",
        &["userId", "email", "url", "phrase"],
    ),
    (
        "/account/tokens/phone",
        "post",
        "Have a code to sign in sent by telephone",
        &["userId", "phone"],
    ),
    (
        "/account/sessions/token",
        "post",
        "Sign in by a code, a link or a token",
        &["userId", "secret", "shared"],
    ),
    (
        "/account/jwts",
        "post",
        "A JSON Web Token for the own session",
        &["duration"],
    ),
    ("/sign-in", "get", "What the sign-in screen may offer", &[]),
    ("/account/signing", "get", "Until when the own session may sign", &[]),
    (
        "/account/signing",
        "post",
        "Open signing in the own session for five minutes",
        &["password", "otp"],
    ),
    ("/account/signing", "delete", "Close signing in the own session", &[]),
    ("/account/prefs", "get", "The own preferences", &[]),
    ("/account/prefs", "patch", "Replace the own preferences", &["prefs"]),
    (
        "/account/sessions/email",
        "post",
        "Sign in",
        &["email", "password", "shared"],
    ),
    ("/account/sessions", "get", "The own sessions", &[]),
    ("/account/sessions", "delete", "End all own sessions", &[]),
    (
        "/account/sessions/{sessionId}",
        "get",
        "One own session, or `current`",
        &[],
    ),
    ("/account/sessions/{sessionId}", "patch", "Extend one own session", &[]),
    ("/account/sessions/{sessionId}", "delete", "End one own session", &[]),
    ("/ping", "get", "`Pong!`", &[]),
    ("/locale", "get", "Where the server stands", &[]),
    ("/rights", "get", "What the caller may see and do", &[]),
    ("/reports/{name}", "get", "Counts and sums: `queries` filter", &[]),
    (
        "/calendars/{file}",
        "get",
        "Missions for calendar programs: the address is the secret",
        &[],
    ),
    (
        "/search",
        "get",
        "Whatever may be read, by name, number, plate, reference or telephone: `q`",
        &[],
    ),
    ("/changes", "get", "What changed lately: `before`, `limit`", &[]),
    ("/trash", "get", "What was deleted: `before`, `limit`", &[]),
];

fn extra_paths() -> Vec<(String, Json)> {
    let mut paths: Vec<(String, Json)> = Vec::new();
    for (path, verb, summary, fields) in BESIDE {
        let operation = operation(path, verb, summary, fields);
        match paths.iter_mut().find(|(known, _)| known == path) {
            Some((_, item)) => item[*verb] = operation,
            None => paths.push(((*path).to_owned(), json!({ *verb: operation }))),
        }
    }
    paths
}

fn operation(path: &str, verb: &str, summary: &str, fields: &[&str]) -> Json {
    let in_path = |part: &str| {
        let name = part.strip_prefix('{')?.strip_suffix('}')?;
        Some(json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
    };
    let parameters: Vec<Json> = path.split('/').filter_map(in_path).collect();
    let mut operation = json!({
        "operationId": format!("{verb}{}", path.replace(['/', '{', '}'], "_")),
        "summary": summary,
        "parameters": parameters,
        "responses": {"2XX": {"description": "Done"}, "default": {"$ref": "#/components/responses/Refused"}},
    });
    if !fields.is_empty() {
        let properties: serde_json::Map<String, Json> =
            fields.iter().map(|name| ((*name).to_owned(), json!({}))).collect();
        operation["requestBody"] =
            json!({"content": {"application/json": {"schema": {"type": "object", "properties": properties}}}});
    }
    operation
}
