//! The way back of an import: what it made is gone, what it changed is as it was, what came after it stays.

use engine::RequestContext;
use schema::{Collection, Result};
use serde_json::{Value as Json, json};

use platform::import::{ImportOrder, Report, run};
use platform::organisation::assignment::ASSIGNMENTS;
use platform::organisation::service::SERVICES;
use platform::people::career_step::CAREER_STEPS;
use platform::people::employee::EMPLOYEES;
use testing::{TestApp, code};

use super::{counts, csv, find, import};

/// Undoes an import as somebody.
async fn undo_as(app: &TestApp, ctx: &RequestContext, report: &Report, is_rehearsal: bool) -> Result<Json> {
    let id = report.run.clone().expect("it wrote something");
    app.act(ctx, "importRuns.undo", json!({"id": id, "dryRun": is_rehearsal}))
        .await
}

async fn undo(app: &TestApp, report: &Report) -> Json {
    undo_as(app, &TestApp::full_rights(), report, false).await.unwrap()
}

/// What somebody may do with the import now, and what they are told against it.
async fn offered(app: &TestApp, ctx: &RequestContext, report: &Report) -> Json {
    let id = report.run.clone().unwrap();
    let asked = json!({"collection": "importRuns", "ids": [id]});
    app.act(ctx, "acts.open", asked).await.unwrap()[&id].take()
}

fn undo_counts(undone: &Json) -> [u64; 4] {
    ["removed", "restored", "already", "stays"].map(|name| undone[name].as_u64().unwrap())
}

async fn all(app: &TestApp, of: &'static Collection) -> Vec<schema::Document> {
    app.all(of).await
}

/// Two agents of two services, one of them known already.
async fn town() -> TestApp {
    let app = crate::tests::new_app();
    for service in ["Personnel", "Patrimoine"] {
        app.make(&SERVICES, json!({"$id": service, "nameFr": service, "nameAr": service}))
            .await;
    }
    let known = json!({"phone": "0612345678", "serviceId": "Personnel", "recruitmentDate": "2020-01-06"});
    app.employee("known", "AB11", known).await;
    app
}

const SHEET: &str = "CIN;fullNameFr;fullNameAr;phone;serviceId;Grade\n\
     AB11;Agent AB11;عون AB11;0698765432;Patrimoine;Administrateur\n\
     AB12;Agent AB12;عون AB12;;Personnel;Technicien\n\
     AB13;Agent AB13;عون AB13;;Fêtes;";

fn sheet(text: &str) -> ImportOrder {
    ImportOrder {
        makes_units: true,
        ..csv(text)
    }
}

#[tokio::test]
async fn what_an_import_made_is_gone_and_what_it_changed_is_as_it_was() {
    let app = town().await;
    let (before, steps, places) = (
        app.get(&EMPLOYEES, "known").await,
        all(&app, &CAREER_STEPS).await,
        all(&app, &ASSIGNMENTS).await,
    );
    let report = import(&app, "employees", &sheet(SHEET)).await;
    assert_eq!(counts(&report), [2, 1, 0, 0], "{report:?}");
    assert!(
        all(&app, &ASSIGNMENTS).await.len() > places.len(),
        "its move is written down"
    );

    let rehearsed = undo_as(&app, &TestApp::full_rights(), &report, true).await.unwrap();
    assert_eq!(
        all(&app, &EMPLOYEES).await.len(),
        3,
        "a dry run leaves all: {rehearsed}"
    );
    let undone = undo(&app, &report).await;
    assert_eq!(undo_counts(&undone)[3], 0, "{undone}");
    assert_eq!(undone["restored"], 1, "{undone}");
    let after = app.get(&EMPLOYEES, "known").await;
    for name in ["phone", "serviceId", "grade", "gradeId", "bureauId", "fullNameFr"] {
        assert_eq!(after[name], before[name], "{name}");
    }
    assert_eq!(all(&app, &EMPLOYEES).await.len(), 1);
    assert_eq!(all(&app, &SERVICES).await.len(), 2, "the service that it made too");
    let values = |rows: Vec<schema::Document>| rows.into_iter().map(|row| row.values).collect::<Vec<_>>();
    assert_eq!(values(all(&app, &CAREER_STEPS).await), values(steps));
    assert_eq!(values(all(&app, &ASSIGNMENTS).await), values(places));
}

#[tokio::test]
async fn an_import_leaves_a_record_and_may_be_made_again_when_it_is_undone() {
    let app = town().await;
    let report = import(&app, "employees", &sheet(SHEET)).await;
    undo(&app, &report).await;
    let run = app.collection("importRuns");
    let row = app.get(run, report.run.as_deref().unwrap()).await;
    let of = ["collection", "fileName", "rows", "created", "updated"].map(|name| row[name].clone());
    assert_eq!(
        of,
        [json!("employees"), json!("file.csv"), json!(3), json!(2), json!(1)]
    );
    assert!(
        row["undoneAt"].is_string() && row["undoReport"]["removed"].is_u64(),
        "{row}"
    );
    let again = undo(&app, &report).await;
    assert_eq!(undo_counts(&again)[..2], [0, 0], "it is so already: {again}");
    let second = import(&app, "employees", &sheet(SHEET)).await;
    assert_eq!(counts(&second), [2, 1, 0, 0], "the way in is open again: {second:?}");
}

#[tokio::test]
async fn what_was_changed_since_stays_and_says_why() {
    let app = town().await;
    let report = import(&app, "employees", &sheet(SHEET)).await;
    let made = |cin: &str| {
        let cin = cin.to_owned();
        let query = move |cx: &engine::Cx<'_>| cx.first(&EMPLOYEES, [platform::people::employee::CIN.eq(cin)]);
        app.read(query)
    };
    let second = made("AB12").await.unwrap();
    app.change(&EMPLOYEES, &second.id, json!({"phone": "0611111111"})).await;
    app.change(&EMPLOYEES, "known", json!({"phone": "0622222222"})).await;
    let undone = undo(&app, &report).await;
    let staying = undone["staying"].as_array().unwrap();
    let why: Vec<(&str, &str)> = staying
        .iter()
        .map(|one| (one["title"].as_str().unwrap(), one["type"].as_str().unwrap()))
        .collect();
    assert!(why.contains(&("Agent AB12", "import_undo_changed")), "{undone}");
    assert!(why.contains(&("Agent AB11", "import_undo_changed")), "{undone}");
    assert!(made("AB13").await.is_none(), "the others are undone");
    assert_eq!(app.get(&EMPLOYEES, "known").await["phone"], "+212622222222");
}

#[tokio::test]
async fn an_assignment_that_is_undone_opens_the_former_one_again() {
    let app = town().await;
    let former =
        json!({"type": "assignment", "employeeId": "known", "serviceId": "Personnel", "startDate": "2026-01-05"});
    let former = app.make(&ASSIGNMENTS, former).await;
    let rows = "type;employeeId;serviceId;startDate\nassignment;AB11;Patrimoine;2026-11-02";
    let report = import(&app, "assignments", &csv(rows)).await;
    assert_eq!(counts(&report), [1, 0, 0, 0], "{report:?}");
    assert_eq!(app.get(&EMPLOYEES, "known").await["serviceId"], "Patrimoine");
    let undone = undo(&app, &report).await;
    assert_eq!(undo_counts(&undone), [1, 0, 0, 0], "{undone}");
    assert_eq!(app.get(&EMPLOYEES, "known").await["serviceId"], "Personnel");
    let id = former["$id"].as_str().unwrap();
    assert!(app.get(&ASSIGNMENTS, id).await["endDate"].is_null());
    assert_eq!(all(&app, &ASSIGNMENTS).await.len(), 1);
}

#[tokio::test]
async fn a_number_that_was_given_stays() {
    let app = town().await;
    let report = import(
        &app,
        "missions",
        &csv("persoActifId;destination;mission\nAB11;Rabat;Réunion"),
    )
    .await;
    assert_eq!(counts(&report), [1, 0, 0, 0], "{report:?}");
    let undone = undo(&app, &report).await;
    assert_eq!(undo_counts(&undone), [0, 0, 0, 1], "{undone}");
    assert_eq!(undone["staying"][0]["type"], "import_undo_stays");
    let text = "persoActifId;destination;mission;year;num\nAB11;Salé;Réunion;2026;1";
    let moved = import(&app, "missions", &csv(text)).await;
    assert_eq!(counts(&moved), [0, 1, 0, 0], "{moved:?}");
    assert_eq!(undo_counts(&undo(&app, &moved).await), [0, 1, 0, 0]);
    let order = &all(&app, find("missions").unwrap().of).await[0];
    assert_eq!(order.value("destination").text(), Some("Rabat"));
}

const WRITES: [&str; 4] = [
    "rh-managements:read",
    "rh-managements:create",
    "rh-managements:update",
    "rh-managements:import",
];

/// An import of one agent by a clerk, beside whom another holds the same role.
async fn import_of_a_clerk(app: &TestApp) -> Report {
    let roles = app.collection("roles");
    let role =
        json!({"$id": "staff", "name": "staff", "nameFr": "Personnel", "nameAr": "الموظفون", "permissions": WRITES});
    app.make(roles, role).await;
    for user in ["clerk", "other"] {
        app.user(user, json!({"roles": ["staff"]})).await;
    }
    let order = csv("CIN;fullNameFr;fullNameAr\nAB17;Agent AB17;عون AB17");
    let clerk = app.ctx("clerk").await;
    let report = run(&app.engine, &clerk, find("employees").unwrap(), &order).await;
    let report = report.unwrap();
    assert_eq!(counts(&report), [1, 0, 0, 0], "{report:?}");
    report
}

#[tokio::test]
async fn an_import_is_undone_by_whoever_made_it_and_by_their_own_rights() {
    let app = town().await;
    let report = import_of_a_clerk(&app).await;
    let other = app.ctx("other").await;
    assert_eq!(code(undo_as(&app, &other, &report, true).await), "document_not_found");
    assert_eq!(offered(&app, &other, &report).await, Json::Null);
    assert_eq!(
        offered(&app, &app.ctx("clerk").await, &report).await["open"],
        json!(["importRuns.undo"])
    );
    let undone = undo_as(&app, &app.ctx("clerk").await, &report, false).await.unwrap();
    assert_eq!(
        undone["staying"][0]["type"], "user_unauthorized",
        "no right to delete: {undone}"
    );
    let bare = json!({"permissions": ["rh-managements:read", "rh-managements:delete"]});
    app.change(app.collection("roles"), "staff", bare).await;
    let clerk = app.ctx("clerk").await;
    assert_eq!(
        code(undo_as(&app, &clerk, &report, true).await),
        "user_unauthorized",
        "no right to import"
    );
    assert_eq!(
        offered(&app, &clerk, &report).await,
        json!({"open": [], "refused": {}}),
        "what is not theirs is not told"
    );
    assert_eq!(all(&app, &EMPLOYEES).await.len(), 2);
}

#[tokio::test]
async fn an_import_of_last_week_stays() {
    let app = town().await;
    let report = import_of_a_clerk(&app).await;
    app.at("2026-11-28T10:00:00Z");
    let late = undo_as(&app, &TestApp::full_rights(), &report, true).await;
    assert_eq!(code(late), "import_undo_late");
    let clerk = offered(&app, &app.ctx("clerk").await, &report).await;
    assert_eq!(
        clerk["refused"]["importRuns.undo"]["type"], "import_undo_late",
        "{clerk}"
    );
}

#[tokio::test]
async fn a_large_import_is_undone_in_pieces() {
    let app = crate::tests::new_app();
    let rows: Vec<String> = (0..230).map(|at| format!("Mission {at};مهمة {at}\n")).collect();
    let report = import(&app, "buildings", &csv(&format!("nameFr;nameAr\n{}", rows.concat()))).await;
    assert_eq!(counts(&report), [230, 0, 0, 0], "{report:?}");
    assert_eq!(undo_counts(&undo(&app, &report).await), [230, 0, 0, 0]);
    assert!(all(&app, find("buildings").unwrap().of).await.is_empty());
    let nothing = import(&app, "buildings", &csv("nameFr;nameAr\n")).await;
    assert_eq!(nothing.run, None, "what wrote nothing leaves no record");
}

#[tokio::test]
async fn an_inventory_that_went_in_by_mistake_goes_with_its_entries_and_what_moved_since_stays() {
    let app = crate::tests::new_app();
    let (items, movements) = (app.collection("inventoryItems"), app.collection("inventoryMovements"));
    for id in ["a", "b"] {
        app.make(
            app.collection("bureaux"),
            json!({"$id": id, "nameFr": id, "nameAr": id}),
        )
        .await;
    }
    let known = json!({"$id": "known", "designation": "Armoire", "inventoryNumber": "K-1", "bureauId": "a"});
    app.make(items, known).await;
    let rows = "inventoryNumber;designation;bureauId\nK-1;Armoire;b\nN-1;Chaise;a\nN-2;Table;a";
    let report = import(&app, "inventoryItems", &csv(rows)).await;
    assert_eq!(counts(&report), [2, 1, 0, 0], "{report:?}");
    assert_eq!(app.get(items, "known").await["bureauId"], "b");
    let moved = all(&app, items)
        .await
        .into_iter()
        .find(|one| one.value("inventoryNumber").text() == Some("N-2"));
    let moved = moved.unwrap().id;
    let given = json!({"ids": [moved], "bureauId": "b"});
    app.act(&TestApp::full_rights(), "inventoryItems.move", given)
        .await
        .unwrap();
    let undone = undo(&app, &report).await;
    assert_eq!(undo_counts(&undone), [1, 1, 0, 1], "{undone}");
    assert_eq!(app.get(items, "known").await["bureauId"], "a");
    let left: Vec<String> = all(&app, items).await.into_iter().map(|one| one.id).collect();
    assert_eq!(left, ["known".to_owned(), moved.clone()]);
    let rows = all(&app, movements).await;
    let movements_of = |item: &str| {
        rows.iter()
            .filter(|row| row.value("itemId").text() == Some(item))
            .count()
    };
    assert_eq!([movements_of("known"), movements_of(&moved)], [1, 2], "and no other");
    assert_eq!(rows.len(), 3);
}
