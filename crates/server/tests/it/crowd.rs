//! One caller who asks for much: the others are answered meanwhile, and what is too much is refused in words.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use axum::http::Method;
use engine::{Input, RequestContext};
use schema::Error;
use serde_json::{Value as Json, json};
use store::{Cost, Terms};
use tokio::task::JoinHandle;

use crate::rig::{Caller, Rig, documents, query};

/// What the actions that only look are asked with.
fn question(action: &str, user: &str) -> Json {
    match action {
        "missions.cars" => json!({"departAt": "2026-11-21T08:00:00Z", "returnAt": "2026-11-21T12:00:00Z"}),
        "missions.conflicts" => json!({"persoActifId": "e1", "destination": "Rabat", "mission": "m",
            "departAt": "2026-11-21T08:00:00Z", "returnAt": "2026-11-21T12:00:00Z"}),
        "acts.open" => json!({"collection": "documentRequests", "ids": ["none"]}),
        "units.headed" => json!({"screen": "chef-service"}),
        "documents.references" => json!({"collection": "users", "ids": [user]}),
        "documents.related" => json!({"collection": "users", "id": user, "by": ["notifications.userId"]}),
        "documents.suggestions" => json!({"collection": "missions", "field": "destination"}),
        "leaveRequests.preview" => json!({"employeeId": "e1", "type": "annual", "startDate": "2026-12-07",
            "endDate": "2026-12-11"}),
        "leaveRequests.calendar" => json!({"from": "2026-12-01", "to": "2026-12-31"}),
        "pointages.month" => json!({"month": "2026-11"}),
        "pointages.week" => json!({"date": "2026-11-04"}),
        "pointages.year" => json!({"employeeId": "e1", "year": 2026}),
        "warnings.propose" | "statistics.attendance" => json!({"from": "2026-11-01", "to": "2026-11-20"}),
        "employees.handover" => json!({"id": "e1"}),
        "employees.pastDays" => json!({"id": "e1", "from": "2026-11-01"}),
        "approvals.preview" => json!({"subject": "leaveRequests", "employeeId": "e1"}),
        "approvals.timeline" => json!({"collection": "leaveRequests", "id": "none"}),
        "recruitments.simulate" | "recruitments.obstacles" | "recruitments.missingSettlers" | "candidates.review" => {
            json!({"id": "none"})
        }
        "convocations.progress" | "examCopies.progress" => json!({"recruitmentId": "none"}),
        "users.sessions" | "users.signInLog" => json!({"userId": user}),
        "presenceLists.people" => json!({"presenceListId": "none"}),
        "retentionRules.preview"
        | "inventoryCampaigns.join"
        | "inventoryCampaigns.expected"
        | "inventoryCampaigns.progress" => json!({"id": "none"}),
        "presenceLists.standing" => json!({"examTestId": "none"}),
        "candidates.ticket" => json!({"ticket": "none"}),
        "candidates.verify" | "candidates.marks" => json!({"CIN": "AB123456", "trackingNumber": "2222-2222-2222"}),
        _ => json!({}),
    }
}

/// An administrator who has a file, `e1`.
async fn employed(rig: &Rig, admin: &Caller) -> RequestContext {
    let account = rig.get(admin, "/v1/account").await.must(200);
    let id = account["$id"].as_str().unwrap();
    let user = rig.app.engine.rights(id).await.unwrap().user.clone().unwrap();
    let person = json!({"documentId": "e1", "data": {"fullNameFr": "Amal", "fullNameAr": "أمل", "CIN": "AB1234"}});
    rig.post(admin, &documents("employees"), person).await.must(201);
    let linked = json!({"data": {"persoActif": "e1"}});
    let own = format!("{}/{user}", documents("users"));
    rig.send(admin, Method::PATCH, &own, Some(linked)).await.must(200);
    RequestContext {
        rights: rig.app.engine.rights(id).await.unwrap(),
        ..RequestContext::new(engine::Rights::guest())
    }
}

#[tokio::test]
async fn no_action_runs_on_a_thread_that_answers() {
    let rig = Rig::set(&[("push.contact", "mailto:informatique@commune.example")]);
    let admin = rig.admin().await;
    let ctx = employed(&rig, &admin).await;
    let user = ctx.rights.user.clone().unwrap();
    let actions = rig.app.engine.entities().iter().flat_map(|entity| entity.actions);
    let mut looked = 0;
    for action in actions {
        let Json::Object(data) = question(action.id(), &user) else {
            panic!("an object")
        };
        let input = Input {
            data,
            ..Input::default()
        };
        let before = rig.app.engine.store().figures().inline_reads;
        let done = rig.app.engine.act(&ctx, action.id(), input).await;
        let inline = rig.app.engine.store().figures().inline_reads - before;
        assert_eq!(inline, 0, "{} read where calls are answered", action.id());
        if action.only_looks() {
            looked += 1;
            // What is not there is looked for all the same.
            let is_missing = |error: &Error| error.rejection().is_some_and(|refused| refused.kind.status == 404);
            let is_answered = done.is_ok() || done.as_ref().is_err_and(is_missing);
            assert!(is_answered, "{} needs a question here: {done:?}", action.id());
        }
    }
    assert!(looked >= 9, "{looked} actions look");
}

/// Keeps a reader until the other end is dropped.
fn hold(rig: &Rig, caller: store::Caller) -> (Sender<()>, JoinHandle<Result<(), Error>>) {
    let (release, held): (_, Receiver<()>) = channel();
    let (store, now) = (rig.app.engine.store().clone(), rig.clock.now());
    let terms = Terms {
        caller,
        ..Terms::at(now)
    };
    let read = async move {
        let read = store.read(Cost::Scan, terms, move |_| {
            let _released = held.recv();
            Ok(())
        });
        read.await
    };
    (release, tokio::spawn(read))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_waits_for_no_second_read_of_anybody_else() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.bureau(&admin, "b1").await;
    let many = store::Caller::Person(Arc::from("many"));
    let held: Vec<_> = (0..20).map(|_| hold(&rig, many.clone())).collect();
    assert_eq!(rig.get(&admin, &documents("bureaux")).await.listed().1, 1);
    // All that others may take is taken: signing in, rights and the status are the house's own.
    let others: Vec<_> = (0..9)
        .map(|number| hold(&rig, store::Caller::Person(Arc::from(format!("p{number}")))))
        .collect();
    rig.user("brahim", &[], &[]).await;
    let brahim = rig.signed_in("brahim").await;
    rig.get(&brahim, "/v1/rights").await.must(200);
    rig.get(&Caller::nobody(), "/status").await.must(200);
    let reads = held.into_iter().chain(others).map(|(release, read)| {
        drop(release);
        read
    });
    for read in reads.collect::<Vec<_>>() {
        read.await.unwrap().unwrap();
    }
}

fn order(name: &str) -> Json {
    json!({"method": "orderAsc", "attribute": name})
}

/// Asks for a list; what refuses it.
async fn refused(rig: &Rig, caller: &Caller, collection: &str, queries: &[Json]) -> Option<String> {
    let reply = rig
        .get(caller, &format!("{}?{}", documents(collection), query(queries)))
        .await;
    if reply.status.as_u16() == 200 {
        return None;
    }
    let told = reply.refused(400, "general_query_invalid");
    Some(told["message"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn what_is_asked_again_and_again_is_answered_once() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let service = json!({"documentId": "s1", "data": {"nameFr": "s", "nameAr": "م"}});
    rig.post(&admin, &documents("services"), service).await.must(201);
    let person =
        json!({"documentId": "e1", "data": {"fullNameFr": "E", "fullNameAr": "م", "CIN": "AB1234", "serviceId": "s1"}});
    rig.post(&admin, &documents("employees"), person).await.must(201);
    let status = |count| json!({"method": "equal", "attribute": "documentStatus", "values": vec!["valid"; count]});
    let mut with_cursor = vec![order("service.nameFr"); 40];
    with_cursor.push(json!({"method": "cursorAfter", "values": ["e1"]}));
    for (collection, queries) in [
        ("cars", vec![status(500)]),
        ("cars", vec![status(200); 9]),
        ("employees", vec![order("service.nameFr"); 100]),
        ("employees", with_cursor),
    ] {
        assert_eq!(refused(&rig, &admin, collection, &queries).await, None);
    }
}

#[tokio::test]
async fn what_asks_for_too_much_is_refused_with_its_bound() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let words: Vec<String> = (0..600).map(|number| format!("a{number}")).collect();
    let search = json!({"method": "search", "attribute": "service.nameFr", "values": [words.join(" ")]});
    let contains = json!({"method": "contains", "attribute": "fullNameFr", "values": words[..500]});
    let statuses = |at| {
        let words = ["valid".to_owned(), "expired".to_owned(), format!("unknown {at}")];
        json!({"method": "equal", "attribute": "documentStatus", "values": words})
    };
    let own = ["fullNameFr", "fullNameAr", "CIN", "FONCTION", "DATN", "grade"];
    let more = ["echelle", "phone", "email", "notes", "address"];
    let orders: Vec<Json> = own.into_iter().chain(more).map(order).collect();
    let page = json!({"method": "limit", "values": [100_000]});
    for (collection, queries, bound) in [
        ("cars", (0..50).map(statuses).collect(), "200 at most"),
        ("employees", vec![search], "200 at most"),
        ("employees", vec![contains], "200 at most"),
        ("employees", orders, "11 orders, 10 at most"),
        ("employees", vec![page], "/export"),
    ] {
        let told = refused(&rig, &admin, collection, &queries).await.unwrap();
        assert!(told.contains(bound), "{told}");
    }
}

#[tokio::test]
async fn actions_and_exports_are_counted_by_who_calls() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    rig.user("brahim", &["admin"], &[]).await;
    let other = rig.signed_in("brahim").await;
    let count = "/v1/actions/notifications.count";
    let first = rig.post(&admin, count, json!({})).await;
    assert_eq!(
        first.header("x-ratelimit-limit"),
        "600",
        "pages that follow what others write ask each second"
    );
    let act = "/v1/actions/missions.endCalendar";
    let left = rig
        .post(&admin, act, json!({}))
        .await
        .header("x-ratelimit-remaining")
        .to_owned();
    assert_eq!(left, "119");
    let export = format!("{}/export", documents("bureaux"));
    for (method, path, most) in [(Method::POST, act, 119), (Method::GET, export.as_str(), 30)] {
        for _ in 0..most {
            let reply = rig.send(&admin, method.clone(), path, None).await;
            assert_ne!(reply.status.as_u16(), 429, "{path}");
        }
        let over = rig.send(&admin, method.clone(), path, None).await;
        assert_eq!(over.header("retry-after"), "60");
        over.refused(429, "general_rate_limit_exceeded");
        assert_ne!(rig.send(&other, method.clone(), path, None).await.status.as_u16(), 429);
        assert_eq!(rig.send(&key, method, path, None).await.header("x-ratelimit-limit"), "");
    }
}

#[tokio::test]
async fn a_third_export_of_one_person_at_once_is_refused() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let admin = rig.admin().await;
    let id = rig.get(&admin, "/v1/account").await.must(200)["$id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("{}/export", documents("bureaux"));
    let running = [rig.app.exports.begin(&id, 2), rig.app.exports.begin(&id, 2)];
    assert!(running.iter().all(Option::is_some));
    let reply = rig.get(&admin, &path).await;
    assert_eq!(reply.header("retry-after"), "1");
    reply.refused(429, "general_rate_limit_exceeded");
    drop(running);
    assert_eq!(rig.get(&admin, &path).await.status.as_u16(), 200);
}
