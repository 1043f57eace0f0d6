use serde_json::json;

use super::EMPLOYEES;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::service::SERVICES;
use crate::people::person::PERSONS;
use crate::testing::{TestApp, code};

#[tokio::test]
async fn registration_follows_code_and_fingerprint() {
    let app = crate::testing::new_app();
    for (id, more, status) in [
        ("a", json!({}), "notRegistered"),
        ("b", json!({"fingerprint": true}), "notRegistered"),
        ("c", json!({"emp_code": "007"}), "registeredMissingFingerprint"),
        ("d", json!({"emp_code": "008", "fingerprint": true}), "fullyRegistered"),
    ] {
        let made = app.employee(id, &format!("A{}00", id.as_bytes()[0]), more).await;
        assert_eq!(made["registrationStatus"], status, "{id}");
        assert_eq!(made["FONCTION"], "");
        assert_eq!(made["active"], true);
    }
}

#[tokio::test]
async fn a_new_employee_has_a_new_person() {
    let app = crate::testing::new_app();
    let made = app
        .employee("e", "be 27-7459", json!({"DATN": "1967-04-16", "phone": "0630703945"}))
        .await;
    let person = app.get(&PERSONS, made["personId"].as_str().unwrap()).await;
    assert_eq!(person["CIN"], "BE277459");
    assert_eq!(person["birthDate"], "1967-04-16T00:00:00.000+00:00");
    assert_eq!(person["phone"], "+212630703945");
    assert_eq!(app.all(&PERSONS).await.len(), 1);
}

#[tokio::test]
async fn a_known_person_is_linked_and_fills_what_is_blank() {
    let app = crate::testing::new_app();
    let person =
        json!({"$id": "p", "fullNameFr": "AGENT a12", "fullNameAr": "عـون A12", "CIN": "A12", "phone": "0612345678"});
    app.make(&PERSONS, person).await;
    let made = app.employee("e", "A12", json!({"address": "Rabat"})).await;
    assert_eq!(made["personId"], "p");
    assert_eq!(made["phone"], "+212612345678");
    let person = app.get(&PERSONS, "p").await;
    assert_eq!(person["address"], "Rabat");
    assert_eq!(
        person["fullNameFr"], "Agent A12",
        "the name is kept equal by whichever is written"
    );
}

#[tokio::test]
async fn another_name_under_a_known_cin_asks_for_confirmation() {
    let app = crate::testing::new_app();
    app.make(
        &PERSONS,
        json!({"$id": "p", "fullNameFr": "Somebody", "fullNameAr": "شخص", "CIN": "A12"}),
    )
    .await;
    let mut data = json!({"fullNameFr": "Agent", "fullNameAr": "عون", "CIN": "A12"});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &EMPLOYEES, data.clone()).await),
        "person_differs"
    );
    assert!(app.all(&EMPLOYEES).await.is_empty());
    data["personId"] = json!("p");
    let made = app.create(&TestApp::full_rights(), &EMPLOYEES, data).await.unwrap();
    assert_eq!(made["personId"], "p");
    assert_eq!(app.get(&PERSONS, "p").await["fullNameFr"], "Agent");
}

#[tokio::test]
async fn a_person_of_another_cin_is_refused() {
    let app = crate::testing::new_app();
    app.make(
        &PERSONS,
        json!({"$id": "p", "fullNameFr": "X", "fullNameAr": "س", "CIN": "B99"}),
    )
    .await;
    let data = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": "A12", "personId": "p"});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &EMPLOYEES, data).await),
        "person_of_another"
    );
}

#[tokio::test]
async fn what_is_shared_stays_equal_whichever_is_written() {
    let app = crate::testing::new_app();
    let made = app.employee("e", "A12", json!({})).await;
    let person = made["personId"].as_str().unwrap().to_owned();
    app.change(
        &EMPLOYEES,
        "e",
        json!({"CIN": "B34", "email": "A@commune.ma", "grade": "x"}),
    )
    .await;
    let followed = app.get(&PERSONS, &person).await;
    assert_eq!(
        (&followed["CIN"], &followed["email"]),
        (&json!("B34"), &json!("a@commune.ma"))
    );
    app.change(
        &PERSONS,
        &person,
        json!({"CIN": "C56", "fullNameAr": "اسم", "email": null}),
    )
    .await;
    let followed = app.get(&EMPLOYEES, "e").await;
    assert_eq!(followed["CIN"], "C56");
    assert_eq!(followed["fullNameAr"], "اسم");
    assert_eq!(followed["email"], json!(null));
    assert_eq!(app.all(&PERSONS).await.len(), 1);
}

#[tokio::test]
async fn an_employee_is_never_without_a_person() {
    let app = crate::testing::new_app();
    let made = app.employee("e", "A12", json!({})).await;
    let kept = app
        .change(&EMPLOYEES, "e", json!({"personId": null, "grade": "x"}))
        .await;
    assert_eq!(kept["personId"], made["personId"]);
    assert_eq!(app.all(&PERSONS).await.len(), 1);
}

#[tokio::test]
async fn deleting_the_employee_keeps_the_person() {
    let app = crate::testing::new_app();
    let made = app.employee("e", "A12", json!({})).await;
    app.engine
        .delete(&TestApp::full_rights(), &EMPLOYEES, "e", None)
        .await
        .unwrap();
    assert_eq!(app.all(&PERSONS).await[0].id, made["personId"]);
    let again = app.employee("f", "A12", json!({})).await;
    assert_eq!(again["personId"], made["personId"]);
}

#[tokio::test]
async fn cin_number_and_device_code_stand_once() {
    let app = crate::testing::new_app();
    app.employee("e", "A12", json!({"N_PERS_ACT": 7, "emp_code": "01"}))
        .await;
    for (more, field) in [
        (json!({"CIN": "a-12"}), "CIN"),
        (json!({"CIN": "A12", "fullNameFr": "Another"}), "CIN"),
        (json!({"CIN": "B1111", "N_PERS_ACT": 7}), "N_PERS_ACT"),
        (json!({"CIN": "B1111", "emp_code": "01"}), "emp_code"),
    ] {
        let mut data = json!({"fullNameFr": "Agent A12", "fullNameAr": "عون A12"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let error = app.create(&TestApp::full_rights(), &EMPLOYEES, data).await.unwrap_err();
        assert!(error.is(schema::error_codes::DUPLICATE), "{error}");
        assert_eq!(error.rejection().unwrap().field.as_deref(), Some(field));
    }
    let kept = app.employee("f", "B2222", json!({"emp_code": "1"})).await;
    assert_eq!(kept["emp_code"], "1", "01 and 1 are two codes");
}

/// Own fields are found in the own row, names in every row: what more one may read of oneself hides nobody else.
#[tokio::test]
async fn everybody_finds_colleagues_by_their_names_and_oneself_by_the_own_number() {
    let app = crate::testing::new_app();
    for (id, cin) in [("amina", "AA1001"), ("brahim", "BB2002")] {
        app.employee(id, cin, json!({})).await;
    }
    app.user("amina", json!({"persoActif": "amina"})).await;
    let ctx = app.ctx("amina").await;
    for (term, found) in [
        ("Agent", &["amina", "brahim"][..]),
        ("BB2002", &["brahim"]),
        ("aa-1001", &["amina"]),
        ("a\0gent", &["amina", "brahim"]),
    ] {
        let results = app.engine.search(&ctx, term).await.unwrap()["results"].take();
        let people = results
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| one["collection"] == "employees");
        let ids: Vec<&str> = people.map(|one| one["$id"].as_str().unwrap()).collect();
        assert_eq!(ids, found, "{term}");
    }
    app.change(
        &EMPLOYEES,
        "brahim",
        json!({"fullNameFr": "Brahim", "fullNameAr": "إبراهيم"}),
    )
    .await;
    let results = app.engine.search(&ctx, "BB2002").await.unwrap()["results"].take();
    assert_eq!(results, json!([]), "the number of another is not theirs to search by");
}

#[tokio::test]
async fn the_service_follows_the_bureau() {
    let app = crate::testing::new_app();
    for id in ["s1", "s2"] {
        app.make(&SERVICES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
        let bureau = json!({"$id": id.replace('s', "b"), "nameFr": id, "nameAr": id, "serviceId": id});
        app.make(&BUREAUX, bureau).await;
    }
    app.employee("e", "A12", json!({"bureauId": "b1"})).await;
    for (write, bureau, service) in [
        (json!({}), json!("b1"), "s1"),
        (json!({"bureauId": "b2"}), json!("b2"), "s2"),
        (json!({"bureauId": "b1", "serviceId": "s2"}), json!("b1"), "s1"),
        (json!({"serviceId": "s2"}), json!(null), "s2"),
        (json!({"bureauId": "b1"}), json!("b1"), "s1"),
    ] {
        let now = if write.as_object().unwrap().is_empty() {
            app.get(&EMPLOYEES, "e").await
        } else {
            app.change(&EMPLOYEES, "e", write.clone()).await
        };
        assert_eq!(
            (&now["bureauId"], &now["serviceId"]),
            (&bureau, &json!(service)),
            "{write}"
        );
    }
    app.change(&BUREAUX, "b1", json!({"serviceId": "s2"})).await;
    assert_eq!(
        app.get(&EMPLOYEES, "e").await["serviceId"],
        "s2",
        "the bureau joined another service"
    );
}

#[tokio::test]
async fn who_orders_missions_finds_a_colleague_by_a_whole_number_a_few_times_an_hour() {
    let app = crate::testing::new_app();
    app.employee("e", "BE277459", json!({"N_PERS_ACT": 1_234_567})).await;
    app.employee("gone", "A12", json!({"active": false})).await;
    app.user("clerk", json!({"auth": ["order-mission-admin"]})).await;
    app.user("other", json!({})).await;
    let clerk = app.ctx("clerk").await;
    let ask = async |number: &str| {
        let found = app.act(&clerk, "employees.lookup", json!({"number": number})).await;
        found.map(|answer| answer["employee"]["$id"].clone())
    };
    assert_eq!(ask("be 277-459").await.unwrap(), "e");
    assert_eq!(ask("1234567").await.unwrap(), "e");
    let found = app.act(&clerk, "employees.lookup", json!({"number": "BE277459"})).await;
    assert_eq!(
        found.unwrap()["employee"]["CIN"],
        json!(null),
        "no more is read than before"
    );
    for number in ["BE27745", "277459", "A12", "%"] {
        assert_eq!(ask(number).await.unwrap(), json!(null), "{number}");
    }
    assert_eq!(
        app.all(&super::lookup::LOOKUPS).await.len(),
        7,
        "those that find nobody too"
    );
    for _ in 7..20 {
        ask("BE277459").await.unwrap();
    }
    assert_eq!(code(ask("BE277459").await), "employee_lookups_exhausted");
    let other = app.ctx("other").await;
    let refused = app.act(&other, "employees.lookup", json!({"number": "BE277459"})).await;
    assert_eq!(code(refused), "user_unauthorized");
}
