use schema::Lang;
use serde_json::{Value as Json, json};

use super::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::testing::{TestApp, code};
use platform::import::{self, ImportOrder, Report};

const SAMPLE: &[u8] = include_bytes!("../../../../../tests/fixtures/cars.xlsx");

fn car(number: &str, more: Json) -> Json {
    let mut data = json!({"vehicleType": "car", "registrationNumber": number, "brand": "Dacia"});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

async fn message(app: &TestApp, data: Json) -> String {
    app.create(&TestApp::full_rights(), &CARS, data)
        .await
        .unwrap_err()
        .to_string()
}

#[tokio::test]
async fn a_plate_is_taken_apart_and_spelt_in_one_way() {
    let app = crate::testing::new_app();
    let made = app.make(&CARS, car("6 | ا | 12345", json!({}))).await;
    assert_eq!(
        [
            &made["fullMatricule"],
            &made["registrationNumber"],
            &made["registrationLetter"],
            &made["registrationCode"],
            &made["plateKind"]
        ],
        ["12345-أ-6", "12345", "أ", "6", "civil"]
    );
    let parts = json!({"plateKind": "civil", "registrationLetter": "b", "registrationCode": "06"});
    let by_parts = app.make(&CARS, car("12345", parts)).await;
    assert_eq!(by_parts["fullMatricule"], "12345-ب-6");
    let id = by_parts["$id"].as_str().unwrap();
    let provisional = app.change(&CARS, id, json!({"registrationNumber": "ww 77"})).await;
    assert_eq!(
        [&provisional["fullMatricule"], &provisional["plateKind"]],
        ["WW77", "provisional"]
    );
    assert_eq!(provisional["registrationCode"], Json::Null);
    let again = app
        .create(&TestApp::full_rights(), &CARS, car("12345/A/6", json!({})))
        .await;
    assert_eq!(code(again), "document_unique_constraint_violation");
}

#[tokio::test]
async fn one_car_is_not_written_twice_however_its_plate_is_typed() {
    let app = crate::testing::new_app();
    for plate in ["12345-أ-6", "ج 123456", "WW123456", "1234-5", "M 654321"] {
        app.make(&CARS, car(plate, json!({}))).await;
    }
    app.make(&CARS, car("99999", json!({"$id": "other"}))).await;
    let parts = json!({"plateKind": "civil", "registrationLetter": "A", "registrationCode": "06"});
    let state = json!({"plateKind": "state"});
    let communal = json!({"plateKind": "communal"});
    for data in [
        car("١٢٣٤٥ أ ٦", json!({})),
        car("6-ا-12345", json!({})),
        car("12345", parts),
        car("j-123456", json!({})),
        car("123456", communal),
        car("123456 ww", json!({})),
        car("1234/05", json!({})),
        car("01234-5", json!({})),
        car("654 321", state),
    ] {
        let twice = app.create(&TestApp::full_rights(), &CARS, data.clone()).await;
        assert_eq!(code(twice), "document_unique_constraint_violation", "{data}");
        let turned = app.update(&TestApp::full_rights(), &CARS, "other", data.clone()).await;
        assert_eq!(code(turned), "document_unique_constraint_violation", "{data}");
    }
}

#[tokio::test]
async fn a_car_is_found_by_digits_and_letter_in_any_typing() {
    let app = crate::testing::new_app();
    for plate in ["12345-أ-6", "12399-ب-6", "ج 123456", "WW771234", "4321-5"] {
        app.make(&CARS, car(plate, json!({}))).await;
    }
    let ctx = TestApp::full_rights();
    for (method, typed, found) in [
        ("contains", "12345-أ-6", &["12345-أ-6"][..]),
        ("contains", "6/A/12345", &["12345-أ-6"]),
        ("contains", "١٢٣٤٥ أ", &["12345-أ-6"]),
        ("contains", "12345\u{a0}أـ", &["12345-أ-6"]),
        ("contains", "123", &["12345-أ-6", "12399-ب-6", "ج 123456", "WW771234"]),
        ("contains", "ب 6", &["12399-ب-6"]),
        ("contains", "j 1234", &["ج 123456"]),
        ("contains", "ww 77", &["WW771234"]),
        ("contains", "\u{200f}4321/5\u{200f}", &["4321-5"]),
        ("search", "6 أ 12345", &["12345-أ-6"]),
        ("search", "12345 6", &["12345-أ-6", "ج 123456"]),
        ("search", "A 123", &["12345-أ-6"]),
        ("search", "أ", &["12345-أ-6"]),
        ("search", "ج", &["ج 123456"]),
    ] {
        let asked = [schema::WireQuery::new(method, "fullMatricule", vec![json!(typed)])];
        let bytes = app.engine.list(&ctx, &CARS, &asked, true).await.unwrap();
        let page: Json = serde_json::from_slice(&bytes).unwrap();
        let plates: Vec<&str> = page["documents"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|car| car["fullMatricule"].as_str())
            .collect();
        assert_eq!(plates, found, "{method} {typed}");
    }
}

#[tokio::test]
async fn a_plate_of_another_kind_than_said_is_refused() {
    let app = crate::testing::new_app();
    for (data, field) in [
        (car("1234", json!({})), "registrationNumber"),
        (car("12345", json!({"plateKind": "state"})), "registrationNumber"),
        (car("12345-أ-6", json!({"plateKind": "communal"})), "registrationNumber"),
        (car("12345", json!({"plateKind": "civil"})), "registrationLetter"),
        (car("??", json!({})), "registrationNumber"),
    ] {
        let error = app.create(&TestApp::full_rights(), &CARS, data).await.unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!(
            (refused.kind.code, refused.field.as_deref()),
            ("plate_wrong", Some(field))
        );
    }
}

#[tokio::test]
async fn fiscal_power_is_a_number_of_horses() {
    let app = crate::testing::new_app();
    let made = app.make(&CARS, car("11111", json!({"fiscalPower": " 06cv "}))).await;
    assert_eq!(made["fiscalPower"], "6 CV");
    for wrong in ["six", "6", "CV", "6 CVX", "1234 CV", "6.5 CV"] {
        let said = message(&app, car("22222", json!({"fiscalPower": wrong}))).await;
        assert_eq!(said, "fiscal_power_wrong: Invalid format. Example: 6 CV", "{wrong}");
    }
}

#[tokio::test]
async fn what_another_car_has_is_told_on_the_field_in_which_it_was_typed() {
    let app = crate::testing::new_app();
    let first = json!({"registrationLetter": "أ", "registrationCode": "6", "numSerie": "VF1", "num": 7});
    app.make(&CARS, car("12345", first)).await;
    for (number, more, field, said) in [
        (
            "6/A/12345",
            json!({}),
            "registrationNumber",
            "Another vehicle already has this plate",
        ),
        (
            "22222",
            json!({"numSerie": "vf1"}),
            "numSerie",
            "Another vehicle already has this chassis number",
        ),
        (
            "22222",
            json!({"num": 7}),
            "num",
            "Another vehicle already has this number",
        ),
    ] {
        let error = app
            .create(&TestApp::full_rights(), &CARS, car(number, more))
            .await
            .unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!(
            (
                refused.kind.code,
                refused.field.as_deref(),
                refused.text(Lang::En).as_str()
            ),
            ("document_unique_constraint_violation", Some(field), said)
        );
    }
}

#[tokio::test]
async fn cars_are_numbered_one_after_the_other() {
    let app = crate::testing::new_app();
    let mut numbers = Vec::new();
    for (plate, more) in [
        ("11111", json!({})),
        ("22222", json!({"num": 40})),
        ("33333", json!({})),
    ] {
        numbers.push(app.make(&CARS, car(plate, more)).await["num"].clone());
    }
    assert_eq!(numbers, [1, 40, 41]);
    let taken = app
        .create(&TestApp::full_rights(), &CARS, car("44444", json!({"num": 40})))
        .await;
    assert_eq!(code(taken), "document_unique_constraint_violation");
}

#[tokio::test]
async fn the_odometer_only_goes_forward() {
    let app = crate::testing::new_app();
    let data = car("11111", json!({"$id": "c", "odometer": 1000}));
    app.make(&CARS, data).await;
    app.change(&CARS, "c", json!({"odometer": 1200})).await;
    for less in [json!(1199), Json::Null] {
        let back = app
            .update(&TestApp::full_rights(), &CARS, "c", json!({"odometer": less}))
            .await;
        assert_eq!(code(back), "odometer_goes_back");
    }
}

#[tokio::test]
async fn cars_are_counted_by_the_year_of_their_commissioning() {
    let app = crate::testing::new_app();
    for (number, day) in [
        ("11111", "2019-12-31"),
        ("22222", "2020-01-01"),
        ("33333", "2020-06-01"),
    ] {
        let data = car(
            number,
            json!({"$id": number, "commissioningDate": day, "commissioningYear": 1900}),
        );
        app.make(&CARS, data).await;
    }
    let years = async || {
        let told = app
            .engine
            .report(&TestApp::full_rights(), "carsByYear", &[])
            .await
            .unwrap();
        let groups = told["groups"].as_array().unwrap().clone();
        groups
            .iter()
            .map(|group| (group["by"][0].clone(), group["count"].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(years().await, [(json!(2020), json!(2)), (json!(2019), json!(1))]);
    app.change(&CARS, "22222", json!({"commissioningDate": null})).await;
    let years = years().await;
    assert!(years.contains(&(Json::Null, json!(1))), "{years:?}");
}

#[tokio::test]
async fn the_papers_of_a_car_are_as_good_as_the_worst_of_the_four() {
    let app = crate::testing::new_app();
    app.make(&CARS, car("11111", json!({"$id": "c"}))).await;
    let status = async || app.get(&CARS, "c").await["documentStatus"].clone();
    assert_eq!(status().await, "unknown", "nothing is known of it");
    for (kind, until) in [
        ("registration_card", Json::Null),
        ("insurance", json!("2027-06-01")),
        ("road_tax", json!("2027-06-01")),
        ("technical_inspection", json!("2027-06-01")),
    ] {
        assert_eq!(status().await, "unknown");
        let paper = json!({"$id": kind, "carsCollection": "c", "documentType": kind, "validUntil": until});
        app.make(&CAR_PAPERS, paper).await;
    }
    assert_eq!(status().await, "valid");
    let ends = async |day: &str| app.change(&CAR_PAPERS, "insurance", json!({"validUntil": day})).await;
    for (day, paper, whole) in [
        ("2026-12-21", "valid", "valid"),
        ("2026-12-20", "expiring_soon", "expiring_soon"),
        ("2026-11-20", "expiring_soon", "expiring_soon"),
        ("2026-11-19", "expired", "expired"),
    ] {
        assert_eq!(ends(day).await["status"], paper, "{day}");
        assert_eq!(status().await, whole, "{day}");
    }
    let renewed = json!({"carsCollection": "c", "documentType": "insurance", "year": 2027, "validUntil": "2027-11-01"});
    app.make(&CAR_PAPERS, renewed).await;
    assert_eq!(status().await, "valid", "the latest of a type counts");
}

#[tokio::test]
async fn a_writer_of_missions_reads_the_short_form_of_cars() {
    let app = crate::testing::new_app();
    app.make(&CARS, car("11111", json!({"$id": "c", "price": 1}))).await;
    app.user("clerk", json!({})).await;
    let seen = app.see(&app.ctx("clerk").await, &CARS, "c").await.unwrap();
    assert_eq!(seen["fullMatricule"], "11111");
    assert_eq!(seen["documentStatus"], "unknown");
    assert_eq!(seen.get("price"), None);
    assert_eq!(seen.get("registrationNumber"), None);
}

async fn import(app: &TestApp, is_rehearsal: bool) -> Report {
    import_of(app, "cars.xlsx", SAMPLE, Lang::En, is_rehearsal).await
}

async fn import_of(app: &TestApp, name: &str, bytes: &[u8], lang: Lang, is_rehearsal: bool) -> Report {
    let order = ImportOrder {
        name: name.to_owned(),
        bytes: bytes.to_vec(),
        lang,
        is_rehearsal,
        ..ImportOrder::default()
    };
    import::run(
        &app.engine,
        &TestApp::full_rights(),
        import::find(crate::testing::entities(), "cars").unwrap(),
        &order,
    )
    .await
    .unwrap()
}

#[tokio::test]
async fn the_park_of_the_sample_goes_in_and_a_second_run_changes_nothing() {
    let app = crate::testing::new_app();
    let rehearsed = import(&app, true).await;
    assert_eq!(app.all(&CARS).await.len() + app.all(&CAR_PAPERS).await.len(), 0);
    let report = import(&app, false).await;
    assert_eq!(rehearsed.findings, report.findings);
    assert_eq!((report.rows, report.created, report.refused), (96, 93, 3));
    let said: Vec<_> = report
        .findings
        .iter()
        .map(|one| (one.row, one.column.as_str(), one.value.as_str(), one.message.as_str()))
        .collect();
    let wrong = "Invalid format. Example: 6 CV";
    assert_eq!(
        said,
        [11, 29, 74].map(|row| (row, "fiscalPower", "six", wrong)),
        "and nothing else is said"
    );
    let unread: Vec<_> = report.columns.iter().filter(|column| column.2.is_none()).collect();
    assert!(unread.is_empty(), "{unread:?}");
    let cars = app.all(&CARS).await;
    let titles: Vec<String> = cars.iter().map(|car| car.title().0).collect();
    for plate in ["8925-ه-69", "68618-أ-54", "WW676465", "ج 292242", "42142-ب-1"] {
        assert!(titles.iter().any(|title| title == plate), "{plate}");
    }
    let again = import(&app, false).await;
    assert_eq!((again.created, again.updated, again.unchanged), (0, 0, 93));
}

#[tokio::test]
async fn the_rows_of_the_sample_are_read_whole() {
    let app = crate::testing::new_app();
    import(&app, false).await;
    let found = app
        .read(|cx| {
            let by_plate = super::PLATE_TEXT.eq("22187-ب-63");
            cx.first(&CARS, [by_plate])
        })
        .await
        .unwrap();
    let car = app.get(&CARS, &found.id).await;
    assert_eq!(car["price"], 525_390.94, "the workbook's own noise is no third decimal");
    assert_eq!([&car["fuel"], &car["vehicleType"]], ["diesel", "tractor"]);
    assert_eq!(car["odometer"], 133_772);
    let papers = app.all(&CAR_PAPERS).await;
    let of_car: Vec<_> = papers
        .iter()
        .filter(|paper| paper.get(crate::car_paper::CAR).is_some_and(|car| car.0 == found.id))
        .collect();
    assert_eq!(of_car.len(), 1, "it has no inspection in the sheet");
    assert_eq!(papers.len(), 93 + 45);
}

#[tokio::test]
async fn a_sheet_in_arabic_is_read_and_its_unknown_words_are_told_in_arabic() {
    let app = crate::testing::new_app();
    let sheet = "رقم التسجيل;العلامة;نوع المركبة;تاريخ انتهاء التأمين;الفحص التقني إلى غاية\n\
        12345-د-7;داسيا;سيارة;31/12/2026;30/06/2027\n12346-د-7;داسيا;طائرة;;\n";
    let report = import_of(&app, "park.csv", sheet.as_bytes(), Lang::Ar, false).await;
    let unread: Vec<_> = report.columns.iter().filter(|column| column.2.is_none()).collect();
    assert!(unread.is_empty(), "{unread:?}");
    assert_eq!((report.created, app.all(&CAR_PAPERS).await.len()), (1, 2));
    let [unknown] = report.findings.as_slice() else {
        panic!("{:?}", report.findings)
    };
    let words = "سيارة، دراجة نارية، شاحنة، جرار";
    assert!(unknown.message.ends_with(words), "{}", unknown.message);
}
