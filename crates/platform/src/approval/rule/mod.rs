//! Rules of approval: which steps a request goes through, by what it is, how long it is and from which unit it comes.

use engine::{Cx, Entity, Finder, Import};
use schema::{
    Access, Change, Collection, Document, Grant, Label, Rejection, Result, Unique, error_codes, fields, integer, json,
    text,
};
use serde_json::Value as Json;

use super::step::{self, APPROVALS, Verdict};
use super::{Approvable, Topic, approvable};
use crate::decision;
use crate::health_access;
use crate::home::content::title_in;
use crate::organisation::annexe::ANNEXES;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::direction::DIRECTIONS;
use crate::organisation::division::DIVISIONS;
use crate::organisation::service::SERVICES;
use crate::own_matter::OWN_MATTER;
use crate::people;
use crate::people::employee::EMPLOYEES;
use crate::people::user::oneself;

pub mod approver;

use approver::StepRule;

fields! {
    /// Of what it says when nobody names it.
    NAME: String = text("name").max(255) => "اسم القاعدة", "Intitulé", "Name";
    /// A collection of which something is decided: `leaveRequests`.
    SUBJECT: String = text("subject").required() => "موضوع الطلب", "Objet", "Subject";
    /// All types when empty.
    TYPE: String = text("type") => "النوع (فارغ: الكل)", "Type (vide\u{a0}: tous)", "Type (empty: all)";
    /// A bureau, a service, a division, a direction or an annexe; the whole commune when empty.
    UNIT: String = text("unitId") => "الوحدة (فارغ: الكل)", "Unité (vide\u{a0}: toutes)", "Unit (empty: all)";
    DAYS_FROM: i64 = integer("daysFrom").within(0, 3_660) => "من (أيام)", "À partir de (jours)", "From (days)";
    DAYS_TO: i64 = integer("daysTo").within(0, 3_660) => "إلى (أيام)", "Jusqu’à (jours)", "To (days)";
    /// `[{by: headship|permission|role|person, …, days}]`, in their order.
    STEPS: Json = json("steps").bytes(8_192).required() => "المراحل", "Étapes", "Steps";
}

error_codes! {
    STEPS_WRONG = "approval_steps_wrong", invalid => "المراحل: من مرحلة إلى {most}، لكل منها من يبت فيها وعدد الأيام من 1 إلى 60", "Étapes\u{a0}: de une à {most}, chacune avec qui décide et de 1 à 60 jours", "Steps: one to {most}, each with who decides and 1 to 60 days";
    UNKNOWN_SUBJECT = "approval_subject_unknown", invalid => "لا يبت في هذا النوع من الطلبات: {subject}", "Rien ne se décide de «\u{a0}{subject}\u{a0}»", "Nothing is decided of \"{subject}\"";
    UNKNOWN_UNIT = "approval_unit_unknown", invalid => "وحدة غير معروفة", "Unité inconnue", "Unknown unit";
    DAYS_WRONG = "approval_days_wrong", invalid => "عدد الأيام الأقصى أصغر من الأدنى", "Le nombre de jours maximal est inférieur au minimal", "The most days are fewer than the fewest";
}

/// Kept by human resources; every signed-in user may read by which rule they are decided.
pub static APPROVAL_RULES: Collection = Collection {
    one: Label::new("قاعدة مصادقة", "Règle d’approbation", "Approval rule"),
    many: Label::new("قواعد المصادقة", "Règles d’approbation", "Approval rules"),
    access: Access::resource(people::RESOURCE).grants(&[Grant::REFERENCE]),
    unique: &[Unique::on(&[NAME.def])],
    title: &[NAME.def],
    page: "/rh-managements/approvals/{id}",
    ..Collection::new("approvalRules", FIELDS)
};

/// Of a subject that is decided, with steps that say who decides.
pub static APPROVAL_RULE: Entity = Entity {
    before_write: &[
        is_of_a_subject_that_is_decided,
        steps_say_who_decides,
        days_are_in_order,
        fill_name,
        serves_nobody_who_writes_it,
    ],
    before_delete: &[serves_nobody_who_writes_it],
    finder: Some(Finder {
        by: &[NAME.def],
        details: &[TYPE.def],
    }),
    actions: &[&super::look::PREVIEW],
    import: Some(&Import::by(&APPROVAL_RULES, &[&[NAME.def]])),
    error_codes: &[ERROR_CODES],
    extensions: &[decision::IDENTITY, health_access::DECLARED],
    ..Entity::plain(&APPROVAL_RULES)
};

/// The collections that a unit may be of, the narrowest first.
pub(super) static UNITS: [&Collection; 5] = [&BUREAUX, &SERVICES, &DIVISIONS, &DIRECTIONS, &ANNEXES];

fn is_of_a_subject_that_is_decided(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let subject = change.after.need(SUBJECT)?;
    if !cx.extensions::<Approvable>().any(|one| one.of.id == subject) {
        let refused = Rejection::new(UNKNOWN_SUBJECT).about(&SUBJECT.def);
        return Err(refused.arg("subject", subject).into());
    }
    let Some(unit) = change.after.get(UNIT) else {
        return Ok(());
    };
    for of in UNITS {
        if cx.get(of, &unit)?.is_some() {
            return Ok(());
        }
    }
    Err(Rejection::new(UNKNOWN_UNIT).about(&UNIT.def).into())
}

/// Nobody says by which rule a request of their own is decided while it waits: not by a new rule, nor by one less.
fn serves_nobody_who_writes_it(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let files = oneself::files_of_caller(cx)?;
    let mut subjects = vec![change.after.need(SUBJECT)?];
    subjects.extend(change.before.as_ref().and_then(|before| before.get(SUBJECT)));
    let own = [
        step::DECISION.eq(Verdict::Pending),
        step::SUBJECT_COLLECTION.any_of(subjects),
        step::EMPLOYEE.any_of(files),
    ];
    let Some(waiting) = cx.first(&APPROVALS, own)? else {
        return Ok(());
    };
    let file = cx.need(&EMPLOYEES, waiting.need(step::EMPLOYEE)?.as_str())?;
    if decision::is_held_by_another(cx, &file, people::HR)? {
        return Err(OWN_MATTER.into());
    }
    Ok(())
}

fn steps_say_who_decides(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let steps = StepRule::read_all(&change.after.need(STEPS)?);
    let is_right = match steps {
        Some(steps) => steps
            .iter()
            .map(|step| step.by.exists(cx))
            .collect::<Result<Vec<bool>>>()?,
        None => vec![false],
    };
    if is_right.contains(&false) {
        let refused = Rejection::new(STEPS_WRONG).about(&STEPS.def);
        return Err(refused.arg("most", approver::MOST).into());
    }
    Ok(())
}

fn days_are_in_order(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let (from, to) = (change.after.get(DAYS_FROM), change.after.get(DAYS_TO));
    if matches!((from, to), (Some(from), Some(to)) if to < from) {
        return Err(Rejection::new(DAYS_WRONG).about(&DAYS_TO.def).into());
    }
    Ok(())
}

/// Called by what it says, in the words of whoever wrote it, where nobody named it: two rules that say the same are one too many.
fn fill_name(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rule = &change.after;
    if rule.get(NAME).is_some_and(|name| !name.trim().is_empty()) {
        return Ok(());
    }
    let of = approvable(cx, &rule.need(SUBJECT)?)?;
    let mut parts = vec![of.of.many.text(cx.lang()).to_owned()];
    if let Some(code) = rule.get(TYPE).filter(|code| !code.is_empty()) {
        parts.push((of.name_of_type)(cx, &code)?.unwrap_or(code));
    }
    if let Some(unit) = rule.get(UNIT).filter(|unit| !unit.is_empty()) {
        parts.push(unit_name(cx, &unit)?);
    }
    parts.extend(length(rule.get(DAYS_FROM), rule.get(DAYS_TO)));
    change.after.set(NAME, parts.join(" · "));
    Ok(())
}

fn unit_name(cx: &Cx<'_>, unit: &str) -> Result<String> {
    for of in UNITS {
        if let Some(found) = cx.get(of, unit)? {
            return Ok(title_in(&found, cx.lang()));
        }
    }
    Ok(unit.to_owned())
}

/// From how many days, to how many; nothing of any length. Signs alone, for they read alike in every language.
fn length(from: Option<i64>, to: Option<i64>) -> Option<String> {
    match (from, to) {
        (None, None) => None,
        (Some(from), None) => Some(format!("≥ {from}")),
        (None, Some(to)) => Some(format!("≤ {to}")),
        (Some(from), Some(to)) => Some(format!("{from}–{to}")),
    }
}

/// The rule for a request of somebody in these units, the narrowest first: that of the narrowest unit, then of the type, then of
/// the fewest days, then the latest. None where the preset holds.
pub(super) fn of_request(cx: &Cx<'_>, subject: &str, topic: &Topic, units: &[String]) -> Result<Option<Document>> {
    let rules = cx.all(&APPROVAL_RULES, [SUBJECT.eq(subject)])?;
    let fitting = rules
        .into_iter()
        .filter_map(|rule| Some((narrowness(&rule, topic, units)?, rule)));
    let mut fitting: Vec<_> = fitting.collect();
    fitting.sort_by_key(|(narrowness, _)| *narrowness);
    Ok(fitting.into_iter().next().map(|(_, rule)| rule))
}

/// How narrow a rule is that fits: the smaller, the narrower.
fn narrowness(rule: &Document, topic: &Topic, units: &[String]) -> Option<(usize, bool, i64, std::cmp::Reverse<i64>)> {
    let unit = match rule.get(UNIT) {
        Some(unit) => units.iter().position(|own| *own == unit)?,
        None => units.len(),
    };
    let kind = rule.get(TYPE).filter(|kind| !kind.is_empty());
    if kind.is_some() && kind != topic.kind {
        return None;
    }
    let (from, to) = (rule.get(DAYS_FROM), rule.get(DAYS_TO));
    let bounds = [from.unwrap_or(0), to.unwrap_or(i64::MAX)];
    let is_within = match topic.days {
        Some(days) => whole(bounds[0]) <= days && days <= whole(bounds[1]),
        None => from.is_none() && to.is_none(),
    };
    let width = bounds[1].saturating_sub(bounds[0]);
    is_within.then_some((unit, kind.is_none(), width, std::cmp::Reverse(rule.sequence)))
}

/// Whole days, as lengths are written.
fn whole(days: i64) -> schema::Decimal {
    schema::Decimal(days.saturating_mul(100))
}
