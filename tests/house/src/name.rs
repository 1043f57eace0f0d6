//! Names come from the field: no drawers for odds and ends, and kebab-case on the web.

use crate::tree::{assert_none, files, has_extension, is_generated};

const DRAWERS: &[&str] = &["util", "utils", "helper", "helpers", "common", "misc"];

#[test]
fn nothing_is_a_drawer_for_odds_and_ends() {
    let drawers: Vec<String> = files()
        .into_iter()
        .filter(|path| has_extension(path, &["rs", "ts", "tsx", "css", "mjs", "py"]))
        .filter(|path| {
            path.split('/')
                .any(|part| DRAWERS.contains(&part.split('.').next().unwrap_or(part)))
        })
        .collect();
    assert_none("a module is named after what it is about", &drawers);
}

#[test]
fn files_of_the_web_are_kebab_case() {
    let wrong: Vec<String> = files()
        .into_iter()
        .filter(|path| path.starts_with("web/src/") && !is_generated(path))
        // Routes are spelt as their addresses are (PreRecours, $id, __root).
        .filter(|path| !path.starts_with("web/src/routes/"))
        .filter(|path| !path.split('/').all(is_kebab_case))
        .collect();
    assert_none("files of the web are kebab-case", &wrong);
}

fn is_kebab_case(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && part
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c))
}

#[test]
fn kebab_case_is_told_from_the_others() {
    assert!(
        ["record-form.tsx", "i18n", "schema.test.ts"]
            .into_iter()
            .all(is_kebab_case)
    );
    assert!(
        !["RecordForm.tsx", "record_form.tsx", "recordForm.ts"]
            .into_iter()
            .any(is_kebab_case)
    );
}
