//! One document of an import, and what followed from it, as they were before.
//!
//! A document that the import made goes to the trash, one that it changed gets its former values back, by the rights of whoever
//! undoes it; what followed from it is undone as it came, by the rules of its collections. Nothing is undone in part: what has
//! been changed since, what is never deleted and what a rule refuses stays, with the reason.

use engine::{Cx, LogPosition, LoggedChange};
use schema::{Collection, Document, Error, FieldDef, Given, Rejection, Result, error_codes};

use super::record::WrittenRow;

error_codes! {
    TOUCHED = "import_undo_changed", conflict => "تغير بعد الاستيراد", "Modifié depuis l’importation", "Changed since the import";
    /// Numbered documents and ledgers.
    STAYS = "import_undo_stays", conflict => "لا يمكن حذف هذا النوع من الوثائق. يمكن إلغاء الوثيقة من صفحتها", "Ce genre de document ne se supprime jamais. Il peut être annulé depuis sa page", "Documents of this kind are never deleted. It can be cancelled on its own page";
    FOLLOWED = "import_undo_followed", conflict => "ترتب عنه ما لا يمكن حذفه: {collection}", "Ce qui en a découlé ne se supprime pas\u{a0}: {collection}", "What followed from it cannot be deleted: {collection}";
    ERASED = "import_undo_erased", conflict => "حذفت القيم السابقة بانتهاء مدة الحفظ", "Les valeurs d’avant sont effacées\u{a0}: leur durée de conservation est passée", "The values before are erased: their retention has ended";
}

/// Rows of a ledger that go with the document whose making wrote them, as long as nothing else was written of it: declared among the
/// extensions of their entity. Others stay, and what they follow from with them.
pub struct GoesWithItsCause(pub &'static Collection);

/// So many documents of a collection follow from one write at most.
const MOST_FOLLOWING: u64 = 10;

/// What came of a row.
#[derive(Clone, Debug)]
pub(super) enum Undone {
    /// It is in the trash.
    Removed,
    /// It has its former values.
    Restored,
    /// It was so already.
    Already,
    /// It stays as it is.
    Stays(Box<StayingDocument>),
}

/// A document that stays as it is.
#[derive(Clone, Debug)]
pub(super) struct StayingDocument {
    /// The id of its collection.
    pub of: String,
    /// Its id.
    pub id: String,
    /// What it is called, French and Arabic.
    pub title: (String, String),
    /// Why.
    pub why: Rejection,
}

impl StayingDocument {
    /// A row that a rule refused to undo, and what its document is called.
    pub fn of_refusal(row: &WrittenRow, why: &Error, title: (String, String)) -> Self {
        let why = why.rejection().cloned().unwrap_or_else(|| Rejection::new(TOUCHED));
        StayingDocument {
            of: row.of.clone(),
            id: row.id.clone(),
            title,
            why: why.errors.first().cloned().unwrap_or(why),
        }
    }
}

/// Undoes a row. What is said to stay has written nothing; of an error the transaction is to be given up.
pub(super) fn undo_row(cx: &mut Cx<'_>, row: &WrittenRow) -> Result<Undone> {
    let (from, to) = (LogPosition::after(row.from), LogPosition::after(row.to));
    let mut changes = cx.changes_between(from, to)?;
    let Some(at) = changes.iter().position(|one| one.of.id == row.of && one.id == row.id) else {
        return Ok(Undone::Already);
    };
    let main = changes.remove(at);
    let Some(current) = cx.get(main.of, &main.id)? else {
        return Ok(Undone::Already);
    };
    if let Some(why) = what_stands_against(cx, &main, &current, &changes)? {
        let title = cx.need_readable(main.of, &main.id).map(|document| document.title());
        return Ok(Undone::Stays(Box::new(StayingDocument {
            of: row.of.clone(),
            id: row.id.clone(),
            title: title.unwrap_or_default(),
            why,
        })));
    }
    undo_changes(cx, &main, &current, &changes)
}

/// Undoes what was written of a document, with what followed from it.
fn undo_changes(cx: &mut Cx<'_>, main: &LoggedChange, current: &Document, followed: &[LoggedChange]) -> Result<Undone> {
    // What the document refers to goes after it, what refers to it before.
    let is_named = |one: &LoggedChange| current.values.iter().any(|value| value.text() == Some(one.id.as_str()));
    let (named, naming): (Vec<_>, Vec<_>) = followed.iter().partition(|one| is_named(one));
    if main.before.is_none() {
        remove_what_followed(cx, &naming)?;
        cx.delete_given(main.of, &main.id)?;
        remove_what_followed(cx, &named)?;
        restore_what_followed(cx, followed)?;
        return Ok(Undone::Removed);
    }
    let undone = if former_values(main, current).is_empty() {
        Undone::Already
    } else {
        Undone::Restored
    };
    restore_document(cx, main, current, &naming)?;
    restore_what_followed(cx, followed)?;
    remove_what_followed(cx, &named)?;
    // Where what stands by now says otherwise, nothing of it is kept.
    let again = cx.need(main.of, &main.id)?;
    if former_values(main, &again).is_empty() {
        Ok(undone)
    } else {
        Err(TOUCHED.into())
    }
}

/// Gives a document its former values, and removes what had followed from those of the import, with what follows from this write in
/// the same collections: it says where the document stands, and that is said already.
fn restore_document(cx: &mut Cx<'_>, main: &LoggedChange, current: &Document, naming: &[&LoggedChange]) -> Result<()> {
    let mut last: Vec<(&'static Collection, i64)> = Vec::new();
    for one in naming.iter().filter(|one| one.before.is_none()) {
        if !last.iter().any(|(of, _)| *of == one.of) {
            let newest = cx.newest(one.of, [], 0, 1)?;
            last.push((one.of, newest.first().map_or(0, |document| document.sequence)));
        }
    }
    cx.update_given(main.of, &main.id, &former_values(main, current))?;
    for (of, sequence) in last {
        let newest = cx.newest(of, [], 0, MOST_FOLLOWING)?;
        for document in newest.iter().filter(|document| document.sequence > sequence) {
            cx.delete(of, &document.id)?;
        }
    }
    remove_what_followed(cx, naming)
}

/// Why a row is not undone, as far as it can be said before anything is written.
fn what_stands_against(
    cx: &Cx<'_>,
    main: &LoggedChange,
    current: &Document,
    followed: &[LoggedChange],
) -> Result<Option<Rejection>> {
    if main.is_blank {
        return Ok(Some(Rejection::new(ERASED)));
    }
    if main.before.is_none() && !main.of.access.deleted {
        return Ok(Some(Rejection::new(STAYS)));
    }
    if is_touched(main, current) {
        return Ok(Some(Rejection::new(TOUCHED)));
    }
    for one in followed.iter().filter(|one| one.before.is_none()) {
        let Some(document) = cx.get(one.of, &one.id)? else {
            continue;
        };
        let goes = cx.extensions::<GoesWithItsCause>().any(|goes| goes.0 == one.of);
        let is_deleted = one.of.access.written && one.of.access.deleted && one.of.is_public();
        if !goes && !is_deleted {
            return Ok(Some(Rejection::new(FOLLOWED).label("collection", one.of.many)));
        }
        if is_touched(one, &document) {
            return Ok(Some(Rejection::new(TOUCHED)));
        }
    }
    Ok(None)
}

/// Whether something else than what the import said stands where it said something, and than what had stood there.
fn is_touched(change: &LoggedChange, current: &Document) -> bool {
    let Some(after) = &change.after else { return false };
    let Some(before) = &change.before else {
        let typed = typed_fields(after).map(|(at, _)| at);
        return typed.into_iter().any(|at| current.values[at] != after.values[at]);
    };
    changed_fields(before, after).any(|at| {
        let value = &current.values[at];
        *value != after.values[at] && *value != before.values[at]
    })
}

/// The former values of what the import changed, where they do not stand again.
fn former_values(change: &LoggedChange, current: &Document) -> Given {
    let (Some(before), Some(after)) = (&change.before, &change.after) else {
        return Given::new();
    };
    let differs = |at: &usize| current.values[*at] != before.values[*at];
    let changed = changed_fields(before, after).filter(differs);
    changed.map(|at| (at, before.values[at].clone())).collect()
}

/// The typed fields in which two states differ.
fn changed_fields<'a>(before: &'a Document, after: &'a Document) -> impl Iterator<Item = usize> + 'a {
    typed_fields(after)
        .map(|(at, _)| at)
        .filter(|at| before.values[*at] != after.values[*at])
}

/// The fields that may be typed and that the log keeps; the others follow from them.
fn typed_fields(document: &Document) -> impl Iterator<Item = (usize, &'static FieldDef)> {
    let fields = document.of.fields().iter().enumerate();
    fields.filter(|(_, field)| field.is_stored() && field.is_input())
}

/// Deletes what was made because of a row, the last first.
fn remove_what_followed(cx: &mut Cx<'_>, followed: &[&LoggedChange]) -> Result<()> {
    for one in followed.iter().rev().filter(|one| one.before.is_none()) {
        cx.delete(one.of, &one.id)?;
    }
    Ok(())
}

/// Puts back what was deleted and changed because of a row, the first first, unless it follows from something else by now. What the
/// engine alone writes follows by itself.
fn restore_what_followed(cx: &mut Cx<'_>, followed: &[LoggedChange]) -> Result<()> {
    for one in followed
        .iter()
        .filter(|one| one.of.access.written && one.of.is_public())
    {
        let Some(before) = &one.before else { continue };
        match (cx.get(one.of, &one.id)?, &one.after) {
            (Some(current), Some(after)) => {
                let stands = |at: &usize| current.values[*at] == after.values[*at];
                let mut former = current.clone();
                for at in changed_fields(before, after).filter(stands) {
                    former.values[at] = before.values[at].clone();
                }
                if former != current {
                    cx.update(former)?;
                }
            }
            (None, None) => {
                let again = Document {
                    updated_at: String::new(),
                    ..before.clone()
                };
                cx.create(again)?;
            }
            _ => {}
        }
    }
    Ok(())
}
