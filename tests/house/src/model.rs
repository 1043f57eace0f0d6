//! The page of the model names every collection of the wire, in the order in which departments list them.

use crate::tree::{assert_none, text};

const MODEL: &str = "docs/model.md";
/// What the wire is, as its golden says.
const WIRE: &str = "tests/golden/openapi.txt";

/// The ids of all collections, in the order of the wire.
fn of_the_wire() -> Vec<String> {
    let id = |line: &str| {
        let path = line.strip_prefix("paths /databases/")?.split_once(" get ")?.0;
        let (_, list) = path.split_once("/collections/")?;
        Some(list.strip_suffix("/documents")?.to_owned())
    };
    text(WIRE).unwrap_or_default().lines().filter_map(id).collect()
}

/// The ids of the first cells of each table, table by table.
fn of_the_page(page: &str) -> Vec<Vec<String>> {
    let mut tables = Vec::new();
    for line in page.lines() {
        if line.starts_with("## ") {
            tables.push(Vec::new());
        }
        let Some(cell) = line.strip_prefix("| `").and_then(|row| row.split('|').next()) else {
            continue;
        };
        let ids = cell.split('`').step_by(2).filter(|id| !id.trim().is_empty());
        if let Some(table) = tables.last_mut() {
            table.extend(ids.map(str::to_owned));
        }
    }
    tables
}

/// What the page lacks, what it names in vain or twice, and what stands out of its order.
fn breaches(tables: &[Vec<String>], wire: &[String]) -> Vec<String> {
    let place = |id: &String| wire.iter().position(|one| one == id);
    let named = |id: &&String| tables.iter().flatten().filter(|one| one == id).count();
    let mut wrong: Vec<String> = wire
        .iter()
        .filter(|id| named(id) != 1)
        .map(|id| format!("{id} is named {} times", named(&id)))
        .collect();
    let unknown = tables.iter().flatten().filter(|id| place(id).is_none());
    wrong.extend(unknown.map(|id| format!("{id} is no collection")));
    for table in tables {
        let turned = table.windows(2).filter(|pair| place(&pair[0]) > place(&pair[1]));
        wrong.extend(turned.map(|pair| format!("{} comes after {}", pair[0], pair[1])));
    }
    wrong
}

#[test]
fn the_model_names_every_collection_in_its_order() {
    let wire = of_the_wire();
    assert!(wire.len() > 50, "the golden of the wire was not read");
    let page = text(MODEL).unwrap_or_default();
    assert_none(
        "docs/model.md has a row for each collection",
        &breaches(&of_the_page(&page), &wire),
    );
}

#[test]
fn a_page_that_is_not_true_is_found() {
    let wire = ["cars", "fuelLogs", "roles"].map(str::to_owned);
    let page = "## A\n| `cars` · `fuelLogs` | fills `litres` |\n## B\n| `roles` | x |\n";
    assert!(breaches(&of_the_page(page), &wire).is_empty());
    let page = "## A\n| `fuelLogs` · `cars` | x |\n## B\n| `trucks` | x |\n";
    assert_eq!(
        breaches(&of_the_page(page), &wire),
        [
            "roles is named 0 times",
            "trucks is no collection",
            "fuelLogs comes after cars"
        ]
    );
}
