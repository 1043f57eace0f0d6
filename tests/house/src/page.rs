//! Pages name what stands in the code: a path of ours between backticks, `platform::approval`, is a word of that crate.

use crate::tree::{assert_none, files, has_extension, text};

/// Pages about the house as it stands; those that tell its history name what may be gone.
fn is_of_today(path: &str) -> bool {
    has_extension(path, &["md"]) && path != "CHANGELOG.md" && !path.starts_with("docs/adr/")
}

/// The crates of ours by name, each with all of its sources.
fn crates() -> Vec<(String, String)> {
    let all = files();
    let name = |path: &String| Some(path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?.to_owned());
    let source = |folder: String| {
        let start = format!("crates/{folder}/");
        let own = all.iter().filter(|path| path.starts_with(&start));
        let read = own.map(|path| path.clone() + "\n" + &text(path).unwrap_or_default());
        let source = read.collect::<Vec<_>>().concat();
        (folder.rsplit('/').next().unwrap_or(&folder).to_owned(), source)
    };
    all.iter().filter_map(name).map(source).collect()
}

/// What a page says between backticks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The crate that a path begins with, and every word after it.
fn path(word: &str) -> Option<(&str, Vec<&str>)> {
    let (first, rest) = word.split_once("::")?;
    let is_of_word = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let end = rest.find(['(', ' ', '<', '.']).unwrap_or(rest.len());
    let words = rest[..end]
        .split(|sign| !is_of_word(sign))
        .filter(|word| !word.is_empty());
    first.chars().all(is_of_word).then(|| (first, words.collect()))
}

/// Whether a word stands in a text by itself.
fn has_word(text: &str, word: &str) -> bool {
    let is_of_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    text.match_indices(word).any(|(at, _)| {
        let after = text[at + word.len()..].chars().next();
        !text[..at].ends_with(is_of_word) && !after.is_some_and(is_of_word)
    })
}

/// The words that a line names of a crate and that stand nowhere in it.
fn unknown<'a>(line: &'a str, crates: &[(String, String)]) -> Vec<&'a str> {
    let lost = |word: &&str| {
        let Some((first, words)) = path(word) else { return false };
        let source = crates.iter().find(|(name, _)| name == first);
        source.is_some_and(|(_, source)| words.iter().any(|word| !has_word(source, word)))
    };
    quoted(line).filter(lost).collect()
}

#[test]
fn pages_name_what_stands_in_the_code() {
    let crates = crates();
    assert!(crates.len() > 10, "the crates were not found");
    let mut wrong = Vec::new();
    for page in files().into_iter().filter(|path| is_of_today(path)) {
        for (at, line) in text(&page).unwrap_or_default().lines().enumerate() {
            wrong.extend(
                unknown(line, &crates)
                    .into_iter()
                    .map(|word| format!("{page}:{}: {word}", at + 1)),
            );
        }
    }
    assert_none("a path that a page names stands in that crate", &wrong);
}

#[test]
fn words_that_are_gone_are_found() {
    let crates = [("fleet".to_owned(), "pub mod car;\nfn old_plate() {}".to_owned())];
    assert!(unknown("`fleet::car` and `other::thing`, `fleet::{car, old_plate}(x)`", &crates).is_empty());
    assert_eq!(
        unknown("`fleet::plate`, `fleet::cars::of`", &crates),
        ["fleet::plate", "fleet::cars::of"]
    );
}
