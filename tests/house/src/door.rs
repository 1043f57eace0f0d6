//! The rooms in a row: which crate may import which, and which crate alone may know a driver or a protocol.

use std::collections::BTreeSet;

use crate::tree::{assert_none, root, text};

/// From the bottom up. A crate may import what its row names, and nothing else of ours.
const DOORS: &[(&str, &[&str])] = &[
    ("schema", &[]),
    ("store", &["schema"]),
    ("papers", &[]),
    ("typeset", &["papers"]),
    ("engine", &["store", "papers", "schema"]),
    ("accounts", &["engine", "schema"]),
    ("testing", &["accounts", "engine", "store", "typeset", "schema"]), // linked by tests alone
    ("platform", &["accounts", "engine", "schema"]),
    // A department may stand on another where its row says so; never the other way round.
    ("departments/attendance", &["platform", "accounts", "engine", "schema"]),
    ("departments/fleet", &["platform", "accounts", "engine", "schema"]),
    ("departments/leave", &["platform", "accounts", "engine", "schema"]),
    ("departments/property", &["platform", "accounts", "engine", "schema"]),
    ("departments/recruitment", &["platform", "accounts", "engine", "schema"]),
    ("departments/requests", &["platform", "accounts", "engine", "schema"]),
    (
        "domain",
        &[
            "departments/attendance",
            "departments/fleet",
            "departments/leave",
            "departments/property",
            "departments/recruitment",
            "departments/requests",
            "platform",
            "engine",
            "schema",
        ],
    ),
    (
        "server",
        &[
            "domain",
            "departments/attendance",
            "departments/fleet",
            "departments/recruitment",
            "departments/requests",
            "platform",
            "accounts",
            "engine",
            "store",
            "typeset",
            "schema",
        ],
    ),
];

/// Where departments stand.
const DEPARTMENTS: &str = "departments";

/// Outside crates that only one room may know: SQL stays in the store, HTTP in the server, workbooks in the papers.
const OWNED: &[(&str, &str)] = &[
    ("rusqlite", "store"),
    ("postgres", "store"),
    ("axum", "server"),
    ("tower", "server"),
    ("tower-http", "server"),
    ("clap", "server"),
    ("object_store", "store"),
    ("calamine", "papers"),
    ("image", "papers"),
    ("rust_xlsxwriter", "papers"),
    ("argon2", "accounts"),
    ("lettre", "engine"),
    ("reqwest", "engine, store"), // the store of files speaks HTTP to S3
];

fn manifest(name: &str) -> toml::Table {
    std::fs::read_to_string(root().join("crates").join(name).join("Cargo.toml"))
        .unwrap()
        .parse()
        .unwrap()
}

fn names(manifest: &toml::Table, section: &str) -> Vec<String> {
    manifest
        .get(section)
        .and_then(toml::Value::as_table)
        .map(|table| table.keys().cloned().collect())
        .unwrap_or_default()
}

#[test]
fn every_crate_has_a_row() {
    let inside = |folder: &str| -> Vec<String> {
        let entries = std::fs::read_dir(root().join("crates").join(folder)).unwrap();
        entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    };
    let departments = inside(DEPARTMENTS)
        .into_iter()
        .map(|name| format!("{DEPARTMENTS}/{name}"));
    let rooms = inside("").into_iter().filter(|name| name != DEPARTMENTS);
    let mut found: Vec<String> = rooms.chain(departments).collect();
    found.sort();
    let mut rows: Vec<&str> = DOORS.iter().map(|(name, _)| *name).collect();
    rows.sort_unstable();
    assert_eq!(found, rows);
}

#[test]
fn doors_open_one_way() {
    let mut breaches = Vec::new();
    for (place, (name, open)) in DOORS.iter().enumerate() {
        let manifest = manifest(name);
        for section in ["dependencies", "build-dependencies"] {
            for other in names(&manifest, section).iter().filter_map(|other| row(other)) {
                if !open.contains(&other) {
                    breaches.push(format!("{name} may not import {other} ({section})"));
                }
            }
        }
        // A test may stand on any room below its own, never on one above.
        for other in names(&manifest, "dev-dependencies")
            .iter()
            .filter_map(|other| row(other))
        {
            if !DOORS[..place].iter().any(|(below, _)| *below == other) {
                breaches.push(format!("the tests of {name} may not import {other}, which is above it"));
            }
        }
    }
    assert_none("doors open one way (ARCHITECTURE.md, rooms)", &breaches);
}

#[test]
fn drivers_and_protocols_stay_in_their_room() {
    let mut breaches = Vec::new();
    for (name, _) in DOORS {
        for other in names(&manifest(name), "dependencies") {
            if let Some((_, owner)) = OWNED.iter().find(|(owned, _)| *owned == other)
                && !owner.split(", ").any(|owner| owner == *name)
            {
                breaches.push(format!("{name} imports {other}, which belongs to {owner}"));
            }
        }
    }
    assert_none("a driver or a protocol is known in one room", &breaches);
}

/// The row of a crate of ours, which is called as its folder is.
fn row(name: &str) -> Option<&'static str> {
    let mut rows = DOORS.iter().map(|(row, _)| *row);
    rows.find(|row| row.rsplit('/').next() == Some(name))
}

#[test]
fn tests_alone_link_what_stories_are_told_with() {
    let linked = DOORS
        .iter()
        .filter(|(name, _)| names(&manifest(name), "dependencies").contains(&"testing".to_owned()));
    let linked: Vec<String> = linked.map(|(name, _)| (*name).to_owned()).collect();
    assert_none("`testing` is a dev-dependency", &linked);
}

/// The names between backticks.
fn quoted(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A crate as the page calls it: departments together.
fn on_the_page(name: &str) -> String {
    name.split_once('/').map_or(name, |(folder, _)| folder).to_owned() + if name.contains('/') { "/*" } else { "" }
}

/// The crates that the page has rows for, each with what it may import.
fn rows_of_the_page(page: &str) -> BTreeSet<(String, BTreeSet<String>)> {
    let table = page.split("| crate | is | may import |").nth(1).unwrap_or_default();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let name = quoted(cells.first()?).into_iter().next()?;
        Some((name, quoted(cells.last()?)))
    };
    rows.filter_map(row).collect()
}

#[test]
fn the_page_tells_the_same_doors() {
    let said = rows_of_the_page(&text("ARCHITECTURE.md").unwrap_or_default());
    let kept = DOORS.iter().map(|(name, open)| {
        let open: BTreeSet<String> = open.iter().map(|other| on_the_page(other)).collect();
        (on_the_page(name), open)
    });
    let kept: BTreeSet<_> = kept.collect();
    let wrong: Vec<String> = said
        .symmetric_difference(&kept)
        .map(|(name, open)| format!("{name}: {open:?}"))
        .collect();
    assert_none("the table of ARCHITECTURE.md and the doors are one", &wrong);
}

#[test]
fn a_row_of_the_page_is_read() {
    let page =
        "x\n| crate | is | may import |\n|---|---|---|\n| `a` | `b` or so | `c`, `d/*` |\n| `e` | x | \u{2013} |\nend";
    let read = rows_of_the_page(page);
    let open = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert!(read.contains(&("a".to_owned(), open(&["c", "d/*"]))) && read.contains(&("e".to_owned(), open(&[]))));
    assert_eq!(
        (on_the_page("departments/x"), on_the_page("y")),
        ("departments/*".to_owned(), "y".to_owned())
    );
}
