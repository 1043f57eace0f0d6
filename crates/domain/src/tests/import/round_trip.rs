use engine::{Cx, Format, RequestContext};
use futures_util::TryStreamExt;
use schema::{Document, FieldDef, Given, Lang, Value};
use serde_json::json;

use platform::import::{Import, ImportOrder};

use super::{counts, csv, find, import};
use platform::organisation::assignment::ASSIGNMENTS;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use testing::TestApp;

use crate::tests::commune::commune;

/// All rows of a collection, with some columns, as a reader of the language takes them away.
async fn export_all(app: &TestApp, of: &str, columns: &str, format: Format, lang: Lang) -> ImportOrder {
    let ctx = RequestContext {
        lang,
        ..TestApp::full_rights()
    };
    let columns = columns.split_whitespace().map(str::to_owned).collect();
    let of = find(of).unwrap().of;
    let export = app.engine.export(&ctx, of, &[], columns, format).await.unwrap();
    let blocks: Vec<_> = export.body.stream().try_collect().await.unwrap();
    ImportOrder {
        name: export.name,
        bytes: blocks.concat(),
        lang,
        ..ImportOrder::default()
    }
}

#[tokio::test]
async fn what_is_exported_goes_in_again_and_changes_nothing() {
    let app = commune(30).await;
    for of in [
        (
            "employees",
            "CIN fullNameFr fullNameAr serviceId recruitmentDate fingerprint active",
        ),
        ("holidays", "date nameFr confirmed"),
        ("roles", "name permissions requiresMfa"),
    ] {
        for (format, lang) in Lang::ALL
            .iter()
            .flat_map(|lang| [(Format::CSV, *lang), (Format::XLSX, *lang)])
        {
            let report = import(&app, of.0, &export_all(&app, of.0, of.1, format, lang).await).await;
            let same = [0, 0, report.rows, 0];
            assert!(
                report.rows > 0 && counts(&report) == same,
                "{of:?} {lang:?}: {report:?}"
            );
        }
    }
}

/// What did not stand so already when all rows of every collection went in again, as every reader takes them away.
async fn changed_by_round_trips(app: &TestApp) -> Vec<String> {
    let ways: Vec<(Format, Lang)> = (Lang::ALL.iter())
        .flat_map(|lang| [(Format::CSV, *lang), (Format::XLSX, *lang)])
        .collect();
    let mut changed = Vec::new();
    for import_of in platform::import::all(&crate::ENTITIES) {
        for (format, lang) in ways.iter().copied() {
            let of = import_of.of.id;
            let order = ImportOrder {
                is_rehearsal: true,
                ..export_all(app, of, "", format, lang).await
            };
            let report = import(app, of, &order).await;
            if counts(&report) != [0, 0, report.rows, 0] {
                let first = report.findings.first();
                changed.push(format!(
                    "{of} {lang:?} {:?} of {}: {first:?}",
                    counts(&report),
                    report.rows
                ));
            }
        }
    }
    changed
}

#[tokio::test]
async fn every_row_of_the_demonstration_goes_in_again_and_changes_nothing() {
    // Of so many some share a name, and every service has an office of order.
    let app = commune(60).await;
    assert_eq!(changed_by_round_trips(&app).await, Vec::<String>::new());
}

/// What a document says of the fields that may be typed, but for some.
fn given_values(document: &Document, is_left_out: impl Fn(&FieldDef) -> bool) -> Given {
    let fields = document.of.fields().iter().enumerate();
    let typed = fields.filter(|(_, field)| field.is_input() && !is_left_out(field));
    typed
        .map(|(at, _)| (at, document.values[at].clone()))
        .filter(|(_, value)| !value.is_null())
        .collect()
}

/// Makes rows that leave fields of their keys empty: twins that say what they must, copies without one of them, and some of those
/// that stand without one. What a rule refuses is not made.
async fn make_rows_with_empty_keys(app: &TestApp, import: &'static Import) {
    let of = import.of;
    let make = async |given: Given| {
        let create = move |cx: &mut Cx<'_>| cx.create_given(of, &given).map(drop);
        let _ = app.engine.transact(&TestApp::full_rights(), "rows", create).await;
    };
    let may_be_empty = |field: &&FieldDef| !field.required && field.is_input();
    for document in app.all(of).await.iter().take(3) {
        make(given_values(document, |field| !field.required)).await;
        make(given_values(document, |field| !field.required)).await;
        for key in import.keys.iter().copied().flatten().filter(may_be_empty) {
            make(given_values(document, |field| field.name == key.name)).await;
        }
    }
    for (at, key) in import.keys.iter().copied().flatten().filter(may_be_empty).enumerate() {
        let Some(id) = app.all(of).await.get(at).map(|document| document.id.clone()) else {
            continue;
        };
        let given = vec![(of.position(key.name).unwrap(), Value::Null)];
        let empty = move |cx: &mut Cx<'_>| cx.update_given(of, &id, &given).map(drop);
        let _ = app.engine.transact(&TestApp::full_rights(), "rows", empty).await;
    }
}

/// Fields of keys that may be left out and are empty in no row: a rule fills them in, or asks for them.
const FILLED_IN: [&str; 6] = [
    "warnings.kind",
    "annexeReports.annexe",
    "annexeReports.periodType",
    "carLegalDocuments.year",
    "carOwnerships.from",
    "approvalRules.name",
];

#[tokio::test]
async fn rows_that_leave_their_keys_empty_go_in_again_and_change_nothing() {
    let app = commune(30).await;
    let mut never_empty = Vec::new();
    for import in platform::import::all(&crate::ENTITIES) {
        make_rows_with_empty_keys(&app, import).await;
    }
    for import in platform::import::all(&crate::ENTITIES) {
        let rows = app.all(import.of).await;
        let may_be_empty = |key: &&FieldDef| !key.required && key.is_input();
        for key in import.keys.iter().copied().flatten().filter(may_be_empty) {
            if rows.iter().all(|row| !row.value(key.name).is_null()) {
                never_empty.push(format!("{}.{}", import.of.id, key.name));
            }
        }
    }
    never_empty.dedup();
    assert_eq!(never_empty, FILLED_IN);
    assert_eq!(changed_by_round_trips(&app).await, Vec::<String>::new());
}

#[tokio::test]
async fn an_order_is_found_by_its_number_and_one_without_dates_is_taken_for_no_other() {
    let app = crate::tests::new_app();
    app.employee("agent1", "AB11", json!({})).await;
    app.employee("agent2", "AB12", json!({})).await;
    let missions = find("missions").unwrap().of;
    for destination in ["Rabat", "Fès"] {
        let order = json!({"persoActifId": "agent1", "destination": destination, "mission": "Réunion"});
        app.make(missions, order).await;
    }
    let sheet = |rows: &str| csv(&format!("persoActifId;destination;mission;year;num\n{rows}"));
    let whole = "Agent AB11;Rabat;Réunion;2026;1\nAgent AB11;Fès;Réunion;2026;2";
    assert_eq!(counts(&import(&app, "missions", &sheet(whole)).await), [0, 0, 2, 0]);
    let moved = import(&app, "missions", &sheet("Agent AB11;Salé;Réunion;2026;2")).await;
    assert_eq!(counts(&moved), [0, 1, 0, 0], "{moved:?}");
    let said = import(&app, "missions", &sheet("Agent AB11;Rabat;Réunion;;")).await;
    assert_eq!(counts(&said), [0, 0, 1, 0], "it says the same: {said:?}");
    for (row, code, column) in [
        ("Agent AB12;Rabat;Réunion;2026;1", "import_two_documents", "num"),
        ("Agent AB11;Oujda;Réunion;;", "import_key_empty", "departAt"),
    ] {
        let report = import(&app, "missions", &sheet(row)).await;
        assert_eq!(counts(&report), [0, 0, 0, 1], "{row}: {report:?}");
        let finding = &report.findings[0];
        assert_eq!((finding.code, finding.column.as_str()), (code, column), "{row}");
    }
    let new = import(&app, "missions", &sheet("Agent AB12;Oujda;Réunion;;")).await;
    assert_eq!(counts(&new), [1, 0, 0, 0], "nobody knows it: {new:?}");
}

#[tokio::test]
async fn an_assignment_that_names_a_bureau_alone_comes_back_to_it() {
    let app = crate::tests::new_app();
    app.employee("agent1", "AB11", json!({})).await;
    for service in ["Personnel", "Patrimoine"] {
        app.make(&SERVICES, json!({"$id": service, "nameFr": service, "nameAr": service}))
            .await;
        let office = json!({"$id": format!("{service}1"), "nameFr": "Bureau d'ordre", "nameAr": "مكتب الضبط", "serviceId": service});
        app.make(&BUREAUX, office).await;
    }
    let assignment =
        json!({"type": "assignment", "employeeId": "agent1", "bureauId": "Patrimoine1", "startDate": "2026-02-01"});
    let made = app.make(&ASSIGNMENTS, assignment).await;
    assert_eq!(made["serviceId"], "Patrimoine", "a bureau is in its service");
    let columns = "type employeeId bureauId startDate";
    for lang in Lang::ALL {
        let order = export_all(&app, "assignments", columns, Format::CSV, lang).await;
        let text = String::from_utf8(order.bytes.clone()).unwrap();
        assert!(text.contains("(Patrimoine)"), "{text}");
        let report = import(&app, "assignments", &order).await;
        assert_eq!(counts(&report), [0, 0, 1, 0], "{lang:?}: {report:?}");
    }
}
