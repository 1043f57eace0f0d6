//! The nightly sweep: rows of the house's own collections that are of no use any more.
//!
//! A collection declares them with `swept`. The sweep of a night is a job keyed by the day, so that one node does it; it
//! erases some rows in each transaction and leaves the rest to a further job, so that other writes pass in between.

use jiff::{SignedDuration, Timestamp, civil};
use schema::Result;
use serde_json::{Value as Json, json};

use crate::{Ask, Cx, Engine, JobKind, JobRun, Rights, jobs, lock, write};

/// The sweep as a job.
pub(crate) const SWEEP: JobKind = JobKind {
    kind: "sweep",
    run: JobRun::Inside(run),
};

/// The hour in Morocco after which a night is swept.
const HOUR: SignedDuration = SignedDuration::from_hours(3);
/// How many rows one transaction erases.
const ROWS: u64 = 100;

impl Engine {
    /// Puts down the sweep of the last night, unless a node has done so.
    pub async fn plan_sweep(&self) -> Result<()> {
        let night = night(self.clock().now());
        if *lock(&self.hall.swept) == Some(night) {
            return Ok(());
        }
        let ask = Ask::new(Rights::whole("job"));
        self.transact(&ask, "plan a sweep", move |cx| plan(cx, night)).await?;
        *lock(&self.hall.swept) = Some(night);
        Ok(())
    }
}

/// The day whose early morning the last sweep belongs to.
fn night(now: Timestamp) -> civil::Date {
    schema::day_in_morocco(now - HOUR)
}

fn plan(cx: &mut Cx<'_>, night: civil::Date) -> Result<()> {
    let key = night.to_string();
    // A finished job of that key means that the night is swept: it must not be made again.
    match jobs::known(cx, SWEEP.kind, &key)? {
        Some(_) => Ok(()),
        None => cx.later(SWEEP.kind, &key, &json!({ "night": key, "part": 1 }), None),
    }
}

fn run(cx: &mut Cx<'_>, body: &Json) -> Result<()> {
    let mut left = ROWS;
    for of in cx.hall.store.catalogue() {
        let Some(when) = &of.swept else { continue };
        let rows = cx.tx.borrow_mut().holding(of, when, left)?;
        left -= rows.len() as u64;
        for row in rows {
            write::delete(cx, row)?;
        }
    }
    if left > 0 {
        return Ok(());
    }
    let (night, part) = (
        body["night"].as_str().unwrap_or_default(),
        body["part"].as_i64().unwrap_or(1) + 1,
    );
    cx.later(
        SWEEP.kind,
        &format!("{night}/{part}"),
        &json!({ "night": night, "part": part }),
        None,
    )
}
