mod any_order;
mod closing;
mod due;
mod offered;
mod replay;
mod undo;

use serde_json::json;

use super::post::{movement, post};
use super::{Kind, REFORM};
use crate::item::INVENTORY_ITEMS;
use crate::item::tests::{act, item, movements_of, see, staffed_town};
use crate::testing::{TestApp, code};

/// Takes an item out of the inventory, as a reform that is carried out does.
async fn reform(app: &TestApp, id: &str) {
    let id = id.to_owned();
    let full = TestApp::full_rights();
    let done = app.engine.transact(&full, "reform", move |cx| {
        let item = cx.need(&INVENTORY_ITEMS, &id)?;
        let today = schema::Date(cx.today());
        let mut row = movement(&item, Kind::Reform, today);
        row.clear(REFORM);
        post(cx, row)
    });
    done.await.unwrap();
}

/// The id of the last movement of an item.
async fn last(app: &TestApp, item: &str) -> String {
    let row = movements_of(app, item).await.pop().unwrap();
    row["$id"].as_str().unwrap().to_owned()
}

async fn undo(app: &TestApp, who: &str, id: &str) -> schema::Result<serde_json::Value> {
    act(
        app,
        who,
        "inventoryMovements.undo",
        json!({"id": id, "reason": "erreur"}),
    )
    .await
}
