//! A town with things in two offices, for the stories of papers.

use engine::RequestContext;
use platform::organisation::bureau::BUREAUX;
use schema::{Collection, Date, Document, Result};
use serde_json::{Value as Json, json};

use crate::item::INVENTORY_ITEMS;
use crate::movement::Kind;
use crate::movement::post::{movement, post};
use crate::testing::{TestApp, code, new_app};

/// Two offices, Amina and Said who work here, things in both offices, and those who keep them.
pub(crate) async fn town() -> TestApp {
    let app = new_app();
    app.card().await;
    for (id, fr, ar) in [
        ("a", "Bureau d’ordre", "مكتب الضبط"),
        ("b", "Bureau d’hygiène", "مكتب الصحة"),
    ] {
        app.make(&BUREAUX, json!({"$id": id, "nameFr": fr, "nameAr": ar, "floor": "1"}))
            .await;
    }
    for (id, cin) in [("amina", "AA1001"), ("said", "BB2002")] {
        app.employee(id, cin, json!({})).await;
    }
    for (id, permissions) in [
        (
            "printer",
            json!(["inventory-dashboard:read", "inventory-dashboard:print"]),
        ),
        ("reader", json!(["inventory-dashboard:read"])),
        ("author", json!(["inventory-dashboard:*"])),
        ("decider", json!(["inventory-dashboard:*"])),
    ] {
        app.user(id, json!({"permissions": permissions})).await;
    }
    for (id, employee) in [("amina_u", "amina"), ("said_u", "said")] {
        app.user(id, json!({"persoActif": employee})).await;
    }
    for (id, designation, office, quantity) in [
        ("desk", "Bureau en bois", "a", 1),
        ("screen", "Écran 24 pouces", "a", 1),
        ("chair", "Chaise visiteur", "a", 6),
        ("fan", "Ventilateur", "b", 1),
    ] {
        let item = json!({"$id": id, "designation": designation, "inventoryNumber": format!("2024-{id}"),
            "bureauId": office, "quantity": quantity, "condition": "good", "price": 1200.5,
            "acquiredOn": "2024-03-05", "acquisition": "purchase", "contract": "12/2024", "serialNumber": format!("SN {id}")});
        app.make(&INVENTORY_ITEMS, item).await;
    }
    app
}

/// Posts a movement of all that stands of a thing, with these fields.
pub(crate) async fn move_item(
    app: &TestApp,
    ctx: &RequestContext,
    item: &str,
    kind: Kind,
    more: Json,
) -> Result<String> {
    let (item, more) = (item.to_owned(), more.as_object().unwrap().clone());
    let write = move |cx: &mut engine::Cx<'_>| {
        let item = cx.need(&INVENTORY_ITEMS, &item)?;
        let mut row = movement(&item, kind, Date(cx.today()));
        fill(&mut row, &more);
        Ok(post(cx, row)?.id)
    };
    app.engine.transact(ctx, "a story", write).await
}

/// Writes a row that only acts write.
pub(crate) async fn write_row(app: &TestApp, of: &'static Collection, data: Json) -> String {
    let data = data.as_object().unwrap().clone();
    let write = move |cx: &mut engine::Cx<'_>| {
        let mut row = Document::new(of);
        if let Some(id) = data.get("$id") {
            row.id = id.as_str().unwrap().to_owned();
        }
        fill(&mut row, &data);
        Ok(cx.create(row)?.id)
    };
    app.engine
        .transact(&TestApp::full_rights(), "a story", write)
        .await
        .unwrap()
}

fn fill(row: &mut Document, data: &serde_json::Map<String, Json>) {
    let of = row.of;
    for field in of.fields() {
        if let Some(given) = data.get(field.name) {
            row.set_value(field.name, schema::read(field, given).unwrap());
        }
    }
}

/// Changes a row that only acts change.
pub(crate) async fn rewrite(app: &TestApp, of: &'static Collection, id: &str, data: Json) {
    let (id, data) = (id.to_owned(), data.as_object().unwrap().clone());
    let write = move |cx: &mut engine::Cx<'_>| {
        let mut row = cx.need(of, &id)?;
        fill(&mut row, &data);
        cx.update(row).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "a story", write)
        .await
        .unwrap();
}

/// Asks whether an act is open on a document, does it, and compares: what is offered is accepted, what is not is refused as it was
/// told.
pub(crate) async fn is_as_offered(app: &TestApp, who: &str, act: &str, of: &str, id: &str, given: Json) -> bool {
    let ctx = app.ctx(who).await;
    let asked = json!({"collection": of, "ids": [id]});
    let told = app.act(&ctx, "acts.open", asked).await.unwrap()[id].take();
    let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
    let done = app.act(&ctx, act, given).await;
    assert_eq!(done.is_ok(), is_open, "{who} {act} {told} {done:?}");
    if let Some(refusal) = told["refused"][act]["type"].as_str() {
        assert_eq!(code(done), refusal, "{who} {act}");
    }
    is_open
}
