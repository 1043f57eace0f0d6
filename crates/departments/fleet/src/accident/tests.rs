use engine::RequestContext;
use engine::files::FILES;
use schema::{Document, Result};
use serde_json::{Value as Json, json};

use super::ACCIDENTS;
use crate::car::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::testing::{TestApp, code, is_as_offered, pdf_text, public_check};
use platform::bucket::{DOWNLOADABLE_DOCUMENTS, IMAGES, LEGAL_DOCUMENTS};

/// An app whose car was hit this morning, driven by Amina.
async fn app_with_accident() -> TestApp {
    let app = crate::testing::new_app();
    app.card().await;
    app.employee("amina", "AA1001", json!({})).await;
    let car = json!({"$id": "c", "vehicleType": "car", "plateKind": "civil", "registrationNumber": "12345-أ-6",
        "brand": "Dacia", "model": "Duster", "numSerie": "VF1"});
    app.make(&CARS, car).await;
    let insured = json!({"carsCollection": "c", "documentType": "insurance", "validUntil": "2027-01-31",
        "provider": "Wafa Assurance", "policyNumber": "P-77/2026"});
    app.make(&CAR_PAPERS, insured).await;
    let case = json!({"$id": "a", "carId": "c", "employeeId": "amina", "location": "Avenue Hassan II",
        "date": "2026-11-20T08:15:00Z", "type": "collision", "damages": "Aile avant gauche enfoncée", "repairCost": 4250.5,
        "locationAr": "شارع الحسن الثاني", "damagesAr": "انبعاج الجناح الأمامي",
        "thirdParty": {"name": "Said Alaoui", "nameAr": "سعيد العلوي", "phone": "06 61 22 33 44", "insurer": "Saham", "policy": ""}});
    app.make(&ACCIDENTS, case).await;
    app
}

async fn statement(app: &TestApp, ctx: &RequestContext, language: &str) -> Result<Json> {
    app.act(ctx, "accidents.statement", json!({"id": "a", "language": language}))
        .await
}

/// What stands on the declaration of each language.
const SAID: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Déclaration d’accident",
            "Dacia Duster",
            "12345-أ-6",
            "Wafa Assurance",
            "P-77/2026",
            "Agent AA1001",
            "20/11/2026 à 08:15",
            "Avenue Hassan II",
            "25/11/2026",
            "Collision",
            "Aile avant gauche",
            "Said Alaoui",
            "+212661223344",
            "Saham",
            "quatre mille deux cent cinquante dirhams et cinquante centimes",
        ],
    ),
    (
        "ar",
        &[
            "تصريح بحادثة",
            "اصطدام",
            "الطرف الآخر",
            "أربعة آلاف",
            "شارع الحسن الثاني",
            "انبعاج الجناح الأمامي",
            "سعيد العلوي",
            "Saham",
        ],
    ),
    (
        "both",
        &[
            "Déclaration d’accident",
            "تصريح بحادثة",
            "Said Alaoui",
            "سعيد العلوي",
            "شارع الحسن الثاني",
        ],
    ),
];

/// What stands on no declaration of the language: it was written in the other.
const UNSAID: [(&str, &[&str]); 2] = [
    ("fr", &["سعيد العلوي", "شارع الحسن الثاني"]),
    ("ar", &["Said Alaoui", "Avenue Hassan II", "Aile avant gauche"]),
];

#[tokio::test]
async fn a_declaration_says_what_happened_to_which_car_and_with_whom() {
    let app = app_with_accident().await;
    for (language, words) in SAID {
        let made = statement(&app, &TestApp::full_rights(), language).await.unwrap();
        assert_eq!(made["ready"], true, "{language}");
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(text.contains(word), "{language}: {word} in {text}");
        }
        for (_, words) in UNSAID.iter().filter(|(unsaid, _)| *unsaid == language) {
            for word in *words {
                assert!(!text.contains(word), "{language}: {word} in {text}");
            }
        }
        let again = statement(&app, &TestApp::full_rights(), language).await.unwrap();
        assert_eq!(again, made, "nothing has changed");
    }
}

/// A file that came in whole at a moment.
async fn store_file(app: &TestApp, id: &'static str, name: &'static str, bucket: &'static str, at: &str) {
    app.at(at);
    let make = move |cx: &mut engine::Cx<'_>| {
        let mut file = Document::new(&FILES);
        file.id = id.to_owned();
        for (field, text) in [("bucketId", bucket), ("name", name), ("state", "whole")] {
            file.set_value(field, text.into());
        }
        for field in ["sizeOriginal", "chunksTotal"] {
            file.set_value(field, schema::Value::Int(1));
        }
        cx.create(file)
    };
    app.engine
        .transact(&TestApp::full_rights(), "file", make)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_declaration_lists_its_photos_in_their_order_and_the_reports_that_there_are() {
    let app = app_with_accident().await;
    store_file(&app, "p1", "aile gauche.jpg", IMAGES, "2026-11-20T10:20:00Z").await;
    store_file(&app, "p2", "vue {b} [1] *.jpg", IMAGES, "2026-11-21T00:05:00Z").await;
    store_file(&app, "r", "pv.pdf", LEGAL_DOCUMENTS, "2026-11-21T00:10:00Z").await;
    let party = json!({"name": "Said [Alaoui] *", "plate": "12345-ب-7", "insurer": "AXA"});
    let told = json!({"photos": ["p2", "p1"], "policeReportId": "r", "thirdParty": party});
    app.change(&ACCIDENTS, "a", told).await;
    for (language, words) in [
        (
            "fr",
            [
                "Nombre de photos 2",
                "1. vue {b} [1] *.jpg — 21/11/2026 à 00:05 2. aile gauche.jpg — 20/11/2026 à 10:20",
                "Pièces jointes PV de police",
                "Said [Alaoui] *",
                "12345-ب-7",
            ],
        ),
        (
            "ar",
            ["عدد الصور", "aile gauche.jpg", "محضر الشرطة", "الطرف الآخر", "AXA"],
        ),
    ] {
        let made = statement(&app, &TestApp::full_rights(), language).await.unwrap();
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(text.contains(word), "{language}: {word} in {text}");
        }
    }
    let first = statement(&app, &TestApp::full_rights(), "fr").await.unwrap();
    app.change(&ACCIDENTS, "a", json!({"photos": ["p1"]})).await;
    let next = statement(&app, &TestApp::full_rights(), "fr").await.unwrap();
    assert_ne!(first["docId"], next["docId"], "another photo is another declaration");
}

#[tokio::test]
async fn what_is_not_known_leaves_no_heading_and_a_change_replaces_the_declaration() {
    let app = app_with_accident().await;
    let first = statement(&app, &TestApp::full_rights(), "fr").await.unwrap();
    app.change(&ACCIDENTS, "a", json!({"thirdParty": null, "repairCost": null}))
        .await;
    let next = statement(&app, &TestApp::full_rights(), "fr").await.unwrap();
    assert_eq!([&first["refNumber"], &next["refNumber"]], ["1/2026", "2/2026"]);
    let text = pdf_text(&app.paper_bytes(&next).await);
    assert!(!text.contains("Tiers") && !text.contains("réparation"), "{text}");
    let told = public_check(&app, &first).await;
    assert_eq!(
        [&told["state"], &told["replacedBy"]],
        [&json!("replaced"), &next["docId"]]
    );
}

#[tokio::test]
async fn printers_of_the_park_declare_and_its_readers_read() {
    let app = app_with_accident().await;
    for (name, permissions) in [
        ("keeper", &["cars-management:read", "cars-management:print"][..]),
        ("reader", &["cars-management:read"][..]),
        ("clerk", &["order-mission:*", "rh-managements:*"][..]),
    ] {
        app.user(name, json!({"permissions": permissions})).await;
    }
    let made = statement(&app, &app.ctx("keeper").await, "fr").await.unwrap();
    for who in ["reader", "clerk"] {
        let refused = statement(&app, &app.ctx(who).await, "fr").await;
        assert_eq!(code(refused), "user_unauthorized");
    }
    let bucket = app.engine.bucket(DOWNLOADABLE_DOCUMENTS).unwrap();
    let file = made["fileId"].as_str().unwrap();
    for (who, reads) in [("keeper", true), ("reader", true), ("clerk", false)] {
        let opened = app.engine.open_file(&app.ctx(who).await, bucket, file).await;
        assert_eq!(opened.is_ok(), reads, "{who}");
    }
    for (wrong, refused) in [
        (json!({"id": "a", "language": "de"}), "general_argument_invalid"),
        (json!({"id": "b", "language": "fr"}), "document_not_found"),
    ] {
        let answer = app.act(&TestApp::full_rights(), "accidents.statement", wrong).await;
        assert_eq!(code(answer), refused);
    }
}

#[tokio::test]
async fn the_other_party_is_told_by_facts_that_are_known() {
    let app = app_with_accident().await;
    let kept = app.get(&ACCIDENTS, "a").await["thirdParty"].clone();
    assert_eq!(
        kept,
        json!({"name": "Said Alaoui", "nameAr": "سعيد العلوي", "phone": "+212661223344", "insurer": "Saham"})
    );
    for wrong in [
        json!({"witness": "X"}),
        json!({"name": 5}),
        json!({"phone": "12"}),
        json!({"name": "x".repeat(256)}),
        json!(["X"]),
    ] {
        let data = json!({"thirdParty": wrong});
        let error = app
            .update(&TestApp::full_rights(), &ACCIDENTS, "a", data)
            .await
            .unwrap_err();
        let field = error.rejection().unwrap().field.clone();
        assert_eq!(field.as_deref(), Some("thirdParty"), "{wrong}");
    }
    let none = app.change(&ACCIDENTS, "a", json!({"thirdParty": {"name": " "}})).await;
    assert_eq!(none["thirdParty"], json!(null));
}

#[tokio::test]
async fn a_case_goes_from_state_to_state_and_may_be_opened_again() {
    let app = crate::testing::new_app();
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let case = json!({"$id": "a", "carId": "c", "location": "Avenue Hassan II", "date": "2026-11-19T08:00:00Z",
        "type": "collision", "thirdParty": {"name": "X", "plate": "1-أ-1"}});
    assert_eq!(app.make(&ACCIDENTS, case).await["state"], "reported");
    for state in ["under_review", "resolved", "under_review", "cancelled"] {
        app.change(&ACCIDENTS, "a", json!({"state": state})).await;
    }
    let back = app
        .update(&TestApp::full_rights(), &ACCIDENTS, "a", json!({"state": "reported"}))
        .await;
    assert_eq!(code(back), "flow_step_forbidden");
}

/// The deadlines of the park as its head is told of them.
async fn declarations_due(app: &TestApp) -> Vec<Json> {
    let listed = app
        .act(&TestApp::full_rights(), "deadlines.due", json!({}))
        .await
        .unwrap();
    let items = listed["items"].as_array().unwrap().iter();
    items
        .filter(|item| item["deadline"] == "accidents.declaration")
        .cloned()
        .collect()
}

#[tokio::test]
async fn an_accident_is_to_be_declared_within_five_days_until_its_declaration_is_printed() {
    let app = app_with_accident().await;
    let [due] = &declarations_due(&app).await[..] else {
        panic!("it is due at once");
    };
    assert_eq!(due["date"], "2026-11-25", "{due}");
    app.change(&ACCIDENTS, "a", json!({"date": "2026-11-19T00:30:00Z"}))
        .await;
    assert_eq!(
        declarations_due(&app).await[0]["date"],
        "2026-11-24",
        "it was the 19th in Morocco"
    );
    app.at("2026-12-01T08:00:00Z");
    assert_eq!(declarations_due(&app).await.len(), 1, "late, it is told no less");
    statement(&app, &TestApp::full_rights(), "fr").await.unwrap();
    assert_eq!(declarations_due(&app).await, Vec::<Json>::new());
}

#[tokio::test]
async fn a_statement_is_offered_to_whoever_prints() {
    let app = app_with_accident().await;
    for (who, permission) in [("printer", "cars-management:*"), ("reader", "cars-management:read")] {
        app.user(who, json!({"permissions": [permission]})).await;
    }
    let given = json!({"id": "a", "language": "fr"});
    for state in ["reported", "resolved", "under_review", "cancelled"] {
        app.change(&ACCIDENTS, "a", json!({"state": state})).await;
        for who in ["printer", "reader"] {
            let offered = is_as_offered(&app, who, "accidents.statement", &given).await;
            assert_eq!(offered, who == "printer", "{state} {who}");
        }
    }
}
