//! Every route, on one page.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodFilter, any, get, on};

use crate::app::App;
use crate::gate::middleware;
use crate::observe;
use crate::realtime;
use crate::route::not_implemented::{not_offered, switched_off, unknown};
use crate::route::storage::{bucket, file, preview, serve, upload};
use crate::route::{
    account, action, audit, avatar, bulk, calendar, catalogue, document, export, file_token, health, identity, locale,
    mfa, oidc, openapi, paper, qr, recovery, report, rights, search, session, sign_in_options, signing, target, token,
    user, user_sign_in,
};
use crate::web;

/// Greatest size of a JSON body, in bytes: a hundred documents fit.
pub const BODY_LIMIT: usize = 4 << 20;

/// Routes behind the gate, and what they are called in the golden list.
pub struct Routes {
    router: Router<App>,
    /// `GET /v1/account`, in the order of this page.
    pub names: Vec<String>,
}

const ANY: &[Method] = &[Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];

/// All routes behind the gate: those under `/v1`, and one of our own beside it.
pub fn routes() -> Routes {
    let mut to = Routes {
        router: Router::new(),
        names: Vec::new(),
    };
    small_services(&mut to);
    accounts(&mut to);
    second_factor(&mut to);
    proofs(&mut to);
    providers(&mut to);
    users(&mut to);
    absent_accounts(&mut to);
    for (database, collection, document) in [
        ("/databases", "collections", "documents"),
        ("/tablesdb", "tables", "rows"),
    ] {
        catalogue(&mut to, database, collection);
        documents(
            &mut to,
            &format!("{database}/{{database}}/{collection}/{{collection}}/{document}"),
        );
    }
    files(&mut to);
    absent_services(&mut to);
    to.at(Method::POST, "/api/qr/generate", qr::generate);
    to
}

fn small_services(to: &mut Routes) {
    to.on(Method::GET, "/ping", health::ping);
    to.on(Method::GET, "/health", health::health);
    to.on(Method::GET, "/health/version", health::version);
    to.on(Method::GET, "/locale", locale::locale);
    to.on(Method::GET, "/sign-in", sign_in_options::options);
    to.on(Method::GET, "/openapi.json", openapi::document);
    to.on(Method::GET, "/rights", rights::rights);
    to.on(Method::GET, "/reports/{name}", report::report);
    to.on(Method::GET, "/search", search::search);
    to.on(Method::GET, "/calendars/{file}", calendar::feed);
    to.on(Method::GET, "/changes", audit::changes);
    to.on(Method::GET, "/trash", audit::trash);
    to.on(Method::GET, "/papers/keys", paper::keys);
    to.on(Method::GET, "/papers/{doc}", paper::check);
    to.on(Method::GET, "/papers/{doc}/docx", paper::docx);
    to.on(
        Method::POST,
        "/actions/{action}",
        action::act.layer(DefaultBodyLimit::max(action::FORM_LIMIT)),
    );
}

fn accounts(to: &mut Routes) {
    to.on(Method::GET, "/account", account::get);
    to.on(Method::POST, "/account", account::create);
    to.on(Method::DELETE, "/account", account::delete);
    to.on(Method::PATCH, "/account/name", account::rename);
    to.on(Method::PATCH, "/account/email", account::change_email);
    to.on(Method::PATCH, "/account/phone", account::change_phone);
    to.on(Method::PATCH, "/account/status", account::disable);
    to.on(Method::GET, "/account/logs", account::logs);
    to.on(Method::PATCH, "/account/password", account::change_password);
    to.on(Method::GET, "/account/signing", signing::state);
    to.on(Method::POST, "/account/signing", signing::open);
    to.on(Method::DELETE, "/account/signing", signing::close);
    to.on(Method::GET, "/account/prefs", account::prefs);
    to.on(Method::PATCH, "/account/prefs", account::set_prefs);
    to.on(Method::POST, "/account/sessions/email", session::create);
    to.on(Method::POST, "/account/sessions", session::create);
    to.on(Method::GET, "/account/sessions", session::list);
    to.on(Method::DELETE, "/account/sessions", session::delete_all);
    to.on(Method::GET, "/account/sessions/{session}", session::get);
    to.on(Method::PATCH, "/account/sessions/{session}", session::extend);
    to.on(Method::DELETE, "/account/sessions/{session}", session::delete);
}

fn second_factor(to: &mut Routes) {
    to.on(Method::PATCH, "/account/mfa", mfa::switch);
    to.on(Method::GET, "/account/mfa/factors", mfa::factors);
    let authenticator = "/account/mfa/authenticators/{type}";
    to.on(Method::POST, authenticator, mfa::begin);
    to.on(Method::PUT, authenticator, mfa::verify);
    to.on(Method::DELETE, authenticator, mfa::remove);
    for path in ["/account/mfa/challenges", "/account/mfa/challenge"] {
        to.on(Method::POST, path, mfa::challenge);
        to.on(Method::PUT, path, mfa::complete_challenge);
    }
    to.on(Method::POST, "/account/mfa/recovery-codes", mfa::make_codes);
    to.on(Method::GET, "/account/mfa/recovery-codes", mfa::codes);
    to.on(Method::PATCH, "/account/mfa/recovery-codes", mfa::renew_codes);
}

/// Identity providers, what they know accounts by, and push targets.
fn providers(to: &mut Routes) {
    to.on(Method::GET, "/account/sessions/oauth2/{provider}", oidc::session);
    to.on(Method::GET, "/account/tokens/oauth2/{provider}", oidc::token);
    to.on(
        Method::GET,
        "/account/sessions/oauth2/callback/{provider}/{project}",
        oidc::callback,
    );
    to.on(Method::GET, "/account/identities", identity::list);
    to.on(Method::DELETE, "/account/identities/{identity}", identity::delete);
    to.on(Method::POST, "/account/targets/push", target::create);
    to.on(Method::PUT, "/account/targets/{target}/push", target::update);
    to.on(Method::DELETE, "/account/targets/{target}/push", target::delete);
}

/// Accounts and links to files, for keys.
fn users(to: &mut Routes) {
    to.on(Method::GET, "/users", user::list);
    to.on(Method::POST, "/users", user::create);
    to.on(Method::GET, "/users/identities", identity::list_all);
    to.on(Method::DELETE, "/users/identities/{identity}", identity::delete_any);
    to.on(Method::GET, "/users/{user}", user::get);
    to.on(Method::DELETE, "/users/{user}", user::delete);
    to.on(Method::GET, "/users/{user}/sessions", user_sign_in::list);
    to.on(Method::POST, "/users/{user}/sessions", user_sign_in::open);
    to.on(Method::DELETE, "/users/{user}/sessions", user_sign_in::end_all);
    to.on(Method::DELETE, "/users/{user}/sessions/{session}", user_sign_in::end);
    to.on(Method::POST, "/users/{user}/jwts", user_sign_in::jwt);
    to.on(Method::POST, "/users/{user}/tokens", user_sign_in::token);
    to.on(Method::PUT, "/users/{user}/labels", user::label);
    to.on(Method::PATCH, "/users/{user}/verification/phone", user::verify_phone);
    to.on(Method::GET, "/users/{user}/{part}", user::part);
    to.on(Method::PATCH, "/users/{user}/{part}", user::change);
    to.any("/users/{user}/{part}/{rest}", not_offered);
    to.on(Method::GET, "/tokens/{token}", file_token::get);
    to.on(Method::PATCH, "/tokens/{token}", file_token::change);
    to.on(Method::DELETE, "/tokens/{token}", file_token::delete);
    to.on(Method::GET, "/tokens/buckets/{bucket}/files/{file}", file_token::list);
    to.on(
        Method::POST,
        "/tokens/buckets/{bucket}/files/{file}",
        file_token::create,
    );
}

/// What proves who somebody is without a password: codes, links, recovery, verification, JSON Web Tokens.
fn proofs(to: &mut Routes) {
    to.on(Method::POST, "/account/recovery", recovery::ask);
    to.on(Method::PUT, "/account/recovery", recovery::recover);
    for path in ["/account/verifications/email", "/account/verification"] {
        to.on(Method::POST, path, recovery::ask_email);
        to.on(Method::PUT, path, recovery::confirm_email);
    }
    for path in ["/account/verifications/phone", "/account/verification/phone"] {
        to.on(Method::POST, path, recovery::ask_phone);
        to.on(Method::PUT, path, recovery::confirm_phone);
    }
    to.on(Method::POST, "/account/tokens/email", token::email);
    for path in ["/account/tokens/magic-url", "/account/sessions/magic-url"] {
        to.on(Method::POST, path, token::magic_link);
    }
    for path in ["/account/tokens/phone", "/account/sessions/phone"] {
        to.on(Method::POST, path, token::phone);
    }
    to.on(Method::POST, "/account/sessions/token", token::exchange);
    to.on(Method::PUT, "/account/sessions/magic-url", token::exchange_link);
    to.on(Method::PUT, "/account/sessions/phone", token::exchange_phone);
    for path in ["/account/jwts", "/account/jwt"] {
        to.on(Method::POST, path, token::jwt);
    }
}

/// Account paths that a later release fills.
const ABSENT_ACCOUNTS: &[&str] = &["/account/consents", "/account/consents/{consent}"];

/// Calls of the protocol about accounts that are not offered yet, or switched off.
fn absent_accounts(to: &mut Routes) {
    to.on(Method::POST, "/account/sessions/anonymous", switched_off);
    for path in ABSENT_ACCOUNTS {
        to.any(path, not_offered);
    }
}

fn documents(to: &mut Routes, list: &str) {
    let one = format!("{list}/{{id}}");
    to.on(Method::GET, list, document::list);
    to.on(Method::POST, list, document::create);
    to.on(Method::PUT, list, bulk::upsert);
    to.on(Method::PATCH, list, bulk::update);
    to.on(Method::DELETE, list, bulk::delete);
    to.any(&format!("{list}/"), document::without_id);
    to.on(Method::GET, &format!("{list}/export"), export::export);
    to.on(Method::GET, &one, document::get);
    to.on(Method::PATCH, &one, document::update);
    to.on(Method::PUT, &one, document::upsert);
    to.on(Method::DELETE, &one, document::delete);
    to.on(Method::GET, &format!("{one}/history"), audit::history);
    to.on(
        Method::PATCH,
        &format!("{one}/{{attribute}}/increment"),
        document::increment,
    );
    to.on(
        Method::PATCH,
        &format!("{one}/{{attribute}}/decrement"),
        document::decrement,
    );
}

/// What tables there are, for keys. Tables are declared in the binary: nobody writes them.
fn catalogue(to: &mut Routes, base: &str, collections: &str) {
    let (database, list) = (
        format!("{base}/{{database}}"),
        format!("{base}/{{database}}/{collections}"),
    );
    let one = format!("{list}/{{collection}}");
    to.on(Method::GET, base, catalogue::databases);
    to.on(Method::GET, &database, catalogue::database);
    to.on(Method::GET, &list, catalogue::collections);
    to.on(Method::GET, &one, catalogue::collection);
    let fields = if collections == "tables" {
        "columns"
    } else {
        "attributes"
    };
    to.on(Method::GET, &format!("{one}/{fields}"), catalogue::attributes);
    to.on(Method::GET, &format!("{one}/indexes"), catalogue::indexes);
    for path in [base, &list] {
        to.on(Method::POST, path, not_offered);
    }
    for path in [&database, &one] {
        to.on(Method::PUT, path, not_offered);
        to.on(Method::DELETE, path, not_offered);
    }
    for path in [format!("{one}/{fields}/{{key}}"), format!("{one}/indexes/{{key}}")] {
        to.any(&path, not_offered);
    }
    for path in [
        "/transactions",
        "/transactions/{transaction}",
        "/transactions/{transaction}/operations",
    ] {
        to.any(&format!("{base}{path}"), not_offered);
    }
}

/// Files and the buckets they are in; and the picture of a name, for who has no photo. Buckets are declared in the
/// binary: nobody writes them.
fn files(to: &mut Routes) {
    let bucket = "/storage/buckets/{bucket}";
    let (list, one) = (format!("{bucket}/files"), format!("{bucket}/files/{{file}}"));
    to.on(Method::GET, "/storage/buckets", bucket::list);
    to.on(Method::POST, "/storage/buckets", not_offered);
    to.on(Method::GET, bucket, bucket::get);
    to.on(Method::PUT, bucket, not_offered);
    to.on(Method::DELETE, bucket, not_offered);
    to.on(Method::GET, &list, file::list);
    to.on(
        Method::POST,
        &list,
        upload::create.layer(DefaultBodyLimit::max(upload::REQUEST_LIMIT)),
    );
    to.on(Method::GET, &one, file::get);
    to.on(Method::PUT, &one, file::update);
    to.on(Method::DELETE, &one, file::delete);
    to.on(Method::GET, &format!("{one}/download"), serve::download);
    to.on(Method::GET, &format!("{one}/view"), serve::view);
    to.on(Method::GET, &format!("{one}/preview"), preview::preview);
    to.on(Method::GET, "/avatars/initials", avatar::initials);
    to.on(Method::GET, "/avatars/qr", avatar::qr);
}

/// Services of the protocol that are not offered.
fn absent_services(to: &mut Routes) {
    for service in [
        "teams",
        "functions",
        "graphql",
        "messaging",
        "presences",
        "organization",
        "documentsdb",
        "vectorsdb",
        "storage",
        "avatars",
        "locale",
        "projects",
        "sites",
    ] {
        if service != "locale" {
            to.any(&format!("/{service}"), not_offered);
        }
        to.any(&format!("/{service}/{{*rest}}"), not_offered);
    }
}

impl Routes {
    fn on<T: 'static>(&mut self, method: Method, path: &str, handler: impl Handler<T, App>) {
        self.at(method, &format!("/v1{path}"), handler);
    }

    /// At a path that is not of the protocol.
    fn at<T: 'static>(&mut self, method: Method, path: &str, handler: impl Handler<T, App>) {
        self.names.push(format!("{method} {path}"));
        let Ok(filter) = MethodFilter::try_from(method) else {
            return;
        };
        self.router = std::mem::take(&mut self.router).route(path, on(filter, handler));
    }

    fn any<T: 'static>(&mut self, path: &str, handler: impl Handler<T, App>) {
        for method in ANY {
            self.on(method.clone(), path, handler.clone());
        }
    }
}

/// The whole server as one service.
pub fn service(app: App) -> Router {
    let gate = from_fn_with_state(app.clone(), middleware::handle);
    let beneath = ["/v1", "/v1/", "/v1/{*rest}"];
    let api = routes().router.method_not_allowed_fallback(not_offered);
    let api = beneath.iter().fold(api, |api, path| api.route(path, any(unknown)));
    let api = api
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(from_fn(crate::panic::catch_panics))
        .layer(gate);
    // A socket is no call: the gate's headers and error bodies are not for it.
    let beside = Router::new()
        .route("/status", get(health::status).options(health::preflight))
        .route("/v1/realtime", get(realtime::open));
    let all = beside.merge(api).fallback(web::serve);
    all.layer(from_fn_with_state(app.clone(), observe::observe_request))
        .with_state(app)
}
