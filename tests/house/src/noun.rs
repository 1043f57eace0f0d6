//! A noun says everything about itself: nobody outside its department names it, and the department lists it.

use crate::tree::{assert_none, files, sources, text};

const DEPARTMENTS: &str = "crates/departments/";

/// Who may name a department all the same, and why. A row that is no longer needed goes.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("domain/src/lib.rs", "attendance", "the one list of departments"),
    ("domain/src/lib.rs", "fleet", "the one list of departments"),
    ("domain/src/lib.rs", "leave", "the one list of departments"),
    ("domain/src/lib.rs", "property", "the one list of departments"),
    ("domain/src/lib.rs", "recruitment", "the one list of departments"),
    ("domain/src/lib.rs", "requests", "the one list of departments"),
    (
        "server/src/migrations/appeals.rs",
        "recruitment",
        "migrations fill the fields of their time",
    ),
    (
        "server/src/migrations/device_codes.rs",
        "attendance",
        "migrations spell the codes of their time",
    ),
    (
        "server/src/migrations/letters.rs",
        "attendance",
        "migrations fill the fields of their time",
    ),
    (
        "server/src/migrations/nationalities.rs",
        "recruitment",
        "migrations spell the nationalities of their time",
    ),
    (
        "server/src/migrations/proofs.rs",
        "recruitment",
        "migrations fill the fields of their time",
    ),
    (
        "server/src/migrations/rules.rs",
        "attendance",
        "migrations know the settings of their time",
    ),
    (
        "server/src/migrations/rules.rs",
        "recruitment",
        "migrations know the settings of their time",
    ),
    (
        "server/src/migrations/rules.rs",
        "requests",
        "migrations know the settings of their time",
    ),
    (
        "server/src/migrations.rs",
        "fleet",
        "migrations fill the fields of their time",
    ),
    (
        "server/src/migrations.rs",
        "requests",
        "migrations fill the fields of their time",
    ),
];

/// The departments, by the names of their crates.
fn departments() -> Vec<String> {
    let name = |path: &String| Some(path.strip_prefix(DEPARTMENTS)?.strip_suffix("/Cargo.toml")?.to_owned());
    files().iter().filter_map(name).collect()
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
    assert!(!departments.is_empty(), "no departments were found");
    let (mut breaches, mut used) = (Vec::new(), Vec::new());
    for path in sources() {
        let source = text(&path).unwrap_or_default();
        for department in &departments {
            if path.starts_with(&format!("{DEPARTMENTS}{department}/")) || !names(&source, department) {
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

/// The folders that list nouns, each with the file that does: departments, and the folders of the platform.
fn lists() -> Vec<(String, String)> {
    let list = |path: &String| {
        let folder = path.strip_suffix("mod.rs").or_else(|| path.strip_suffix("lib.rs"))?;
        let is_list = folder.starts_with("crates/") && text(path)?.contains("static ENTITIES: &[&Entity] = &[");
        is_list.then(|| (folder.to_owned(), path.clone()))
    };
    files().iter().filter_map(list).collect()
}

#[test]
fn every_noun_stands_in_the_list_of_its_department() {
    let lists = lists();
    let mut missing = Vec::new();
    for path in sources() {
        let source = text(&path).unwrap_or_default();
        let nouns = source.lines().filter_map(|line| {
            let name = line.strip_prefix("pub static ")?.strip_suffix(": Entity = Entity {")?;
            // What happens to an account that has a profile is no noun of the wire.
            (name != "ACCOUNT_OF_USER").then_some(name)
        });
        for noun in nouns {
            let list = lists.iter().find(|(folder, _)| path.starts_with(folder));
            let list = list.and_then(|(_, file)| text(file)).unwrap_or_default();
            let is_listed = list.contains(&format!("::{noun},"))
                || list.contains(&format!("&{noun}]"))
                || list.contains(&format!("::{noun}]"));
            if !is_listed {
                missing.push(format!("{path}: {noun}"));
            }
        }
    }
    assert_none("a department lists its nouns, in its ENTITIES", &missing);
}

#[test]
fn a_name_is_told_from_what_only_looks_like_it() {
    assert!(names("use crate::fleet::car;", "fleet"));
    assert!(names("    fleet::ENTITIES,", "fleet"));
    assert!(!names("// fleet::car is meant", "fleet"));
    assert!(!names("use crate::my_fleet::car;", "fleet"));
    assert!(!names("let fleet = 1;", "fleet"));
}
