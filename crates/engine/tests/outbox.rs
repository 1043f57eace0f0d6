//! What is told outside: queued with its cause, tried again, given up, sent again, and what administrators see of it.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use engine::notify::{self, Channel, ERROR_CODES, Letter, OUTBOX, OutboxMessage, Outgoing, Security, Senders, Smtp};
use engine::{Clock, Cx, DomainHooks, Engine, Entity, HIDDEN, Input, JobKind, RequestContext, Rights};
use schema::{Collection, Result};
use serde_json::{Value as Json, json};
use store::{Store, StoreLocation};

const START: &str = "2026-11-02T09:00:00Z";

/// A noun that sends letters; what it is about does not matter here.
static LETTER: Entity = Entity {
    jobs: &[&SENDING],
    ..Entity::plain(&engine::IDEMPOTENCY_KEYS)
};
static ENTITIES: &[&Entity] = &[&notify::OUTBOX_ENTITY, &LETTER];
static CATALOGUE: &[&Collection] = &[&OUTBOX, &engine::JOBS, &engine::IDEMPOTENCY_KEYS];

/// Always the same letter, unless the job says that it is over.
const SENDING: JobKind<Json> = JobKind::send("test.letter", |_, _, job| {
    Ok((job["isOver"] != true).then(|| {
        Outgoing::Mail(Letter {
            to: "agent@commune.example".to_owned(),
            subject: "Code".to_owned(),
            html: "<p>123456</p>".to_owned(),
            text: "123456".to_owned(),
        })
    }))
});

struct House {
    engine: Engine,
    clock: Clock,
    _folder: tempfile::TempDir,
}

impl House {
    fn new(post: Senders) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::fixed(START.parse().unwrap());
        let store = Store::open(
            &StoreLocation::Folder(folder.path().to_owned()),
            CATALOGUE,
            &[],
            clock.now(),
        )
        .unwrap();
        let hooks = DomainHooks {
            rights: |_, _| Ok(Rights::guest()),
            names: |_, _| Ok(HashMap::new()),
            days: |_| Ok(BTreeMap::new()),
            letterhead: |_, _| Ok("Commune".to_owned()),
            sheet_head: |_| Ok(Default::default()),
            given_up: |_, _| Ok(()),
            disk: |_, _| Ok(()),
            warned: |_, _| Ok(()),
            reading: |_, _| Ok(()),
            follows: &[],
        };
        House {
            engine: Engine::new(store, ENTITIES, hooks, clock.clone()).with_senders(post),
            clock,
            _folder: folder,
        }
    }

    async fn queue(&self, job: Json, is_decoy: bool) -> String {
        let draft = OutboxMessage {
            channel: Channel::Mail,
            to: "agent@commune.example".to_owned(),
            subject: "Code".to_owned(),
            body: format!("Code: {HIDDEN}"),
            caused_by: Some("sara".to_owned()),
            due: None,
            is_decoy,
        };
        let queue = move |cx: &mut Cx<'_>| notify::queue(cx, &SENDING, draft.clone(), &job);
        let ctx = RequestContext::new(Rights::whole("test"));
        self.engine.transact(&ctx, "queue", queue).await.unwrap().id
    }

    /// Runs what is due so many seconds after the start.
    async fn at(&self, seconds: i64) -> usize {
        let start: jiff::Timestamp = START.parse().unwrap();
        self.clock.set(start + jiff::SignedDuration::from_secs(seconds));
        self.engine.run_due_jobs().await.unwrap()
    }

    async fn row(&self, id: &str) -> Json {
        serde_json::from_slice(&self.engine.get(&admin(), &OUTBOX, id, &[]).await.unwrap()).unwrap()
    }

    async fn rows(&self, ctx: &RequestContext) -> Json {
        serde_json::from_slice(&self.engine.list(ctx, &OUTBOX, &[], true).await.unwrap()).unwrap()
    }

    async fn retry(&self, ctx: &RequestContext, id: &str) -> Result<Json> {
        let mut input = Input::default();
        input.data.insert("outboxId".to_owned(), id.into());
        self.engine.act(ctx, "outbox.retry", input).await
    }
}

fn user(account: &str, is_admin: bool) -> RequestContext {
    RequestContext {
        rights: Arc::new(Rights {
            who: account.to_owned(),
            account: Some(account.to_owned()),
            is_user: true,
            is_admin,
            ..Rights::default()
        }),
        ..RequestContext::new(Rights::guest())
    }
}

fn admin() -> RequestContext {
    user("admin", true)
}

/// A mail server that is down: nothing listens on a port that was just given back.
fn down() -> Senders {
    let port = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let smtp = Smtp {
        host: "127.0.0.1".to_owned(),
        port: Some(port),
        security: Security::None,
        from: "diwan@commune.example".to_owned(),
        ..Smtp::default()
    };
    Senders::new(Some(smtp), None).unwrap()
}

#[tokio::test]
async fn without_a_mail_server_the_row_says_so_at_once_and_nothing_is_tried() {
    let house = House::new(Senders::default());
    assert!(!house.engine.senders().has_mail() && !house.engine.senders().has_sms());
    let id = house.queue(json!({}), false).await;
    let row = house.row(&id).await;
    assert_eq!(
        (&row["state"], &row["lastError"]),
        (&json!("failed"), &json!("no mail server is configured"))
    );
    assert_eq!(house.at(0).await, 1);
    assert_eq!(house.at(100_000).await, 0, "it waits for an administrator");
    let row = house.row(&id).await;
    assert_eq!((&row["state"], &row["attempts"]), (&json!("failed"), &json!(0)));
    house.retry(&admin(), &id).await.unwrap();
    assert_eq!(house.row(&id).await["state"], "queued");
    assert_eq!(house.at(100_000).await, 1);
    assert_eq!(house.row(&id).await["state"], "failed");
}

#[tokio::test]
async fn a_server_that_is_down_is_tried_again_and_then_given_up() {
    let house = House::new(down());
    let id = house.queue(json!({}), false).await;
    assert_eq!(house.row(&id).await["state"], "queued");
    let mut seconds = 0;
    for (attempt, wait) in [0, 10, 60, 600, 3600, 21_600].into_iter().enumerate() {
        seconds += wait;
        if wait > 0 {
            assert_eq!(house.at(seconds - 1).await, 0, "not before its time");
        }
        assert_eq!(house.at(seconds).await, 1);
        let row = house.row(&id).await;
        let state = if attempt == 5 { "dead" } else { "failed" };
        assert_eq!((&row["state"], &row["attempts"]), (&json!(state), &json!(attempt + 1)));
        assert!(row["lastError"].as_str().unwrap().contains("onnection"), "{row}");
    }
    assert_eq!(house.at(1_000_000).await, 0);
    house.retry(&admin(), &id).await.unwrap();
    assert_eq!(house.at(1_000_000).await, 1);
    let row = house.row(&id).await;
    assert_eq!((&row["state"], &row["attempts"]), (&json!("failed"), &json!(7)));
}

#[tokio::test]
async fn a_letter_that_nobody_needs_any_more_is_not_sent() {
    let house = House::new(down());
    let id = house.queue(json!({"isOver": true}), false).await;
    assert_eq!(house.at(0).await, 1);
    let row = house.row(&id).await;
    assert_eq!(
        (&row["state"], &row["lastError"]),
        (&json!("dead"), &json!("no longer needed"))
    );
    assert_eq!(house.at(1_000_000).await, 0);
}

#[tokio::test]
async fn a_letter_to_nobody_is_written_like_any_other_and_leaves_nothing_behind() {
    for post in [Senders::default(), down()] {
        let house = House::new(post);
        let (known, unknown) = (house.queue(json!({}), false).await, house.queue(json!({}), true).await);
        let (mut one, mut other) = (house.row(&known).await, house.row(&unknown).await);
        for row in [&mut one, &mut other] {
            row.as_object_mut().unwrap().retain(|name, _| !name.starts_with('$'));
        }
        assert_eq!(one, other);
        assert_eq!(house.at(0).await, 2);
        assert_eq!(house.rows(&admin()).await["total"], 1);
        let jobs = house
            .engine
            .read(|cx| cx.find(&engine::JOBS, Vec::new(), 10))
            .await
            .unwrap();
        assert_eq!(jobs.len(), 1);
        assert_eq!(house.engine.trash(&admin(), None, 10).await.unwrap()["total"], 0);
    }
}

#[tokio::test]
async fn only_administrators_see_all_rows_and_send_again_what_failed() {
    let house = House::new(down());
    let id = house.queue(json!({}), false).await;
    assert_eq!(house.rows(&user("sara", false)).await["total"], 1);
    assert_eq!(house.rows(&user("karim", false)).await["total"], 0);
    assert!(house.retry(&user("sara", false), &id).await.is_err());
    let waiting = house.retry(&admin(), &id).await.unwrap_err();
    assert!(waiting.is(ERROR_CODES[0]), "{waiting}");
    assert!(house.retry(&admin(), "nothing").await.is_err());
    let written = house
        .engine
        .update(&admin(), &OUTBOX, &id, serde_json::Map::new(), None)
        .await;
    assert!(written.is_err(), "nobody writes it over the wire");
}
