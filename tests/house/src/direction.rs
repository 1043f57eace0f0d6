//! The web is read from either side: it is laid out by start and end, never by left and right.

use crate::tree::{assert_none, files, has_extension, is_generated, text};

#[test]
fn the_web_is_laid_out_by_start_and_end() {
    let sided: Vec<String> = files()
        .into_iter()
        .filter(|path| path.starts_with("web/src/") && has_extension(path, &["ts", "tsx", "css"]))
        .filter(|path| !is_generated(path) && !path.contains(".test."))
        .flat_map(|path| {
            let text = text(&path).unwrap_or_default();
            let lines = text.lines().enumerate().filter(|(_, line)| is_sided(line));
            lines.map(|(at, _)| format!("{path}:{}", at + 1)).collect::<Vec<_>>()
        })
        .collect();
    assert_none("start and end, never left and right", &sided);
}

/// Whether a line names a side: as a property, in one, as its value, or as a short prop of a component.
fn is_sided(line: &str) -> bool {
    let names_side = ["left", "right"].iter().any(|side| {
        let properties = ["margin", "padding", "border"].map(|property| format!("{property}-{side}"));
        properties.iter().any(|property| line.contains(property)) || is_property(line, side)
    });
    names_side || has_sided_value(line) || ["ml", "mr", "pl", "pr"].iter().any(|prop| is_prop(line, prop))
}

fn is_property(line: &str, side: &str) -> bool {
    line.match_indices(side).any(|(at, _)| {
        let stands_alone = line[..at].chars().next_back().is_none_or(char::is_whitespace);
        stands_alone && line[at + side.len()..].trim_start().starts_with(':')
    })
}

fn has_sided_value(line: &str) -> bool {
    ["float:", "text-align:"]
        .iter()
        .filter_map(|property| line.split_once(property))
        .any(|(_, value)| {
            ["left", "right"]
                .iter()
                .any(|side| value.trim_start().starts_with(side))
        })
}

fn is_prop(line: &str, prop: &str) -> bool {
    line.match_indices(&format!("{prop}=")).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
    })
}

#[test]
fn sides_are_told_from_other_words() {
    for line in [
        "  margin-left: 0;",
        "left: 0",
        "  right : 2px",
        "<Box mr={4}>",
        "float: left;",
        "text-align:right",
    ] {
        assert!(is_sided(line), "{line}");
    }
    for line in [
        "margin-inline-start: 0",
        "const copyright = 1",
        "html=\"x\"",
        "justify: 'left'",
        "url=x",
    ] {
        assert!(!is_sided(line), "{line}");
    }
}
