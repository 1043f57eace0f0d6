//! The turn of a day: a car names who holds it from that day on, and no longer who gave it back, whether or not anything
//! is written.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, RequestContext, Rights, Routine};
use schema::{Date, Label, Result};

use super::{CAR, CAR_ASSIGNMENTS, EMPLOYEE, FROM, TO, name_holder};

/// Follows the days of holders, right after midnight.
pub static ROUTINE: Routine = Routine {
    id: "carAssignments.turn",
    label: Label::new(
        "تحيين المستفيدين من المركبات",
        "Changements de détenteur",
        "Changes of holder",
    ),
    every: Every::Day(0, 15),
    catch_up: CatchUp::Each,
    is_final: true,
    work: |engine, due| Box::pin(update_holders(engine, Date(schema::day_in_morocco(due)))),
};

async fn update_holders(engine: Engine, day: Date) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.transact(&ctx, ROUTINE.id, move |cx| follow(cx, day)).await
}

/// Who gave a car back the day before comes first: somebody else may hold it from this day on.
fn follow(cx: &mut Cx<'_>, day: Date) -> Result<u64> {
    let of = &CAR_ASSIGNMENTS;
    let before = day.0.yesterday().map_or(day, Date);
    let ended = cx.all(of, [TO.eq(before)])?;
    let begun = cx.all(of, [FROM.eq(day)])?;
    for row in ended.iter().chain(&begun) {
        name_holder(cx, row.need(CAR)?, row.get(EMPLOYEE))?;
    }
    Ok((ended.len() + begun.len()) as u64)
}
