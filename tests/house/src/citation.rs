//! Reasons can be opened: what a page or a comment cites stands in this repository.

use std::collections::BTreeSet;

use crate::tree::{assert_none, files, has_extension, text};

/// The folders from which paths are written in full.
const ROOMS: &[&str] = &["docs/", "crates/", "web/", "tests/", "scripts/"];
/// Made by a build: no commit holds them.
const BUILT: &[&str] = &["web/dist", "web/node_modules", "tests/node_modules"];
/// Pages that tell what was: what they name may be gone.
const HISTORY: &[&str] = &["CHANGELOG.md", "crates/typeset/fonts/", "crates/papers/fonts/"];
const DECISIONS: &str = "docs/decisions.md";
/// This file shows what a wrong path looks like.
const OWN: &str = "tests/house/src/citation.rs";

/// The lines that are read by people: a page's own, and the comments of a source; each from 1.
fn prose<'a>(path: &str, text: &'a str) -> Vec<(usize, &'a str)> {
    let said = |line: &'a str| match path {
        page if has_extension(page, &["md"]) => line,
        source if has_extension(source, &["rs", "ts", "tsx", "mjs", "js", "css", "c"]) => {
            comment(line, &["//", "*", "/*"])
        }
        _ => comment(line, &["#", "--"]),
    };
    text.lines()
        .enumerate()
        .map(|(at, line)| (at + 1, said(line)))
        .collect()
}

/// What a line says behind its mark of a comment.
fn comment<'a>(line: &'a str, marks: &[&str]) -> &'a str {
    let trimmed = line.trim_start();
    if marks.iter().any(|mark| trimmed.starts_with(mark)) {
        return trimmed;
    }
    let mark = format!(" {} ", marks[0]);
    line.find(&mark).map_or("", |at| &line[at..])
}

/// Words as paths are written: letters, digits and the signs of paths and of their gaps (`*`, `<noun>`).
fn words(line: &str) -> impl Iterator<Item = &str> {
    let is_of_path = |sign: char| sign.is_ascii_alphanumeric() || "_./*<>{}$-".contains(sign);
    line.split(move |sign| !is_of_path(sign))
        .map(|word| word.trim_end_matches(['.', '/', '-']))
        .filter(|word| !word.is_empty())
}

/// Whether the path is a file or a folder, as far as it says: up to a gap, with any signs for a `*`.
fn is_there(path: &str, files: &[String]) -> bool {
    if BUILT.iter().any(|built| path.starts_with(built)) {
        return true;
    }
    let folder = match path.find(['<', '{', '$']) {
        Some(gap) => path[..gap].rsplit_once('/').map_or("", |(folder, _)| folder),
        None => path,
    };
    match folder.split_once('*') {
        Some((start, end)) => files
            .iter()
            .any(|file| file.starts_with(start) && file[start.len()..].contains(end.trim_start_matches('*'))),
        None => files.iter().any(|file| {
            file.strip_prefix(folder)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        }),
    }
}

/// Whether a page is found from the root, beside the page that cites it, or among the documents.
fn is_page_there(page: &str, of: &str, files: &[String]) -> bool {
    let beside = joined(of, page);
    let places = [page.to_owned(), beside, format!("docs/{page}")];
    page.contains('*') || places.iter().any(|place| files.contains(place))
}

/// A relative path from the folder of a file.
fn joined(of: &str, target: &str) -> String {
    let mut parts: Vec<&str> = of.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Paths and pages that a line cites and that are not there.
fn missing(line: &str, of: &str, files: &[String]) -> Vec<String> {
    let is_lost = |word: &&str| {
        let is_path = ROOMS.iter().any(|room| word.starts_with(room));
        let is_page = !is_path && has_extension(word, &["md"]);
        let is_source = has_extension(of, &["md"]) && !is_path && has_extension(word, &["rs", "ts", "tsx", "mjs"]);
        (is_path && !is_there(word, files))
            || (is_page && !is_page_there(word, of, files))
            || (is_source && !is_tail(word, files))
    };
    words(line).filter(is_lost).map(str::to_owned).collect()
}

/// Whether some file ends so: pages name sources by the end of their path.
fn is_tail(word: &str, files: &[String]) -> bool {
    let has_gap = word.contains(['*', '<', '{', '$']);
    let word = word.trim_start_matches(['.', '/']);
    let ends = |file: &String, tail: &str| file == tail || file.ends_with(&format!("/{tail}"));
    has_gap || word.is_empty() || files.iter().any(|file| ends(file, word))
}

/// The targets of Markdown's links that are of this repository.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
}

/// How a heading is called in an address: `## A noun, twice` is `a-noun-twice`.
fn anchors(page: &str) -> BTreeSet<String> {
    let address = |heading: &str| -> String {
        let kept = heading
            .trim()
            .chars()
            .filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
        kept.flat_map(char::to_lowercase)
            .map(|sign| if sign == ' ' { '-' } else { sign })
            .collect()
    };
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| address(line.trim_start_matches('#'))).collect()
}

fn is_broken(target: &str, of: &str, files: &[String]) -> bool {
    let (page, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if page.is_empty() {
        of.to_owned()
    } else {
        joined(of, page)
    };
    if !is_there(&path, files) {
        return true;
    }
    !anchor.is_empty() && !anchors(&text(&path).unwrap_or_default()).contains(anchor)
}

/// The numbers that follow a word: `decisions 36, 73 and 76`, `ADR 13`; none of `decision 3/2026`.
fn numbers(line: &str, word: &str) -> Vec<u32> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices(word) {
        if line[..at].chars().next_back().is_some_and(char::is_alphanumeric) {
            continue;
        }
        let mut rest = line[at + word.len()..]
            .trim_start_matches('s')
            .trim_start_matches([' ', '\u{a0}']);
        loop {
            let length = rest.bytes().take_while(u8::is_ascii_digit).count();
            let Ok(number) = rest[..length].parse() else { break };
            rest = &rest[length..];
            if !rest.starts_with('/') {
                found.push(number);
            }
            let next = [", and ", ", ", " and ", " to "]
                .iter()
                .find_map(|between| rest.strip_prefix(between));
            let Some(next) = next else { break };
            rest = next;
        }
    }
    found
}

/// The chapters of a page that a line cites: `` `docs/protocol.md` §2.4 `` is that page with `2.4`.
fn chapters(line: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices(".md") {
        let page = words(&line[..at + 3]).last().unwrap_or_default();
        let mut rest = line[at + 3..].trim_start_matches('`');
        while let Some(after) = [" §", ", §", " and §"].iter().find_map(|mark| rest.strip_prefix(mark)) {
            let length = after
                .bytes()
                .take_while(|byte| byte.is_ascii_digit() || *byte == b'.')
                .count();
            found.push((page.to_owned(), after[..length].trim_end_matches('.').to_owned()));
            rest = &after[length..];
        }
    }
    found
}

/// Whether a page has a heading of this number.
fn has_heading(page: &str, number: &str) -> bool {
    page.lines().filter(|line| line.starts_with('#')).any(|line| {
        let heading = line.trim_start_matches('#').trim_start();
        heading
            .split(' ')
            .next()
            .is_some_and(|first| first.trim_end_matches('.') == number)
    })
}

/// Everything that is read by people, with its place.
fn all_prose() -> Vec<(String, Vec<(usize, String)>)> {
    let is_read = |path: &String| {
        let is_script = path.starts_with("scripts/") || path == "Makefile";
        let is_kind = has_extension(
            path,
            &["md", "rs", "ts", "tsx", "mjs", "js", "css", "c", "py", "lua", "toml"],
        );
        let is_history = HISTORY.iter().any(|history| path.starts_with(history));
        (is_script || is_kind) && !is_history && !path.contains(".gen.") && path != OWN
    };
    let read = |path: String| {
        let text = text(&path).unwrap_or_default();
        let lines = prose(&path, &text).into_iter().filter(|(_, line)| !line.is_empty());
        let lines = lines.map(|(at, line)| (at, line.to_owned())).collect();
        (path, lines)
    };
    files().into_iter().filter(is_read).map(read).collect()
}

/// What is wrong with each line, with its place.
fn breaches(wrong: impl Fn(&str, &str) -> Vec<String>) -> Vec<String> {
    let all = all_prose();
    assert!(all.len() > 1_000, "the sources were not found");
    let mut breaches = Vec::new();
    for (path, lines) in all {
        for (at, line) in lines {
            breaches.extend(
                wrong(&path, &line)
                    .into_iter()
                    .map(|what| format!("{path}:{at}: {what}")),
            );
        }
    }
    breaches
}

#[test]
fn every_cited_path_is_there() {
    let files = files();
    let lost = breaches(|path, line| missing(line, path, &files));
    assert_none("a path that is cited stands in this repository", &lost);
}

#[test]
fn every_link_of_a_page_leads_somewhere() {
    let files = files();
    let lost = breaches(|path, line| {
        let broken = links(line).filter(|target| is_broken(target, path, &files));
        let is_page = has_extension(path, &["md"]);
        broken.filter(|_| is_page).map(str::to_owned).collect()
    });
    assert_none("a link leads to a file, and to a heading of it", &lost);
}

#[test]
fn every_cited_decision_can_be_read() {
    let decisions = text(DECISIONS).unwrap();
    let files = files();
    let is_adr = |number: &u32| {
        files
            .iter()
            .any(|file| file.starts_with(&format!("docs/adr/{number:04}-")))
    };
    let lost = breaches(|_, line| {
        let unknown = numbers(line, "decision").into_iter().chain(numbers(line, "Decision"));
        let unknown = unknown.filter(|number| !has_heading(&decisions, &number.to_string()));
        let without = numbers(line, "ADR").into_iter().filter(|number| !is_adr(number));
        unknown
            .map(|number| format!("decision {number} has no heading in {DECISIONS}"))
            .chain(without.map(|number| format!("there is no ADR {number}")))
            .collect()
    });
    assert_none("a decision that is cited is written down", &lost);
}

#[test]
fn every_cited_chapter_has_its_heading() {
    let lost = breaches(|path, line| {
        let cited = chapters(line).into_iter().filter(|(page, number)| {
            let places = [page.clone(), joined(path, page), format!("docs/{page}")];
            let page = places.iter().find_map(|place| text(place)).unwrap_or_default();
            !has_heading(&page, number)
        });
        cited.map(|(page, number)| format!("{page} has no §{number}")).collect()
    });
    assert_none("a chapter that is cited has a heading of its number", &lost);
}

#[test]
fn what_is_not_there_is_found() {
    let files = [
        "docs/a.md",
        "crates/x/src/lib.rs",
        "web/src/b.tsx",
        "docs/adr/0001-one.md",
    ]
    .map(str::to_owned);
    let wrong = |line: &str, of: &str| missing(line, of, &files);
    assert_eq!(
        wrong("see `docs/lost.md`, and crates/x/src.", "crates/x/src/lib.rs"),
        ["docs/lost.md"]
    );
    assert_eq!(wrong("wire.md §2 and a.md", "crates/x/src/lib.rs"), ["wire.md"]);
    assert_eq!(
        wrong(
            "`src/b.tsx`, `crates/<name>/src`, `crates/y/<name>`, `c.rs`",
            "README.md"
        ),
        ["crates/y/<name>", "c.rs"]
    );
    assert_eq!(
        wrong(
            "`web/src/*.tsx`, `web/src/*.css`, https://x.example/docs/z",
            "README.md"
        ),
        ["web/src/*.css"]
    );
    assert!(is_broken("../b.md", "docs/a.md", &files) && is_broken("adr/0002-two.md", "docs/a.md", &files));
    assert!(!is_broken("adr/0001-one.md", "docs/a.md", &files) && !is_broken("../docs/a.md", "docs/a.md", &files));
}

#[test]
fn numbers_and_comments_are_read() {
    assert_eq!(
        numbers(
            "(decisions 36, 73 and 76, then) decision 3/2026, decision 9.",
            "decision"
        ),
        [36, 73, 76, 9]
    );
    assert_eq!(numbers("ADR 13, 14 and 24; ADRs are read", "ADR"), [13, 14, 24]);
    assert_eq!(
        chapters("(`docs/protocol.md` §2.1, §2.3) and RFC 1 §4"),
        [("docs/protocol.md", "2.1"), ("docs/protocol.md", "2.3")].map(|(page, at)| (page.to_owned(), at.to_owned()))
    );
    assert!(
        has_heading("## 2.4 Who calls", "2.4")
            && has_heading("### 44. Ledger", "44")
            && !has_heading("## 2.41 x", "2.4")
    );
    let said = prose("a.rs", "//! one\nlet a = \"docs/x\"; // two\nlet b = \"docs/y\";\n");
    assert_eq!(said, [(1, "//! one"), (2, " // two"), (3, "")]);
    assert!(anchors("# A noun, twice\ntext\n").contains("a-noun-twice"));
}
