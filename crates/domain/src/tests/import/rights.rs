//! An import reads and writes with the rights of whoever sends it, and no others: asked of every import there is.

use engine::{Format, Input, RequestContext};
use futures_util::TryStreamExt;
use schema::{Collection, Document, FieldDef, Kind};
use serde_json::json;

use platform::import::{Import, ImportOrder, Report, all, naming, run};

use super::{code, counts, csv, find};
use platform::people::employee::{CIN, EMPLOYEES, NET_SALARY};
use testing::TestApp;

use crate::tests::commune::commune;

/// The number of nobody: as well formed as any.
const NOBODY: &str = "ZZ999999";

/// An employee of the demonstration who may read, create and import what an import is of, and change nothing.
async fn sender(app: &TestApp, of: &Collection) -> RequestContext {
    let resource = of.access.resource;
    let name = format!("sender-{}", of.id.to_lowercase());
    let permissions = ["read", "create", "import"].map(|verb| format!("{resource}:{verb}"));
    let number = app.all(&EMPLOYEES).await.len();
    let own = app.employee(&name, &format!("ZS{}", 10_000 + number), json!({})).await["$id"].clone();
    app.user(&name, json!({"permissions": permissions, "persoActif": own}))
        .await;
    app.ctx(&name).await
}

async fn dry_run(app: &TestApp, ctx: &RequestContext, import: &'static Import, text: &str) -> Report {
    let order = ImportOrder {
        is_rehearsal: true,
        ..csv(text)
    };
    run(&app.engine, ctx, import, &order).await.unwrap()
}

/// What a report says of a name, without the name.
fn outcome_of(report: &Report, name: &str) -> (usize, usize, String) {
    let said = report.findings.iter().map(|one| {
        assert!(one.value.is_empty() || one.value == name, "{one:?}");
        let message = one.message.replace(&format!("\"{name}\""), "?");
        format!("{} {} {message}", one.column, one.code)
    });
    let said: Vec<String> = said.collect();
    (report.refused, report.missing.len(), said.join("; "))
}

/// Columns that the sender may fill and that are not this one, for a header that is one.
fn other_writable_columns(import: &Import, ctx: &RequestContext, one: &FieldDef) -> String {
    let writable = ctx.rights.view(import.of).fields();
    let at = |name: &str| import.of.position(name).unwrap();
    let plain = |field: &&FieldDef| field.is_input() && field.kind.bucket().is_none() && field.kind.target().is_none();
    let mut others = import.of.fields().iter().filter(plain);
    let other = others.find(|field| field.name != one.name && writable.has(at(field.name)));
    other.map_or(String::new(), |field| field.name.to_owned())
}

/// Some documents, each with its names that the sender may not read.
async fn documents_with_hidden_fields(
    app: &TestApp,
    ctx: &RequestContext,
    of: &'static Collection,
) -> Vec<(String, String)> {
    let read = app.engine.read_as(ctx, move |cx| cx.all_readable(of, []));
    let readable = read.await.unwrap();
    let seen = |document: &Document, field: &FieldDef| {
        let at = of.position(field.name).unwrap();
        readable
            .iter()
            .any(|(one, fields)| one.id == document.id && fields.has(at))
    };
    let mut names = Vec::new();
    for document in app.all(of).await.iter().take(3) {
        let unread = naming(of).filter(|field| !seen(document, field));
        names.extend(unread.filter_map(|field| {
            let value = document.value(field.name);
            let text = value.text().map(str::to_owned);
            Some((
                document.id.clone(),
                text.or_else(|| value.int().map(|n| n.to_string()))?,
            ))
        }));
        if readable.iter().all(|(one, _)| one.id != document.id) {
            names.push((document.id.clone(), document.id.clone()));
        }
    }
    names
}

/// The links that a sender may fill, with the collection that each leads to.
fn links(import: &Import, ctx: &RequestContext) -> Vec<(&'static FieldDef, &'static Collection)> {
    let writable = ctx.rights.view(import.of).fields();
    let fields = import.of.fields().iter().enumerate();
    let usable = fields.filter(|(at, field)| field.is_input() && writable.has(*at));
    usable
        .filter_map(|(_, field)| Some((field, field.kind.target()?())))
        .collect()
}

#[tokio::test]
async fn what_its_sender_may_not_read_is_as_unknown_as_what_does_not_exist() {
    let app = commune(30).await;
    let mut asked: Vec<(&str, &str)> = Vec::new();
    for import in all(&crate::ENTITIES) {
        let ctx = sender(&app, import.of).await;
        for (field, to) in links(import, &ctx) {
            let header = format!("{};{}", field.name, other_writable_columns(import, &ctx, field));
            let of_nobody = dry_run(&app, &ctx, import, &format!("{header}\n{NOBODY};\n")).await;
            let of_nobody = outcome_of(&of_nobody, NOBODY);
            assert!(of_nobody.2.contains("relationship_value_invalid"), "{of_nobody:?}");
            for (id, name) in documents_with_hidden_fields(&app, &ctx, to).await {
                let report = dry_run(&app, &ctx, import, &format!("{header}\n{name};\n")).await;
                assert_eq!(
                    outcome_of(&report, &name),
                    of_nobody,
                    "{}.{} {name}",
                    import.of.id,
                    field.name
                );
                let mut shown = report
                    .findings
                    .iter()
                    .map(|one| format!("{} {}", one.value, one.message));
                assert!(name == id || shown.all(|text| !text.contains(&id)), "{report:?}");
                asked.push((import.of.id, field.name));
            }
        }
    }
    for one in [
        ("missions", "persoActifId"),
        ("missions", "companions"),
        ("missions", "carId"),
    ] {
        assert!(asked.contains(&one), "{one:?} of {asked:?}");
    }
}

/// All that the sender reads, with another text in the first column.
async fn changed_export(app: &TestApp, ctx: &RequestContext, import: &Import, text: &FieldDef) -> ImportOrder {
    let keys = import.keys.first().map_or(&[][..], |key| *key);
    let columns: Vec<String> = std::iter::once(text)
        .chain(keys)
        .map(|field| field.name.to_owned())
        .collect();
    let header = columns.join(";");
    let export = app
        .engine
        .export(ctx, import.of, &[], columns, Format::CSV)
        .await
        .unwrap();
    let blocks: Vec<_> = export.body.stream().try_collect().await.unwrap();
    let sheet = String::from_utf8(blocks.concat()).unwrap();
    let lines = sheet.lines().enumerate().map(|(at, line)| {
        let rest = match line.strip_prefix('"') {
            Some(quoted) => quoted.split_once("\";").map(|(_, rest)| rest),
            None => line.split_once(';').map(|(_, rest)| rest),
        };
        match rest {
            _ if at == 0 => header.clone(),
            Some(rest) => format!("Autrement;{rest}"),
            None => line.to_owned(),
        }
    });
    csv(&lines.collect::<Vec<_>>().join("\n"))
}

/// A text that the sender may fill and by which no row is known.
fn free_text(import: &Import, ctx: &RequestContext) -> Option<&'static FieldDef> {
    let writable = ctx.rights.view(import.of).fields();
    let keys = || import.keys.iter().flat_map(|key| key.iter());
    let is_free = |field: &FieldDef| {
        let is_text = matches!(field.kind, Kind::Text | Kind::Long) && field.form.is_none();
        is_text && field.is_input() && keys().all(|key| key.name != field.name)
    };
    let mut fields = import.of.fields().iter().enumerate();
    fields
        .find(|(at, field)| writable.has(*at) && is_free(field))
        .map(|(_, field)| field)
}

#[tokio::test]
async fn whoever_may_import_but_not_update_changes_nothing() {
    let app = commune(30).await;
    let mut tried = Vec::new();
    for import in all(&crate::ENTITIES).filter(|import| !import.keys.is_empty()) {
        let ctx = sender(&app, import.of).await;
        let Some(text) = free_text(import, &ctx) else { continue };
        let order = changed_export(&app, &ctx, import, text).await;
        let before = app.all(import.of).await;
        let report = run(&app.engine, &ctx, import, &order).await.unwrap();
        assert_eq!(report.updated, 0, "{}: {report:?}", import.of.id);
        let after = app.all(import.of).await;
        assert_eq!(after[..before.len()], before, "{}", import.of.id);
        let allowed = ImportOrder {
            is_rehearsal: true,
            ..order
        };
        let allowed = run(&app.engine, &TestApp::full_rights(), import, &allowed)
            .await
            .unwrap();
        tried.extend((allowed.updated > 0).then_some(import.of.id));
    }
    assert!(tried.len() > 15 && tried.contains(&"employees"), "{tried:?}");
}

#[tokio::test]
async fn what_is_ones_own_to_read_is_not_written_into_the_rows_of_others() {
    let app = commune(30).await;
    let (ctx, staff) = (sender(&app, &EMPLOYEES).await, find("employees").unwrap());
    let other = app.all(&EMPLOYEES).await.remove(0);
    let cin = other.get(CIN).unwrap();
    let paid = app
        .change(
            &EMPLOYEES,
            &other.id,
            json!({"netSalary": 7010.25, "bankRib": "007780000000000000000063"}),
        )
        .await;
    let mut told = Vec::new();
    for salary in ["7010.25", "1.00"] {
        let sheet = format!("CIN;netSalary;bankRib\n{cin};{salary};007780000000000000000063\n");
        let report = run(&app.engine, &ctx, staff, &csv(&sheet)).await.unwrap();
        assert_eq!(counts(&report), [0, 0, 0, 1]);
        let said = report.findings.iter().map(|one| (one.code, one.column.clone()));
        told.push(said.collect::<Vec<_>>());
    }
    assert_eq!(told[0], told[1], "the right guess is told as the wrong one");
    assert_eq!(told[0][0].0, "user_unauthorized");
    assert_eq!(app.get(&EMPLOYEES, &other.id).await, paid);
    let new = "CIN;Nom;الاسم الكامل;netSalary\nQ77;Sara;سارة;9000\n";
    let report = run(&app.engine, &ctx, staff, &csv(new)).await.unwrap();
    assert_eq!(
        (report.created, report.findings[0].column.as_str()),
        (0, NET_SALARY.def.name)
    );
    let made = app.create(
        &ctx,
        &EMPLOYEES,
        json!({"fullNameFr": "S", "fullNameAr": "س", "CIN": "Q78", "netSalary": 9000}),
    );
    assert_eq!(code(made.await), "user_unauthorized", "by hand as by import");
    let plain = json!({"fullNameFr": "S", "fullNameAr": "س", "CIN": "Q78", "netSalary": null});
    app.create(&ctx, &EMPLOYEES, plain).await.unwrap();
}

#[tokio::test]
async fn an_order_of_others_is_as_unknown_as_one_that_nobody_made() {
    let app = crate::tests::new_app();
    for (id, cin) in [("amina", "AA1001"), ("brahim", "AA1002")] {
        app.employee(id, cin, json!({})).await;
    }
    app.user(
        "amina",
        json!({"persoActif": "amina", "permissions": ["order-mission:create", "order-mission:import"]}),
    )
    .await;
    let ctx = app.ctx("amina").await;
    let his = json!({"persoActifId": "brahim", "destination": "Fès", "mission": "x", "departAt": "2026-11-21T08:00:00Z",
        "returnAt": "2026-11-21T12:00:00Z"});
    app.make(&fleet::mission::MISSIONS, his).await;
    let orders = find("missions").unwrap();
    let mut told = Vec::new();
    for day in ["2026-11-21T08:00:00Z", "2026-11-22T08:00:00Z"] {
        let sheet = format!("persoActifId;destination;mission;departAt;returnAt\nAgent AA1002;Fès;x;{day};{day}\n");
        let report = dry_run(&app, &ctx, orders, &sheet).await;
        told.push((
            counts(&report),
            report.findings.iter().map(|one| one.code).collect::<Vec<_>>(),
        ));
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0].1, ["user_unauthorized"]);
}

#[tokio::test]
async fn a_list_of_guesses_is_no_list_of_documents() {
    let app = commune(30).await;
    let (ctx, orders) = (sender(&app, &fleet::mission::MISSIONS).await, find("missions").unwrap());
    let guesses = (0..101).map(|at| format!("ZZ{at};Fès\n")).collect::<Vec<_>>().concat();
    let order = csv(&format!("persoActifId;destination\n{guesses}"));
    assert_eq!(
        code(run(&app.engine, &ctx, orders, &order).await),
        "import_too_many_unknown"
    );
    let report = run(&app.engine, &TestApp::full_rights(), orders, &order).await.unwrap();
    assert_eq!(report.refused, 101, "whoever reads every name learns nothing by trying");
}

#[tokio::test]
async fn whoever_orders_for_oneself_enters_no_sheet_of_orders() {
    let app = commune(30).await;
    let own = app.employee("own", "ZS10001", json!({})).await["$id"].clone();
    let verbs = async |name: &str, more: serde_json::Value| {
        app.user(name, more).await;
        let page = app.engine.rights_page(&app.ctx(name).await.rights);
        page["collections"]["missions"]["verbs"].to_string()
    };
    let employee = verbs("employee", json!({"persoActif": own, "auth": ["/order-mission"]})).await;
    assert!(
        employee.contains("create") && !employee.contains("import"),
        "{employee}"
    );
    let clerk = verbs("clerk", json!({"auth": ["order-mission-admin"]})).await;
    assert!(clerk.contains("import"), "{clerk}");
}

#[tokio::test]
async fn importing_needs_a_file_and_both_permissions() {
    let app = crate::tests::new_app();
    app.user("clerk", json!({"permissions": ["rh-managements:*"]})).await;
    let clerk = app.ctx("clerk").await;
    let empty = app.engine.act(&clerk, "employees.import", Input::default()).await;
    assert_eq!(code(empty), "general_argument_invalid");
    app.user(
        "reader",
        json!({"permissions": ["rh-managements:read", "rh-managements:import"]}),
    )
    .await;
    let reader = app.ctx("reader").await;
    assert_eq!(
        code(app.engine.act(&reader, "employees.import", Input::default()).await),
        "user_unauthorized"
    );
}
