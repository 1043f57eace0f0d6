use serde_json::json;

use super::annexe::ANNEXES;
use super::bureau::BUREAUX;
use super::direction::DIRECTIONS;
use super::division::DIVISIONS;
use super::holiday::HOLIDAYS;
use super::service::SERVICES;
use super::work_schedule::WORK_SCHEDULES;
use crate::people::employee::EMPLOYEES;
use crate::testing::{TestApp, code, is_as_offered};

#[tokio::test]
async fn a_unit_in_use_is_not_deleted() {
    let app = crate::testing::new_app();
    app.make(&ANNEXES, json!({"$id": "a", "nameFr": "A", "nameAr": "أ"}))
        .await;
    app.make(
        &BUREAUX,
        json!({"$id": "b", "nameFr": "B", "nameAr": "ب", "annexeId": "a"}),
    )
    .await;
    app.employee("e", "A12", json!({"annexe": "a"})).await;
    let delete = async |of, id| app.engine.delete(&TestApp::full_rights(), of, id, None).await;
    let refused = delete(&ANNEXES, "a").await.unwrap_err();
    assert!(refused.is(schema::error_codes::DELETE_RESTRICTED), "{refused}");
    delete(&BUREAUX, "b").await.unwrap();
    assert_eq!(code(delete(&ANNEXES, "a").await), "document_delete_restricted");
    delete(&EMPLOYEES, "e").await.unwrap();
    delete(&ANNEXES, "a").await.unwrap();
}

#[tokio::test]
async fn a_service_counts_its_bureaux() {
    let app = crate::testing::new_app();
    app.make(
        &SERVICES,
        json!({"$id": "s", "nameFr": "S", "nameAr": "س", "bureauCount": 9}),
    )
    .await;
    assert_eq!(
        app.get(&SERVICES, "s").await["bureauCount"],
        0,
        "what the server computes is ignored on input"
    );
    for name in ["B", "C"] {
        app.make(&BUREAUX, json!({"nameFr": name, "nameAr": name, "serviceId": "s"}))
            .await;
    }
    assert_eq!(app.get(&SERVICES, "s").await["bureauCount"], 2);
}

#[tokio::test]
async fn a_day_is_a_holiday_once() {
    let app = crate::testing::new_app();
    let mut day = json!({"date": "2026-11-18", "nameFr": "Indépendance", "nameAr": "الاستقلال", "kind": "fixed"});
    let made = app.make(&HOLIDAYS, day.clone()).await;
    assert_eq!(
        (&made["date"], &made["confirmed"]),
        (&json!("2026-11-18T00:00:00.000+00:00"), &json!(false))
    );
    day["date"] = json!("2026-11-17T23:00:00.000Z");
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &HOLIDAYS, day).await),
        "document_unique_constraint_violation"
    );
}

#[tokio::test]
async fn two_feasts_may_stand_on_one_day_but_not_twice_by_one_name() {
    let app = crate::testing::new_app();
    let ctx = TestApp::full_rights();
    let feast =
        |name: &str, ar: &str, day: &str, kind: &str| json!({"date": day, "nameFr": name, "nameAr": ar, "kind": kind});
    let throne = feast("Fête du Trône", "عيد العرش", "2026-07-30", "fixed");
    app.make(&HOLIDAYS, throne.clone()).await;
    let mawlid = feast("Aïd al-Mawlid", "عيد المولد النبوي", "2026-07-30", "hijri");
    let made = app.make(&HOLIDAYS, mawlid).await;
    let unique = "document_unique_constraint_violation";
    assert_eq!(code(app.create(&ctx, &HOLIDAYS, throne).await), unique);
    app.make(&HOLIDAYS, feast("Fête du Trône", "عيد العرش", "2027-07-30", "fixed"))
        .await;
    let id = made["$id"].as_str().unwrap();
    let renamed = app
        .update(&ctx, &HOLIDAYS, id, json!({"nameFr": "Fête du Trône"}))
        .await;
    assert_eq!(code(renamed), unique, "nor by another's change");
}

#[tokio::test]
async fn hours_are_of_one_week_and_end_after_they_begin() {
    let app = crate::testing::new_app();
    let with = |more: serde_json::Value| {
        let mut data = json!({"nameFr": "N", "nameAr": "ن", "validFrom": "2026-01-01"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        data
    };
    let made = app
        .make(
            &WORK_SCHEDULES,
            with(json!({"weekdays": [5, 1, 3], "start": "8:30", "end": "16:30"})),
        )
        .await;
    assert_eq!(
        (&made["weekdays"], &made["start"]),
        (&json!([1, 3, 5]), &json!("08:30"))
    );
    for (more, expected) in [
        (json!({"weekdays": [0]}), "weekday_unknown"),
        (json!({"weekdays": [1, 1]}), "weekday_unknown"),
        (json!({"start": "16:30", "end": "8:30"}), "schedule_ends_before_start"),
        (json!({"validTo": "2025-12-31"}), "document_invalid_structure"),
        (json!({"start": "25:00"}), "document_invalid_structure"),
    ] {
        assert_eq!(
            code(app.create(&TestApp::full_rights(), &WORK_SCHEDULES, with(more)).await),
            expected
        );
    }
    // Overlapping rows are allowed.
    app.make(&WORK_SCHEDULES, with(json!({}))).await;
}

#[tokio::test]
async fn a_unit_is_headed_by_somebody_in_activity() {
    let app = crate::testing::new_app();
    app.employee("left", "A11", json!({"active": false})).await;
    app.employee("head", "A12", json!({})).await;
    let unit = |id: &str, by: &str, head: &str| json!({"$id": id, "nameFr": id, "nameAr": id, by: head});
    for (of, by) in [
        (&ANNEXES, "headId"),
        (&DIRECTIONS, "headId"),
        (&DIVISIONS, "headId"),
        (&SERVICES, "responsible"),
        (&BUREAUX, "headId"),
    ] {
        let made = app.create(&TestApp::full_rights(), of, unit("new", by, "left")).await;
        let refused = made.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(
            (refused.kind.code, refused.field.as_deref()),
            ("head_inactive", Some(by)),
            "{}",
            of.id
        );
        app.make(of, unit("unit", by, "head")).await;
        let changed = app
            .update(&TestApp::full_rights(), of, "unit", json!({by: "left"}))
            .await;
        assert_eq!(code(changed), "head_inactive");
    }
    app.change(&EMPLOYEES, "head", json!({"active": false})).await;
    app.change(&SERVICES, "unit", json!({"nameFr": "renamed"})).await;
}

#[tokio::test]
async fn units_are_offered_to_be_merged_by_administrators() {
    let app = crate::testing::new_app();
    app.user("root", json!({"auth": ["admin"]})).await;
    app.user(
        "hr",
        json!({"permissions": ["rh-managements:*", "organisation-management:*"]}),
    )
    .await;
    for of in [&ANNEXES, &BUREAUX, &DIRECTIONS, &DIVISIONS, &SERVICES] {
        for id in ["from", "into"] {
            let unit = json!({"$id": id, "nameFr": format!("{} {id}", of.id), "nameAr": format!("وحدة {id}")});
            app.make(of, unit).await;
        }
        let act = format!("{}.merge", of.id);
        for who in ["hr", "root"] {
            let given = json!({"id": "from", "intoId": "into"});
            let offered = is_as_offered(&app, who, &act, of.id, "from", given).await;
            assert_eq!(offered, who == "root", "{act} {who}");
        }
    }
}
