//! What goes by a rule, and from when on: codes and counts, no names.

use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Filter, Id, Op, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::rule::{COLLECTION, MONTHS, RETENTION_RULES, condition_of};
use super::{AttachedRows, Retainable, RetainedGroup, condition, retainable};

/// What goes by a rule as it stands. Nothing is changed.
pub(super) const PREVIEW: Act<RuleToPreview, RetentionPreview> =
    Act::read("retentionRules.preview", Allowed::Admins, |cx, given| {
        let rule = cx.need_readable(&RETENTION_RULES, given.id.as_str())?;
        let of = retainable(cx, &rule.need(COLLECTION)?).ok_or(schema::error_codes::DOCUMENT_NOT_FOUND)?;
        let only = filters_of(of, &rule);
        preview_of(cx, of, rule.need(MONTHS)?, &only)
    });

inputs! {
    /// A rule.
    pub(super) struct RuleToPreview {
        /// The rule.
        id: Id = need("id"),
    }
}

/// So many ids in one question.
const IDS: usize = 500;

/// What goes by a rule.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RetentionPreview {
    /// After how many months.
    pub months: i64,
    /// What goes, in the language of the caller.
    pub what: String,
    /// From which day its term counts.
    pub counted_from: String,
    /// What stays.
    pub stays: String,
    /// The labels of the fields that are emptied.
    pub fields: Vec<String>,
    /// How many backups of the nights hold what goes for a while yet.
    pub backups_kept: Option<usize>,
    /// The groups whose day is known.
    pub groups: Vec<GroupCount>,
}

/// How much is still there of a group.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GroupCount {
    /// Its id.
    pub id: String,
    /// What it is called by in few letters.
    pub code: String,
    /// What it is called in French.
    pub title_fr: Option<String>,
    /// What it is called in Arabic.
    pub title_ar: Option<String>,
    /// The day from which its term counts.
    pub ended_on: String,
    /// The day from which on it goes.
    pub erased_from: String,
    /// Of how many entries something is still there.
    pub entries: usize,
    /// How many files of theirs.
    pub files: u64,
}

/// What goes after so many months, of these entries alone.
///
/// # Errors
/// When it cannot be read.
pub fn preview_of(cx: &Cx<'_>, of: &Retainable, months: i64, only: &[Filter]) -> Result<RetentionPreview> {
    let lang = cx.lang();
    let emptied = of.emptied.iter().chain(of.attached.iter().flat_map(|one| one.emptied));
    let groups = (of.groups)(cx)?
        .into_iter()
        .map(|group| count(cx, of, group, months, only));
    Ok(RetentionPreview {
        months,
        what: of.what.text(lang).to_owned(),
        counted_from: of.counted_from.text(lang).to_owned(),
        stays: of.stays.text(lang).to_owned(),
        fields: emptied.map(|field| field.label.text(lang).to_owned()).collect(),
        backups_kept: cx.backups_kept(),
        groups: groups.collect::<Result<Vec<GroupCount>>>()?,
    })
}

fn count(cx: &Cx<'_>, of: &Retainable, group: RetainedGroup, months: i64, only: &[Filter]) -> Result<GroupCount> {
    let entries = cx.all(of.of, entries_of(of, &group, only))?;
    let ids: Vec<Id> = entries.into_iter().map(|one| Id(one.id)).collect();
    let mut files = 0;
    for some in ids.chunks(IDS) {
        for attached in of.attached {
            files += cx.count(
                attached.of,
                [theirs(attached, some), attached.holds.test(Op::IsNotNull, Vec::new())],
            )?;
        }
    }
    let [french, arabic] = group.title.clone();
    Ok(GroupCount {
        ended_on: group.ended.to_string(),
        erased_from: group.erased_from(months).to_string(),
        id: group.id,
        code: group.code,
        title_fr: french,
        title_ar: arabic,
        entries: ids.len(),
        files,
    })
}

/// The rows that belong to these entries.
pub(super) fn theirs(attached: &AttachedRows, entries: &[Id]) -> Filter {
    attached.entry.any_of(entries.iter().cloned())
}

/// The entries of a group of which something is still there.
pub(super) fn entries_of(of: &Retainable, group: &RetainedGroup, only: &[Filter]) -> Vec<Filter> {
    [&group.entries[..], only, &(of.kept)()[..]].concat()
}

/// Of which entries a rule is; what its condition named and is no more names none.
pub(super) fn filters_of(of: &Retainable, rule: &Document) -> Vec<Filter> {
    let named = condition::filters(of, &condition_of(rule));
    named.unwrap_or_else(|| vec![Filter::Any(Vec::new())])
}
