//! Distances and corners of the web are tokens: `web/src/ui/theme.css` is the one place that says how far and how round.

use crate::tree::{assert_none, files, has_extension, text};

const THEME: &str = "web/src/ui/theme.css";

#[test]
fn a_distance_that_has_a_token_is_written_by_it() {
    let theme = text(THEME).unwrap_or_default();
    let distances = tokens(&theme, "--space-");
    let corners = tokens(&theme, "--radius-");
    assert!(distances.len() > 10 && corners.len() > 3, "{THEME} names no tokens");
    let mut written = Vec::new();
    for path in files()
        .iter()
        .filter(|path| path.starts_with("web/src/") && has_extension(path, &["css"]) && *path != THEME)
    {
        for (at, line) in text(path).unwrap_or_default().lines().enumerate() {
            if lengths(line, &distances, &corners) {
                written.push(format!("{path}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert_none("var(--space-…) and var(--radius-…) (web/src/ui/theme.css)", &written);
}

/// The values that the theme gives to names of one kind.
fn tokens(theme: &str, kind: &str) -> Vec<String> {
    theme
        .lines()
        .filter_map(|line| line.trim().strip_prefix(kind)?.split_once(": "))
        .map(|(_, value)| value.trim_end_matches(';').to_owned())
        .collect()
}

/// Whether a line writes a distance or a corner by a length that has a token.
fn lengths(line: &str, distances: &[String], corners: &[String]) -> bool {
    let Some((property, value)) = line.trim().split_once(": ") else {
        return false;
    };
    let known = if property.starts_with("border") && property.ends_with("-radius") {
        corners
    } else if property.ends_with("gap") || property.starts_with("padding") || property.starts_with("margin") {
        distances
    } else {
        return false;
    };
    value
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.')
        .any(|word| known.iter().any(|one| one == word))
}

#[test]
fn lengths_with_a_token_are_told_from_others() {
    let (distances, corners) = (["8px".to_owned()], ["4px".to_owned()]);
    for line in [
        "  padding: 0 8px;",
        "gap: 8px",
        "margin-inline: 8px auto;",
        "border-radius: 4px;",
        "border-start-start-radius: 4px;",
    ] {
        assert!(lengths(line, &distances, &corners), "{line}");
    }
    for line in [
        "padding: 18px;",
        "width: 8px;",
        "border-radius: 8px;",
        "gap: var(--space-4);",
        "margin: -8px;",
        ".a {",
    ] {
        assert!(!lengths(line, &distances, &corners), "{line}");
    }
}
