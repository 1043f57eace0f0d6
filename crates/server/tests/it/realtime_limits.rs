//! What a socket may take of us: connections, messages, sizes, and our patience; and that it hears of other nodes.

use axum::http::Method;
use serde_json::{Value as Json, json};
use tokio_tungstenite::tungstenite::Message;

use crate::at_once::schema_of_its_own;
use crate::rig::{Caller, Rig, documents};
use crate::socket::{Live, PROJECT};

const BUREAUX: &str = "databases.main.collections.bureaux.documents";

#[tokio::test]
async fn too_many_connections_of_one_address_are_told_to_come_later() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    for _ in 0..128 {
        let mut socket = live.open(&Caller::guest(), PROJECT).await;
        assert_eq!(socket.next().await["type"], "connected");
    }
    let mut socket = live.open(&Caller::guest(), PROJECT).await;
    assert_eq!(socket.error().await, 1013);
    assert_eq!(socket.closed().await, (0, 1013));
    let mut socket = live.open(&admin, PROJECT).await;
    assert_eq!(
        socket.next().await["type"],
        "connected",
        "who is signed in counts alone"
    );
}

#[tokio::test]
async fn too_many_messages_are_refused_until_the_minute_is_over() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let live = Live::of(&rig).await;
    let mut socket = live.open(&Caller::guest(), PROJECT).await;
    socket.next().await;
    let ping = json!({"type": "ping"});
    for _ in 0..32 {
        assert_eq!(socket.ask(&ping).await, json!({"type": "pong"}));
    }
    socket.say(&ping).await;
    assert_eq!(socket.error().await, 1013);
    rig.clock.set("2026-11-20T10:01:00Z".parse().unwrap());
    assert_eq!(socket.ask(&ping).await, json!({"type": "pong"}));
}

#[tokio::test]
async fn a_message_above_the_limit_ends_the_connection() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    for message in [
        Message::text("x".repeat((1 << 20) + 1)),
        Message::text("x".repeat(16 << 20)),
        Message::binary(vec![0; 16 << 20]),
    ] {
        let mut socket = live.open(&Caller::guest(), PROJECT).await;
        socket.next().await;
        // The other end does not read to the end what it does not take.
        let _sent = socket.try_send(message).await;
        assert_eq!(socket.closed().await, (0, 1009));
    }
    assert_eq!(rig.app.hub.count(), 0);
}

#[tokio::test]
async fn ten_thousand_channels_are_refused_at_once_and_bit_by_bit() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let names = |from: u32, to: u32| (from..to).map(|number| format!("c{number}")).collect::<Vec<_>>();
    let subscribe = |id: &str, channels: Vec<String>| json!({"type": "subscribe", "data": [{"subscriptionId": id, "channels": channels}]});
    let mut socket = live.listening(&admin, &[BUREAUX]).await;
    let answer = socket.ask(&subscribe("all", names(0, 10_000))).await;
    assert_eq!(answer["data"]["code"], 1003);
    assert!(answer["data"]["message"].as_str().unwrap().contains("1000"), "{answer}");
    for part in 0..9 {
        let some = subscribe(&format!("part{part}"), names(part * 100, part * 100 + 100));
        assert_eq!(socket.ask(&some).await["type"], "response");
    }
    assert_eq!(
        socket.ask(&subscribe("over", names(900, 1000))).await["data"]["code"],
        1003
    );
    let names: Vec<String> = (0..2000).map(|number| format!("channels[]=c{number}")).collect();
    let mut older = live.open(&admin, &format!("{PROJECT}&{}", names.join("&"))).await;
    assert_eq!(older.error().await, 1008);
    assert_eq!(older.closed().await, (0, 1008));
    // Nobody hears of what does not exist, and the first subscription stands as it was.
    rig.bureau(&admin, "b1").await;
    assert_eq!(socket.event_record().await["subscriptions"], json!(["s"]));
}

/// Changes a hundred employees at once, as an import does.
async fn note(rig: &Rig, key: &Caller, notes: String) {
    let body = json!({"data": {"notes": notes}});
    rig.send(key, Method::PATCH, &documents("employees"), Some(body))
        .await
        .must(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_cut_and_nobody_else_misses_anything() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    let employee = |number| json!({"fullNameFr": "A", "fullNameAr": "ا", "CIN": format!("AB{number}")});
    let all: Vec<Json> = (1000..1100).map(employee).collect();
    rig.post(&key, &documents("employees"), json!({"documents": all}))
        .await
        .must(201);
    let live = Live::of(&rig).await;
    let channel = "databases.main.collections.employees.documents";
    let mut slow = live.open_narrow(&admin, PROJECT).await;
    slow.next().await;
    slow.listen("s", &[channel]).await;
    let mut quick = live.listening(&admin, &[channel]).await;
    let reading = tokio::spawn(async move {
        let mut told = 0;
        while quick.event_record().await["payload"]["CIN"] != "AB2000" {
            told += 1;
        }
        told
    });
    let mut rounds = 0;
    while rig.app.hub.count() == 2 {
        note(&rig, &key, format!("{rounds} {}", "ن".repeat(4_900))).await;
        rounds += 1;
        assert!(rounds < 100, "nobody was cut");
    }
    // An event tells the row as it stands when it is told, so the end is a row of its own and not one more change.
    let end = json!({"fullNameFr": "The end", "fullNameAr": "ا", "CIN": "AB2000"});
    rig.post(&key, &documents("employees"), json!({"documents": [end]}))
        .await
        .must(201);
    assert_eq!(reading.await.unwrap(), rounds * 100, "who reads is told everything");
    let (read, code) = slow.closed().await;
    assert_eq!(code, 1013, "come back and fetch anew");
    assert!(read + 64 <= rounds * 100, "{read}: what waited is not sent any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_on_one_node_reaches_a_socket_on_the_other() {
    let Some(url) = schema_of_its_own("sockets").await else {
        return;
    };
    let node = || Rig::set(&[("database_url", url.as_str())]);
    let (first, second) = (node(), node());
    let admin = first.admin().await;
    let live = Live::of(&second).await;
    let mut socket = live.listening(&admin, &[BUREAUX]).await;
    let ids: Vec<String> = (0..20).map(|number| format!("b{number}")).collect();
    for id in &ids {
        first.bureau(&admin, id).await;
    }
    for id in &ids {
        assert_eq!(
            socket.event_record().await["payload"]["$id"],
            id.as_str(),
            "complete and in order"
        );
    }
    first
        .send(&admin, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    assert_eq!(socket.closed().await, (0, 1000), "a session ended on the other node");
}
