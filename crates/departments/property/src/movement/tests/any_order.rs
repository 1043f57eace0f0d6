//! Acts in whatever order and however often: each item stands where a replay of its movements says, nothing is offered that is refused,
//! and no piece is lost or made by parting.

use std::collections::BTreeMap;

use platform::demo::DemoRng;
use serde_json::{Value as Json, json};

use super::{act, item, movements_of, see, staffed_town};
use crate::item::{self, INVENTORY_ITEMS};
use crate::movement::post::movements_of as rows_of;
use crate::movement::replay::replay;
use crate::movement::{INVENTORY_MOVEMENTS, KIND, Kind, LOT, QUANTITY, UNDOES};
use crate::testing::TestApp;

/// Acts that are done at random, beside what is counted of them.
struct Story {
    app: TestApp,
    rng: DemoRng,
    done: BTreeMap<&'static str, usize>,
    /// What was sent last, which is sent again now and then.
    sent: Option<(&'static str, &'static str, Json)>,
}

impl Story {
    async fn of(seed: u64) -> Story {
        let app = staffed_town().await;
        for id in ["i", "j", "k"] {
            item(&app, id, json!({"quantity": 6, "inventoryNumber": format!("N-{id}")})).await;
        }
        Story {
            app,
            rng: DemoRng::new(seed),
            done: BTreeMap::new(),
            sent: None,
        }
    }

    /// An act on an item, by whom, and what it is given.
    fn draft(&mut self, id: &str) -> (&'static str, &'static str, Json) {
        let office = *self.rng.pick(&["a", "b"]);
        let who = *self.rng.pick(&["omar", "salma"]);
        let quantity = self.rng.percent(30).then(|| self.rng.range(1, 7));
        // Some are entered late.
        let on = format!("2026-11-{:02}", self.rng.range(10, 20));
        match self.rng.range(0, 12) {
            0 | 1 => (
                "kenza",
                "inventoryItems.move",
                json!({"ids": [id], "bureauId": office, "quantity": quantity, "on": on}),
            ),
            2 | 3 => (
                "kenza",
                "inventoryItems.handOver",
                json!({"ids": [id], "employeeId": who, "quantity": quantity, "on": on}),
            ),
            4 | 10 => (
                "kenza",
                "inventoryItems.takeBack",
                json!({"ids": [id], "bureauId": office, "on": on}),
            ),
            5 => ("kenza", "inventoryItems.sendToRepair", json!({"id": id, "on": on})),
            6 | 11 => ("kenza", "inventoryItems.returnFromRepair", json!({"id": id, "on": on})),
            7 => (
                "kenza",
                "inventoryItems.reportLoss",
                json!({"id": id, "quantity": quantity, "reason": "x", "on": on}),
            ),
            8 | 12 => (who, "inventoryItems.accept", json!({"id": id})),
            _ => (who, "inventoryItems.refuse", json!({"id": id, "reason": "x"})),
        }
    }

    async fn act(&mut self) {
        let items = self.app.all(&INVENTORY_ITEMS).await;
        let id = self.rng.pick(&items).id.clone();
        let again = self.sent.clone().filter(|_| self.rng.percent(15));
        let (who, name, given) = again.unwrap_or_else(|| self.draft(&id));
        let done = act(&self.app, who, name, given.clone()).await;
        // No fault, whatever comes: only refusals.
        assert!(
            done.as_ref().err().is_none_or(|error| error.rejection().is_some()),
            "{name} {done:?}"
        );
        self.sent = Some((who, name, given));
        if done.is_ok() {
            *self.done.entry(name).or_default() += 1;
        }
    }

    async fn undo(&mut self) {
        let rows = self.app.all(&INVENTORY_MOVEMENTS).await;
        let id = self.rng.pick(&rows).id.clone();
        let asked = json!({"collection": "inventoryMovements", "ids": [id]});
        let ctx = self.app.ctx("kenza").await;
        let told = self.app.act(&ctx, "acts.open", asked).await.unwrap();
        let is_open = told[&id]["open"]
            .as_array()
            .unwrap()
            .contains(&json!("inventoryMovements.undo"));
        let done = super::undo(&self.app, "kenza", &id).await;
        assert_eq!(done.is_ok(), is_open, "{done:?}");
        if done.is_ok() {
            *self.done.entry("inventoryMovements.undo").or_default() += 1;
        }
    }

    /// Every item stands where its movements say, and the pieces are as many as there were.
    async fn check(&self) {
        let (items, rows) = self
            .app
            .read(|cx| {
                let items = cx.all(&INVENTORY_ITEMS, [])?;
                for item in &items {
                    let stands = replay(&rows_of(cx, &item.id)?)?.unwrap();
                    assert_eq!(item.get(item::BUREAU), stands.bureau);
                    assert_eq!(item.get(item::EMPLOYEE), stands.employee);
                    assert_eq!(item.get(item::STATE), Some(stands.state));
                    assert_eq!(item.get(item::QUANTITY), Some(stands.quantity));
                    assert_eq!(item.get(item::PENDING), stands.pending);
                    assert!(stands.quantity >= 1);
                }
                Ok((items, cx.all(&INVENTORY_MOVEMENTS, [])?))
            })
            .await;
        let pieces: i64 = items.iter().filter_map(|item| item.get(item::QUANTITY)).sum();
        assert_eq!(pieces, 18, "parting makes and loses nothing");
        let parted = rows.iter().filter(|row| row.get(KIND) == Some(Kind::Adjust));
        let parted: Vec<_> = parted.filter(|row| row.get(LOT).is_some()).collect();
        assert_eq!(parted.len(), items.len() - 3, "one for each part");
        assert!(
            parted
                .iter()
                .all(|row| row.get(UNDOES).is_none() && row.get(QUANTITY) < Some(0))
        );
        let mut numbers: Vec<String> = items.iter().filter_map(|item| item.get(item::NUMBER_KEY)).collect();
        numbers.sort();
        numbers.dedup();
        assert_eq!(numbers.len(), items.len(), "each has a number of its own");
    }
}

#[tokio::test]
async fn in_whatever_order_items_stand_where_their_movements_say() {
    let mut done: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 1..=6 {
        let mut story = Story::of(seed).await;
        for _ in 0..80 {
            if story.rng.percent(15) {
                story.undo().await;
            } else {
                story.act().await;
            }
            story.check().await;
        }
        for (what, times) in story.done {
            *done.entry(what).or_default() += times;
        }
    }
    assert!(done.len() >= 9 && done.values().all(|times| *times >= 2), "{done:?}");
}

/// Every order of so many.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: &Vec<usize>| {
            let left: Vec<usize> = (0..count).filter(|at| !order.contains(at)).collect();
            left.into_iter()
                .map(|at| [order.clone(), vec![at]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// What happens to an item on four days.
fn days(id: &str) -> [(&'static str, Json); 4] {
    [
        ("move", json!({"ids": [id], "bureauId": "b", "on": "2026-11-11"})),
        (
            "handOver",
            json!({"ids": [id], "employeeId": "omar", "on": "2026-11-12"}),
        ),
        (
            "handOver",
            json!({"ids": [id], "employeeId": "salma", "on": "2026-11-13"}),
        ),
        ("move", json!({"ids": [id], "bureauId": "c", "on": "2026-11-14"})),
    ]
}

#[tokio::test]
async fn what_is_entered_late_leads_to_the_same_place_as_what_came_in_time() {
    let app = staffed_town().await;
    let office = json!({"$id": "c", "nameFr": "c", "nameAr": "c"});
    app.make(&platform::organisation::bureau::BUREAUX, office).await;
    for (at, order) in orders(4).iter().enumerate() {
        let id = format!("i{at}");
        item(&app, &id, json!({})).await;
        for step in order {
            let (name, given) = days(&id)[*step].clone();
            let done = act(&app, "kenza", &format!("inventoryItems.{name}"), given).await;
            done.unwrap();
        }
        let row = see(&app, &id).await;
        let all: Vec<Json> = movements_of(&app, &id).await;
        let paper = all.iter().find(|row| row["toEmployeeId"] == "salma").unwrap();
        assert_eq!(
            (&row["bureauId"], &row["employeeId"]),
            (&json!("c"), &json!("salma")),
            "{order:?}"
        );
        assert_eq!(row["pendingHandoverId"], paper["$id"], "{order:?}");
    }
}
