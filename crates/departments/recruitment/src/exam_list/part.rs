//! A list that one paper cannot hold stands in parts, each a row with a numbered and sealed paper of its own. Every part says which
//! of how many it is and bears the digest of the whole list, so that none of them can be left out or exchanged without a trace.

use accounts::content_hash;
use engine::Cx;
use platform::papers::{PaperKind, canonical};
use schema::{Document, Id, Instant, Result};
use serde_json::Value as Json;

use super::announcement::ReadyList;
use super::{
    APPEALS_UNTIL, ENTRIES, EXAM_LISTS, KIND, ListKind, PART, PARTS, PUBLISHED_AT, RECRUITMENT, REPLACED_BY, REVISIONS,
    WHOLE_DIGEST, WITHOUT_SECOND_LOOK,
};

/// Entries of one part, in bytes: a record holds a mebibyte, and a row of its table takes up to twice what its entry takes.
const MOST_OF_PART: usize = 400 << 10;

/// Entries in the order of the list, as many in each part as a paper holds; one part at least.
fn split(entries: Vec<Json>, most: usize) -> Vec<Vec<Json>> {
    let mut parts = vec![Vec::new()];
    let mut held = 0;
    for entry in entries {
        let size = entry.to_string().len();
        if held + size > most
            && let Some(part) = parts.last()
            && !part.is_empty()
        {
            parts.push(Vec::new());
            held = 0;
        }
        held += size;
        if let Some(part) = parts.last_mut() {
            part.push(entry);
        }
    }
    parts
}

/// The digest of a whole list, however many parts it has.
pub(super) fn digest(entries: &[Json]) -> String {
    content_hash(&canonical(&Json::Array(entries.to_vec())))
}

/// The rows of a list as it is to be, none of them written: those that stand say something else now, and parts that are no longer
/// needed are empty and name the first.
pub(super) fn rows_of(cx: &Cx<'_>, exam: &Id, kind: ListKind, entries: &[Json]) -> Result<Vec<Document>> {
    let same = [RECRUITMENT.eq(exam.clone()), KIND.eq(kind)];
    let mut stand = cx.all(&EXAM_LISTS, same)?;
    let digest = digest(entries);
    let parts = split(entries.to_vec(), MOST_OF_PART);
    let count = parts.len();
    let mut rows = Vec::new();
    for (number, part) in (1..).zip(parts) {
        let place = stand.iter().position(|row| row.get(PART).unwrap_or(1) == number);
        let row = place.map_or_else(
            || {
                let mut new = Document::new(&EXAM_LISTS);
                new.id = cx.new_id();
                new.with(RECRUITMENT, exam.clone()).with(KIND, kind)
            },
            |place| stand.swap_remove(place),
        );
        let mut row = row
            .with(ENTRIES, Json::Array(part))
            .with(PART, number)
            .with(PARTS, i64::try_from(count).unwrap_or(i64::MAX))
            .with(WHOLE_DIGEST, digest.clone());
        row.clear(REPLACED_BY);
        rows.push(row);
    }
    let first = Id(rows[0].id.clone());
    let idle = stand.into_iter().map(|row| {
        row.with(ENTRIES, Json::Array(Vec::new()))
            .with(REPLACED_BY, first.clone())
    });
    rows.extend(idle);
    Ok(rows)
}

/// What is the same of all parts of a list.
pub(super) struct Publication {
    pub at: Instant,
    pub appeals_until: Option<Instant>,
    /// Why files of the sample go without a second look.
    pub excuse: Option<String>,
    /// How a list that is public is published again.
    pub revision: Option<Json>,
    /// The kind of its papers.
    pub paper: &'static PaperKind,
}

/// A list ready to be written: its rows, and what the paper of each says.
pub(super) fn ready(
    cx: &Cx<'_>,
    exam: &Id,
    kind: ListKind,
    entries: &[Json],
    publication: &Publication,
) -> Result<ReadyList> {
    let mut parts = Vec::new();
    for row in rows_of(cx, exam, kind, entries)? {
        // A list has one day of publication, whatever is put right afterwards.
        let at = row.get(PUBLISHED_AT).unwrap_or(publication.at);
        let mut row = row.with(PUBLISHED_AT, at);
        if let Some(revision) = &publication.revision {
            let known: Json = row.get(REVISIONS).unwrap_or_default();
            let all = known.as_array().into_iter().flatten().chain([revision]);
            row.set(REVISIONS, all.cloned().collect());
        }
        row.set_or_clear(APPEALS_UNTIL, publication.appeals_until);
        row.set_or_clear(WITHOUT_SECOND_LOOK, publication.excuse.clone());
        let facts = (publication.paper.facts)(cx, &row)?;
        parts.push((row, facts));
    }
    let count = entries.len();
    Ok(ReadyList { kind, count, parts })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_list_is_split_where_a_paper_ends_and_keeps_its_order() {
        let entries: Vec<Json> = (0..10).map(|number| json!(number)).collect();
        let parts = split(entries.clone(), 4);
        assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 2]);
        assert_eq!(parts.concat(), entries);
        assert_eq!(
            split(Vec::new(), 4),
            vec![Vec::<Json>::new()],
            "an empty list is a list"
        );
        assert_eq!(split(vec![json!("long")], 1).len(), 1, "one entry is never split");
    }
}
