use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value as Json, json};

use super::SPARE_PARTS;
use crate::spare_movement::SPARE_MOVEMENTS;
use crate::testing::{TestApp, code, new_app, pdf_text};
use schema::Result;

/// Ten pads, three lamps and no belt stand in the store.
async fn store() -> TestApp {
    let app = new_app();
    app.card().await;
    for (id, name, count) in [
        ("pad", "Plaquettes", 10),
        ("lamp", "Ampoules", 3),
        ("belt", "Courroie", 0),
    ] {
        let part = json!({"$id": id, "partName": name, "reference": format!("REF-{id}"), "location": "Rayon 2"});
        app.make(&SPARE_PARTS, part).await;
        if count > 0 {
            let row = json!({"partId": id, "kind": "in", "quantity": count, "date": "2026-11-01"});
            app.make(&SPARE_MOVEMENTS, row).await;
        }
    }
    for (who, permissions) in [
        ("keeper", json!(["park-inventaire:read", "park-inventaire:create"])),
        ("reader", json!(["park-inventaire:read"])),
        ("writer", json!(["park-inventaire:create"])),
    ] {
        app.user(who, json!({"permissions": permissions})).await;
    }
    app
}

async fn count(app: &TestApp, who: &str, lines: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, "spareParts.count", json!({"lines": lines}))
        .await
}

async fn stock(app: &TestApp) -> [Json; 3] {
    let of = async |id: &str| app.get(&SPARE_PARTS, id).await["quantity"].clone();
    [of("pad").await, of("lamp").await, of("belt").await]
}

#[tokio::test]
async fn a_count_sets_right_each_part_that_differs() {
    let app = store().await;
    let lines = json!([{"partId": "pad", "counted": 8, "note": "Boîte ouverte"}, {"partId": "lamp", "counted": 3},
        {"partId": "belt", "counted": 2}]);
    let done = count(&app, "keeper", lines).await.unwrap();
    assert_eq!([&done["counted"], &done["adjusted"]], [3, 2]);
    assert_eq!(stock(&app).await, [8, 3, 2]);
    let rows = app.all(&SPARE_MOVEMENTS).await;
    let adjusted: Vec<_> = rows
        .iter()
        .filter(|row| row.value("kind").text() == Some("adjust"))
        .collect();
    let told: Vec<_> = adjusted
        .iter()
        .map(|row| {
            (
                row.value("change").int().unwrap(),
                row.value("reason").text().unwrap(),
                row.value("byId").text().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (-2, "Count of 20/11/2026 – Boîte ouverte", "keeper"),
            (2, "Count of 20/11/2026", "keeper")
        ]
    );
}

#[tokio::test]
async fn the_sheet_of_a_count_tells_all_its_lines() {
    let app = store().await;
    let lines = json!([{"partId": "pad", "counted": 8, "note": "Boîte ouverte"}, {"partId": "lamp", "counted": 3},
        {"partId": "belt", "counted": 2}]);
    let done = count(&app, "keeper", lines).await.unwrap();
    let sheet = STANDARD.decode(done["sheet"].as_str().unwrap()).unwrap();
    let told = pdf_text(&sheet);
    for word in [
        "Feuille de comptage",
        "كشف جرد قطع الغيار",
        "Plaquettes",
        "REF-pad",
        "10 8 -2",
        "3 3 0",
        "0 2 +2",
        "Boîte ouverte",
    ] {
        assert!(told.contains(word), "{word} in {told}");
    }
}

#[tokio::test]
async fn a_count_that_comes_twice_sets_nothing_right_the_second_time() {
    let app = store().await;
    let lines =
        json!([{"partId": "pad", "counted": 8}, {"partId": "lamp", "counted": 3}, {"partId": "belt", "counted": 2}]);
    count(&app, "keeper", lines.clone()).await.unwrap();
    let again = count(&app, "keeper", lines).await.unwrap();
    assert_eq!(
        [&again["counted"], &again["adjusted"]],
        [3, 0],
        "counted again it agrees"
    );
    assert_eq!(stock(&app).await, [8, 3, 2]);
}

/// Lines that are refused, with the refusal and the field.
fn wrong_lines() -> [(Json, &'static str, &'static str); 10] {
    let good = line("pad", json!(1));
    let many: Vec<Json> = (0..201).map(|at| line(&at.to_string(), json!(1))).collect();
    [
        (
            json!([good, line("pad", json!(2))]),
            "spare_count_twice",
            "lines.1.partId",
        ),
        (
            json!([good, line("wheel", json!(2))]),
            "spare_count_unknown_part",
            "lines.1.partId",
        ),
        (
            json!([good, line("lamp", json!(-1))]),
            "spare_count_line_wrong",
            "lines.1.counted",
        ),
        (
            json!([good, line("lamp", json!(1.5))]),
            "spare_count_line_wrong",
            "lines.1.counted",
        ),
        (
            json!([good, line("lamp", json!("3"))]),
            "spare_count_line_wrong",
            "lines.1.counted",
        ),
        (json!([{"counted": 1}]), "spare_count_line_wrong", "lines.0.partId"),
        (
            json!([{"partId": "pad", "counted": 1, "note": "x".repeat(201)}]),
            "spare_count_line_wrong",
            "lines.0.note",
        ),
        (json!([]), "spare_count_of_nothing", "lines"),
        (json!({"partId": "pad"}), "general_argument_invalid", "lines"),
        (json!(many), "document_invalid_structure", "lines"),
    ]
}

fn line(part: &str, counted: Json) -> Json {
    json!({"partId": part, "counted": counted})
}

#[tokio::test]
async fn a_count_with_a_line_that_is_wrong_writes_nothing_and_names_the_line() {
    let app = store().await;
    for (lines, refused, field) in wrong_lines() {
        let error = count(&app, "keeper", lines.clone()).await.unwrap_err();
        let rejection = error.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            (refused, Some(field)),
            "{lines}"
        );
    }
    assert_eq!(stock(&app).await, [10, 3, 0]);
}

#[tokio::test]
async fn every_line_that_is_wrong_is_named_at_once() {
    let app = store().await;
    let good = line("pad", json!(1));
    let two = json!([line("x", json!(1)), good, line("pad", json!(2)), line("y", json!(1))]);
    let error = count(&app, "keeper", two).await.unwrap_err();
    let fields: Vec<_> = error
        .rejection()
        .unwrap()
        .errors
        .iter()
        .map(|one| one.field.clone().unwrap())
        .collect();
    assert_eq!(
        fields,
        ["lines.0.partId", "lines.2.partId", "lines.3.partId"],
        "all at once"
    );
    assert_eq!(stock(&app).await, [10, 3, 0]);
}

#[tokio::test]
async fn those_count_who_read_parts_and_write_their_movements() {
    let app = store().await;
    let lines = json!([{"partId": "pad", "counted": 9}]);
    for who in ["reader", "writer"] {
        assert_eq!(
            code(count(&app, who, lines.clone()).await),
            "user_unauthorized",
            "{who}"
        );
    }
    count(&app, "keeper", lines).await.unwrap();
}

#[tokio::test]
async fn of_counts_and_takings_at_once_the_stock_is_what_was_counted_last_less_what_was_taken_after() {
    let app = store().await;
    let ctx = app.ctx("keeper").await;
    let mut at_once = tokio::task::JoinSet::new();
    for counted in 0..20 {
        let (engine, ctx) = (app.engine.clone(), ctx.clone());
        let input = engine::Input {
            data: json!({"lines": [{"partId": "pad", "counted": counted}]})
                .as_object()
                .unwrap()
                .clone(),
            ..engine::Input::default()
        };
        at_once.spawn(async move { engine.act(&ctx, "spareParts.count", input).await.is_ok() });
    }
    assert!(at_once.join_all().await.into_iter().all(|done| done));
    let rows = app.all(&SPARE_MOVEMENTS).await;
    let sum: i64 = rows
        .iter()
        .filter(|row| row.value("partId").text() == Some("pad"))
        .filter_map(|row| row.value("change").int())
        .sum();
    let [pads, ..] = stock(&app).await;
    assert_eq!(pads, json!(sum));
    assert!((0..20).contains(&sum), "one of the counts was the last: {sum}");
}
