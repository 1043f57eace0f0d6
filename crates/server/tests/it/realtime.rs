//! Live updates over real sockets: who hears of what, in which words, and when a connection ends.

use axum::http::Method;
use engine::{RequestContext, Rights};
use serde_json::{Value as Json, json};
use tokio_tungstenite::tungstenite::Message;

use crate::rig::{Caller, PASSWORD, Rig, address, documents};
use crate::socket::{Live, PROJECT, Socket};

const EMPLOYEES: &str = "databases.main.collections.employees.documents";
const BUREAUX: &str = "databases.main.collections.bureaux.documents";

async fn employ(rig: &Rig, admin: &Caller, id: &str) {
    let data = json!({"fullNameFr": id, "fullNameAr": "س", "CIN": "AB1001", "baseSalary": 5000});
    let body = json!({"documentId": id, "data": data});
    rig.post(admin, &documents("employees"), body).await.must(201);
}

async fn change(rig: &Rig, admin: &Caller, collection: &str, id: &str, data: Json) {
    let path = format!("{}/{id}", documents(collection));
    rig.send(admin, Method::PATCH, &path, Some(json!({"data": data})))
        .await
        .must(200);
}

/// The event of a bureau made for the purpose: whoever hears of it first has heard of nothing before.
async fn hears_nothing_but_of_a_bureau(rig: &Rig, admin: &Caller, socket: &mut Socket, id: &str) {
    rig.bureau(admin, id).await;
    assert_eq!(socket.event_record().await["payload"]["$id"], id);
}

#[tokio::test]
async fn creation_change_and_deletion_are_told_to_those_who_may_read() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let mut socket = live.listening(&admin, &[BUREAUX]).await;
    let made = rig.bureau(&admin, "b1").await;
    let event = socket.event_record().await;
    assert_eq!(event["payload"], made, "what a read would return");
    assert_eq!(event["subscriptions"], json!(["s"]));
    assert_eq!(event["events"][0], format!("{BUREAUX}.b1.create"));
    let channels = event["channels"].as_array().unwrap();
    assert!(channels.contains(&json!(BUREAUX)) && channels.contains(&json!("tablesdb.main.tables.bureaux.rows.b1")));
    assert_eq!(event["timestamp"], made["$createdAt"]);

    change(&rig, &admin, "bureaux", "b1", json!({"floor": "2"})).await;
    let event = socket.event_record().await;
    assert_eq!(
        (&event["payload"]["floor"], &event["events"][0]),
        (&json!("2"), &json!(format!("{BUREAUX}.b1.update")))
    );

    let path = format!("{}/b1", documents("bureaux"));
    rig.send(&admin, Method::DELETE, &path, None).await;
    let event = socket.event_record().await;
    assert_eq!(event["events"][0], format!("{BUREAUX}.b1.delete"));
    assert_eq!(event["payload"]["floor"], "2", "as it was");
}

#[tokio::test]
async fn each_reader_hears_the_fields_of_their_grant_and_strangers_nothing() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("colleague", &[], &[]).await;
    rig.user("reader", &[], &["rh-managements:read"]).await;
    rig.account("stranger").await;
    let live = Live::of(&rig).await;
    let mut readers = Vec::new();
    for name in ["colleague", "reader", "admin"] {
        let caller = rig.signed_in(name).await;
        readers.push(live.listening(&caller, &["documents"]).await);
    }
    let mut stranger = live
        .listening(&rig.signed_in("stranger").await, &["documents", "rows"])
        .await;
    let mut guest = live.listening(&Caller::guest(), &["documents", EMPLOYEES]).await;
    employ(&rig, &admin, "amal").await;
    for (socket, (cin, salary)) in readers.iter_mut().zip([(false, false), (true, false), (true, true)]) {
        // An employee has a person; those who may read persons hear of it too.
        let mut event = socket.event_record().await;
        while event["payload"]["$collectionId"] != "employees" {
            event = socket.event_record().await;
        }
        let payload = &event["payload"];
        assert_eq!(payload["fullNameFr"], "amal");
        assert_eq!(
            (payload.get("CIN").is_some(), payload.get("baseSalary").is_some()),
            (cin, salary),
            "{payload}"
        );
    }
    for socket in [&mut stranger, &mut guest] {
        let answer = socket.ask(&json!({"type": "ping"})).await;
        assert_eq!(answer, json!({"type": "pong"}), "nothing was told before");
    }
}

#[tokio::test]
async fn older_clients_name_their_channels_in_the_url() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let url = format!("{PROJECT}&channels[]=tablesdb.main.tables.bureaux.rows&channels[]=account");
    let mut socket = live.open(&admin, &url).await;
    let greeting = socket.next().await;
    let user = &greeting["data"]["user"];
    assert_eq!(user["email"], address("admin"));
    let own = format!("account.{}", user["$id"].as_str().unwrap());
    assert_eq!(
        greeting["data"]["channels"],
        json!(["tablesdb.main.tables.bureaux.rows", "account", own])
    );
    assert_eq!(greeting["data"]["subscriptions"], json!([]));
    rig.bureau(&admin, "b1").await;
    let event = socket.event_record().await;
    assert_eq!(event["payload"]["$tableId"], "bureaux", "rows, as the channel says");

    let all = "%7B%22method%22%3A%22select%22%2C%22values%22%3A%5B%22*%22%5D%7D";
    let mut socket = live
        .open(&admin, &format!("{PROJECT}&channels[]=documents&documents[7][]={all}"))
        .await;
    let greeting = socket.next().await;
    rig.bureau(&admin, "b2").await;
    assert_eq!(
        socket.event_record().await["subscriptions"],
        json!([greeting["data"]["subscriptions"]["7"]])
    );

    let mut socket = live.open(&admin, &format!("{PROJECT}&documents[7][]=no%20query")).await;
    assert_eq!(socket.error().await, 1008);
    assert_eq!(socket.closed().await, (0, 1008));
}

#[tokio::test]
async fn what_is_unsubscribed_is_told_no_more() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let mut socket = live
        .listening(&admin, &["documents.delete", "teams", "no such channel"])
        .await;
    socket.listen("t", &[BUREAUX, &format!("{BUREAUX}.b1")]).await;
    rig.bureau(&admin, "b1").await;
    assert_eq!(
        socket.event_record().await["subscriptions"],
        json!(["t"]),
        "one frame for all channels"
    );
    let ids = json!([{"subscriptionId": "t"}, {"subscriptionId": "u"}]);
    let answer = socket.ask(&json!({"type": "unsubscribe", "data": ids})).await;
    assert_eq!(
        answer["data"]["subscriptions"],
        json!([{"subscriptionId": "t", "removed": true}, {"subscriptionId": "u", "removed": false}])
    );
    change(&rig, &admin, "bureaux", "b1", json!({"floor": "2"})).await;
    rig.send(&admin, Method::DELETE, &format!("{}/b1", documents("bureaux")), None)
        .await;
    let event = socket.event_record().await;
    assert_eq!(
        (&event["subscriptions"], &event["payload"]["floor"]),
        (&json!(["s"]), &json!("2"))
    );
}

#[tokio::test]
async fn a_frame_that_cannot_be_done_is_refused_and_the_connection_stays() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let mut socket = live.listening(&admin, &[BUREAUX]).await;
    let many: Vec<String> = (0..10_000).map(|number| format!("documents.{number}")).collect();
    for frame in [
        json!({"data": []}),
        json!({"type": "presence", "data": {"status": "online"}}),
        json!({"type": "subscribe", "data": {"channels": ["documents"]}}),
        json!({"type": "subscribe", "data": [{"subscriptionId": "x"}]}),
        json!({"type": "subscribe", "data": [{"channels": ["documents"], "queries": ["limit(1)"]}]}),
        json!({"type": "subscribe", "data": [{"channels": many}]}),
        json!({"type": "unsubscribe"}),
        json!({"type": "authentication", "data": {}}),
        json!({"type": "authentication", "data": {"session": "nobody's"}}),
    ] {
        socket.say(&frame).await;
        assert_eq!(socket.error().await, 1003, "{frame}");
    }
    socket.send(Message::text("not JSON")).await;
    assert_eq!(socket.error().await, 1003);
    socket.send(Message::binary(b"{}".as_slice())).await;
    assert_eq!(socket.error().await, 1003);
    hears_nothing_but_of_a_bureau(&rig, &admin, &mut socket, "b1").await;
}

#[tokio::test]
async fn strangers_to_the_project_and_foreign_pages_are_told_so_and_shut_out() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    let page = Caller::guest().with("origin", "https://elsewhere.example");
    for (caller, query) in [
        (&Caller::nobody(), ""),
        (&Caller::guest(), "?project=other"),
        (&page, PROJECT),
        (&Caller::guest(), "?project=diwan&jwt=no.such.token"),
    ] {
        let mut socket = live.open(caller, query).await;
        assert_eq!(socket.error().await, 1008, "{query}");
        assert_eq!(socket.closed().await, (0, 1008), "{query}");
    }
    let reply = rig.get(&Caller::guest(), "/v1/realtime?project=diwan").await;
    assert!(reply.status.is_client_error(), "no upgrade: {}", reply.status);
}

#[tokio::test]
async fn an_authentication_frame_opens_what_was_subscribed_before_and_after() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let mut socket = live.listening(&Caller::guest(), &[BUREAUX]).await;
    let (_, cookie) = admin.headers().iter().find(|(name, _)| name == "cookie").unwrap();
    let token = cookie.split_once('=').unwrap().1;
    let answer = socket
        .ask(&json!({"type": "authentication", "data": {"session": token}}))
        .await;
    assert_eq!(answer["data"]["to"], "authentication");
    assert_eq!(answer["data"]["user"]["email"], address("admin"));
    hears_nothing_but_of_a_bureau(&rig, &admin, &mut socket, "b1").await;
    socket.listen("t", &["account"]).await;
    rig.send(
        &admin,
        Method::PATCH,
        "/v1/account/prefs",
        Some(json!({"prefs": {"theme": "dark"}})),
    )
    .await
    .must(200);
    let event = socket.event_record().await;
    assert_eq!(event["subscriptions"], json!(["t"]));
    assert_eq!(event["payload"]["prefs"]["theme"], "dark");
    let id = event["payload"]["$id"].as_str().unwrap();
    assert_eq!(event["events"][0], format!("users.{id}.update.prefs"));
    assert_eq!(event["channels"][1], format!("account.{id}"));
}

#[tokio::test]
async fn nobody_hears_of_the_account_of_another() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let account = rig.get(&admin, "/v1/account").await.json()["$id"].clone();
    rig.user("curious", &["admin"], &[]).await;
    let curious = rig.signed_in("curious").await;
    let live = Live::of(&rig).await;
    let theirs = format!("account.{}", account.as_str().unwrap());
    let mut socket = live
        .listening(&curious, &["account", &theirs, "account.update", BUREAUX])
        .await;
    rig.send(
        &admin,
        Method::PATCH,
        "/v1/account/name",
        Some(json!({"name": "Other"})),
    )
    .await
    .must(200);
    hears_nothing_but_of_a_bureau(&rig, &admin, &mut socket, "b1").await;
}

#[tokio::test]
async fn rights_are_those_of_the_moment_of_telling() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("clerk", &[], &["rh-managements:read"]).await;
    let clerk = rig.signed_in("clerk").await;
    let live = Live::of(&rig).await;
    let mut socket = live.listening(&clerk, &[EMPLOYEES]).await;
    employ(&rig, &admin, "amal").await;
    assert!(socket.event_record().await["payload"].get("CIN").is_some());
    let users = rig.get(&admin, &documents("users")).await.json();
    let row = users["documents"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["username"] == "clerk")
        .unwrap();
    let row = row["$id"].as_str().unwrap();
    change(&rig, &admin, "users", row, json!({"permissions": []})).await;
    change(&rig, &admin, "employees", "amal", json!({"FONCTION": "Chauffeur"})).await;
    let mut event = socket.event_record().await;
    while event["payload"]["FONCTION"] != "Chauffeur" {
        assert!(event["payload"].get("CIN").is_some(), "of before");
        event = socket.event_record().await;
    }
    assert!(event["payload"].get("CIN").is_none(), "the permission is gone");
}

#[tokio::test]
async fn a_connection_ends_with_its_session_and_with_its_account() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("clerk", &[], &[]).await;
    let live = Live::of(&rig).await;
    let first = rig.signed_in("clerk").await;
    let mut socket = live.listening(&first, &[BUREAUX]).await;
    rig.send(&first, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    assert_eq!(socket.closed().await, (0, 1000));

    let mut socket = live.listening(&rig.signed_in("clerk").await, &[BUREAUX]).await;
    rig.clock.set("2026-11-20T23:00:00Z".parse().unwrap());
    assert_eq!(socket.closed().await, (0, 1000), "left idle");

    let admin = {
        drop(admin);
        rig.signed_in("admin").await
    };
    let mut socket = live.listening(&rig.signed_in("clerk").await, &[BUREAUX]).await;
    let users = rig.get(&admin, &documents("users")).await.json();
    let row = users["documents"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["username"] == "clerk")
        .unwrap();
    let id = row["$id"].as_str().unwrap();
    change(&rig, &admin, "users", id, json!({"disabled": true})).await;
    assert_eq!(socket.closed().await, (0, 1000), "disabled");
    assert_eq!(rig.app.hub.count(), 0);
    rig.sign_in(&Caller::guest(), &address("clerk"), PASSWORD)
        .await
        .refused(403, "user_blocked");
}

#[tokio::test]
async fn a_password_that_must_be_changed_opens_nothing_yet() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("new", &[], &[]).await;
    let first = rig.signed_in("new").await;
    let account = rig.get(&first, "/v1/account").await.json()["$id"]
        .as_str()
        .unwrap()
        .to_owned();
    let hash = accounts::hash_password(PASSWORD).unwrap();
    let ctx = RequestContext::new(Rights::whole("test"));
    let overdue = rig.app.engine.transact(&ctx, "overdue", move |cx| {
        accounts::set_password(cx, &account, &hash, true)
    });
    overdue.await.unwrap();
    let reply = rig.sign_in(&Caller::guest(), &address("new"), PASSWORD).await;
    let caller = Caller::guest().with("cookie", &reply.cookie());
    let live = Live::of(&rig).await;
    let mut socket = live.open(&caller, PROJECT).await;
    assert_eq!(socket.next().await["data"]["user"], Json::Null);
    socket.listen("s", &[BUREAUX]).await;
    rig.bureau(&admin, "b1").await;
    assert_eq!(socket.ask(&json!({"type": "ping"})).await, json!({"type": "pong"}));
    let changed = json!({"password": "an even longer password", "oldPassword": PASSWORD});
    rig.send(&caller, Method::PATCH, "/v1/account/password", Some(changed))
        .await
        .must(200);
    hears_nothing_but_of_a_bureau(&rig, &admin, &mut socket, "b2").await;
}
