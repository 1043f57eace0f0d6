//! Reports of annexes: what adds up, what stands once, who writes them, and what days make of them.

use jiff::civil;
use schema::{Date, Document, Id};
use serde_json::{Value as Json, json};

use super::ANNEXE_REPORTS;
use crate::daily_attendance::{self as figures, DAILY_ATTENDANCE};
use crate::device::DEVICES;
use crate::pointage::{self, POINTAGES};
use crate::testing::{TestApp, code};
use crate::town::{list, town};
use platform::import::{self, ImportOrder, Report};
use platform::organisation::annexe::ANNEXES;
use platform::people::employee::EMPLOYEES;

fn report(more: Json) -> Json {
    let mut data = json!({"annexe": "a", "date": "2026-11-18"});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

fn parts(row: &Json) -> [&Json; 3] {
    ["justifiedAbsences", "unjustifiedAbsences", "abscence"].map(|name| &row[name])
}

#[tokio::test]
async fn a_report_names_its_annexe_and_its_parts_add_up() {
    let app = town().await;
    let hajar = app.ctx("hajar").await;
    let create = async |data: Json| app.create(&hajar, &ANNEXE_REPORTS, data).await;
    let refused = create(json!({"date": "2026-11-18", "abscence": 3})).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(
        (refused.kind.status, refused.text(schema::Lang::En).as_str()),
        (400, " error no annexe")
    );
    let wrong = create(report(
        json!({"justifiedAbsences": 1, "unjustifiedAbsences": 1, "abscence": 3}),
    ))
    .await;
    assert_eq!(code(wrong), "report_does_not_add_up");
    let alone = create(report(json!({"$id": "r", "abscence": 3}))).await.unwrap();
    assert_eq!(parts(&alone), [0, 3, 3]);
    assert_eq!(
        [&alone["periodType"], &alone["source"], &alone["authorId"]],
        ["daily", "typed", "hajar"]
    );
    let split = create(report(
        json!({"date": "2026-11-19", "justifiedAbsences": 1, "unjustifiedAbsences": 4}),
    ))
    .await
    .unwrap();
    assert_eq!(parts(&split), [1, 4, 5]);
    let change = async |data: Json| app.update(&hajar, &ANNEXE_REPORTS, "r", data).await;
    assert_eq!(parts(&change(json!({"abscence": 4})).await.unwrap()), [0, 4, 4]);
    assert_eq!(
        parts(&change(json!({"justifiedAbsences": 2})).await.unwrap()),
        [2, 4, 6]
    );
    assert_eq!(code(change(json!({"abscence": 9})).await), "report_does_not_add_up");
}

#[tokio::test]
async fn a_period_is_reported_once_whatever_day_of_it_is_said() {
    let app = town().await;
    let hajar = app.ctx("hajar").await;
    let create = async |day: &str, period: &str| {
        app.create(
            &hajar,
            &ANNEXE_REPORTS,
            report(json!({"date": day, "periodType": period, "abscence": 1})),
        )
        .await
    };
    assert_eq!(
        create("2026-11-18", "weekly").await.unwrap()["date"],
        "2026-11-16T00:00:00.000+00:00"
    );
    assert_eq!(code(create("2026-11-22", "weekly").await), "report_already_exists");
    assert_eq!(
        create("2026-11-18", "monthly").await.unwrap()["date"],
        "2026-11-01T00:00:00.000+00:00"
    );
    assert_eq!(code(create("2026-11-30", "monthly").await), "report_already_exists");
    create("2026-11-16", "daily").await.unwrap();
    let default = json!({"annexe": "a", "date": "2026-11-16", "abscence": 1});
    assert_eq!(
        code(app.create(&hajar, &ANNEXE_REPORTS, default).await),
        "report_already_exists"
    );
}

#[tokio::test]
async fn it_is_found_by_its_annexe_its_day_and_its_notes() {
    let app = town().await;
    let hajar = app.ctx("hajar").await;
    app.create(
        &hajar,
        &ANNEXE_REPORTS,
        report(json!({"abscence": 1, "notes": "Grève des transports"})),
    )
    .await
    .unwrap();
    for (words, total) in [
        ("massira", 1),
        ("المسيرة", 1),
        ("18/11/2026", 1),
        ("greve", 1),
        ("agdal", 0),
    ] {
        let raw = json!({"method": "search", "attribute": "all", "values": [words]});
        let found = list(&app, "hajar", &ANNEXE_REPORTS, &[raw]).await.unwrap();
        assert_eq!(found["total"], total, "{words}");
    }
}

#[tokio::test]
async fn the_head_of_an_annexe_enters_and_reads_those_of_the_annexe_alone() {
    let app = town().await;
    app.make(
        &ANNEXES,
        json!({"$id": "b", "nameFr": "Annexe Agdal", "nameAr": "ملحقة أكدال"}),
    )
    .await;
    let enter = async |who: &str, annexe: &str| {
        let data = report(json!({"annexe": annexe, "abscence": 2}));
        app.act(&app.ctx(who).await, "annexeReports.enter", data).await
    };
    let made = enter("chama", "a").await.unwrap();
    assert_eq!(parts(&made), [0, 2, 2]);
    for (who, annexe) in [("chama", "b"), ("amina", "a"), ("warda", "a")] {
        assert_eq!(code(enter(who, annexe).await), "user_unauthorized", "{who} {annexe}");
    }
    enter("hajar", "b").await.unwrap();
    let without = app
        .act(
            &app.ctx("chama").await,
            "annexeReports.enter",
            json!({"date": "2026-11-18", "abscence": 1}),
        )
        .await;
    assert_eq!(code(without), "report_without_annexe");
    let list = async |who: &str| list(&app, who, &ANNEXE_REPORTS, &[]).await;
    assert_eq!(list("chama").await.unwrap()["total"], 1);
    assert_eq!(list("warda").await.unwrap()["total"], 2);
    assert_eq!(code(list("amina").await), "user_unauthorized");
}

async fn figures_of(app: &TestApp, annexe: &str, day: &str, absent: i64, justified: i64) {
    let row = Document::new(&DAILY_ATTENDANCE)
        .with(figures::KEY, format!("{day} {annexe}"))
        .with(figures::DATE, Date(day.parse::<civil::Date>().unwrap()))
        .with(figures::ANNEXE, Id(annexe.to_owned()))
        .with(figures::HEADCOUNT, 12)
        .with(figures::ABSENT, absent)
        .with(figures::JUSTIFIED, justified);
    let make = move |cx: &mut engine::Cx<'_>| cx.create(row.clone());
    app.engine
        .transact(&TestApp::full_rights(), "figures", make)
        .await
        .unwrap();
}

/// Days of two annexes in one week, of which Agdal's was reported by hand.
async fn week() -> TestApp {
    let app = town().await;
    let agdal = json!({"$id": "b", "nameFr": "Annexe Agdal", "nameAr": "ملحقة أكدال"});
    app.make(&ANNEXES, agdal).await;
    for (annexe, day, absent, justified) in [
        ("a", "2026-11-16", 3, 1),
        ("a", "2026-11-17", 2, 2),
        ("b", "2026-11-16", 1, 0),
    ] {
        figures_of(&app, annexe, day, absent, justified).await;
    }
    let typed = json!({"$id": "t", "annexe": "b", "date": "2026-11-16", "periodType": "weekly", "abscence": 4});
    app.make(&ANNEXE_REPORTS, typed).await;
    app
}

async fn generate(app: &TestApp, who: &str) -> schema::Result<Json> {
    let asked = json!({"date": "2026-11-19", "periodType": "weekly"});
    app.act(&app.ctx(who).await, "annexeReports.generate", asked).await
}

#[tokio::test]
async fn days_make_reports_and_what_was_typed_notes_what_differs() {
    let app = week().await;
    let done = generate(&app, "hajar").await.unwrap();
    assert_eq!([&done["made"], &done["changed"], &done["differ"]], [1, 1, 1]);
    let reports = done["reports"].as_array().unwrap();
    let made = reports.iter().find(|one| one["annexe"] == "a").unwrap();
    assert_eq!(
        (parts(made), &made["source"]),
        ([&json!(3), &json!(2), &json!(5)], &json!("days"))
    );
    let typed = app.get(&ANNEXE_REPORTS, "t").await;
    assert_eq!(parts(&typed), [0, 4, 4], "what was typed stays");
    assert_eq!(typed["difference"], json!({"unjustifiedAbsences": 1, "abscence": 1}));
}

#[tokio::test]
async fn reports_of_days_are_made_anew_when_the_days_say_otherwise() {
    let app = week().await;
    generate(&app, "hajar").await.unwrap();
    let again = generate(&app, "hajar").await.unwrap();
    assert_eq!([&again["made"], &again["changed"]], [0, 0]);
    figures_of(&app, "a", "2026-11-18", 1, 0).await;
    assert_eq!(generate(&app, "hajar").await.unwrap()["changed"], 1);
    assert_eq!(code(generate(&app, "chama").await), "user_unauthorized");
}

/// The place of the list of staff in both scripts, each with a person, a device, reports and a day.
async fn one_place_twice() -> TestApp {
    let app = town().await;
    for (id, name, who) in [("x", "Annexe Hay Salam", "amina"), ("y", "ملحقة حي السلام", "brahim")] {
        app.make(&ANNEXES, json!({"$id": id, "nameFr": name, "nameAr": name}))
            .await;
        app.change(&EMPLOYEES, who, json!({"annexe": id})).await;
    }
    app.change(&ANNEXES, "y", json!({"phone": "0528000000"})).await;
    let device =
        json!({"$id": "door", "serialNumber": "CQZ1", "nameFr": "Accueil", "nameAr": "الاستقبال", "annexeId": "y"});
    app.make(&DEVICES, device).await;
    for (annexe, date, absences) in [
        ("x", "2026-11-18", 2),
        ("y", "2026-11-18", 3),
        ("x", "2026-11-19", 1),
        ("y", "2026-11-17", 4),
    ] {
        let data = json!({"annexe": annexe, "date": date, "unjustifiedAbsences": absences, "headcount": 10});
        app.make(&ANNEXE_REPORTS, data).await;
    }
    let day = Document::new(&POINTAGES)
        .with(pointage::EMPLOYEE, Id("brahim".to_owned()))
        .with(pointage::DATE, Date("2026-11-18".parse().unwrap()))
        .with(pointage::DAY_KIND, pointage::DayKind::Work)
        .with(pointage::STATUS, pointage::Status::Absent)
        .with(pointage::ANNEXE, Id("y".to_owned()));
    let make = move |cx: &mut engine::Cx<'_>| cx.create(day.clone());
    app.engine
        .transact(&TestApp::full_rights(), "a day", make)
        .await
        .unwrap();
    app.user("root", json!({"auth": ["admin"]})).await;
    app
}

async fn merge(app: &TestApp, who: &str, data: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, "annexes.merge", data).await
}

#[tokio::test]
async fn annexes_are_merged_by_administrators_and_different_reports_are_asked_about() {
    let app = one_place_twice().await;
    let asked = json!({"id": "y", "intoId": "x"});
    assert_eq!(code(merge(&app, "hajar", asked.clone()).await), "user_unauthorized");
    let itself = json!({"id": "y", "intoId": "y"});
    assert_eq!(code(merge(&app, "root", itself).await), "unit_merged_into_itself");
    let error = merge(&app, "root", asked.clone()).await.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(
        (refused.kind.code, refused.field.as_deref()),
        ("annexe_reports_differ", Some("reports"))
    );
    assert_eq!(
        app.get(&EMPLOYEES, "brahim").await["annexe"],
        "y",
        "nothing is half merged"
    );
    for annexe in ["x", "y"] {
        let hours = json!({"nameFr": annexe, "nameAr": annexe, "annexeId": annexe, "start": "08:30", "end": "16:30",
            "weekdays": [1], "validFrom": "2026-01-01"});
        app.make(app.collection("workSchedules"), hours).await;
    }
    assert_eq!(code(merge(&app, "root", asked).await), "units_both_have_hours");
}

#[tokio::test]
async fn an_annexe_that_is_another_is_merged_into_it_with_all_that_names_it() {
    let app = one_place_twice().await;
    let done = merge(&app, "root", json!({"id": "y", "intoId": "x", "reports": "sum"}))
        .await
        .unwrap();
    let unit = &done["unit"];
    assert_eq!(
        ["nameFr", "nameAr", "phone"].map(|name| &unit[name]),
        ["Annexe Hay Salam", "ملحقة حي السلام", "+212528000000"],
        "what the other alone knew is kept"
    );
    let gone = app.see(&TestApp::full_rights(), &ANNEXES, "y").await;
    assert_eq!(code(gone), "document_not_found");
    assert_eq!(app.get(&EMPLOYEES, "brahim").await["annexe"], "x");
    assert_eq!(app.get(&DEVICES, "door").await["annexeId"], "x");
    let day = app.all(&POINTAGES).await.pop().unwrap();
    assert_eq!(app.get(&POINTAGES, &day.id).await["annexe"], "x");
    let mut reports: Vec<(String, i64)> = Vec::new();
    for one in app.all(&ANNEXE_REPORTS).await {
        let row = app.get(&ANNEXE_REPORTS, &one.id).await;
        assert_eq!(row["annexe"], "x");
        let day = row["date"].as_str().unwrap()[8..10].to_owned();
        reports.push((day, row["abscence"].as_i64().unwrap()));
    }
    reports.sort();
    let of = |day: &str, count: i64| (day.to_owned(), count);
    assert_eq!(
        reports,
        [of("17", 4), of("18", 5), of("19", 1)],
        "two halves of one day are one report"
    );
}

async fn staff(app: &TestApp, csv: &str, same: &[(&str, &str)]) -> schema::Result<Report> {
    let order = ImportOrder {
        name: "agents.csv".to_owned(),
        bytes: csv.as_bytes().to_vec(),
        makes_units: true,
        same: same
            .iter()
            .map(|(one, other)| ((*one).to_owned(), (*other).to_owned()))
            .collect(),
        ..ImportOrder::default()
    };
    let import = import::find(app.engine.entities(), "employees").unwrap();
    import::run(&app.engine, &app.ctx("root").await, import, &order).await
}

#[tokio::test]
async fn a_list_that_calls_one_place_by_two_names_asks_before_it_makes_any() {
    let app = town().await;
    app.user("root", json!({"auth": ["admin"]})).await;
    let csv = "CIN;Nom complet;الاسم الكامل بالعربية;Annexe\nAA2001;Test Un;اختبار;Annexe Hay Salam\n\
        AA2002;Test Deux;اختبار;ملحقة حي السلام\nAA2003;Test Trois;اختبار;ملحقة تيليلا\n";
    let annexes = async || app.read(|cx| cx.count(&ANNEXES, [])).await;
    let error = staff(&app, csv, &[]).await.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(refused.kind.code, "import_units_of_two_names");
    assert!(
        refused
            .text(schema::Lang::Fr)
            .contains("ملحقة حي السلام = Annexe Hay Salam")
    );
    assert_eq!(annexes().await, 1, "none is made");
    let report = staff(&app, csv, &[("ملحقة حي السلام", "Annexe Hay Salam")])
        .await
        .unwrap();
    assert_eq!((report.created, report.refused), (3, 0));
    assert_eq!(annexes().await, 3);

    // A unit that was merged into another is known by its former name.
    let named = app.all(&ANNEXES).await;
    let id = |name: &str| named.iter().find(|one| one.title().1 == name).unwrap().id.clone();
    let (from, into) = (id("ملحقة تيليلا"), id("ملحقة حي السلام"));
    let done = merge(&app, "root", json!({"id": from, "intoId": into})).await.unwrap();
    assert_eq!(done["unit"]["aliases"], json!(["ملحقة تيليلا"]));
    let again = "CIN;Nom complet;الاسم الكامل بالعربية;Annexe\nAA2004;Test Quatre;اختبار;ملحقة تيليلا\n";
    let report = staff(&app, again, &[]).await.unwrap();
    assert_eq!((report.created, report.missing.len()), (1, 0));
    assert_eq!(annexes().await, 2);
}
