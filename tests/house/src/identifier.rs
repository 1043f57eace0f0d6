//! Names say what a thing is, in the words an engineer would search for.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust_source::{code_only, functions, without_test_modules};
use crate::tree::{assert_none, files, has_extension, sources, text};

/// Participles and verbs that say nothing without what was done to whom; none of them alone names a function.
const BARE: &[&str] = &[
    "added",
    "agreed",
    "allowed",
    "announced",
    "answered",
    "arrived",
    "asked",
    "awaited",
    "began",
    "begins",
    "begun",
    "belongs",
    "born",
    "bound",
    "broken",
    "brought",
    "built",
    "called",
    "carried",
    "cared",
    "carries",
    "changed",
    "chosen",
    "closed",
    "comes",
    "counted",
    "covered",
    "decided",
    "done",
    "drawn",
    "due",
    "ends",
    "expected",
    "fallen",
    "fetched",
    "filled",
    "filtered",
    "finished",
    "fits",
    "followed",
    "follows",
    "forgotten",
    "found",
    "gathered",
    "given",
    "goes",
    "gone",
    "granted",
    "grown",
    "handed",
    "happened",
    "heard",
    "held",
    "hears",
    "issued",
    "joined",
    "judged",
    "keeps",
    "kept",
    "knows",
    "known",
    "laid",
    "lasts",
    "learnt",
    "left",
    "listed",
    "looked",
    "looks",
    "lost",
    "made",
    "makes",
    "marked",
    "measured",
    "meant",
    "met",
    "missed",
    "moved",
    "named",
    "needed",
    "noted",
    "opened",
    "owed",
    "owned",
    "packed",
    "passed",
    "placed",
    "planned",
    "posted",
    "printed",
    "read_out",
    "refused",
    "released",
    "reached",
    "remembered",
    "said",
    "says",
    "sealed",
    "seen",
    "sent",
    "served",
    "settled",
    "shown",
    "shows",
    "signed",
    "sits",
    "sorted",
    "spared",
    "spelt",
    "spent",
    "spoken",
    "spoilt",
    "standing",
    "stands",
    "started",
    "stated",
    "stays",
    "stopped",
    "stored",
    "sworn",
    "taken",
    "takes",
    "tells",
    "thrown",
    "tied",
    "told",
    "touched",
    "tried",
    "turned",
    "typed",
    "understood",
    "unpacked",
    "used",
    "waited",
    "wanted",
    "warned",
    "watched",
    "went",
    "wished",
    "won",
    "worn",
    "woven",
    "wrapped",
    "written",
    "wrote",
];

/// A type's name may be defined in so many crates.
const CRATES_PER_TYPE: usize = 2;

/// The sources without their tests: the path and the code alone.
fn source_code() -> Vec<(String, String)> {
    let code = |path: String| {
        let code = code_only(&text(&path).unwrap_or_default());
        (path, without_test_modules(&code).to_owned())
    };
    sources().into_iter().map(code).collect()
}

/// Where the words of a definition stand: the line, from 1, and the name that follows.
fn definitions<'a>(code: &'a str, keyword: &'a str) -> impl Iterator<Item = (usize, &'a str, usize)> {
    code.match_indices(keyword).filter_map(move |(at, _)| {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            return None;
        }
        let rest = &code[at + keyword.len()..];
        let length = rest
            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
            .unwrap_or(rest.len());
        let line = code[..at].matches('\n').count() + 1;
        (length > 0).then_some((line, &rest[..length], at + keyword.len() + length))
    })
}

/// The parameter list that starts at the first `(` after `from`, generics passed over.
fn parameters(code: &str, from: usize) -> &str {
    let (mut angles, mut open, mut depth) = (0_usize, None, 0_usize);
    let bytes = code.as_bytes();
    for at in from..bytes.len() {
        match bytes[at] {
            b'<' if open.is_none() => angles += 1,
            b'>' if open.is_none() && bytes[at - 1] != b'-' => angles = angles.saturating_sub(1),
            b'(' if open.is_none() && angles == 0 => (open, depth) = (Some(at + 1), 1),
            b'(' if open.is_some() => depth += 1,
            b')' if open.is_some() => {
                depth -= 1;
                if let (Some(start), 0) = (open, depth) {
                    return &code[start..at];
                }
            }
            b'{' | b';' if open.is_none() && angles == 0 => return "",
            _ => {}
        }
    }
    ""
}

/// Whether a parameter is a tuple taken apart: `(a, b): (A, B)`, at the start of the list or after a comma outside brackets.
fn takes_a_tuple_apart(parameters: &str) -> bool {
    let (mut depth, mut is_start) = (0_isize, true);
    let mut before = ' ';
    for sign in parameters.chars() {
        match sign {
            '(' if depth == 0 && is_start => return true,
            '(' | '[' | '{' | '<' => depth += 1,
            '>' if before == '-' || before == '=' => {}
            ')' | ']' | '}' | '>' => depth -= 1,
            _ => {}
        }
        is_start = sign == ',' && depth == 0 || is_start && sign.is_whitespace();
        before = sign;
    }
    false
}

/// The crate of a path: `crates/engine`, `crates/departments/fleet`.
fn crate_of(path: &str) -> &str {
    path.split("/src/").next().unwrap_or(path)
}

#[test]
fn no_function_is_named_by_a_bare_participle_or_verb() {
    let mut breaches = Vec::new();
    for (path, code) in source_code() {
        let bare = functions(&code)
            .into_iter()
            .filter(|one| BARE.contains(&one.name.as_str()));
        breaches.extend(bare.map(|one| format!("{path}:{}: fn {}", one.line, one.name)));
    }
    assert_none("a function is named by what it gives or does, with its noun", &breaches);
}

#[test]
fn no_type_name_is_defined_in_more_than_two_crates() {
    let mut crates: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, code) in source_code() {
        for keyword in ["struct ", "enum ", "trait "] {
            for (_, name, _) in definitions(&code, keyword).filter(|(_, name, _)| name.starts_with(char::is_uppercase))
            {
                crates
                    .entry(name.to_owned())
                    .or_default()
                    .insert(crate_of(&path).to_owned());
            }
        }
    }
    let breaches: Vec<String> = crates
        .into_iter()
        .filter(|(_, of)| of.len() > CRATES_PER_TYPE)
        .map(|(name, of)| format!("{name}: {}", of.into_iter().collect::<Vec<_>>().join(", ")))
        .collect();
    assert_none("a type's name is defined in two crates at most", &breaches);
}

#[test]
fn no_parameter_is_a_tuple_taken_apart() {
    let mut breaches = Vec::new();
    for path in files()
        .into_iter()
        .filter(|path| path.starts_with("crates/") && has_extension(path, &["rs"]))
    {
        let code = code_only(&text(&path).unwrap_or_default());
        let apart = definitions(&code, "fn ").filter(|(_, _, end)| takes_a_tuple_apart(parameters(&code, *end)));
        breaches.extend(apart.map(|(line, name, _)| format!("{path}:{line}: fn {name}")));
    }
    assert_none(
        "arguments are given one by one, up to seven, or as a struct with a name",
        &breaches,
    );
}

#[test]
fn tuples_are_told_from_types_and_groups() {
    let is_breach =
        |source: &str| definitions(source, "fn ").any(|(_, _, end)| takes_a_tuple_apart(parameters(source, end)));
    assert!(is_breach("fn a((x, y): (u8, u8)) {}"));
    assert!(is_breach("fn a<T: Fn(u8) -> u8>(f: T, (x, y): (u8, u8)) {}"));
    assert!(is_breach("fn a(\n    &self,\n    (x, y): (u8, u8),\n) {}"));
    assert!(!is_breach("fn a(x: (u8, u8), f: impl Fn((u8, u8)) -> (u8, u8)) {}"));
    assert!(!is_breach("fn a(Decimal(x): Decimal, f: fn(u8, (u8, u8))) {}"));
    assert!(!is_breach("struct S { f: fn(u8) -> u8 }"));
}
