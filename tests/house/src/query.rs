//! One language for filters: typed keys. A field named by its place in a list, or a filter written as text, says nothing to
//! the compiler: another order of the declaration would silently ask something else.

use crate::rust_source::{code_only, raw_strings};
use crate::tree::{assert_none, files, has_extension, text};

/// The crates that make filters of what callers of the protocol send, and SQL of filters.
const BELOW: &[&str] = &["crates/schema/", "crates/store/"];

fn sources() -> impl Iterator<Item = (String, String)> {
    files()
        .into_iter()
        .filter(|path| path.starts_with("crates/") && has_extension(path, &["rs"]))
        .filter_map(|path| text(&path).map(|text| (path, text)))
}

/// The lines of the code, comments and literals left out, that hold a text.
fn lines_with(path: &str, source: &str, sought: &str) -> Vec<String> {
    let code = code_only(source);
    let found = code.lines().zip(1..).filter(|(line, _)| line.contains(sought));
    found
        .map(|(line, at)| format!("{path}:{at}: {}", line.trim()))
        .collect()
}

#[test]
fn no_field_is_named_by_its_place() {
    let found: Vec<String> = sources()
        .flat_map(|(path, source)| lines_with(&path, &source, "FIELDS["))
        .collect();
    assert_none(
        "a field is named by its key, not by its place in the declaration",
        &found,
    );
}

#[test]
fn filters_are_written_by_keys() {
    let found: Vec<String> = sources()
        .filter(|(path, _)| !BELOW.iter().any(|below| path.starts_with(below)))
        .flat_map(|(path, source)| lines_with(&path, &source, "Filter::test("))
        .collect();
    assert_none("a filter is written by the key of its field: KEY.eq(value)", &found);
}

#[test]
fn no_filter_is_a_text() {
    let mut found = Vec::new();
    for (path, source) in sources() {
        let mut lists = raw_strings(&source);
        lists.retain(|(_, said)| said.starts_with('['));
        // What an export makes of a list of JSON is told by a list of JSON.
        if path != "crates/engine/src/export/cell.rs" {
            found.extend(lists.iter().map(|(line, said)| format!("{path}:{line}: {said}")));
        }
    }
    assert_none("a declaration says its filters as conditions of keys", &found);
}

#[test]
fn no_answer_is_cut_off_by_a_constant() {
    let found: Vec<String> = sources()
        .filter(|(path, _)| path.contains("/src/"))
        .flat_map(|(path, source)| lines_with(&path, &source, "const AT_MOST: u64"))
        .collect();
    assert_none("who wants all rows asks `cx.all`, which never leaves any out", &found);
}

#[test]
fn what_is_kept_out_would_be_found() {
    let source = "// FIELDS[1]\nlet a = \"FIELDS[2]\";\nlet b = &FIELDS[3];\n";
    assert_eq!(lines_with("x.rs", source, "FIELDS["), ["x.rs:3: let b = &FIELDS[3];"]);
    let source = "// r#\"[no]\"#\nonly: &[(\"equal\", r#\"[\"done\"]\"#)], r\"plain\"";
    assert_eq!(
        raw_strings(source),
        [(2, "[\"done\"]".to_owned()), (2, "plain".to_owned())]
    );
}
