//! Patterns of numbers: how a commune writes the numbers of a series, `org.…`, each declared beside what it numbers.
//!
//! A noun names its pattern among its `extensions`. Whoever writes one, by whatever door, keeps it a pattern; where none is written,
//! or what stands is none, the preset holds.

use engine::Cx;
use schema::{Document, Label, Rejection, Result, error_codes};
use serde_json::Value as Json;

use super::{KEY, VALUE};

error_codes! {
    NO_PATTERN = "setting_no_number_pattern", invalid => "«{name}»: المطلوب نص يرد فيه الرمز {holes} ولا يتكرر، وأقصى عدد للأحرف: 40", "«\u{a0}{name}\u{a0}»\u{a0}: un texte de 40 signes au plus, avec une fois {holes}", "\"{name}\": a text of 40 signs at most with {holes} once";
}

/// What stands for the rank of a number, where an error tells it.
const RANK: &str = "{n} / {n:5}";
/// So many signs has a pattern at most, so many digits a rank.
const LONGEST: usize = 40;
const MOST_DIGITS: usize = 9;

/// How the numbers of a series are written: `{yyyy}` or `{yy}` is the year, `{n}` the rank in it, `{n:5}` the same in five digits.
/// Without a year the ranks count on for ever.
pub struct NumberPattern {
    /// Its key among the settings, and the name of its counter.
    pub key: &'static str,
    /// What it is called.
    pub label: Label,
    /// How it is written.
    pub about: Label,
    /// What holds until another is set.
    pub preset: &'static str,
}

impl NumberPattern {
    /// The next number, in the transaction of whatever takes it: a rolled back one is given again.
    ///
    /// # Errors
    /// When the settings cannot be read.
    pub fn next(&self, cx: &mut Cx<'_>) -> Result<String> {
        let set = super::value_today(cx, self.key)?;
        let pattern = set.as_str().filter(|text| parts(text).is_some()).unwrap_or(self.preset);
        let year = cx.today().year();
        let counter = if has_year(pattern) {
            format!("{}/{year}", self.key)
        } else {
            self.key.to_owned()
        };
        let rank = cx.number(&counter)?;
        Ok(number_text(pattern, year, rank))
    }
}

/// A pattern that is written is one.
pub(super) fn patterns_have_a_rank(cx: &Cx<'_>, setting: &Document) -> Result<()> {
    let key = setting.need(KEY)?;
    let Some(pattern) = cx.extensions::<NumberPattern>().find(|one| one.key == key) else {
        return Ok(());
    };
    let value = setting.get(VALUE).unwrap_or_default();
    if matches!(&value, Json::String(text) if parts(text).is_some()) {
        return Ok(());
    }
    let rejection = Rejection::new(NO_PATTERN).field(VALUE.def.name);
    Err(rejection.label("name", pattern.label).arg("holes", RANK).into())
}

fn has_year(pattern: &str) -> bool {
    pattern.contains("{yyyy}") || pattern.contains("{yy}")
}

/// What stands before the rank, in how many digits it is written, and what stands behind it; none where there is not one rank.
fn parts(pattern: &str) -> Option<(&str, usize, &str)> {
    if pattern.chars().count() > LONGEST || pattern.chars().any(char::is_control) {
        return None;
    }
    let (before, rest) = pattern.split_once("{n")?;
    let (digits, after) = rest.split_once('}')?;
    let digits = match digits.strip_prefix(':') {
        Some(digits) => digits
            .parse()
            .ok()
            .filter(|digits| (1..=MOST_DIGITS).contains(digits))?,
        None if digits.is_empty() => 1,
        None => return None,
    };
    let is_plain = |text: &str| !text.replace("{yyyy}", "").replace("{yy}", "").contains(['{', '}']);
    (is_plain(before) && is_plain(after)).then_some((before, digits, after))
}

fn number_text(pattern: &str, year: i16, rank: i64) -> String {
    let with_year = |text: &str| {
        let short = format!("{:02}", year.rem_euclid(100));
        text.replace("{yyyy}", &year.to_string()).replace("{yy}", &short)
    };
    match parts(pattern) {
        Some((before, digits, after)) => format!("{}{rank:0digits$}{}", with_year(before), with_year(after)),
        None => rank.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_has_one_rank_and_nothing_else_in_braces() {
        for (pattern, number) in [
            ("{yyyy}/{n:5}", Some("2026/00007")),
            ("INV-{n}-{yy}", Some("INV-7-26")),
            ("{n:1}", Some("7")),
            ("{yyyy}", None),
            ("{n}{n}", None),
            ("{n:0}", None),
            ("{n:10}", None),
            ("{nn}", None),
            ("{month}/{n}", None),
            ("{n", None),
        ] {
            let told = parts(pattern).map(|_| number_text(pattern, 2026, 7));
            assert_eq!(told.as_deref(), number, "{pattern}");
        }
    }
}
