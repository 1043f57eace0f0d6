//! Notifications over the wire: to their reader alone, through one door or two.

use engine::notify::OUTBOX;
use engine::{RequestContext, Rights};
use platform::notice::{Notice, Params, find, notify};
use serde_json::{Value as Json, json};

use crate::at_once::schema_of_its_own;
use crate::post::POST;
use crate::rig::{Caller, Rig, documents};
use crate::socket::Live;

const ACTIONS: &[&str] = &[
    "notifications.count",
    "notifications.read",
    "notifications.acknowledge",
    "notifications.announce",
    "notificationPreferences.mine",
    "notificationPreferences.save",
];
const CHANNEL: &str = "databases.main.collections.notifications.documents";

async fn act(rig: &Rig, caller: &Caller, action: &str, body: Json) -> Json {
    let path = format!("/v1/actions/{action}");
    rig.post(caller, &path, body).await.must(200)
}

/// The row of `users` of that name.
async fn row(rig: &Rig, key: &Caller, name: &str) -> String {
    let all = rig.get(key, &documents("users")).await.must(200);
    let rows = all["documents"].as_array().unwrap();
    let found = rows.iter().find(|row| row["username"] == name).unwrap();
    found["$id"].as_str().unwrap().to_owned()
}

/// Tells somebody of a delegation, to be acknowledged.
async fn tell_of(rig: &Rig, user: String, key: &str) {
    let kind = find(domain::notices(), "delegations.given").unwrap();
    let notice = Notice::new(kind, vec![user], Params::new().with("head", "Sara")).once_per_user(key);
    let ctx = RequestContext::new(Rights::whole("test"));
    let told = rig.app.engine.transact(&ctx, "tell", move |cx| notify(cx, &notice));
    told.await.unwrap();
}

#[tokio::test]
async fn guests_and_strangers_have_no_notifications() {
    let rig = Rig::new();
    rig.account("stranger").await;
    let stranger = rig.signed_in("stranger").await;
    for action in ACTIONS {
        let path = format!("/v1/actions/{action}");
        let body = json!({"all": true, "id": "x", "titleFr": "x", "bodyFr": "x"});
        for caller in [&Caller::guest(), &stranger] {
            rig.post(caller, &path, body.clone())
                .await
                .refused(401, "user_unauthorized");
        }
    }
}

#[tokio::test]
async fn what_somebody_is_told_is_heard_and_read_by_nobody_else() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    rig.user("amal", &[], &[]).await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut hers = live.listening(&amal, &[CHANNEL]).await;
    let mut theirs = live.listening(&admin, &[CHANNEL]).await;
    let (one, root) = (row(&rig, &key, "amal").await, row(&rig, &key, "admin").await);
    tell_of(&rig, one, "1").await;
    tell_of(&rig, root, "2").await;
    let heard = hers.event_record().await["payload"].clone();
    assert_eq!(
        (&heard["kind"], &heard["readAt"]),
        (&json!("delegations.given"), &json!(null))
    );
    assert!(heard.get("key").is_none() && heard.get("digestAt").is_none(), "{heard}");
    // What the administrator hears first is the administrator's own.
    assert_ne!(theirs.event_record().await["payload"]["$id"], heard["$id"]);
    let path = format!("{}/{}", documents("notifications"), heard["$id"].as_str().unwrap());
    rig.get(&admin, &path).await.refused(404, "document_not_found");
    let id = json!({"id": heard["$id"]});
    let refused = rig
        .post(&admin, "/v1/actions/notifications.acknowledge", id.clone())
        .await;
    refused.refused(404, "document_not_found");
    act(&rig, &amal, "notifications.acknowledge", id).await;
    let again = hers.event_record().await["payload"].clone();
    assert_eq!(again["$id"], heard["$id"]);
    assert_ne!(again["ackAt"], json!(null));
}

/// Told at one door, sent by whichever node is faster, read at the other.
async fn told_once(first: &Rig, second: &Rig) {
    let (admin, key) = (first.admin().await, first.key(&["*"]).await);
    for from in [0, 100] {
        let documents: Vec<Json> = (from..from + 100)
            .map(|n| json!({"$id": format!("u{n}"), "username": format!("u{n}"), "email": format!("u{n}@commune.ma"), "userId": format!("u{n}")}))
            .collect();
        first
            .post(&key, &crate::rig::documents("users"), json!({"documents": documents}))
            .await
            .must(201);
    }
    let wishes = json!({"channels": {"house.announcement": {"mail": true}}});
    act(second, &admin, "notificationPreferences.save", wishes).await;
    let said = json!({"titleFr": "Coupure", "bodyFr": "Ce soir."});
    assert_eq!(act(first, &admin, "notifications.announce", said).await["told"], 201);
    for _ in 0..3 {
        let run = |rig: &Rig| {
            let engine = rig.app.engine.clone();
            tokio::spawn(async move { engine.run_due_jobs().await.unwrap() })
        };
        let (one, other) = (run(first), run(second));
        one.await.unwrap();
        other.await.unwrap();
    }
    let all = second.get(&key, &documents("notifications")).await.must(200);
    assert_eq!(all["total"], 201);
    assert_eq!(act(second, &admin, "notifications.count", json!({})).await["unread"], 1);
    act(second, &admin, "notifications.read", json!({"all": true})).await;
    assert_eq!(act(first, &admin, "notifications.count", json!({})).await["unread"], 0);
    let letters = first
        .app
        .engine
        .read(|cx| cx.find(&OUTBOX, Vec::new(), 10))
        .await
        .unwrap();
    let tries: Vec<Option<i64>> = letters.iter().map(|row| row.get(engine::notify::ATTEMPTS)).collect();
    assert_eq!(tries, [Some(1)], "one letter, tried by one node");
}

#[tokio::test]
async fn everybody_is_told_once_in_one_house() {
    let rig = Rig::set(POST);
    told_once(&rig, &rig).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_once_by_two_nodes_over_postgresql() {
    let Some(url) = schema_of_its_own("told").await else {
        return;
    };
    let node = || Rig::set(&[POST, &[("database_url", url.as_str())]].concat());
    let (first, second) = (node(), node());
    told_once(&first, &second).await;
}
