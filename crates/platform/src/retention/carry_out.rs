//! Carrying rules out, each night after the sweep: entries are emptied in pieces, then the journal of each piece.

use engine::routine::{CatchUp, Every, Routine};
use engine::{Cx, Engine, RequestContext, Rights};
use schema::{Collection, Document, FieldDef, Id, Label, Result, Value};

use super::preview::{entries_of, filters_of, theirs};
use super::rule::{self, COLLECTION, MONTHS, RETENTION_RULES, RuleState};
use super::{EmptiedCount, Retainable, RetainedGroup, disposal, minutes, retainable};

/// Each night, after the sweep.
pub(super) static ROUTINE: Routine = Routine {
    id: "retention.carryOut",
    label: Label::new(
        "محو المعطيات بعد انقضاء مدة الاحتفاظ بها",
        "Effacement des données à l’échéance de leur conservation",
        "Erasure of data at the end of their retention",
    ),
    every: Every::Day(3, 40),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(carry_out_all(engine)),
};

/// So many entries in one transaction: each has some files.
const AT_ONCE: u64 = 20;

/// A group that is due by a rule.
#[derive(Clone)]
struct DueGroup {
    rule: String,
    group: String,
}

/// What was emptied and still stands in the journal.
struct Piece {
    entries: Vec<String>,
    attached: Vec<(&'static Collection, String)>,
}

/// Empties what is due; of how many entries it was. Nothing goes by a clock that leapt.
async fn carry_out_all(engine: Engine) -> Result<u64> {
    if !engine.has_kept_pace().await? {
        return Ok(0);
    }
    let ctx = RequestContext::new(Rights::whole("job"));
    let mut entries = 0;
    for due in engine.read(all_due).await? {
        entries += carry_out(&engine, &ctx, &due).await?;
    }
    engine.transact(&ctx, ROUTINE.id, disposal::finish).await?;
    minutes::draw_up(&engine, &ctx).await?;
    Ok(entries)
}

fn all_due(cx: &Cx<'_>) -> Result<Vec<DueGroup>> {
    let mut all = Vec::new();
    for rule in rule::in_force(cx)? {
        let Some(of) = retainable(cx, &rule.need(COLLECTION)?) else {
            continue;
        };
        for group in (of.groups)(cx)? {
            if is_due(cx, &rule, &group)? {
                all.push(DueGroup {
                    rule: rule.id.clone(),
                    group: group.id,
                });
            }
        }
    }
    Ok(all)
}

fn is_due(cx: &Cx<'_>, rule: &Document, group: &RetainedGroup) -> Result<bool> {
    Ok(group.erased_from(rule.need(MONTHS)?) <= cx.today())
}

async fn carry_out(engine: &Engine, ctx: &RequestContext, due: &DueGroup) -> Result<u64> {
    let mut entries = 0;
    loop {
        let of = due.clone();
        let emptied = engine.transact(ctx, ROUTINE.id, move |cx| empty_some(cx, &of)).await?;
        let Some(piece) = emptied else {
            return Ok(entries);
        };
        entries += piece.entries.len() as u64;
        // What was emptied stands in the journal until its entries are blanked; a crash in between is made up for the next night.
        let of = due.clone();
        let blank = move |cx: &mut Cx<'_>| blank_some(cx, &of, &piece);
        engine.transact(ctx, ROUTINE.id, blank).await?;
    }
}

/// The rule as long as it is in force, what it is of, and its group as long as it is due.
fn still_due(cx: &Cx<'_>, due: &DueGroup) -> Result<Option<(Document, &'static Retainable, RetainedGroup)>> {
    let rule = cx.need(&RETENTION_RULES, &due.rule)?;
    let of = retainable(cx, &rule.need(COLLECTION)?);
    let Some(of) = of.filter(|_| rule.get(rule::STATE) == Some(RuleState::InForce)) else {
        return Ok(None);
    };
    let group = (of.groups)(cx)?.into_iter().find(|one| one.id == due.group);
    match group {
        Some(group) if is_due(cx, &rule, &group)? => Ok(Some((rule, of, group))),
        _ => Ok(None),
    }
}

/// Empties the next entries and what belongs to them; nothing when none are left.
fn empty_some(cx: &mut Cx<'_>, due: &DueGroup) -> Result<Option<Piece>> {
    let Some((rule, of, group)) = still_due(cx, due)? else {
        return Ok(None);
    };
    let mut piece = Piece {
        entries: Vec::new(),
        attached: Vec::new(),
    };
    let only = filters_of(of, &rule);
    for entry in cx.find(of.of, entries_of(of, &group, &only), AT_ONCE)? {
        for attached in of.attached {
            let own = Id(entry.id.clone());
            for row in cx.all(attached.of, [theirs(attached, std::slice::from_ref(&own))])? {
                let row = cx.update(without(row, attached.emptied))?;
                piece.attached.push((attached.of, row.id));
            }
        }
        piece.entries.push(cx.update(without(entry, of.emptied))?.id);
    }
    Ok(Some(piece).filter(|piece| !piece.entries.is_empty()))
}

fn without(mut row: Document, fields: &[FieldDef]) -> Document {
    for field in fields {
        row.set_value(field.name, Value::Null);
    }
    row
}

/// Blanks the journal of what was emptied, and notes that it is done.
fn blank_some(cx: &mut Cx<'_>, due: &DueGroup, piece: &Piece) -> Result<()> {
    let rule = cx.need(&RETENTION_RULES, &due.rule)?;
    let Some(of) = retainable(cx, &rule.need(COLLECTION)?) else {
        return Ok(());
    };
    for (attached, id) in &piece.attached {
        cx.blank_history(attached, id)?;
    }
    let (at, mut entries) = (cx.moment(), 0);
    for id in &piece.entries {
        cx.blank_history(of.of, id)?;
        let entry = cx.need(of.of, id)?;
        // A second run at the same time has counted it.
        if entry.get(of.emptied_at).is_none() {
            cx.update(entry.with(of.emptied_at, at))?;
            entries += 1;
        }
    }
    let gone = EmptiedCount {
        entries,
        attached: if entries == 0 { 0 } else { piece.attached.len() },
    };
    let group = (of.groups)(cx)?.into_iter().find(|one| one.id == due.group);
    if let Some(group) = group.filter(|_| entries > 0) {
        (of.noted)(cx, &group.id, &gone)?;
        disposal::add(cx, &rule, &group, &gone)?;
    }
    Ok(())
}
