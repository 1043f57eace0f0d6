//! A server without a socket: the whole service over a store of its own, its clock in the test's hand.

use accounts::{Accounts, Lifetimes};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use engine::files::Files;
use engine::{Clock, Engine, Entity, RequestContext, Rights};
use platform::people::user::{ACCOUNT, AUTH, EMAIL, PERMISSIONS, USERNAME, USERS};
use schema::{Collection, Document};
use serde_json::{Value as Json, json};
use server::app::App;
use server::config::Config;
use store::{Objects, Store, StoreLocation};
use tower::ServiceExt as _;

pub const PASSWORD: &str = "a long enough password";
/// The house key of every node over PostgreSQL.
const NODES_KEY: &str = "the house key of all nodes, as long as it must be";
pub const START: &str = "2026-11-20T10:00:00Z";

/// A server.
pub struct Rig {
    pub app: App,
    pub clock: Clock,
    service: Router,
    folder: tempfile::TempDir,
}

/// An answer.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

/// Somebody who calls: the headers that say so.
#[derive(Clone, Debug, Default)]
pub struct Caller(Vec<(String, String)>);

impl Caller {
    pub fn guest() -> Caller {
        Caller(vec![("x-appwrite-project".to_owned(), "diwan".to_owned())])
    }
    pub fn with(&self, name: &str, value: &str) -> Caller {
        let mut headers = self.0.clone();
        headers.push((name.to_owned(), value.to_owned()));
        Caller(headers)
    }
    pub fn headers(&self) -> &[(String, String)] {
        &self.0
    }
    pub fn nobody() -> Caller {
        Caller::default()
    }
}

impl Rig {
    pub fn new() -> Rig {
        Rig::set(&[])
    }

    /// With settings over those that tests want.
    pub fn set(settings: &[(&str, &str)]) -> Rig {
        let folder = tempfile::tempdir().unwrap();
        if settings.iter().all(|(key, _)| *key != "database_url") {
            let data = folder.path().join("data");
            std::fs::create_dir_all(&data).unwrap();
            testing::copy_empty_store(&data, &domain::CATALOGUE, server::migrations::MIGRATIONS);
        }
        Rig::over(folder, settings)
    }

    /// Over a folder whose `data` may hold a store already.
    pub fn over(folder: tempfile::TempDir, settings: &[(&str, &str)]) -> Rig {
        let mut config = Config {
            data: folder.path().join("data"),
            rate_limits: false,
            ..Config::default()
        };
        for (key, text) in settings {
            config.set(key, key, text).unwrap();
        }
        if config.database_url.is_some() {
            // Nodes of one database share the key.
            std::fs::create_dir_all(&config.data).unwrap();
            store::key_file::write(&config.data.join(store::key_file::NAME), NODES_KEY).unwrap();
        }
        let clock = Clock::fixed(START.parse().unwrap());
        let app = server::bootstrap::open(config, clock.clone()).unwrap();
        Rig {
            service: server::router::service(app.clone()),
            app,
            clock,
            folder,
        }
    }

    /// With one entity more than the city declares.
    pub fn beside(entity: &'static Entity) -> Rig {
        Rig::beside_counting(entity, false)
    }

    /// With these entities and their collections more than the city declares, and with files.
    pub fn with_nouns(nouns: &'static [&'static Entity]) -> Rig {
        let catalogue = domain::CATALOGUE
            .iter()
            .copied()
            .chain(nouns.iter().map(|noun| noun.of));
        Rig::of_nouns(catalogue.collect::<Vec<_>>().leak(), nouns, false)
    }

    /// As [`Rig::beside`], with calls counted or not.
    pub fn beside_counting(entity: &'static Entity, rate_limits: bool) -> Rig {
        Rig::of_nouns(&domain::CATALOGUE, &[entity], rate_limits)
    }

    fn of_nouns(catalogue: &'static [&'static Collection], nouns: &[&'static Entity], rate_limits: bool) -> Rig {
        let clock = Clock::fixed(START.parse().unwrap());
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            data: folder.path().to_owned(),
            rate_limits,
            ..Config::default()
        };
        let store = Store::open(&StoreLocation::Folder(config.data.clone()), catalogue, &[], clock.now());
        let entities: Vec<&'static Entity> = domain::ENTITIES.iter().chain(nouns).copied().collect();
        let objects = Objects::folder(&folder.path().join("files")).unwrap();
        let engine = Engine::new(store.unwrap(), entities.leak(), platform::CHARTER, clock.clone())
            .with_files(Files::new(objects, platform::BUCKETS))
            .with_renderer(typeset::prepare)
            .with_master_key(testing::master_key());
        let lifetimes = Lifetimes {
            days: 14,
            idle_hours: 12,
        };
        let app = App::new(
            engine.clone(),
            Accounts::new(engine, lifetimes, platform::HOOKS),
            config,
        );
        Rig {
            service: server::router::service(app.clone()),
            app,
            clock,
            folder,
        }
    }

    /// The server started anew over the same store.
    pub fn reopened(self) -> Rig {
        self.reopened_with(&[])
    }

    /// As [`Rig::reopened`], with other settings.
    pub fn reopened_with(self, settings: &[(&str, &str)]) -> Rig {
        Rig::over(self.folder, settings)
    }

    /// Where the bytes of files are.
    pub fn files(&self) -> std::path::PathBuf {
        self.folder.path().join("data/files")
    }

    /// How many objects hold bytes of files.
    pub fn objects(&self) -> usize {
        let names = std::fs::read_dir(self.files())
            .unwrap()
            .map(|one| one.unwrap().file_name());
        names.filter(|name| name != "diwan.store").count()
    }

    /// An account with a profile that holds these auth entries and permissions.
    pub async fn user(&self, name: &'static str, auth: &[&str], permissions: &[&str]) {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let (auth, permissions) = (owned(auth), owned(permissions));
        let account = self.vouched_account(name).await;
        let user = Document::new(&USERS)
            .with(USERNAME, name.to_owned())
            .with(EMAIL, address(name));
        let user = user
            .with(ACCOUNT, account)
            .with(AUTH, auth)
            .with(PERMISSIONS, permissions);
        let ctx = RequestContext::new(Rights::whole("test"));
        self.app
            .engine
            .transact(&ctx, "a user", move |cx| cx.create(user.clone()))
            .await
            .unwrap();
    }

    /// An account alone, as a stranger registers one, and its id.
    pub async fn account(&self, name: &'static str) -> String {
        self.made(name, false).await
    }

    /// An account alone that the administration made, and its id.
    pub async fn vouched_account(&self, name: &'static str) -> String {
        self.made(name, true).await
    }

    async fn made(&self, name: &'static str, is_vouched: bool) -> String {
        let hash = accounts::hash_password(PASSWORD).unwrap();
        let fresh = accounts::NewAccount {
            email: address(name),
            name: name.to_owned(),
            hash: Some(hash),
            is_vouched,
            ..Default::default()
        };
        let ctx = RequestContext::new(Rights::whole("test"));
        let made = self
            .app
            .engine
            .transact(&ctx, "an account", move |cx| accounts::create(cx, &fresh))
            .await;
        made.unwrap().id
    }

    /// Signs in over the wire.
    pub async fn signed_in(&self, name: &str) -> Caller {
        let reply = self.sign_in(&Caller::guest(), &address(name), PASSWORD).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
        Caller::guest().with("cookie", &reply.cookie())
    }

    pub async fn sign_in(&self, caller: &Caller, email: &str, password: &str) -> Reply {
        let body = json!({"email": email, "password": password});
        self.send(caller, Method::POST, "/v1/account/sessions/email", Some(body))
            .await
    }

    /// An administrator, signed in.
    pub async fn admin(&self) -> Caller {
        self.user("admin", &["admin"], &[]).await;
        self.signed_in("admin").await
    }

    /// A key with these scopes.
    pub async fn key(&self, scopes: &[&str]) -> Caller {
        let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
        let new = accounts::NewKey {
            name: "tests".to_owned(),
            scopes,
            expire: None,
        };
        let (_, secret) = self.app.accounts.create_key(new).await.unwrap();
        Caller::guest().with("x-appwrite-key", &secret)
    }

    pub async fn get(&self, caller: &Caller, path: &str) -> Reply {
        self.send(caller, Method::GET, path, None).await
    }

    pub async fn post(&self, caller: &Caller, path: &str, body: Json) -> Reply {
        self.send(caller, Method::POST, path, Some(body)).await
    }

    pub async fn send(&self, caller: &Caller, method: Method, path: &str, body: Option<Json>) -> Reply {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost:8080");
        for (name, value) in &caller.0 {
            request = request.header(name, value);
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.raw(request.body(body).unwrap()).await
    }

    /// A new bureau with that id.
    pub async fn bureau(&self, caller: &Caller, id: &str) -> Json {
        let body = json!({"documentId": id, "data": {"nameFr": id, "nameAr": id}});
        self.post(caller, &documents("bureaux"), body).await.must(201)
    }

    pub async fn raw(&self, request: Request<Body>) -> Reply {
        let (parts, body) = self.service.clone().oneshot(request).await.unwrap().into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply {
            status: parts.status,
            headers: parts.headers,
            bytes,
        }
    }
}

impl Reply {
    pub fn json(&self) -> Json {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
    /// Status and error type; the type is empty in answers that are no errors.
    pub fn outcome(&self) -> (u16, String) {
        let kind = if self.status.as_u16() < 400 {
            Json::Null
        } else {
            self.json()["type"].clone()
        };
        (self.status.as_u16(), kind.as_str().unwrap_or_default().to_owned())
    }
    pub fn cookies(&self) -> Vec<String> {
        self.headers
            .get_all("set-cookie")
            .iter()
            .map(|line| line.to_str().unwrap().to_owned())
            .collect()
    }
    /// The main session cookie as a browser would send it.
    pub fn cookie(&self) -> String {
        self.cookies()[0].split(';').next().unwrap().to_owned()
    }
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
    /// The ids of a list and its total.
    pub fn listed(&self) -> (String, u64) {
        let list = self.json();
        let ids = list["documents"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["$id"].as_str().unwrap());
        (ids.collect::<Vec<_>>().join(" "), list["total"].as_u64().unwrap())
    }
    #[track_caller]
    pub fn must(self, status: u16) -> Json {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        self.json()
    }
    #[track_caller]
    pub fn refused(self, status: u16, kind: &str) -> Json {
        assert_eq!(self.outcome(), (status, kind.to_owned()), "{}", self.text());
        self.json()
    }
}

pub fn address(name: &str) -> String {
    format!("{name}@commune.example")
}

/// The list of a collection, in the spelling of documents.
pub fn documents(collection: &str) -> String {
    let of = domain::CATALOGUE.iter().find(|of| of.id == collection);
    let database = of.map_or("main", |of| of.database);
    format!("/v1/databases/{database}/collections/{collection}/documents")
}

/// A query string of query texts.
pub fn query(texts: &[Json]) -> String {
    let part = |(at, text): (usize, &Json)| format!("queries[{at}]={}", escaped(&text.to_string()));
    texts.iter().enumerate().map(part).collect::<Vec<_>>().join("&")
}

pub fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| format!("%{byte:02X}"))
        .collect::<Vec<_>>()
        .concat()
}
