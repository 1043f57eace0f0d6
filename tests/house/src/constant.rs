//! A number is explained: by the comment above it, or above the group that it stands in.

use crate::rust_source::{code_only, without_test_modules};
use crate::tree::{assert_none, sources, text};

/// Types whose values are numbers, or times made of numbers.
const NUMBERS: &[&str] = &[
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "f32",
    "f64",
    "Duration",
    "SignedDuration",
    "Span",
];

/// Whether the line declares a constant, and whether that is a number.
fn constant(line: &str) -> Option<bool> {
    let line = line.trim_start();
    let line = line
        .strip_prefix("pub ")
        .or(line.strip_prefix("pub(crate) "))
        .unwrap_or(line);
    let line = line.strip_prefix("pub(super) ").unwrap_or(line);
    let (declared, value) = line.strip_prefix("const ")?.split_once(" = ")?;
    let of = declared.split_once(": ")?.1;
    Some(NUMBERS.contains(&of) && value.contains(|sign: char| sign.is_ascii_digit()))
}

/// The lines, from 1, of numbers that no comment explains.
fn unexplained(source: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().collect();
    let is_of_group = |line: &str| line.trim_start().starts_with("#[") || constant(line).is_some();
    let is_explained = |at: usize| {
        let above = lines[..at].iter().rfind(|line| !is_of_group(line));
        above.is_some_and(|line| line.trim_start().starts_with("//"))
    };
    let numbers = (0..lines.len()).filter(|at| constant(lines[*at]) == Some(true));
    numbers
        .filter(|at| !lines[*at].contains("//") && !is_explained(*at))
        .map(|at| at + 1)
        .collect()
}

#[test]
fn every_number_is_explained() {
    let mut breaches = Vec::new();
    for path in sources() {
        let source = text(&path).unwrap_or_default();
        let end = without_test_modules(&code_only(&source)).len();
        breaches.extend(unexplained(&source[..end]).iter().map(|line| format!("{path}:{line}")));
    }
    assert_none("a constant says why it is that number", &breaches);
}

#[test]
fn a_group_is_explained_by_its_first_line() {
    assert_eq!(unexplained("const A: u8 = 1;"), [1]);
    assert_eq!(
        unexplained("/// Why.\npub const A: u8 = 1;\nconst B: Duration = Duration::from_secs(1);"),
        [] as [usize; 0]
    );
    assert_eq!(unexplained("/// Why.\nconst A: u8 = 1;\n\nconst B: u64 = 2;"), [4]);
    assert_eq!(
        unexplained("const NAME: &str = \"a 1\";\nconst OTHER: u8 = A;"),
        [] as [usize; 0]
    );
}
