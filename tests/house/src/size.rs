//! Files of at most 400 lines, functions of at most 40, and a median that stays near 100.

use crate::rust_source::functions;
use crate::tree::{assert_none, files, has_extension, is_generated, text};

const FILE_LIMIT: usize = 400;
const FUNCTION_LIMIT: usize = 40;
const MEDIAN_LIMIT: usize = 120;
const SOURCE: &[&str] = &["rs", "ts", "tsx", "css", "mjs", "js", "py", "lua"];

fn sources() -> Vec<(String, String)> {
    files()
        .into_iter()
        .filter(|path| has_extension(path, SOURCE) && !is_generated(path))
        .filter_map(|path| text(&path).map(|text| (path, text)))
        .collect()
}

#[test]
fn no_file_is_longer_than_400_lines() {
    let long: Vec<String> = sources()
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > FILE_LIMIT)
        .map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect();
    assert_none("a file has at most 400 lines: split it by what it is about", &long);
}

#[test]
fn the_median_file_stays_short() {
    let mut lengths: Vec<usize> = sources().iter().map(|(_, text)| text.lines().count()).collect();
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
    println!("median file: {median} lines of {} files (aim: 100)", lengths.len());
    assert!(
        median <= MEDIAN_LIMIT,
        "the median file has {median} lines; the limit is {MEDIAN_LIMIT}, the aim 100"
    );
}

#[test]
fn no_function_is_longer_than_40_lines() {
    let mut long = Vec::new();
    for (path, text) in sources().iter().filter(|(path, _)| has_extension(path, &["rs"])) {
        for function in functions(text)
            .iter()
            .filter(|function| function.lines > FUNCTION_LIMIT)
        {
            long.push(format!(
                "{path}:{}: fn {} has {} lines",
                function.line, function.name, function.lines
            ));
        }
    }
    assert_none("a function has at most 40 lines: name its parts", &long);
}
