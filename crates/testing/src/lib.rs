//! What stories are told with: the real engine over a real store in a temporary folder, with a clock that stands still.
//!
//! Knows no noun: those that it makes are found by their ids.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "only tests link it: a failure is a panic"
)]

mod empty_store;
mod filled_store;

use accounts::signing::SigningProof;
use accounts::{Accounts, Device, Hooks, Lifetimes, NewSession, Signed};
use engine::doc::Drawing;
use engine::files::{Bucket, Files};
use engine::notify::Senders;
use engine::print::Renderer;
use engine::{Clock, Cx, DomainHooks, Engine, Entity, Input, New, RequestContext, Rights, Secret};
use schema::{Collection, Document, Error, Lang, Result};
use serde_json::{Value as Json, json};
use store::{Objects, Store, StoreLocation};
use tempfile::TempDir;

pub use empty_store::copy_empty_store;
pub use filled_store::FilledStore;

/// Friday 20 November 2026, ten o'clock UTC.
pub const NOW: &str = "2026-11-20T10:00:00Z";

/// The key of every app.
pub fn master_key() -> Secret {
    Secret::new("a key of tests")
}

/// What is served: the departments under test, put together.
pub struct TestDomain {
    /// Every collection that the store keeps.
    pub catalogue: Vec<&'static Collection>,
    /// Every entity.
    pub entities: Vec<&'static Entity>,
    /// What the engine asks about callers.
    pub hooks: DomainHooks,
    /// Where files go.
    pub buckets: &'static [Bucket],
}

/// What is served in the stories of a department: the platform, what the department rests on, and itself, as `CITY`.
#[macro_export]
macro_rules! department {
    ($department:expr) => {
        static CITY: ::std::sync::LazyLock<$crate::TestDomain> = ::std::sync::LazyLock::new(|| {
            let departments = ::platform::with_departments(&[$department]);
            $crate::TestDomain {
                catalogue: ::platform::catalogue(&departments),
                entities: ::platform::entities(&departments),
                hooks: ::platform::CHARTER,
                buckets: ::platform::BUCKETS,
            }
        });
    };
}

/// An app without anybody in it.
pub struct TestApp {
    /// The engine.
    pub engine: Engine,
    /// Its clock, which stands still.
    pub clock: Clock,
    city: &'static TestDomain,
    renderer: Renderer,
    folder: TempDir,
}

impl TestApp {
    /// An app of these departments, with an empty store.
    pub fn of(city: &'static TestDomain) -> Self {
        Self::printing_with(city, typeset::prepare)
    }

    /// As [`TestApp::of`], whose papers are blank: their rows, seals and files are made, and nothing is drawn. For stories of
    /// hundreds of papers of which none is opened.
    pub fn with_blank_papers(city: &'static TestDomain) -> Self {
        Self::printing_with(city, |_, _| Ok(Drawing::Small(Box::new(|| Ok(b"%PDF-1.4\n".to_vec())))))
    }

    fn printing_with(city: &'static TestDomain, renderer: Renderer) -> Self {
        let folder = tempfile::tempdir().unwrap();
        copy_empty_store(folder.path(), &city.catalogue, &[]);
        Self::over(folder, city, renderer)
    }

    /// Over what stands in a folder.
    fn over(folder: TempDir, city: &'static TestDomain, renderer: Renderer) -> Self {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let place = StoreLocation::Folder(folder.path().to_owned());
        let store = Store::open(&place, &city.catalogue, &[], clock.now()).unwrap();
        let objects = Objects::folder(&folder.path().join("files")).unwrap();
        let files = Files::new(objects, city.buckets);
        let engine = Engine::new(store, &city.entities, city.hooks, clock.clone())
            .with_files(files)
            .with_renderer(renderer)
            .with_master_key(master_key());
        TestApp {
            engine,
            clock,
            city,
            renderer,
            folder,
        }
    }

    /// The same app with senders for letters and short messages.
    pub fn engine_with(&self, post: Senders) -> Engine {
        self.another().with_senders(post)
    }

    /// Another node over the same store.
    pub fn another(&self) -> Engine {
        let store = self.engine.store().clone();
        Engine::new(store, &self.city.entities, self.city.hooks, self.clock.clone())
            .with_renderer(typeset::prepare)
            .with_master_key(master_key())
    }

    /// The collection with that id.
    pub fn collection(&self, id: &str) -> &'static Collection {
        let mut all = self.city.catalogue.iter().copied();
        all.find(|of| of.id == id)
            .unwrap_or_else(|| panic!("no collection {id}"))
    }

    /// Sets the clock.
    pub fn at(&self, instant: &str) {
        self.clock.set(instant.parse().unwrap());
    }

    /// With every right, as the engine itself.
    pub fn full_rights() -> RequestContext {
        RequestContext::new(Rights::whole("cli"))
    }

    /// As an account.
    pub async fn ctx(&self, account: &str) -> RequestContext {
        let rights = self.engine.rights(account).await.unwrap();
        RequestContext {
            rights,
            lang: Lang::En,
            ..RequestContext::new(Rights::guest())
        }
    }

    /// As an account with a session in which signing is open.
    pub async fn signing(&self, account: &str) -> RequestContext {
        let hooks = Hooks {
            registered: |_, _| Ok(()),
            signed_in: |_, _| Ok(()),
            verified: |_, _| Ok(()),
        };
        let accounts = Accounts::new(self.engine.clone(), Lifetimes::default(), hooks);
        let opening = NewSession {
            account: account.to_owned(),
            provider: "provider".to_owned(),
            uid: account.to_owned(),
            // Without a password, a sign-in at a provider that is fresh opens signing.
            factor: "oauth2",
            device: Device::default(),
        };
        let session = accounts.open_session(opening).await.unwrap().session;
        let of = session.of;
        let id = session.id.clone();
        let (row, holder) = (self.collection("accounts"), account.to_owned());
        let signed = Signed {
            account: self.read(move |cx| cx.need(row, &holder)).await,
            session: self.read(move |cx| cx.need(of, &id)).await,
            has_totp: false,
        };
        let proof = SigningProof::default();
        accounts.open_signing(&signed, proof, Device::default()).await.unwrap();
        RequestContext {
            session: Some(signed.session.id),
            ..self.ctx(account).await
        }
    }

    /// Creates with every right.
    pub async fn make(&self, of: &'static Collection, data: Json) -> Json {
        self.create(&TestApp::full_rights(), of, data).await.unwrap()
    }

    /// Creates as somebody.
    pub async fn create(&self, ctx: &RequestContext, of: &'static Collection, data: Json) -> Result<Json> {
        let id = data["$id"].as_str().map(str::to_owned);
        let Json::Object(data) = data else { panic!("an object") };
        let bytes = self.engine.create(ctx, of, New { id, data }).await?;
        Ok(serde_json::from_slice(&bytes).unwrap())
    }

    /// Updates as somebody.
    pub async fn update(&self, ctx: &RequestContext, of: &'static Collection, id: &str, data: Json) -> Result<Json> {
        let Json::Object(data) = data else { panic!("an object") };
        let bytes = self.engine.update(ctx, of, id, data, None).await?;
        Ok(serde_json::from_slice(&bytes).unwrap())
    }

    /// Updates with every right.
    pub async fn change(&self, of: &'static Collection, id: &str, data: Json) -> Json {
        self.update(&TestApp::full_rights(), of, id, data).await.unwrap()
    }

    /// The document with that id, as the wire shows it.
    pub async fn get(&self, of: &'static Collection, id: &str) -> Json {
        self.see(&TestApp::full_rights(), of, id).await.unwrap()
    }

    /// The document with that id, as somebody sees it.
    pub async fn see(&self, ctx: &RequestContext, of: &'static Collection, id: &str) -> Result<Json> {
        let bytes = self.engine.get(ctx, of, id, &[]).await?;
        Ok(serde_json::from_slice(&bytes).unwrap())
    }

    /// All documents.
    pub async fn all(&self, of: &'static Collection) -> Vec<Document> {
        self.engine.read(move |cx| cx.all(of, [])).await.unwrap()
    }

    /// Looks with the eyes of the engine.
    pub async fn read<R: Send + 'static>(&self, f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static) -> R {
        self.engine.read(f).await.unwrap()
    }

    /// Runs an action.
    pub async fn act(&self, ctx: &RequestContext, id: &str, data: Json) -> Result<Json> {
        let Json::Object(data) = data else { panic!("an object") };
        let input = Input {
            data,
            ..Input::default()
        };
        self.engine.act(ctx, id, input).await
    }

    /// What stands at the head of its papers.
    pub async fn card(&self) {
        let card = json!({"nameFr": "Commune de Tiznit", "nameAr": "جماعة تيزنيت", "provinceFr": "Province de Tiznit",
            "provinceAr": "إقليم تيزنيت", "logo": ""});
        self.make(
            self.collection("settings"),
            json!({"key": "public.commune", "value": card}),
        )
        .await;
    }

    /// The row of a paper that was issued.
    pub async fn paper(&self, issued: &Json) -> Document {
        let (of, id) = (
            self.collection("authenticDocuments"),
            issued["docId"].as_str().unwrap().to_owned(),
        );
        self.read(move |cx| cx.need(of, &id)).await
    }

    /// What the record of a paper says, as text.
    pub async fn record_text(&self, issued: &Json) -> String {
        let row = self.paper(issued).await;
        let record: Json = serde_json::from_str(row.value("record").text().unwrap()).unwrap();
        record["doc"].to_string()
    }

    /// The bytes of a paper that was issued.
    pub async fn paper_bytes(&self, issued: &Json) -> Vec<u8> {
        let file = issued["fileId"].as_str().unwrap();
        self.engine.file_bytes(file).await.unwrap().to_vec()
    }

    /// An employee with these data and plausible names.
    pub async fn employee(&self, id: &str, cin: &str, more: Json) -> Json {
        let mut data =
            json!({"$id": id, "fullNameFr": format!("Agent {cin}"), "fullNameAr": format!("عون {cin}"), "CIN": cin});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.make(self.collection("employees"), data).await
    }

    /// A user with an account of the same id, which the administration made, and these data.
    pub async fn user(&self, id: &str, more: Json) -> Json {
        let fresh = accounts::NewAccount {
            id: id.to_owned(),
            email: format!("{id}@commune.ma"),
            name: id.to_owned(),
            is_vouched: true,
            ..Default::default()
        };
        self.engine
            .transact(&TestApp::full_rights(), "account", move |cx| {
                accounts::create(cx, &fresh)
            })
            .await
            .unwrap();
        let mut data = json!({"$id": id, "username": id, "email": format!("{id}@commune.ma"), "userId": id});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.make(self.collection("users"), data).await
    }
}

/// The code of a refusal; panics when it is none.
pub fn code<T>(result: Result<T>) -> &'static str {
    match result.err() {
        Some(Error::Refused(rejection)) => rejection.kind.code,
        Some(Error::Fault(fault)) => panic!("a fault: {fault}"),
        None => panic!("it was not refused"),
    }
}

/// The text of a PDF as poppler reads it, its spaces as one, without marks of direction.
pub fn pdf_text(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pdf");
    std::fs::write(&path, pdf).unwrap();
    let told = std::process::Command::new("pdftotext").arg(&path).arg("-").output();
    let told = told.expect("scripts/install-missing test installs poppler");
    let text = String::from_utf8(told.stdout).unwrap();
    let is_mark = |c: &char| matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let shown: String = text.chars().filter(|c| !is_mark(c)).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}
