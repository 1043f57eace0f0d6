//! What is refused, each under its field.

use platform::people::person::PERSONS;
use serde_json::{Value as Json, json};

use super::{granted, input, submit, with};
use crate::testing::{TestApp, code};
use crate::town::{act, town};
use schema::Error;

/// The code of a refusal and the field that it is about.
async fn refused(app: &TestApp, who: &str, data: Json) -> (&'static str, String) {
    match submit(app, who, data).await {
        Err(Error::Refused(why)) => (why.kind.code, why.field.clone().unwrap_or_default()),
        other => panic!("{other:?}"),
    }
}

/// What is asked for, the refusal, and its field.
fn uncountable() -> Vec<(Json, &'static str, &'static str)> {
    vec![
        (input("feast", "2026-12-07", "2026-12-08"), "leave_type_unknown", "type"),
        (
            input("paternity", "2022-01-03", "2022-01-04"),
            "leave_type_unknown",
            "type",
        ),
        (
            input("annual", "2026-12-08", "2026-12-07"),
            "leave_ends_before_start",
            "endDate",
        ),
        (
            input("annual", "2026-12-12", "2026-12-13"),
            "leave_without_days",
            "endDate",
        ),
        (
            with(input("unpaid", "2027-01-04", "2027-01-05"), json!({"startHalf": true})),
            "leave_without_half_days",
            "startHalf",
        ),
        (
            with(
                input("annual", "2026-12-07", "2026-12-07"),
                json!({"startHalf": true, "endHalf": true}),
            ),
            "leave_ends_before_start",
            "endDate",
        ),
        (input("annual", "2026-12-07", "2040-12-07"), "leave_too_long", "endDate"),
    ]
}

#[tokio::test]
async fn what_cannot_be_counted_is_refused_under_its_field() {
    let app = town().await;
    for (data, wanted, field) in uncountable() {
        assert_eq!(
            refused(&app, "amina", data.clone()).await,
            (wanted, field.to_owned()),
            "{data}"
        );
    }
}

#[tokio::test]
async fn what_is_missing_or_names_oneself_is_refused_by_its_name() {
    let app = town().await;
    let own = with(
        input("annual", "2026-12-07", "2026-12-08"),
        json!({"replacementId": "amina"}),
    );
    let field = "replacementId".to_owned();
    assert_eq!(refused(&app, "amina", own).await, ("leave_replaces_oneself", field));
    for missing in ["type", "startDate", "endDate"] {
        let mut data = input("annual", "2026-12-07", "2026-12-08");
        data.as_object_mut().unwrap().remove(missing);
        assert_eq!(code(submit(&app, "amina", data).await), "general_argument_invalid");
    }
    assert_eq!(
        code(submit(&app, "warda", input("annual", "2026-12-07", "2026-12-08")).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn days_that_are_gone_are_refused_but_by_human_resources_with_a_reason() {
    let app = town().await;
    let late = input("annual", "2026-11-16", "2026-11-17");
    assert_eq!(
        refused(&app, "amina", late.clone()).await,
        ("leave_in_the_past", "startDate".to_owned())
    );
    // Sick leave is asked for within fifteen days.
    submit(&app, "amina", input("sick", "2026-11-10", "2026-11-11"))
        .await
        .unwrap();
    assert_eq!(
        refused(&app, "amina", input("sick", "2026-11-01", "2026-11-02"))
            .await
            .0,
        "leave_in_the_past"
    );
    let own_reason = with(late.clone(), json!({"pastReason": "Oubli"}));
    assert_eq!(refused(&app, "amina", own_reason).await.0, "leave_in_the_past");
    let entered = with(late, json!({"employeeId": "brahim"}));
    assert_eq!(refused(&app, "hajar", entered.clone()).await.0, "leave_in_the_past");
    let row = submit(
        &app,
        "hajar",
        with(entered.clone(), json!({"pastReason": "Déposée sur papier"})),
    )
    .await
    .unwrap();
    assert_eq!([&row["employeeId"], &row["enteredById"]], ["brahim", "hajar"]);
    assert_eq!(
        refused(&app, "chama", entered).await,
        ("leave_not_yours", "employeeId".to_owned())
    );
    let soon = input("unpaid", "2026-11-30", "2026-12-04");
    assert_eq!(
        refused(&app, "amina", soon).await,
        ("leave_notice_short", "startDate".to_owned())
    );
}

#[tokio::test]
async fn nobody_is_on_leave_twice_and_halves_meet_at_noon() {
    let app = town().await;
    let morning = with(input("annual", "2026-12-07", "2026-12-08"), json!({"endHalf": true}));
    let first = submit(&app, "amina", morning).await.unwrap();
    let other = input("exceptional", "2026-12-08", "2026-12-09");
    let Err(Error::Refused(why)) = submit(&app, "amina", other.clone()).await else {
        panic!()
    };
    assert_eq!(
        (why.kind.code, why.field.as_deref()),
        ("leave_overlaps", Some("startDate"))
    );
    assert!(
        why.args
            .iter()
            .any(|(name, id)| *name == "requestId" && *id == first["$id"]),
        "{why:?}"
    );
    let (collection, id) = why.named.clone().unwrap();
    assert_eq!((collection, json!(id)), ("leaveRequests", first["$id"].clone()));
    submit(&app, "amina", with(other.clone(), json!({"startHalf": true})))
        .await
        .unwrap();
    submit(&app, "brahim", other).await.unwrap();
}

#[tokio::test]
async fn more_than_the_balance_is_refused_counting_what_is_pending() {
    let app = town().await;
    let month = input("annual", "2026-12-01", "2026-12-31");
    assert_eq!(
        refused(&app, "amina", month).await,
        ("leave_beyond_balance", "endDate".to_owned())
    );
    submit(&app, "amina", input("annual", "2026-12-01", "2026-12-18"))
        .await
        .unwrap();
    assert_eq!(
        refused(&app, "amina", input("annual", "2026-12-21", "2026-12-31"))
            .await
            .0,
        "leave_beyond_balance"
    );
    // Days of the next year count against its own days, of which thirty are too many.
    assert_eq!(
        refused(&app, "amina", input("annual", "2027-01-04", "2027-02-12"))
            .await
            .0,
        "leave_beyond_balance"
    );
    submit(&app, "amina", input("annual", "2027-01-04", "2027-01-29"))
        .await
        .unwrap();
    assert_eq!(
        refused(&app, "amina", input("annual", "2027-03-01", "2027-03-05"))
            .await
            .0,
        "leave_beyond_balance"
    );
}

#[tokio::test]
async fn ceilings_minimum_service_and_sex_are_those_of_the_type() {
    let app = town().await;
    let ten = input("exceptional", "2026-12-01", "2026-12-14");
    submit(&app, "amina", ten).await.unwrap();
    let more = input("exceptional", "2026-12-21", "2026-12-21");
    assert_eq!(
        refused(&app, "amina", more).await,
        ("leave_beyond_ceiling", "endDate".to_owned())
    );
    app.employee("zineb", "AA1009", json!({"recruitmentDate": "2026-09-01"}))
        .await;
    app.user("zineb", json!({"persoActif": "zineb"})).await;
    crate::town::credit(&app).await;
    let mut served = next_version();
    served["validFrom"] = json!("2026-06-01");
    served["minimumMonths"] = json!(6);
    app.make(&crate::leave_type::LEAVE_TYPES, served).await;
    let early = input("annual", "2026-12-07", "2026-12-07");
    assert_eq!(
        refused(&app, "zineb", early).await,
        ("leave_service_short", "startDate".to_owned())
    );
    let card = json!({"sex": "M", "fullNameFr": "Amin", "fullNameAr": "أمين", "CIN": "ZZ9001"});
    let person = app.make(&PERSONS, card).await;
    let file = json!({"personId": person["$id"], "recruitmentDate": "2015-03-01"});
    app.employee("karim", "ZZ9001", file).await;
    app.user("karim", json!({"persoActif": "karim"})).await;
    let maternity = input("maternity", "2027-01-04", "2027-04-11");
    assert_eq!(
        refused(&app, "karim", maternity).await,
        ("leave_not_for_them", "type".to_owned())
    );
}

/// Thirty days from 2027 on, of which ten go over until the end of June.
fn next_version() -> Json {
    json!({"code": "annual", "validFrom": "2027-01-01", "nameFr": "Congé annuel", "nameAr": "الرخصة السنوية",
        "unit": "working", "entitlement": 30, "carryOver": 10, "expiresOn": "06-30", "halfDays": true, "source": "Loi à venir"})
}

#[tokio::test]
async fn what_was_used_of_a_type_stands_and_another_version_holds_from_its_day() {
    let app = town().await;
    granted(&app, "amina", input("annual", "2026-12-07", "2026-12-08")).await;
    let types = app.all(&crate::leave_type::LEAVE_TYPES).await;
    let annual = types
        .iter()
        .find(|one| one.get(crate::leave_type::CODE).as_deref() == Some("annual"))
        .unwrap();
    let hr = app.ctx("hajar").await;
    let change = app
        .update(
            &hr,
            &crate::leave_type::LEAVE_TYPES,
            &annual.id,
            json!({"entitlement": 30}),
        )
        .await;
    assert_eq!(code(change), "leave_type_used");
    app.create(&hr, &crate::leave_type::LEAVE_TYPES, next_version())
        .await
        .unwrap();
    app.at("2027-01-01T00:30:00Z");
    crate::town::credit(&app).await;
    // Ten of twenty went over, thirty are new.
    assert_eq!(crate::town::annual(&app, "amina").await[0], 40.0);
}

#[tokio::test]
async fn carried_days_are_not_there_after_their_last_day() {
    let app = town().await;
    let hr = app.ctx("hajar").await;
    app.create(&hr, &crate::leave_type::LEAVE_TYPES, next_version())
        .await
        .unwrap();
    app.at("2027-01-01T00:30:00Z");
    crate::town::credit(&app).await;
    assert_eq!(crate::town::annual(&app, "amina").await[0], 40.0);
    // Thirty-four after the end of June are too many: the ten will have lapsed.
    let late = input("annual", "2027-07-01", "2027-08-17");
    assert_eq!(refused(&app, "amina", late).await.0, "leave_beyond_balance");
    app.at("2027-07-01T00:30:00Z");
    crate::town::credit(&app).await;
    assert_eq!(crate::town::annual(&app, "amina").await[0], 30.0);
    let told = act(
        &app,
        "amina",
        "leaveRequests.preview",
        input("annual", "2027-07-05", "2027-07-09"),
    )
    .await
    .unwrap();
    assert_eq!(told["balances"][0]["before"], 30);
    assert_eq!(told["balances"][0]["after"], 25);
}
