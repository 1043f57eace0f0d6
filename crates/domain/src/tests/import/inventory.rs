use super::*;

use schema::Document;

const SHEET: &[u8] = include_bytes!("../../../../../tests/fixtures/inventory.xlsx");
/// The offices that its rows name, beside one that nobody knows.
const OFFICES: [&str; 12] = [
    "مكتب الضبط",
    "Bureau du personnel",
    "Archives",
    "Hygiène",
    "Bureau d'ordre",
    "État civil 1",
    "Salle de réunion",
    "Cabinet",
    "Urbanisme 2",
    "Régie des recettes",
    "Parc auto",
    "Annexe Plage - accueil",
];

async fn town() -> TestApp {
    let app = crate::tests::new_app();
    for (at, name) in OFFICES.iter().enumerate() {
        let office = json!({"$id": format!("o{at}"), "nameFr": name, "nameAr": name});
        app.make(app.collection("bureaux"), office).await;
    }
    app
}

fn sheet() -> ImportOrder {
    ImportOrder {
        name: "inventory.xlsx".to_owned(),
        bytes: SHEET.to_vec(),
        lang: Lang::Fr,
        ..ImportOrder::default()
    }
}

async fn items(app: &TestApp) -> Vec<Document> {
    app.all(app.collection("inventoryItems")).await
}

fn refused(report: &Report) -> Vec<(u32, &str, &str)> {
    let refusals = report.findings.iter().filter(|one| one.is_refusal);
    refusals
        .map(|one| (one.row, one.column.as_str(), one.value.as_str()))
        .collect()
}

#[tokio::test]
async fn the_list_of_a_commune_goes_in_and_a_second_time_changes_nothing() {
    let app = town().await;
    let mut order = sheet();
    order.is_rehearsal = true;
    let rehearsed = import(&app, "inventoryItems", &order).await;
    assert_eq!(items(&app).await.len(), 0, "a dry run leaves nothing");
    order.is_rehearsal = false;
    let report = import(&app, "inventoryItems", &order).await;
    assert_eq!(
        (report.rows, counts(&report)),
        (640, [614, 0, 0, 26]),
        "{:?}",
        refused(&report)
    );
    assert_eq!(counts(&rehearsed), counts(&report));
    let again = import(&app, "inventoryItems", &order).await;
    assert_eq!(counts(&again), [0, 0, 614, 26]);
    assert_eq!(again.findings, report.findings);
    let entries = app.all(app.collection("inventoryMovements")).await;
    let of = |kind: &str| {
        entries
            .iter()
            .filter(|one| one.value("kind").text() == Some(kind))
            .count()
    };
    let reformed = items(&app)
        .await
        .iter()
        .filter(|one| one.value("state").text() == Some("reformed"))
        .count();
    assert_eq!(
        (of("entry"), of("reform"), entries.len()),
        (614, reformed, 614 + reformed)
    );
    assert!(reformed > 50, "what the list says was reformed came so: {reformed}");
}

#[tokio::test]
async fn every_bad_row_of_the_list_names_its_column_and_what_stands_there() {
    let report = import(&town().await, "inventoryItems", &sheet()).await;
    let all = refused(&report);
    let of = |column: &str| all.iter().filter(|one| one.1 == column).count();
    let columns = ["inventoryNumber", "designation", "bureauId", "quantity", "acquiredOn"].map(of);
    assert_eq!((columns, all.len()), ([7, 8, 3, 6, 2], 26), "{all:?}");
    assert!(all.contains(&(71, "inventoryNumber", "M-2025/0014")), "{all:?}");
    assert!(all.contains(&(32, "acquiredOn", "32/13/2020")), "{all:?}");
    let unknown = all.iter().filter(|one| one.1 == "bureauId");
    assert!(unknown.clone().all(|one| one.2 == "Bureau inconnu 99"));
    let left_out: Vec<&str> = report
        .columns
        .iter()
        .filter(|one| one.2.is_none())
        .map(|one| one.1.as_str())
        .collect();
    assert_eq!(left_out, ["التسمية"], "the second of two columns of one field");
}

/// The item of that number.
async fn found(app: &TestApp, number: &str) -> serde_json::Value {
    let rows = items(app).await;
    let row = rows
        .into_iter()
        .find(|one| one.value("inventoryNumber").text() == Some(number));
    app.get(app.collection("inventoryItems"), &row.unwrap().id).await
}

#[tokio::test]
async fn what_cells_of_the_list_say_is_what_stands() {
    let app = town().await;
    import(&app, "inventoryItems", &sheet()).await;
    let desk = found(&app, "INV-2013/0001").await;
    let told = [
        "designation",
        "quantity",
        "condition",
        "acquiredOn",
        "price",
        "value",
        "bureauId",
        "floor",
    ];
    assert_eq!(
        told.map(|name| desk[name].clone()),
        [
            json!("BUREAU MÉTALLIQUE"),
            json!(4),
            json!("fair"),
            json!("2018-12-12T00:00:00.000+00:00"),
            json!(6673.99),
            json!(26695.96),
            json!("o10"),
            json!("2")
        ]
    );
}

#[tokio::test]
async fn amounts_days_and_conditions_are_read_in_every_form_of_the_list() {
    let app = town().await;
    import(&app, "inventoryItems", &sheet()).await;
    let found = async |number: &str| found(&app, number).await;
    let chair = found("MB-2018/0003").await;
    assert_eq!(
        (&chair["price"], &chair["acquiredOn"], &chair["bureauId"]),
        (&json!(7073), &json!("2018-01-05T00:00:00.000+00:00"), &json!("o0"))
    );
    assert_eq!(found("MB-2015/0002").await["price"], json!(4396));
    assert_eq!(found("INV-2017/0005").await["condition"], json!("good"));
    let reformed = found("M-2025/0014").await;
    assert_eq!(
        (&reformed["condition"], &reformed["state"]),
        (&json!("reformed"), &json!("reformed"))
    );
    assert_eq!(
        found("INV-2012/0011").await["acquiredOn"],
        json!("2026-12-28T00:00:00.000+00:00"),
        "a slip of the list is the list’s"
    );
}

#[tokio::test]
async fn offices_are_made_on_the_way_but_none_of_whom_the_name_says_that_nobody_knows_it() {
    let app = crate::tests::new_app();
    let mut order = sheet();
    let report = import(&app, "inventoryItems", &order).await;
    assert_eq!((report.created, report.missing.len()), (0, 13));
    order.makes_units = true;
    order.is_rehearsal = true;
    assert_eq!(counts(&import(&app, "inventoryItems", &order).await), [614, 0, 0, 26]);
    order.is_rehearsal = false;
    let report = import(&app, "inventoryItems", &order).await;
    assert_eq!(counts(&report), [614, 0, 0, 26]);
    assert_eq!(missing_names(&report), ["Bureau inconnu 99"]);
    assert_eq!(app.all(app.collection("bureaux")).await.len(), 12);
}

#[tokio::test]
async fn an_arabic_list_in_another_order_goes_in() {
    let app = town().await;
    let list = "جرد الممتلكات المنقولة\n\n\
        ر.ت;التسمية;العدد;الحالة;المكتب;الثمن;تاريخ الاقتناء;رقم الجرد;ملاحظات\n\
        ١;مكتب خشبي;٢;جيدة;مكتب الضبط;١٢٥٠٫٥٠ درهم;٠٣/٠٢/٢٠١٩;م-٢٠١٩/٠٠١;\n\
        ٢;كرسي;٣ وحدات;متوسط;مكتب الضبط;300;2020;;بدون رقم\n\
        ٣;خزانة;1;لا أدري;مكتب الضبط;300;04/02/2019;م-3;\n\
        المجموع;;٦;;;;;;\n";
    let report = import(&app, "inventoryItems", &csv(list)).await;
    assert_eq!(
        refused(&report),
        [(5, "acquiredOn", "2020"), (6, "condition", "لا أدري")]
    );
    let all = items(&app).await;
    assert_eq!((report.rows, counts(&report), all.len()), (3, [1, 0, 0, 2], 1));
    let desk = app.get(app.collection("inventoryItems"), &all[0].id).await;
    assert_eq!(
        ["quantity", "price", "value", "acquiredOn", "condition"].map(|name| desk[name].clone()),
        [
            json!(2),
            json!(1250.5),
            json!(2501),
            json!("2019-02-03T00:00:00.000+00:00"),
            json!("good")
        ]
    );
}
