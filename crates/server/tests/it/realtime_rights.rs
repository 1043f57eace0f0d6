//! What a listener is told is what the same caller would read: asked of everybody in a whole commune, about every document.

use std::collections::HashMap;

use accounts::{ACCOUNT_EMAIL, ACCOUNTS};
use axum::http::Method;
use engine::feed::Event;
use engine::{RequestContext, Rights, Spelling};
use platform::demo::Demo;
use schema::{Collection, Lang};
use serde_json::{Map, Value as Json, json};

use crate::rig::{Caller, Rig, documents};
use crate::socket::Live;

/// All documents of the commune, each by its last event.
async fn commune(rig: &Rig) -> HashMap<(&'static str, String), Event> {
    let mut feed = rig.app.engine.feed();
    let demo = Demo {
        employees: 12,
        ..Demo::default()
    };
    platform::demo::fill(&rig.app.engine, &domain::DEPARTMENTS, demo)
        .await
        .unwrap();
    let mut last = HashMap::new();
    while feed.is_behind() {
        for event in feed.next(|of, _| of.is_public()).await.unwrap() {
            last.insert((event.document.of.id, event.document.id.clone()), event);
        }
    }
    last
}

/// What everybody in the commune may do who can sign in, and a guest.
async fn everybody(rig: &Rig) -> Vec<RequestContext> {
    let logins = platform::demo::logins(&rig.app.engine).await.unwrap();
    let accounts = rig
        .app
        .engine
        .read(|cx| cx.find(&ACCOUNTS, Vec::new(), 1000))
        .await
        .unwrap();
    let mut asks = vec![RequestContext::new(Rights::guest())];
    for login in logins {
        let mut of_login = accounts
            .iter()
            .filter(|one| one.get(ACCOUNT_EMAIL).as_ref() == Some(&login.email));
        let rights = rig.app.engine.rights(&of_login.next().unwrap().id).await.unwrap();
        asks.push(RequestContext {
            rights,
            lang: Lang::En,
            ..RequestContext::new(Rights::guest())
        });
    }
    asks
}

fn payload_text(event: &Event, rights: &Rights) -> Option<String> {
    let (before, after) = event.payload(event.readable(rights)?, Spelling::Documents);
    Some([before, event.permissions(rights), after].concat())
}

/// A document as it is told, without what leaves in an answer alone whose reading is noted.
fn without_noted(of: &Collection, document: &str) -> String {
    let mut fields: Map<String, Json> = serde_json::from_str(document).unwrap();
    for field in of.noted_reads.iter().flat_map(|noted| noted.fields) {
        fields.shift_remove(field.name);
    }
    Json::Object(fields).to_string()
}

#[tokio::test]
async fn a_listener_is_told_what_a_reader_reads() {
    let rig = Rig::new();
    let (events, asks) = (commune(&rig).await, everybody(&rig).await);
    let (mut read_by_all, mut hidden) = (0, 0);
    for ctx in &asks {
        for ((collection, id), event) in &events {
            let read = rig.app.engine.get(ctx, event.document.of, id, &[]).await.ok();
            let read = read.map(|bytes| without_noted(event.document.of, &String::from_utf8(bytes).unwrap()));
            assert_eq!(
                payload_text(event, &ctx.rights).map(|told| without_noted(event.document.of, &told)),
                read,
                "{collection} {id} for {}",
                ctx.rights.who
            );
            *if read.is_some() { &mut read_by_all } else { &mut hidden } += 1;
        }
    }
    assert!(
        asks.len() > 3 && read_by_all > 100 && hidden > 100,
        "{read_by_all} {hidden}"
    );
}

async fn make(rig: &Rig, admin: &Caller, collection: &str, id: &str, data: Json) {
    let body = json!({"documentId": id, "data": data});
    rig.post(admin, &documents(collection), body).await.must(201);
}

async fn change(rig: &Rig, admin: &Caller, one: &str, data: Json) {
    let (collection, id) = one.split_once('/').unwrap();
    let (path, body) = (format!("{}/{id}", documents(collection)), json!({"data": data}));
    rig.send(admin, Method::PATCH, &path, Some(body)).await.must(200);
}

/// Gives the employee another telephone number, and says what a listener hears of it.
async fn heard(rig: &Rig, admin: &Caller, socket: &mut crate::socket::Socket, phone: &str) -> Json {
    change(rig, admin, "employees/amal", json!({"phone": phone})).await;
    let event = socket.event_record().await;
    assert_eq!(event["payload"]["$id"], "amal");
    event["payload"].clone()
}

/// A service with its head and an employee, and a deputy who stands in for the head on this day.
async fn deputy(rig: &Rig, admin: &Caller) -> Caller {
    rig.user("deputy", &[], &[]).await;
    for (id, cin) in [("head", "A11"), ("deputy", "A12"), ("amal", "A13")] {
        let data = json!({"fullNameFr": id, "fullNameAr": "س", "CIN": cin});
        make(rig, admin, "employees", id, data).await;
    }
    let service = json!({"nameFr": "Service", "nameAr": "مصلحة", "responsible": "head"});
    make(rig, admin, "services", "s1", service).await;
    change(rig, admin, "employees/amal", json!({"serviceId": "s1"})).await;
    let users = rig.get(admin, &documents("users")).await.must(200);
    let users = users["documents"].as_array().unwrap();
    let own = users.iter().find(|user| user["username"] == "deputy").unwrap();
    let own = format!("users/{}", own["$id"].as_str().unwrap());
    change(rig, admin, &own, json!({"persoActif": "deputy"})).await;
    let day = json!({"headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-20", "to": "2026-11-20"});
    make(rig, admin, "delegations", "d1", day).await;
    rig.signed_in("deputy").await
}

#[tokio::test]
async fn a_delegate_hears_what_the_head_may_read_until_midnight_in_morocco() {
    let rig = Rig::new();
    rig.clock.set("2026-11-20T23:59:58Z".parse().unwrap());
    let admin = rig.admin().await;
    let (caller, live) = (deputy(&rig, &admin).await, Live::of(&rig).await);
    let channel = "databases.main.collections.employees.documents";
    let mut socket = live.listening(&caller, &[channel]).await;
    let before = heard(&rig, &admin, &mut socket, "0612345678").await;
    assert_eq!(before["phone"], "+212612345678", "{before}");
    rig.clock.set("2026-11-21T00:00:00Z".parse().unwrap());
    let after = heard(&rig, &admin, &mut socket, "0612345679").await;
    assert!(after.get("phone").is_none(), "{after}");
    let read = rig.get(&caller, &format!("{}/amal", documents("employees"))).await;
    assert!(read.must(200).get("phone").is_none(), "and reads no more than is heard");
}
