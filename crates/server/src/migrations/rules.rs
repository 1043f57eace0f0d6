//! Numbers that stood among the settings before they were rules with a day, a basis and, where something is erased, two people.

use attendance::warning::rules::REPLY_TERM;
use platform::people::role::ROLES;
use platform::retention::{RETENTION_RULES, rule_that_stood};
use platform::settings::{FORMER, KEY, SETTINGS, VALID_FROM, VALUE};
use platform::time_limit::{BEGINNING, TimeLimitPreset, rule_row};
use recruitment::candidate::RETAINABLE;
use requests::document_request::ANSWER_TERM;
use schema::{Document, Result};
use serde_json::Value as Json;
use store::Writer;

use super::all;

/// The settings that said how long a term is, each with what it is of now.
static TERMS: [(&str, &TimeLimitPreset); 2] = [
    ("org.documentRequestDays", &ANSWER_TERM),
    ("org.warningReplyDays", &REPLY_TERM),
];
/// The setting that said after how many months what applicants handed in goes.
const MONTHS: &str = "org.examRetentionMonths";

/// A term that the commune had set keeps its length, one that was still to come begins on its day; and a store in which applicants'
/// data went by themselves keeps its months.
pub(super) fn of_settings(writer: &mut Writer<'_>) -> Result<()> {
    for (key, preset) in TERMS {
        let Some(setting) = setting(writer, key)? else { continue };
        let within = |amount: &i64| (1..=preset.most_days).contains(amount);
        let amount = |value: Option<Json>| value.and_then(|value| value.as_i64()).filter(within);
        let usual = preset.limit.amount;
        let (standing, to_come) = match setting.get(VALID_FROM) {
            Some(day) => (setting.get(FORMER), Some((day.0, setting.get(VALUE)))),
            None => (setting.get(VALUE), None),
        };
        insert(writer, rule_row(preset, BEGINNING, amount(standing).unwrap_or(usual)))?;
        if let Some((day, value)) = to_come.filter(|(day, _)| *day > BEGINNING) {
            insert(writer, rule_row(preset, day, amount(value).unwrap_or(usual)))?;
        }
        writer.delete(&setting)?;
    }
    months_of_retention(writer)
}

fn months_of_retention(writer: &mut Writer<'_>) -> Result<()> {
    let setting = setting(writer, MONTHS)?;
    let has_begun = !all(writer, &ROLES, Vec::new())?.is_empty();
    if !has_begun || !all(writer, &RETENTION_RULES, Vec::new())?.is_empty() {
        return Ok(());
    }
    // What is still to come is the longer or the shorter one: nothing goes that was to stay.
    let numbers = setting
        .iter()
        .flat_map(|one| [one.get(VALUE), one.get(FORMER)])
        .flatten();
    let (least, most) = RETAINABLE.bounds;
    let months = numbers
        .filter_map(|value| value.as_i64())
        .filter(|months| (least..=most).contains(months));
    let months = months.max().unwrap_or(RETAINABLE.preset);
    insert(writer, rule_that_stood(&RETAINABLE, months))?;
    match setting {
        Some(setting) => writer.delete(&setting),
        None => Ok(()),
    }
}

fn insert(writer: &mut Writer<'_>, mut rule: Document) -> Result<()> {
    rule.id = engine::random::id(writer.terms().now);
    writer.insert(rule).map(drop)
}

fn setting(writer: &mut Writer<'_>, key: &str) -> Result<Option<Document>> {
    Ok(all(writer, &SETTINGS, vec![KEY.eq(key)])?.pop())
}
