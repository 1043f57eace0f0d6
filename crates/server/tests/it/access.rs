//! Every collection × verb × role over HTTP, against the matrix that stands in the repository.

use axum::http::Method;
use engine::{RequestContext, Rights};
use platform::people::user::{EMAIL, USERNAME, USERS};
use schema::Document;
use serde_json::{Value as Json, json};

use crate::golden;
use crate::rig::{Caller, Rig, address, documents};

mod attendance;
mod fleet;
mod grantable;
mod leave;
mod medical;
mod property;
mod recruitment;
mod requests;
mod server_row;
mod terminals;

/// A caller's rights on one collection, as the matrix writes them.
struct Line {
    caller: String,
    collection: String,
    reads: bool,
    reads_all: bool,
    verbs: Vec<String>,
}

/// The matrix as it stands: callers, and the lines that they share.
fn blocks(text: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let mut blocks: Vec<(Vec<&str>, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("  ") {
            Some(right) => blocks.last_mut().unwrap().1.push(right),
            None => blocks.push((line.split(", ").collect(), Vec::new())),
        }
    }
    blocks
}

/// The matrix; a collection that is not named for a caller gets an empty line.
fn matrix() -> Vec<Line> {
    let text = golden::stored("access.txt");
    let mut lines = Vec::new();
    for (callers, rights) in blocks(&text) {
        for caller in callers {
            lines.extend(nouns().map(|noun| line(caller, noun.0, &rights)));
        }
    }
    lines
}

fn line(caller: &str, collection: &str, rights: &[&str]) -> Line {
    let said = rights
        .iter()
        .find_map(|right| right.strip_prefix(&format!("{collection}: ")))
        .unwrap_or("");
    let verbs = said
        .split("; ")
        .filter(|part| !part.starts_with("read"))
        .flat_map(|part| part.split(' '));
    Line {
        caller: caller.to_owned(),
        collection: collection.to_owned(),
        reads: said.contains("read "),
        reads_all: said.contains("read all"),
        verbs: verbs.filter(|verb| !verb.is_empty()).map(str::to_owned).collect(),
    }
}

type Make = fn(u32) -> Json;

/// Every collection of the matrix.
fn nouns() -> impl Iterator<Item = &'static (&'static str, Make, &'static str)> {
    NOUNS
        .iter()
        .chain(terminals::NOUNS)
        .chain(attendance::NOUNS)
        .chain(fleet::NOUNS)
        .chain(leave::NOUNS)
        .chain(property::NOUNS)
        .chain(recruitment::NOUNS)
        .chain(requests::NOUNS)
}

/// A document of each collection that may stand beside any other, and a field of it that may change.
const NOUNS: &[(&str, Make, &str)] = &[
    ("annexes", named, "nameFr"),
    ("buildings", named, "nameFr"),
    ("directions", named, "nameFr"),
    ("divisions", named, "nameFr"),
    ("services", named, "nameFr"),
    ("bureaux", named, "nameFr"),
    ("employeeTypes", named, "nameFr"),
    (
        "holidays",
        |n| json!({"date": day(n), "nameFr": "x", "nameAr": "x", "kind": "fixed"}),
        "nameFr",
    ),
    (
        "workSchedules",
        |n| json!({"nameFr": "x", "nameAr": "x", "validFrom": day(n)}),
        "nameFr",
    ),
    (
        "delegations",
        |n| json!({"headEmployeeId": "ser", "delegateId": "in-annexe", "from": day(n), "to": day(n)}),
        "decisionRef",
    ),
    (
        "assignments",
        |n| json!({"type": "transfer", "employeeId": "in-service", "bureauId": "B", "startDate": day(n)}),
        "decisionRef",
    ),
    (
        "posts",
        |n| json!({"jobTitleId": format!("F{n}"), "planned": n}),
        "planned",
    ),
    ("grades", named, "corpsFr"),
    ("jobTitles", named, "nameAr"),
    ("persons", |n| person(n, "PP"), "fullNameFr"),
    ("employees", |n| person(n, "EE"), "fullNameFr"),
    (
        "users",
        |n| json!({"username": format!("u{n}"), "email": address(&format!("u{n}"))}),
        "username",
    ),
    (
        "careerSteps",
        |n| json!({"employeeId": "in-service", "kind": "end", "on": day(n), "outOfOrderReason": "x"}),
        "decisionRef",
    ),
    (
        "roles",
        |n| json!({"name": format!("r{n}"), "nameFr": "x", "nameAr": "x"}),
        "nameFr",
    ),
    ("authenticDocuments", |n| json!({"docId": format!("d{n}")}), "refNumber"),
    (
        "paperTemplates",
        |n| json!({"kind": "work_certificate", "language": "fr", "body": format!("x{n}")}),
        "body",
    ),
    ("settings", |n| json!({"key": format!("test.{n}"), "value": 1}), "value"),
    (
        "deadlineRules",
        |n| {
            json!({"code": "letter_reply", "validFrom": day(n), "nameFr": "x", "nameAr": "x", "amount": 7, "unit": "day",
            "counts": "calendar", "onHoliday": "stay", "source": "x"})
        },
        "nameFr",
    ),
    (
        "retentionRules",
        |n| {
            json!({"collection": "candidates", "nameFr": format!("x{n}"), "nameAr": "x", "months": 24,
            "validFrom": day(n), "basis": "x"})
        },
        "nameFr",
    ),
    ("disposals", |n| json!({"num": n}), "refNumber"),
    ("notifications", |n| json!({"kind": format!("kind{n}")}), "link"),
    (
        "notificationPreferences",
        |n| json!({"language": format!("l{n}")}),
        "language",
    ),
    ("reads", |n| json!({"count": n}), "count"),
    ("outbox", |n| json!({"to": address(&format!("u{n}"))}), "subject"),
    ("jobRuns", |n| json!({"job": format!("job{n}")}), "message"),
    ("clockDoubts", |n| json!({"afterEntry": n}), "untilEntry"),
];

fn named(number: u32) -> Json {
    json!({"nameFr": format!("x{number}"), "nameAr": "x"})
}

fn person(number: u32, letters: &str) -> Json {
    json!({"fullNameFr": "x", "fullNameAr": "x", "CIN": format!("{letters}{}", 1000 + number)})
}

fn day(number: u32) -> String {
    let start: jiff::civil::Date = "2030-01-01".parse().unwrap();
    let day = start.saturating_add(jiff::Span::new().days(i64::from(number)));
    day.to_string()
}

/// A town of one service with its head, and everybody whom the matrix names.
async fn town(rig: &Rig) -> Caller {
    let key = rig.key(&["*"]).await;
    platform::first_start(&rig.app.engine).await.unwrap();
    let make = async |collection: &str, id: &str, data: Json| {
        rig.post(&key, &documents(collection), json!({"documentId": id, "data": data}))
            .await
            .must(201);
    };
    for (number, id) in ["ser", "in-bureau", "in-service", "in-annexe"].into_iter().enumerate() {
        make("employees", id, person(u32::try_from(number).unwrap(), "TT")).await;
    }
    make(
        "services",
        "S",
        json!({"nameFr": "S", "nameAr": "S", "responsible": "ser"}),
    )
    .await;
    let mut enrolled = person(9, "TT");
    enrolled["emp_code"] = json!("9");
    enrolled["fingerprint"] = json!(true);
    make("employees", "enrolled", enrolled).await;
    make("annexes", "A", json!({"nameFr": "A", "nameAr": "A"})).await;
    make("bureaux", "B", json!({"nameFr": "B", "nameAr": "B", "serviceId": "S"})).await;
    make("devices", "D", json!({"serialNumber": "D"})).await;
    make("jobTitles", "F", json!({"nameFr": "F", "nameAr": "F"})).await;
    make("cars", "V", fleet::car(99_999)).await;
    make("spareParts", "P", json!({"partName": "x"})).await;
    for (collection, id, data) in property::count().into_iter().chain(recruitment::exam()) {
        make(collection, id, data).await;
    }
    key
}

/// Signs a caller of the matrix in.
async fn caller(rig: &Rig, key: &Caller, name: &'static str) -> Caller {
    if name == "guest" {
        return Caller::guest();
    }
    let mut profile = match name {
        "pending" => json!({"pending": true, "auth": ["admin"]}),
        "linked" => json!({"persoActif": "in-bureau"}),
        "head" => json!({"persoActif": "ser"}),
        "reader" => json!({"permissions": ["rh-managements:read"]}),
        "keeper" => json!({"permissions": ["users-management:*"], "auth": ["/assignments"]}),
        _ => json!({}),
    };
    if let Some(role) = name.strip_prefix("role ") {
        let wanted = crate::rig::query(&[json!({"method": "equal", "attribute": "name", "values": [role]})]);
        let found = rig
            .get(key, &format!("{}?{wanted}", documents("roles")))
            .await
            .must(200);
        profile["roles"] = json!([found["documents"][0]["$id"]]);
    }
    let short: &'static str = name.strip_prefix("role ").unwrap_or(name);
    profile["userId"] = json!(rig.vouched_account(short).await);
    profile["username"] = json!(short);
    profile["email"] = json!(address(short));
    rig.post(
        key,
        &documents("users"),
        json!({"documentId": "unique()", "data": profile}),
    )
    .await
    .must(201);
    rig.signed_in(short).await
}

/// What one line promises: status of list, get, create, update, delete.
fn promised(line: &Line) -> [u16; 5] {
    let can = |verb: &str| line.verbs.iter().any(|held| held == verb);
    let hidden = match (line.reads, line.caller.as_str()) {
        (false, "pending") => [401, 401],
        (false, _) => [404, 401],
        (true, _) => [404, 404],
    };
    let of_row = |verb: &str, done: u16| match (line.reads_all, can(verb)) {
        (true, true) => done,
        (true, false) => 401,
        (false, _) => hidden[1],
    };
    [
        if line.reads { 200 } else { 401 },
        if line.reads_all { 200 } else { hidden[0] },
        if can("create") { 400 } else { 401 },
        of_row("update", 200),
        of_row("delete", 204),
    ]
}

/// A post stands once for its function, a movement is of its item: each line has one of its own.
async fn own_subject(rig: &Rig, key: &Caller, line: &Line, number: u32) {
    let function = (line.collection == "posts").then(|| {
        (
            "jobTitles",
            json!({"documentId": format!("F{number}"), "data": named(number)}),
        )
    });
    let item = property::own_item(&line.collection, number).map(|item| ("inventoryItems", item));
    for (of, subject) in function.into_iter().chain(item) {
        rig.post(key, &documents(of), subject).await.must(201);
    }
}

/// What happens: a row made by a key, then each verb. A create that is allowed is one that fails for its contents.
async fn happens(rig: &Rig, key: &Caller, who: &Caller, line: &Line, number: u32) -> [u16; 5] {
    let (_, make, field) = nouns().find(|noun| noun.0 == line.collection).unwrap();
    let (list, id) = (documents(&line.collection), format!("row{number}"));
    let data = make(number);
    let patched = json!({"data": {*field: data.get(*field).cloned().unwrap_or_else(|| json!("changed"))}});
    let patched = if line.collection == "settings" {
        json!({"data": {"value": 2}})
    } else {
        patched
    };
    own_subject(rig, key, line, number).await;
    match server_row::of(&line.collection, &id) {
        Some(row) => write(rig, row).await,
        None => drop(
            rig.post(key, &list, json!({"documentId": id, "data": data}))
                .await
                .must(201),
        ),
    }
    let one = format!("{list}/{id}");
    let status =
        async |method: Method, path: &str, body: Option<Json>| rig.send(who, method, path, body).await.status.as_u16();
    let wrong = json!({"documentId": "wrong", "data": {"shoeSize": 1}});
    [
        status(Method::GET, &list, None).await,
        status(Method::GET, &one, None).await,
        status(Method::POST, &list, Some(wrong)).await,
        status(Method::PATCH, &one, Some(patched)).await,
        status(Method::DELETE, &one, None).await,
    ]
}

/// Somebody else, whose notification it is.
fn whose(id: &str) -> Document {
    let mut user = Document::new(&USERS)
        .with(USERNAME, id.to_owned())
        .with(EMAIL, address(id));
    id.clone_into(&mut user.id);
    user
}

/// The number of a row, by its id.
fn row_number(id: &str) -> u32 {
    id.trim_start_matches("row").parse().unwrap()
}

async fn write(rig: &Rig, row: Document) {
    let ctx = RequestContext::new(Rights::whole("test"));
    let made = rig.app.engine.transact(&ctx, "a row", move |cx| {
        if row.of.id.starts_with("notification") {
            cx.create(whose(&row.id))?;
        }
        if ["deductionStatements", "contactChanges"].contains(&row.of.id) {
            cx.create(server_row::about_whom(&row.id))?;
        }
        for other in [recruitment::about(&row), recruitment::ranking(&row)]
            .into_iter()
            .flatten()
        {
            cx.create(other)?;
        }
        cx.create(row.clone())
    });
    made.await.unwrap();
}

#[tokio::test]
async fn the_matrix_holds_over_http() {
    let rig = Rig::new();
    let key = town(&rig).await;
    let (mut known, mut wrong) = (Vec::<(String, Caller)>::new(), Vec::new());
    let lines = matrix();
    assert!(lines.len() > 300, "the matrix is there");
    for (number, line) in lines.iter().enumerate() {
        if known.last().is_none_or(|(name, _)| *name != line.caller) {
            let name: &'static str = line.caller.clone().leak();
            known.push((line.caller.clone(), caller(&rig, &key, name).await));
        }
        let (_, who) = known.last().unwrap();
        let (promised, happens) = (
            promised(line),
            happens(&rig, &key, who, line, u32::try_from(number).unwrap()).await,
        );
        if promised != happens {
            wrong.push(format!(
                "{} {}: promised {promised:?}, got {happens:?}",
                line.caller, line.collection
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "list, get, create, update, delete:\n{}",
        wrong.join("\n")
    );
}
