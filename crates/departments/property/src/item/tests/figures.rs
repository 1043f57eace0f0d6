//! What is counted of things, for whom, and where it leads.

use schema::WireQuery;

use super::*;

/// Of two offices of a service: three chairs of ten dirhams each, a desk without number and price, and one that stands nowhere.
async fn furnished() -> TestApp {
    let app = staffed_town().await;
    app.make(
        app.collection("services"),
        json!({"$id": "s", "nameFr": "S", "nameAr": "س"}),
    )
    .await;
    app.change(&BUREAUX, "a", json!({"serviceId": "s"})).await;
    app.make(app.collection("inventoryTypes"), json!({"$id": "t", "name": "Sièges"}))
        .await;
    let chairs = json!({"inventoryNumber": "1", "quantity": 3, "price": 10, "typeId": "t", "condition": "good"});
    item(&app, "chairs", chairs).await;
    item(&app, "desk", json!({"bureauId": "b", "typeId": "t"})).await;
    app.make(
        &INVENTORY_ITEMS,
        json!({"$id": "lamp", "designation": "Lampe", "price": 5.5}),
    )
    .await;
    app
}

async fn report(app: &TestApp, who: &str, name: &str, queries: &[Json]) -> schema::Result<Json> {
    let texts: Vec<String> = queries.iter().map(Json::to_string).collect();
    let queries = WireQuery::read_all(&texts)?;
    app.engine.report(&app.ctx(who).await, name, &queries).await
}

/// By what, how many and what they come to.
fn groups(report: &Json) -> Vec<(Json, Json, Json)> {
    let told = |group: &Json| (group["by"][0].clone(), group["count"].clone(), group["sum"].clone());
    report["groups"].as_array().unwrap().iter().map(told).collect()
}

#[tokio::test]
async fn the_value_of_a_thing_is_its_price_times_its_quantity_whatever_changes() {
    let app = furnished().await;
    assert_eq!(see(&app, "chairs").await["value"], json!(30));
    assert_eq!(see(&app, "desk").await["value"], Json::Null);
    act(
        &app,
        "kenza",
        "inventoryItems.adjust",
        json!({"id": "chairs", "quantity": 5, "reason": "x"}),
    )
    .await
    .unwrap();
    assert_eq!(see(&app, "chairs").await["value"], json!(50));
    app.change(&INVENTORY_ITEMS, "chairs", json!({"price": 12.25})).await;
    assert_eq!(see(&app, "chairs").await["value"], json!(61.25));
    app.change(&INVENTORY_ITEMS, "chairs", json!({"price": null})).await;
    assert_eq!(see(&app, "chairs").await["value"], Json::Null);
    let kenza = app.ctx("kenza").await;
    let typed = app
        .update(&kenza, &INVENTORY_ITEMS, "chairs", json!({"value": 9}))
        .await;
    assert_eq!(code(typed), "document_invalid_structure");
}

#[tokio::test]
async fn reports_count_and_sum_what_their_queries_leave() {
    let app = furnished().await;
    act(
        &app,
        "kenza",
        "inventoryItems.reportLoss",
        json!({"id": "lamp", "reason": "x"}),
    )
    .await
    .unwrap();
    let all = report(&app, "rachid", "inventoryItemsByState", &[]).await.unwrap();
    assert_eq!(
        groups(&all),
        [
            (json!("in_service"), json!(2), json!(30)),
            (json!("lost"), json!(1), json!(5.5))
        ]
    );
    let kept = json!({"method": "equal", "attribute": "state", "values": ["in_service", "in_repair"]});
    let of = async |name: &str| groups(&report(&app, "rachid", name, std::slice::from_ref(&kept)).await.unwrap());
    assert_eq!(of("inventoryItemsByType").await, [(json!("t"), json!(2), json!(30))]);
    assert_eq!(
        of("inventoryItemsByOffice").await,
        [(json!("a"), json!(1), json!(30)), (json!("b"), json!(1), json!(0))]
    );
    assert_eq!(
        of("inventoryPiecesByState").await,
        [(json!("in_service"), json!(2), json!(4))]
    );
    let kinds = report(&app, "rachid", "inventoryMovementsByKind", &[]).await.unwrap();
    assert_eq!(
        groups(&kinds)
            .into_iter()
            .map(|group| (group.0, group.1))
            .collect::<Vec<_>>(),
        [(json!("entry"), json!(3)), (json!("loss"), json!(1))]
    );
}

#[tokio::test]
async fn a_report_counts_what_its_reader_may_read() {
    let app = furnished().await;
    for name in [
        "inventoryItemsByOffice",
        "inventoryPiecesByState",
        "inventoryMovementsByKind",
    ] {
        let of = async |who: &str| {
            report(&app, who, name, &[])
                .await
                .map_or(0, |told| told["total"].as_u64().unwrap())
        };
        assert_eq!([of("rachid").await, of("omar").await], [3, 0], "{name}");
    }
}

#[tokio::test]
async fn units_types_and_sites_tell_how_much_stands_there() {
    let app = furnished().await;
    let sites = app.collection("locations");
    app.make(sites, json!({"$id": "l", "name": "Siège"})).await;
    app.change(&BUREAUX, "a", json!({"locationId": "l"})).await;
    assert_eq!(app.get(sites, "l").await["bureauCount"], 1);
    assert_eq!(app.get(&BUREAUX, "a").await["itemCount"], 1);
    assert_eq!(app.get(app.collection("services"), "s").await["itemCount"], 1);
    let types = app.collection("inventoryTypes");
    let told = app.get(types, "t").await;
    assert_eq!((&told["itemCount"], &told["bureauCount"]), (&json!(2), &json!(2)));
    act(
        &app,
        "kenza",
        "inventoryItems.move",
        json!({"ids": ["desk"], "bureauId": "a"}),
    )
    .await
    .unwrap();
    let told = app.get(types, "t").await;
    assert_eq!((&told["itemCount"], &told["bureauCount"]), (&json!(2), &json!(1)));
    assert_eq!(app.get(&BUREAUX, "a").await["itemCount"], 2);
    assert_eq!(app.get(app.collection("services"), "s").await["itemCount"], 2);
    act(
        &app,
        "kenza",
        "inventoryItems.reportLoss",
        json!({"id": "desk", "reason": "x"}),
    )
    .await
    .unwrap();
    assert_eq!(
        app.get(&BUREAUX, "a").await["itemCount"],
        1,
        "what is lost stands nowhere"
    );
}

async fn panel(app: &TestApp, who: &str, id: &str) -> Json {
    let home = act(app, who, "home.panels", json!({"all": true})).await.unwrap();
    let all = ["figures", "panels"]
        .into_iter()
        .flat_map(|part| home[part].as_array().unwrap());
    let found = all.into_iter().find(|panel| panel["id"] == id);
    found.map_or(Json::Null, |panel| panel["content"].clone())
}

#[tokio::test]
async fn the_first_screen_of_keepers_says_what_there_is_and_what_is_to_be_completed() {
    let app = furnished().await;
    let value = async |id: &str| panel(&app, "rachid", id).await["value"].clone();
    assert_eq!(value("inventoryItems.kept").await, 3);
    assert_eq!(value("inventoryItems.worth").await, 3550, "in hundredths of dirhams");
    assert_eq!(value("inventoryItems.unplaced").await, 1);
    assert_eq!(value("inventoryItems.unnumbered").await, 2);
    let month = panel(&app, "rachid", "inventoryMovements.month").await;
    assert_eq!(
        month["parts"][0]["value"], 1,
        "the lamp came today, the others in January: {month}"
    );
    let conditions = panel(&app, "rachid", "inventoryItems.conditions").await;
    let parts: Vec<Json> = conditions["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["value"].clone())
        .collect();
    assert_eq!(parts, [1, 2], "good, and what nobody judged");
    for id in [
        "inventoryItems.kept",
        "inventoryItems.worth",
        "inventoryMovements.month",
    ] {
        assert_eq!(panel(&app, "omar", id).await, Json::Null, "{id}");
    }
}

#[tokio::test]
async fn who_holds_things_sees_them_and_what_waits_for_their_word() {
    let app = furnished().await;
    act(
        &app,
        "kenza",
        "inventoryItems.handOver",
        json!({"ids": ["chairs"], "employeeId": "omar"}),
    )
    .await
    .unwrap();
    let own = panel(&app, "omar", "inventoryItems.own").await;
    assert_eq!((&own["total"], &own["rows"][0]["title"]), (&json!(1), &json!("Chaise")));
    assert_eq!(panel(&app, "salma", "inventoryItems.own").await, Json::Null);
    let unsigned = panel(&app, "rachid", "inventoryItems.unsigned").await;
    assert_eq!(unsigned["total"], 1);
    let waiting = async |who: &str| act(&app, who, "home.tasks", json!({})).await.unwrap()["tasks"].clone();
    assert_eq!(waiting("omar").await[0]["count"], 1);
    assert_eq!(waiting("salma").await, json!([]));
    act(&app, "omar", "inventoryItems.accept", json!({"id": "chairs"}))
        .await
        .unwrap();
    assert_eq!(waiting("omar").await, json!([]));
    assert_eq!(panel(&app, "rachid", "inventoryItems.unsigned").await, Json::Null);
}

#[tokio::test]
async fn a_head_sees_what_stands_where_the_people_of_the_unit_work() {
    let app = furnished().await;
    app.change(
        app.collection("employees"),
        "omar",
        json!({"bureauId": "a", "serviceId": "s"}),
    )
    .await;
    app.change(app.collection("services"), "s", json!({"responsible": "salma"}))
        .await;
    let seen = act(&app, "salma", "units.headed", json!({"screen": "chef-service"}))
        .await
        .unwrap();
    let panels = seen["panels"].as_array().unwrap();
    let found = panels
        .iter()
        .find(|panel| panel["id"] == "inventoryItems.ofUnit")
        .unwrap();
    let rows = found["content"]["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 1, "{rows:?}");
    assert_eq!(
        (&rows[0]["title"], &rows[0]["count"], &rows[0]["link"]),
        (&json!("a"), &json!(1), &Json::Null)
    );
}
