//! A noun says everything about itself: nobody outside its department names it, and the department lists it.

use crate::tree::{assert_none, files, has_extension, text};

const DOMAIN: &str = "crates/domain/src/";

/// What serves every department, and may be named by each.
const PLATFORM: &[&str] = &["organisation", "people", "papers", "settings", "notice"];

/// Who may name a department's nouns all the same, and why. A row that is no longer needed goes.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("domain/src/lib.rs", "fleet", "the one list of departments"),
    ("domain/src/lib.rs", "inventory", "the one list of departments"),
    ("domain/src/demo/drive.rs", "fleet", "the demo fills all departments"),
    (
        "domain/src/demo/drive.rs",
        "inventory",
        "the demo fills all departments",
    ),
    ("domain/src/demo/park.rs", "fleet", "the demo fills all departments"),
    (
        "domain/src/papers/mod.rs",
        "fleet",
        "kinds of papers are still listed centrally",
    ),
    (
        "domain/src/notice/mod.rs",
        "fleet",
        "kinds of notifications are still listed centrally",
    ),
    (
        "domain/src/papers/authentic_document/mod.rs",
        "fleet",
        "who reads papers of the fleet is granted where papers are",
    ),
    (
        "server/src/route/calendar.rs",
        "fleet",
        "a feed of missions is no document of the protocol",
    ),
    (
        "server/src/steps.rs",
        "fleet",
        "migrations fill the fields of their time",
    ),
    (
        "domain/src/fleet/maintenance/finish.rs",
        "inventory",
        "finished work takes its parts out of the stock",
    ),
    (
        "domain/src/fleet/maintenance/mod.rs",
        "inventory",
        "its effect names what it writes",
    ),
    (
        "domain/src/fleet/maintenance/rules.rs",
        "inventory",
        "the parts of an order must exist",
    ),
    (
        "domain/src/inventory/spare_movement.rs",
        "fleet",
        "a movement links to the work that caused it",
    ),
];

/// The folders of the domain that list nouns of their own.
fn departments() -> Vec<String> {
    let lists = |path: &String| {
        let name = path.strip_prefix(DOMAIN)?.strip_suffix("/mod.rs")?;
        let is_one = !PLATFORM.contains(&name) && text(path)?.contains("pub static ENTITIES");
        is_one.then(|| name.to_owned())
    };
    files().iter().filter_map(lists).collect()
}

/// Sources, without the tests: these name whatever they test.
fn sources() -> Vec<String> {
    let is_test = |path: &str| path.contains("/tests/") || path.ends_with("/tests.rs");
    let is_source = |path: &String| path.starts_with("crates/") && has_extension(path, &["rs"]) && !is_test(path);
    files().into_iter().filter(is_source).collect()
}

/// Whether a source names something of a department: `fleet::car`, `{fleet::…`, never `my_fleet::car` or a comment.
fn names(source: &str, department: &str) -> bool {
    let path = format!("{department}::");
    let named = |line: &str| {
        line.match_indices(&path).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
        })
    };
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .any(named)
}

#[test]
fn nobody_outside_a_department_names_its_nouns() {
    let departments = departments();
    assert!(departments.len() > 1, "no departments were found: {departments:?}");
    let (mut breaches, mut used) = (Vec::new(), Vec::new());
    for path in sources() {
        let source = text(&path).unwrap_or_default();
        for department in &departments {
            if path.starts_with(&format!("{DOMAIN}{department}/")) || !names(&source, department) {
                continue;
            }
            let row = ALLOWED
                .iter()
                .find(|(file, of, _)| path.ends_with(file) && of == department);
            match row {
                Some(row) => used.push(row),
                None => breaches.push(format!("{path} names {department}")),
            }
        }
    }
    let idle = ALLOWED.iter().filter(|row| !used.contains(row));
    breaches.extend(idle.map(|(file, of, _)| format!("{file} names {of} no more: its row goes")));
    assert_none(
        "a noun says everything about itself (CONTRIBUTING.md, Add an entity)",
        &breaches,
    );
}

#[test]
fn every_noun_stands_in_the_list_of_its_department() {
    let mut missing = Vec::new();
    for path in sources().iter().filter(|path| path.starts_with(DOMAIN)) {
        let inside = &path[DOMAIN.len()..];
        let department = inside.split('/').next().unwrap_or_default();
        let list = text(&format!("{DOMAIN}{department}/mod.rs")).unwrap_or_default();
        let source = text(path).unwrap_or_default();
        let nouns = source.lines().filter_map(|line| {
            let name = line.strip_prefix("pub static ")?.strip_suffix(": Entity = Entity {")?;
            // What happens to an account that has a profile is no noun of the wire.
            (name != "ACCOUNT_OF_USER").then_some(name)
        });
        for noun in nouns {
            let is_listed = list.contains(&format!("::{noun},"))
                || list.contains(&format!("&{noun}]"))
                || list.contains(&format!("::{noun}]"));
            if !is_listed {
                missing.push(format!("{path}: {noun}"));
            }
        }
    }
    assert_none("a department lists its nouns, in the ENTITIES of its mod.rs", &missing);
}

#[test]
fn a_name_is_told_from_what_only_looks_like_it() {
    assert!(names("use crate::fleet::car;", "fleet"));
    assert!(names("    fleet::ENTITIES,", "fleet"));
    assert!(!names("// fleet::car is meant", "fleet"));
    assert!(!names("use crate::my_fleet::car;", "fleet"));
    assert!(!names("let fleet = 1;", "fleet"));
}
