//! Disposals (عمليات المحو): what went by a rule in a night, on whose word, and until when backups hold it.

use engine::{Cx, Entity, Finder};
use schema::{
    Access, Collection, Date, Document, Id, Instant, Label, Result, Series, Unique, choice, choices, date, fields,
    file, instant, integer, json, link, text,
};
use serde_json::{Value as Json, json};

use super::rule::{self, RETENTION_RULES};
use super::{EmptiedCount, RetainedGroup, carry_out, minutes};
use crate::bucket::DOWNLOADABLE_DOCUMENTS;
use crate::people::user::USERS;

choices! {
    /// How far it has come.
    DisposalState {
        Running = "running" as Info: "جارية", "En cours", "Running";
        Done = "done" as Good: "منجزة", "Terminée", "Done";
    }
}

fields! {
    RULE: Id = link("ruleId", || &RETENTION_RULES).expands("rule").computed() => "القاعدة", "Règle", "Rule";
    REF_NUMBER: String = text("refNumber").computed().searched() => "الرقم", "N°", "Number";
    YEAR: i64 = integer("year").computed() => "السنة", "Année", "Year";
    NUM: i64 = integer("num").computed() => "الرقم الترتيبي", "Numéro", "Number of the year";
    STARTED_AT: Instant = instant("startedAt").computed() => "بدأت في", "Commencée le", "Started at";
    DONE_AT: Instant = instant("doneAt").computed() => "انتهت في", "Terminée le", "Done at";
    STATE: DisposalState = choice("state").computed() => "الحالة", "État", "State";
    MONTHS: i64 = integer("months").computed() => "مدة الاحتفاظ (بالأشهر)", "Durée de conservation (mois)", "Retention (months)";
    /// Of how many entries something went.
    COUNT: i64 = integer("count").computed() => "عدد الملفات المعنية", "Dossiers concernés", "Entries";
    FILES: i64 = integer("files").computed() => "عدد الوثائق", "Pièces", "Files";
    /// `[{id, code, titleFr, titleAr, entries, files}]`: codes and counts, nobody's name.
    GROUPS: Json = json("groups").bytes(65_536).computed() => "التفصيل", "Détail", "By group";
    PROPOSED_BY: Id = link("proposedById", || &USERS).expands("proposedBy").weak().computed() => "اقترح القاعدة", "Règle proposée par", "Rule proposed by";
    CONFIRMED_BY: Id = link("confirmedById", || &USERS).expands("confirmedBy").weak().computed() => "صادق على القاعدة", "Règle confirmée par", "Rule confirmed by";
    /// The night in which the last backup that holds it is let go, where one is made each night; none where none are made.
    BACKUPS_UNTIL: Date = date("backupsUntil").computed() => "في النسخ الاحتياطية إلى غاية", "Dans les sauvegardes jusqu’au", "In backups until";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Id of the minutes";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
}

/// Of administrators alone; nobody writes or deletes one.
pub static DISPOSALS: Collection = Collection {
    one: Label::new("عملية محو", "Effacement", "Disposal"),
    many: Label::new("عمليات المحو", "Effacements", "Disposals"),
    unique: &[Unique::on(&[YEAR.def, NUM.def])],
    series: Some(Series::yearly(YEAR.def, NUM.def)),
    access: Access::resource("settings").only_grants().read_only().never_deleted(),
    indexes: &[&[RULE.def, STATE.def]],
    title: &[REF_NUMBER.def],
    page: "/settings/disposals/{id}",
    ..Collection::new("disposals", FIELDS)
};

/// Made by the night that carries rules out, with minutes.
pub(super) static DISPOSAL: Entity = Entity {
    before_write: &[|_, change| {
        let number = change.after.number();
        change.after.set_or_clear(REF_NUMBER, number);
        Ok(())
    }],
    routines: &[&carry_out::ROUTINE],
    finder: Some(Finder {
        by: &[REF_NUMBER.def],
        details: &[RULE.def, STARTED_AT.def],
    }),
    extensions: &[minutes::KINDS],
    ..Entity::plain(&DISPOSALS)
};

/// Adds what went of a group to the disposal of a rule that is under way, which is begun where none is.
pub(super) fn add(cx: &mut Cx<'_>, rule: &Document, group: &RetainedGroup, gone: &EmptiedCount) -> Result<()> {
    let under_way = [RULE.eq(&rule.id), STATE.eq(DisposalState::Running)];
    let row = match cx.first(&DISPOSALS, under_way)? {
        Some(row) => row,
        None => begin(cx, rule)?,
    };
    let count = |key, more: usize| row.get(key).unwrap_or_default() + i64::try_from(more).unwrap_or(i64::MAX);
    let groups = with_group(row.get(GROUPS).unwrap_or_default(), group, gone);
    let (entries, files) = (count(COUNT, gone.entries), count(FILES, gone.attached));
    let row = row.with(COUNT, entries).with(FILES, files).with(GROUPS, groups);
    cx.update(row).map(drop)
}

fn begin(cx: &mut Cx<'_>, rule: &Document) -> Result<Document> {
    let mut row = Document::new(&DISPOSALS)
        .with(RULE, Id(rule.id.clone()))
        .with(STARTED_AT, cx.moment())
        .with(STATE, DisposalState::Running)
        .with(MONTHS, rule.need(rule::MONTHS)?);
    row.set_or_clear(PROPOSED_BY, rule.get(rule::PROPOSED_BY));
    row.set_or_clear(CONFIRMED_BY, rule.get(rule::CONFIRMED_BY));
    cx.create(row)
}

fn with_group(groups: Json, group: &RetainedGroup, gone: &EmptiedCount) -> Json {
    let mut lines = groups.as_array().cloned().unwrap_or_default();
    let at = lines.iter().position(|line| line["id"] == group.id.as_str());
    let before = at.map_or(Json::Null, |at| lines.remove(at));
    let sum = |name: &str, more: usize| before[name].as_u64().unwrap_or_default() + more as u64;
    let [french, arabic] = &group.title;
    lines.push(
        json!({"id": group.id, "code": group.code, "titleFr": french, "titleAr": arabic,
        "entries": sum("entries", gone.entries), "files": sum("files", gone.attached)}),
    );
    Json::Array(lines)
}

/// Every disposal that is under way has come to its end, for nothing is left that is due.
pub(super) fn finish(cx: &mut Cx<'_>) -> Result<()> {
    let (at, held) = (cx.moment(), held_until(cx));
    for row in cx.all(&DISPOSALS, [STATE.eq(DisposalState::Running)])? {
        let mut row = row.with(STATE, DisposalState::Done).with(DONE_AT, at);
        row.set_or_clear(BACKUPS_UNTIL, held);
        cx.update(row)?;
    }
    Ok(())
}

/// The night in which the last backup goes that was made before today's erasure.
fn held_until(cx: &Cx<'_>) -> Option<Date> {
    let kept = i64::try_from(cx.backups_kept()?).ok()?;
    let days = jiff::Span::new().try_days(kept).ok()?;
    cx.today().checked_add(days).ok().map(Date)
}

/// Those whose minutes are still to be drawn up.
pub(super) fn without_minutes(cx: &Cx<'_>) -> Result<Vec<Document>> {
    cx.all(&DISPOSALS, [STATE.eq(DisposalState::Done), DOC_ID.is_null()])
}
