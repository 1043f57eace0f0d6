//! What the demonstration shows of the property.

use std::collections::HashSet;

use property::campaign::INVENTORY_CAMPAIGNS;
use property::item::{self, INVENTORY_ITEMS};
use property::movement::{self, INVENTORY_MOVEMENTS, Kind};
use property::scan::INVENTORY_SCANS;
use schema::{Choice as _, Document, Id};

use crate::tests::commune::commune;

/// The words of a field that some row says.
fn said<'r>(rows: &'r [Document], name: &str) -> HashSet<&'r str> {
    rows.iter().filter_map(|one| one.value(name).text()).collect()
}

#[tokio::test]
async fn the_property_of_the_commune_stands_in_its_offices() {
    let app = commune(200).await;
    let items = app.all(&INVENTORY_ITEMS).await;
    assert_eq!(items.len(), 600);
    let offices: HashSet<String> = (items.iter())
        .filter_map(|one| one.get(item::BUREAU))
        .map(|Id(id)| id)
        .collect();
    assert_eq!(offices.len(), 21, "something stands in every office");
    let without = |name: &str| items.iter().filter(|one| one.value(name).is_null()).count();
    for (name, least) in [("bureauId", 5), ("inventoryNumber", 15), ("photoId", 300)] {
        assert!(
            without(name) >= least && without("bureauId") < 60,
            "{name}: {}",
            without(name)
        );
    }
    let states: HashSet<&str> = item::State::WORDS.iter().map(|word| word.wire).collect();
    assert_eq!(said(&items, "state"), states, "some of each");
}

#[tokio::test]
async fn the_property_of_the_commune_has_a_past_and_what_waits() {
    let app = commune(200).await;
    let movements = app.all(&INVENTORY_MOVEMENTS).await;
    let kinds = said(&movements, "kind");
    for kind in [
        "entry",
        "transfer",
        "handover",
        "repair_out",
        "repair_in",
        "loss",
        "reform",
    ] {
        assert!(kinds.contains(kind), "{kind}");
    }
    let is_handover = |one: &&Document| one.get(movement::KIND) == Some(Kind::Handover);
    let waits = |one: &&Document| one.get(movement::ACCEPTED_AT).is_none();
    let handed = movements.iter().filter(is_handover);
    assert_eq!(handed.clone().filter(waits).count(), 1);
    assert!(handed.count() > 5);
    let campaigns = app.all(&INVENTORY_CAMPAIGNS).await;
    assert_eq!(said(&campaigns, "state"), HashSet::from(["closed", "open"]));
    let scans = app.all(&INVENTORY_SCANS).await;
    assert_eq!(said(&scans, "byId").len(), 2, "two people count");
}
