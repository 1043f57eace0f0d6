//! The order on paper: what it says, who prints and reads it, and how it follows its mission.

use engine::RequestContext;
use schema::Result;
use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{order, test_app as people};
use crate::car::CARS;
use crate::testing::{TestApp, code, pdf_text, public_check};
use platform::bucket::MISSION_DOCUMENTS;
use platform::organisation::service::SERVICES;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::people::employee::EMPLOYEES;
use platform::people::grade::GRADES;
use platform::people::job_title::JOB_TITLES;
use platform::people::person::PERSONS;

/// Amina leaves tomorrow with Chama, driven by Driss, by order 1/2026.
async fn test_app() -> TestApp {
    let app = people().await;
    app.user("chama", json!({"persoActif": "chama"})).await;
    app.user("brahim", json!({"persoActif": "brahim"})).await;
    let service = json!({"$id": "s", "nameFr": "Service du patrimoine communal", "nameAr": "مصلحة الممتلكات الجماعية"});
    app.make(&SERVICES, service).await;
    app.make(&GRADES, json!({"nameFr": "Technicien", "nameAr": "تقني"}))
        .await;
    app.make(&JOB_TITLES, json!({"nameFr": "Archiviste", "nameAr": "أرشيفي"}))
        .await;
    let amina = json!({"grade": "Technicien", "FONCTION": "Archiviste", "N_PERS_ACT": 12345, "phone": "0661223344", "serviceId": "s"});
    let amina = app.change(&EMPLOYEES, "amina", amina).await;
    app.change(&PERSONS, amina["personId"].as_str().unwrap(), json!({"sex": "F"}))
        .await;
    let plate = json!({"plateKind": "civil", "registrationNumber": "12345-أ-6", "brand": "Dacia", "model": "Duster"});
    app.change(&CARS, "c1", plate).await;
    let mission = json!({"$id": "m", "carId": "c1", "driverId": "driss", "companions": ["chama"],
        "transport": "service_car", "destinationAr": "الرباط", "missionAr": "إيداع ملف إعادة تأهيل طرق المركز", "mission":
        "Dépôt du dossier de réhabilitation de la voirie du centre auprès de la direction générale des collectivités territoriales"});
    app.make(&MISSIONS, order("amina", "21T08", "21T17", mission)).await;
    app
}

async fn print(app: &TestApp, ctx: &RequestContext, language: &str) -> Result<Json> {
    app.act(ctx, "missions.print", json!({"id": "m", "language": language}))
        .await
}

async fn print_ok(app: &TestApp, language: &str) -> Json {
    print(app, &TestApp::full_rights(), language).await.unwrap()
}

/// What stands on the order of each language.
const SAID: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Ordre de mission",
            "N° 1/2026",
            "Madame Agent AA1001",
            "Technicien",
            "Archiviste",
            "AA1001",
            "Il est prescrit à",
            "1 jour",
            "Compteur, carburant",
            "12345",
            "Service du patrimoine communal",
            "Dépôt du dossier de réhabilitation",
            "Rabat",
            "21/11/2026 à 08:00",
            "21/11/2026 à 17:00",
            "Voiture de service",
            "Dacia Duster — 12345-أ-6",
            "Agent AA1004",
            "Agent AA1003",
            "Visa à l’arrivée",
            "Visa au départ",
        ],
    ),
    (
        "ar",
        &[
            "أمر بمهمة",
            "1/2026",
            "عون AA1001",
            "سيارة المصلحة",
            "مصلحة الممتلكات",
            "تأشيرة الوصول",
            "على الساعة",
            "يوم واحد",
            "تقني",
            "أرشيفي",
            "الرباط",
            "إعادة تأهيل",
        ],
    ),
    (
        "both",
        &["Ordre de mission", "أمر بمهمة", "Visa au départ", "تأشيرة المغادرة"],
    ),
];

#[tokio::test]
async fn the_order_says_who_goes_where_when_and_with_what_under_the_number_of_the_mission() {
    let app = test_app().await;
    for (language, words) in SAID {
        let made = print_ok(&app, language).await;
        assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(text.contains(word), "{language}: {word} in {text}");
        }
        let mission = app.get(&MISSIONS, "m").await;
        assert_eq!(
            [&mission["docId"], &mission["documentId"]],
            [&made["docId"], &made["fileId"]]
        );
        assert_eq!(public_check(&app, &made).await["maskedName"], "A*** A***");
    }
}

#[tokio::test]
async fn an_order_that_is_written_after_the_departure_says_so_and_counts_the_nights() {
    let app = test_app().await;
    let said = |text: &str| [text.contains("régularisation"), text.contains("3 jours, 2 nuits")];
    let text = app.record_text(&print_ok(&app, "fr").await).await;
    assert_eq!(said(&text), [false; 2], "{text}");
    let late = json!({"$id": "late", "carId": "c2", "driverId": "driss"});
    app.make(&MISSIONS, order("brahim", "16T08", "18T17", late)).await;
    let print = json!({"id": "late", "language": "fr"});
    let made = app.act(&TestApp::full_rights(), "missions.print", print).await.unwrap();
    let text = app.record_text(&made).await.replace('\u{a0}', " ");
    assert_eq!(said(&text), [true; 2], "{text}");
}

#[tokio::test]
async fn an_order_in_both_languages_says_a_long_object_in_each_once() {
    let app = test_app().await;
    let object =
        "Remise du dossier technique du marché de voirie à la préfecture, ".repeat(2) + "puis retour au dépôt communal";
    let arabic = "تسليم الملف التقني لصفقة الطرق";
    let change = json!({ "mission": object, "missionAr": arabic });
    app.change(&MISSIONS, "m", change).await;
    let made = print_ok(&app, "both").await;
    let text = pdf_text(&app.paper_bytes(&made).await);
    for (first, said) in [("Remise", object.as_str()), ("تسليم", arabic)] {
        assert_eq!(text.matches(first).count(), said.matches(first).count(), "{text}");
    }
}

#[tokio::test]
async fn an_order_in_arabic_says_what_stands_in_french_alone_and_prints_no_french() {
    let app = test_app().await;
    for (french_alone, what) in [
        ("missionAr", "mission.object"),
        ("destinationAr", "mission.destination"),
    ] {
        let before = app.get(&MISSIONS, "m").await[french_alone].clone();
        app.change(&MISSIONS, "m", json!({french_alone: null})).await;
        let refused = print(&app, &TestApp::full_rights(), "ar").await.unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            ("paper_arabic_missing", Some(what))
        );
        app.change(&MISSIONS, "m", json!({french_alone: before})).await;
    }
    // Written in Arabic in the first place, it needs no second text.
    app.change(&MISSIONS, "m", json!({"destination": "سلا", "destinationAr": null}))
        .await;
    let text = app.record_text(&print_ok(&app, "ar").await).await;
    assert!(text.contains("سلا"), "{text}");
    for french in ["Rabat", "Technicien", "Archiviste", "Dépôt", "Service"] {
        assert!(!text.contains(french), "{french} in {text}");
    }
    let refused = print(&app, &TestApp::full_rights(), "fr").await.unwrap_err();
    let rejection = refused.rejection().unwrap();
    assert_eq!(
        (rejection.kind.code, rejection.field.as_deref()),
        ("paper_french_missing", Some("mission.destination"))
    );
}

#[tokio::test]
async fn what_the_order_does_not_say_is_not_in_its_record() {
    let app = test_app().await;
    let made = print_ok(&app, "fr").await;
    let row = app.paper(&made).await;
    let record = row.get(platform::papers::authentic_document::RECORD).unwrap();
    assert_eq!(record["facts"]["mission.plate"], json!([{"ltr": "12345-أ-6"}]));
    for secret in ["employee.address", "employee.phone", "employee.birthDate"] {
        assert_eq!(record["facts"].get(secret), None, "{secret}");
    }
}

#[tokio::test]
async fn printed_again_with_nothing_changed_it_is_the_same_paper() {
    let app = test_app().await;
    let (first, arabic) = (print_ok(&app, "fr").await, print_ok(&app, "ar").await);
    let before = app.paper_bytes(&first).await;
    app.at("2026-11-22T10:00:00Z");
    app.change(
        &MISSIONS,
        "m",
        json!({"returnedAt": "2026-11-21T17:30:00Z", "odometerIn": 1200}),
    )
    .await;
    let again = print_ok(&app, "fr").await;
    assert_eq!(again["docId"], first["docId"]);
    assert!(app.paper_bytes(&again).await == before);
    assert_eq!(
        public_check(&app, &arabic).await["state"],
        "valid",
        "each language has its own"
    );
    assert_eq!(app.get(&MISSIONS, "m").await["docId"], first["docId"]);
}

#[tokio::test]
async fn after_a_change_of_what_it_says_another_takes_the_place_of_all() {
    let app = test_app().await;
    let (first, arabic) = (print_ok(&app, "fr").await, print_ok(&app, "ar").await);
    app.change(&MISSIONS, "m", json!({"destination": "Salé"})).await;
    let next = print_ok(&app, "fr").await;
    assert_ne!(next["docId"], first["docId"]);
    assert_eq!(next["refNumber"], "1/2026", "the number is the mission's");
    assert!(app.record_text(&next).await.contains("Salé"));
    for former in [&first, &arabic] {
        let told = public_check(&app, former).await;
        assert_eq!(
            [&told["state"], &told["replacedBy"]],
            [&json!("replaced"), &next["docId"]]
        );
    }
    assert_eq!(app.get(&MISSIONS, "m").await["docId"], next["docId"]);
}

#[tokio::test]
async fn a_paper_is_outdated_as_soon_as_the_mission_says_otherwise() {
    let app = test_app().await;
    let (first, arabic) = (print_ok(&app, "fr").await, print_ok(&app, "ar").await);
    let states = async || {
        let told = [public_check(&app, &first).await, public_check(&app, &arabic).await];
        told.map(|told| told["state"].as_str().unwrap().to_owned())
    };
    app.change(&MISSIONS, "m", json!({"fuelLitres": 7})).await;
    assert_eq!(states().await, ["valid", "valid"], "the order does not say it");
    app.change(&MISSIONS, "m", json!({"destination": "Salé"})).await;
    assert_eq!(states().await, ["outdated", "outdated"]);
    app.change(&MISSIONS, "m", json!({"destination": "Rabat"})).await;
    assert_eq!(states().await, ["valid", "valid"], "it says so again");
    app.change(&MISSIONS, "m", json!({"companions": []})).await;
    let next = print_ok(&app, "fr").await;
    assert_eq!(states().await, ["replaced", "replaced"]);
    assert_eq!(public_check(&app, &next).await["state"], "valid");
}

#[tokio::test]
async fn an_outdated_order_is_withdrawn_with_its_mission() {
    let app = test_app().await;
    let made = print_ok(&app, "fr").await;
    app.change(&MISSIONS, "m", json!({"destination": "Salé"})).await;
    app.change(&MISSIONS, "m", json!({"cancelledReason": "Reportée"})).await;
    assert_eq!(public_check(&app, &made).await["state"], "cancelled");
}

#[tokio::test]
async fn a_cancelled_order_is_not_printed_and_its_paper_does_not_hold_any_more() {
    let app = test_app().await;
    let made = print_ok(&app, "fr").await;
    let cancel = json!({"id": "m", "reason": "Réunion reportée"});
    app.act(&TestApp::full_rights(), "missions.cancel", cancel)
        .await
        .unwrap();
    assert_eq!(public_check(&app, &made).await["state"], "cancelled");
    let row = app.paper(&made).await;
    let reason = row.get(platform::papers::authentic_document::CANCEL_REASON);
    assert_eq!(reason.as_deref(), Some("Réunion reportée"));
    let refused = print(&app, &TestApp::full_rights(), "fr").await.unwrap_err();
    let rejection = refused.rejection().unwrap();
    assert_eq!(rejection.kind.code, "mission_order_cancelled");
    assert!(rejection.args.contains(&("reason", "Réunion reportée".to_owned())));
}

/// Whether somebody reads a paper: its row and its file are for the same people.
async fn reads(app: &TestApp, who: &str, paper: &Json) -> bool {
    let ctx = app.ctx(who).await;
    let bucket = app.engine.bucket(MISSION_DOCUMENTS).unwrap();
    let (id, file) = (paper["docId"].as_str().unwrap(), paper["fileId"].as_str().unwrap());
    let row = app.see(&ctx, &AUTHENTIC_DOCUMENTS, id).await.is_ok();
    assert_eq!(row, app.engine.open_file(&ctx, bucket, file).await.is_ok(), "{who}");
    row
}

#[tokio::test]
async fn whoever_reads_the_mission_reads_its_order_and_the_own_and_administrators_print_it() {
    let app = test_app().await;
    app.user(
        "fleet",
        json!({"permissions": ["order-mission:*", "cars-management:*", "rh-managements:*"]}),
    )
    .await;
    for (who, refused) in [
        ("brahim", Some("document_not_found")),
        ("fleet", Some("user_unauthorized")),
        ("driss", Some("user_unauthorized")),
        ("chama", Some("user_unauthorized")),
        ("amina", None),
        ("chief", None),
    ] {
        let done = print(&app, &app.ctx(who).await, "fr").await;
        match refused {
            Some(refused) => assert_eq!(code(done), refused, "{who}"),
            None => assert_eq!(done.unwrap()["ready"], true, "{who}"),
        }
    }
    let guest = RequestContext::new(engine::Rights::guest());
    assert_eq!(code(print(&app, &guest, "fr").await), "user_unauthorized");
    let made = print_ok(&app, "fr").await;
    let all = async |seen: [bool; 6]| {
        for (who, is_seen) in ["amina", "chief", "driss", "chama", "brahim", "fleet"]
            .into_iter()
            .zip(seen)
        {
            assert_eq!(reads(&app, who, &made).await, is_seen, "{who}");
        }
    };
    all([true, true, true, true, false, false]).await;
    app.change(&MISSIONS, "m", json!({"companions": ["brahim"]})).await;
    all([true, true, true, false, true, false]).await;
    app.change(&MISSIONS, "m", json!({"persoActifId": "chama"})).await;
    all([false, true, true, true, true, false]).await;
}

#[tokio::test]
async fn an_order_is_cancelled_and_replaced_on_paper_by_administrators_of_missions() {
    let app = test_app().await;
    let made = print_ok(&app, "both").await;
    let again = json!({"docId": made["docId"], "reason": "Papier abîmé"});
    let amina = app.ctx("amina").await;
    assert_eq!(
        code(app.act(&amina, "papers.replace", again.clone()).await),
        "user_unauthorized"
    );
    let next = app.act(&app.ctx("chief").await, "papers.replace", again).await.unwrap();
    assert_eq!(
        [&next["refNumber"], &next["replaces"]],
        [&json!("1/2026"), &made["docId"]]
    );
    assert_eq!(app.get(&MISSIONS, "m").await["docId"], next["docId"]);
}

#[tokio::test]
async fn an_order_is_printed_in_a_language_that_there_is() {
    let app = test_app().await;
    for wrong in [
        json!({"id": "m"}),
        json!({"id": "m", "language": "de"}),
        json!({"language": "fr"}),
    ] {
        let refused = app.act(&TestApp::full_rights(), "missions.print", wrong).await;
        assert_eq!(code(refused), "general_argument_invalid");
    }
}
