//! Hours of two units that become one: they contradict each other as soon as they are of one.

use engine::Cx;
use schema::{Collection, FieldDef, Id, Op, Rejection, Result, Value, error_codes};

use super::WORK_SCHEDULES;
use crate::organisation::merge::{Merge, UnitMerge};

error_codes! {
    BOTH_HAVE_HOURS = "units_both_have_hours", conflict => "لكل من الوحدتين أوقات عمل خاصة بها: المرجو حذف أوقات «{name}» أولا", "Les deux unités ont leurs propres horaires\u{a0}: supprimez d’abord ceux de «\u{a0}{name}\u{a0}»", "Both units have hours of their own: delete those of \"{name}\" first";
}

/// Hours are of one of both at most.
pub(super) static HOURS_MERGE: UnitMerge = UnitMerge {
    before: hours_are_of_one,
    after: |_, _, _| Ok(()),
};

fn hours_are_of_one(cx: &mut Cx<'_>, of: &'static Collection, given: &Merge) -> Result<()> {
    let leads = |field: &&FieldDef| field.kind.target().is_some_and(|to| *to() == *of);
    let Some(link) = WORK_SCHEDULES.fields().iter().find(leads) else {
        return Ok(());
    };
    let has = |id: &Id| cx.first(&WORK_SCHEDULES, [link.test(Op::Equal, vec![Value::from(id.as_str())])]);
    if has(&given.from)?.is_none() || has(&given.into)?.is_none() {
        return Ok(());
    }
    let (name, _) = cx.need(of, given.from.as_str())?.title();
    Err(Rejection::new(BOTH_HAVE_HOURS).field("intoId").arg("name", name).into())
}
