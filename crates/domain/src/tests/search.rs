//! People and papers are found as somebody types them, in the search of the whole house and in every list.

use engine::RequestContext;
use platform::people::employee::EMPLOYEES;
use schema::WireQuery;
use serde_json::{Value as Json, json};
use testing::TestApp;

use crate::tests::commune::commune;

async fn found(app: &TestApp, ctx: &RequestContext, term: &str) -> Vec<Json> {
    let results = app.engine.search(ctx, term).await.unwrap()["results"].take();
    results.as_array().unwrap().clone()
}

async fn ids_of(app: &TestApp, ctx: &RequestContext, term: &str) -> Vec<String> {
    let found = found(app, ctx, term).await;
    found
        .iter()
        .filter_map(|one| one["$id"].as_str().map(str::to_owned))
        .collect()
}

async fn total(app: &TestApp, ctx: &RequestContext, query: WireQuery) -> Json {
    let list = app.engine.list(ctx, &EMPLOYEES, &[query], true).await.unwrap();
    serde_json::from_slice::<Json>(&list).unwrap()["total"].take()
}

async fn app_with_two_people() -> TestApp {
    let app = crate::tests::new_app();
    for (id, cin, fr, ar, number) in [
        ("amina", "WA100000", "Fassi-Fihri Amina", "أمينة الفاسي الفهري", 500_000),
        (
            "karim",
            "WB200000",
            "Benjelloun Mohammed Karim",
            "محمد كريم بنجلون",
            412_345,
        ),
    ] {
        let names = json!({"fullNameFr": fr, "fullNameAr": ar, "N_PERS_ACT": number});
        app.employee(id, cin, names).await;
    }
    app
}

#[tokio::test]
async fn people_are_found_by_their_names_and_numbers_as_somebody_types_them() {
    let app = app_with_two_people().await;
    let whole = TestApp::full_rights();
    for (term, id) in [
        ("amina fassi fihri", "amina"),
        ("fasi fihri", "amina"),
        ("الفهري أمينه", "amina"),
        ("فاسي", "amina"),
        ("wa100000", "amina"),
        ("WA 1000", "amina"),
        ("٥٠٠٠", "amina"),
        ("500000", "amina"),
        ("amina 5000", "amina"),
        ("Mohamed Benjeloun", "karim"),
        ("karim benjelloun", "karim"),
        ("4123", "karim"),
    ] {
        let found = found(&app, &whole, term).await;
        let ids: Vec<&str> = found.iter().filter_map(|one| one["$id"].as_str()).collect();
        assert_eq!(ids, [id], "{term}");
        let typed = WireQuery::new("find", "fullNameFr,fullNameAr,CIN,N_PERS_ACT", vec![json!(term)]);
        assert_eq!(total(&app, &whole, typed).await, 1, "{term}");
    }
    for term in ["00000", "2345", "amina karim"] {
        let typed = WireQuery::new("find", "fullNameFr,N_PERS_ACT", vec![json!(term)]);
        let total = total(&app, &whole, typed).await;
        assert_eq!(
            total, 0,
            "a number goes by its beginning, and every word counts: {term}"
        );
    }
}

#[tokio::test]
async fn an_order_is_found_by_its_number_and_says_whose_it_is_and_when() {
    let app = commune(30).await;
    let found = found(&app, &TestApp::full_rights(), "2/2026").await;
    let orders: Vec<&Json> = found.iter().filter(|one| one["collection"] == "missions").collect();
    let [order] = orders.as_slice() else {
        panic!("{orders:?}")
    };
    assert_eq!(
        (&order["number"], &order["label"]),
        (&json!("2/2026"), &json!("Ordre de mission"))
    );
    let details = order["details"].as_array().unwrap();
    assert_eq!(details.len(), 3, "{details:?}");
    assert!(
        details[0]["fr"].is_string() && details[2]["on"].is_string(),
        "{details:?}"
    );
}

#[tokio::test]
async fn people_are_found_by_their_telephone_however_it_is_written_by_whoever_may_read_it() {
    let app = app_with_two_people().await;
    app.change(&EMPLOYEES, "amina", json!({"phone": "0661 22-33.44"})).await;
    app.user("clerk", json!({"persoActif": "karim"})).await;
    let (whole, clerk) = (TestApp::full_rights(), app.ctx("clerk").await);
    for term in [
        "0661223344",
        "06 61 22 33 44",
        "+212 661 22 33 44",
        "0661",
        "00212661",
        "223344",
        "amina 0661",
    ] {
        let ids = ids_of(&app, &whole, term).await;
        assert_eq!(ids, ["amina"], "{term}");
        let ids = ids_of(&app, &clerk, term).await;
        assert!(ids.is_empty(), "not theirs to search by: {term} {ids:?}");
    }
    for term in ["661", "0662", "223355", "06"] {
        let ids = ids_of(&app, &whole, term).await;
        assert!(ids.is_empty(), "{term} {ids:?}");
    }
}

#[tokio::test]
async fn work_is_found_by_what_is_done_and_goes_by_its_car() {
    let app = commune(30).await;
    app.employee("karim", "WZ900001", json!({})).await;
    app.user("clerk", json!({"persoActif": "karim"})).await;
    let clerk = app.ctx("clerk").await;
    for term in ["vidange", "oil change", "تغيير الزيت"] {
        let found = found(&app, &TestApp::full_rights(), term).await;
        let work = found.iter().find(|one| one["collection"] == "maintenances").unwrap();
        assert_eq!((&work["title"], &work["titleAr"]), (&json!("Vidange"), &json!("")));
        assert_eq!(work["details"][0]["form"], "plate", "{work}");
        let seen = self::found(&app, &clerk, term).await;
        assert!(
            seen.iter().all(|one| one["collection"] != "maintenances"),
            "as if there were none: {seen:?}"
        );
    }
}

#[tokio::test]
async fn persons_without_a_file_are_found_by_who_may_read_them_and_others_once() {
    let app = app_with_two_people().await;
    let applicant =
        json!({"$id": "p", "fullNameFr": "Amina Applicant", "fullNameAr": "أمينة المترشحة", "CIN": "WC300000"});
    app.make(&platform::people::person::PERSONS, applicant).await;
    let whole = TestApp::full_rights();
    let mut ids = ids_of(&app, &whole, "amina").await;
    ids.sort();
    assert_eq!(ids, ["amina", "p"], "whoever has a file is found once");
    assert_eq!(ids_of(&app, &whole, "WC300000").await, ["p"]);
    app.user("clerk", json!({"persoActif": "karim"})).await;
    let clerk = app.ctx("clerk").await;
    for term in ["applicant", "WC300000"] {
        assert!(ids_of(&app, &clerk, term).await.is_empty(), "{term} is not theirs");
    }
}

#[tokio::test]
async fn a_paper_is_found_by_its_reference_under_the_name_of_its_kind_and_opens_its_check() {
    let app = app_with_two_people().await;
    app.card().await;
    app.change(
        &EMPLOYEES,
        "amina",
        json!({"recruitmentDate": "2012-03-01", "FONCTION": "Archiviste"}),
    )
    .await;
    let whole = TestApp::full_rights();
    let order = json!({"employeeId": "amina", "kind": "work", "language": "fr"});
    let paper = app.act(&whole, "employees.certificate", order).await.unwrap();
    let (reference, code) = (paper["refNumber"].as_str().unwrap(), paper["docId"].as_str().unwrap());
    for term in [reference, code] {
        let found = found(&app, &whole, term).await;
        let [found] = found.as_slice() else {
            panic!("{term}: {found:?}")
        };
        assert_eq!(found["collection"], "authenticDocuments");
        assert_eq!(found["open"], format!("/verify/{code}"));
        assert_eq!(found["title"], "Attestation de travail");
        assert_eq!(found["details"][0]["fr"], reference);
        assert!(found["details"][1]["on"].is_string(), "{found}");
    }
    app.user("clerk", json!({"persoActif": "karim"})).await;
    let clerk = app.ctx("clerk").await;
    for term in [reference, code] {
        assert!(ids_of(&app, &clerk, term).await.is_empty(), "not theirs to read");
    }
}
