//! A member from outside who has no account marks on paper. Two people type the sheet, each for themselves; what both typed alike is
//! the mark, and what differs is shown to both (decision 33). Until then there is no mark, and no lock.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Cx, every};
use platform::people::user::USERS;
use schema::{
    Collection, Decimal, Document, Id, Instant, Label, Rejection, Result, Unique, decimal, fields, flag, instant, link,
    text,
};

use super::mark::{GIVEN, GivenMark, NOT_STANDING};
use super::shown::{ShownMark, ShownSheet, TypedMark, shown_mark};
use super::{BY, GRADE_ENTRIES, MARK, MarkNumber, REASON, REPLACES, STANDING, TYPED_BY, TYPED_TWICE};
use crate::committee::{self, COMMITTEES};
use crate::committee_member::{self, COMMITTEE_MEMBERS, TYPISTS};
use crate::exam_test;
use crate::recruitment::BEST_MARK;

/// The keys of the rows, beside those of marks.
mod row {
    use super::{BEST_MARK, Decimal, Id, Instant, SHEET_ENTRIES, USERS, decimal, fields, flag, instant, link, text};

    fields! {
        /// Under what the mark stands that it is of.
        OF: String = text("of").max(200).required() => "النقطة", "Note", "Mark of";
        TYPIST: Id = link("typistId", || &USERS).required() => "أدخلها", "Saisie par", "Typed by";
        TYPED: Decimal = decimal("mark").within(Decimal(0), BEST_MARK).required() => "النقطة", "Note", "Mark";
        AGAIN: bool = flag("typedTwice") => "أدخلت مرتين", "Saisie deux fois", "Typed twice";
        AT: Instant = instant("typedAt").required() => "تاريخ الإدخال", "Saisie le", "Typed at";
        FORMER: Id = link("replaces", || &SHEET_ENTRIES) => "تعوض", "Remplace", "Replaces";
        /// What a typist typed of a mark stands once; empty when it was typed anew.
        KEY: String = text("standing").max(300) => "مفتاح الوحدة", "Clé d’unicité", "Unique key";
    }
}
use row::{AGAIN, AT, FORMER, KEY, OF, TYPED, TYPIST};

/// Marks as they were typed from sheets; of no place on the wire, and never changed: what is typed anew stands beside.
pub static SHEET_ENTRIES: Collection = Collection {
    database: "system",
    one: Label::new("نقطة من ورقة", "Note d’une feuille", "Mark of a sheet"),
    many: Label::new("نقط الأوراق", "Notes des feuilles", "Marks of sheets"),
    unique: &[Unique::on(&[KEY.def])],
    indexes: &[&[OF.def], &[TYPIST.def]],
    logged: false,
    ..Collection::new("sheetEntries", row::FIELDS)
};

/// Whether somebody types the sheet of a member, who has no account.
pub(super) fn is_typist(member: &Document, user: &Id) -> bool {
    let typists = member.get(TYPISTS).unwrap_or_default();
    member.get(committee_member::USER).is_none() && typists.contains(user)
}

/// Types a mark of the sheet of a member; once the other typist typed the same it is the member's mark. `entry` is that of the
/// member but for the mark.
pub(super) fn type_mark(
    cx: &mut Cx<'_>,
    entry: Document,
    member: &Document,
    user: &Id,
    given: &GivenMark,
) -> Result<TypedMark> {
    let (of, MarkNumber(mark)) = (entry.need(STANDING)?, given.mark);
    let (own, is_twice) = note(cx, &of, user, given)?;
    let other = member
        .get(TYPISTS)
        .unwrap_or_default()
        .into_iter()
        .find(|one| one != user);
    let theirs = match &other {
        Some(other) => cx.first(&SHEET_ENTRIES, [KEY.eq(key(&of, other))])?,
        None => None,
    };
    let agrees = theirs.map(|theirs| theirs.get(TYPED) == Some(mark));
    if agrees == Some(true) {
        let people: Vec<Id> = other.into_iter().chain([user.clone()]).collect();
        agree(cx, entry.with(TYPED_BY, people).with(BY, user.clone()), mark, given)?;
    }
    Ok(TypedMark::of(&own, shown_mark(&own, TYPED), is_twice, agrees))
}

/// What a typist typed of a mark, under one key.
fn key(of: &str, typist: &Id) -> String {
    format!("{of} {}", typist.as_str())
}

/// Keeps what was typed; the same again is compared, another takes the place of what it names.
fn note(cx: &mut Cx<'_>, of: &str, user: &Id, given: &GivenMark) -> Result<(Document, bool)> {
    let (key, MarkNumber(mark)) = (key(of, user), given.mark);
    match (cx.first(&SHEET_ENTRIES, [KEY.eq(key.as_str())])?, &given.replaces) {
        (Some(own), None) if own.get(TYPED) == Some(mark) => return Ok((cx.update(own.with(AGAIN, true))?, true)),
        (Some(_), None) => return Err(Rejection::new(GIVEN).field("mark").into()),
        (Some(mut former), Some(replaced)) if former.id == replaced.as_str() => {
            former.clear(KEY);
            cx.update(former)?;
        }
        (_, Some(_)) => return Err(Rejection::new(NOT_STANDING).field("replaces").into()),
        (None, None) => {}
    }
    let mut row = Document::new(&SHEET_ENTRIES)
        .with(OF, of.to_owned())
        .with(TYPIST, user.clone())
        .with(TYPED, mark)
        .with(AT, cx.moment())
        .with(KEY, key);
    row.set_or_clear(FORMER, given.replaces.clone());
    Ok((cx.create(row)?, false))
}

/// Both typed the same: it is the mark, in the place of another that both had typed alike.
fn agree(cx: &mut Cx<'_>, entry: Document, mark: Decimal, given: &GivenMark) -> Result<()> {
    let stands = cx.first(&GRADE_ENTRIES, [STANDING.eq(entry.need(STANDING)?)])?;
    let mut entry = entry.with(MARK, mark).with(TYPED_TWICE, true);
    match stands {
        Some(stands) if stands.get(MARK) == Some(mark) => return Ok(()),
        Some(mut former) => {
            entry.set(REPLACES, Id(former.id.clone()));
            former.clear(STANDING);
            cx.update(former)?;
        }
        None => {}
    }
    entry.set_or_clear(REASON, given.reason.clone());
    cx.create(entry).map(drop)
}

/// What a user typed of sheets, and what the other typist of each typed beside.
pub(crate) struct TypedSheets {
    user: Id,
    /// Their own seats.
    seats: BTreeSet<String>,
    /// Whose sheets are theirs to type, with the exam.
    members: BTreeMap<Id, (Document, Id)>,
    rows: BTreeMap<String, Vec<Document>>,
}

impl TypedSheets {
    /// Reads them.
    pub(crate) fn of(cx: &Cx<'_>, user: &Id) -> Result<Self> {
        let seats = cx.all(&COMMITTEE_MEMBERS, [committee_member::USER.eq(user.clone())])?;
        let typed = cx.all(&COMMITTEE_MEMBERS, [TYPISTS.contains([user.clone()])])?;
        let members = every(typed.into_iter().map(|member| {
            let committee = cx.need(&COMMITTEES, member.need(committee_member::COMMITTEE)?.as_str())?;
            Ok((Id(member.id.clone()), (member, committee.need(committee::RECRUITMENT)?)))
        }))?;
        let members: BTreeMap<Id, (Document, Id)> = members.into_iter().collect();
        let typists: BTreeSet<Id> = (members.values())
            .flat_map(|(member, _)| member.get(TYPISTS).unwrap_or_default())
            .collect();
        let mut rows: BTreeMap<String, Vec<Document>> = BTreeMap::new();
        for typist in typists {
            for row in cx.all(&SHEET_ENTRIES, [TYPIST.eq(typist), KEY.is_not_null()])? {
                rows.entry(row.need(OF)?).or_default().push(row);
            }
        }
        let seats = seats.into_iter().map(|seat| seat.id).collect();
        Ok(TypedSheets {
            user: user.clone(),
            seats,
            members,
            rows,
        })
    }

    /// Whether a seat is theirs, or that of somebody whose sheet they type.
    pub(crate) fn sits_or_types(&self, member: &Id) -> bool {
        self.seats.contains(member.as_str()) || self.members.contains_key(member)
    }

    /// The members whose sheets are theirs to type.
    pub(crate) fn typed_for(&self) -> impl Iterator<Item = &Id> {
        self.members.keys()
    }

    /// Whether the committee of such a member is of the exam of a test.
    pub(crate) fn is_of_exam(&self, member: &Id, test: &Document) -> bool {
        let own = self.members.get(member).map(|(_, exam)| exam.clone());
        own.is_some() && own == test.get(exam_test::RECRUITMENT)
    }

    /// What was typed of a mark of a sheet: what the caller typed, and, once both did, whether it is the same and what the other
    /// typed. Nothing where it is no sheet of theirs.
    pub(crate) fn line(&self, member: &Id, of: &str) -> Option<ShownMark> {
        let (member, _) = self.members.get(member)?;
        let typists = member.get(TYPISTS).unwrap_or_default();
        let rows = self.rows.get(of).map(Vec::as_slice).unwrap_or_default();
        let by = |is_own: bool| {
            rows.iter().find(|row| {
                let typist = row.get(TYPIST);
                (typist.as_ref() == Some(&self.user)) == is_own && typist.is_some_and(|one| typists.contains(&one))
            })
        };
        let (own, other) = (by(true), by(false));
        let both = own.zip(other);
        let agrees = both.map(|(own, other)| own.get(TYPED) == other.get(TYPED));
        Some(ShownMark {
            entry_id: own.map(|own| own.id.clone()),
            mark: own.and_then(|own| shown_mark(own, TYPED)),
            typed_twice: own.and_then(|own| own.get(AGAIN)).unwrap_or_default(),
            sheet: Some(ShownSheet {
                member: member.get(committee_member::NAME),
                agrees,
                other: both.and_then(|(_, other)| shown_mark(other, TYPED)),
            }),
        })
    }
}
