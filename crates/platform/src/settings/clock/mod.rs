//! Legal time, as the commune knows it by decree: where its list says otherwise than the newest time zone data, the list holds
//! (ADR 5). What holds, and where list and data differ, is told at start, by `/status` and on the screen of the clock.

mod list;
pub mod notice;
pub mod way_back;

use engine::{Action, Allowed, Cx, Engine};
use jiff::civil;
use schema::{LegalTime, Result, ZoneData, ZonePlace, follow_legal_time, legal_time};
use serde_json::{Value as Json, json};

use super::value;
pub(super) use list::check;

/// A list of `{date, time, ahead}`: on which day the clock, when it shows which legal time, goes over to how many minutes ahead
/// of UTC. The last one says `until` which day it holds, or `forGood`.
pub const CLOCK_CHANGES: &str = "org.clockChanges";

/// So many days of a difference are named at once.
const SHOWN: usize = 24;

/// Has every hour be read by the newer of the machine's data and the program's, and by the commune's list over them, from now on.
/// Once, at start: what was written by another clock is not read anew in between.
///
/// # Errors
/// When the settings cannot be read.
pub async fn settle(engine: &Engine, machine: Option<ZoneData>) -> Result<&'static LegalTime> {
    let listed = engine.read(|cx| value(cx, CLOCK_CHANGES)).await?;
    // Its shape was asked for when it was written.
    let list = list::read(&listed).unwrap_or_default();
    follow_legal_time(LegalTime::of(machine, &list));
    way_back::note_repair(engine, legal_time()).await?;
    Ok(legal_time())
}

/// What hours are read by, in the words of `/status` and of the screen of the clock.
pub fn described(time: &LegalTime, today: civil::Date) -> Json {
    let days = |days: &[civil::Date]| -> Vec<String> { days.iter().take(SHOWN).map(ToString::to_string).collect() };
    json!({
        "holds": match time.holds {
            ZonePlace::Program => "program",
            ZonePlace::Machine => "machine",
        },
        "program": time.program.as_ref().map(ToString::to_string),
        "machine": time.machine.as_ref().map(ToString::to_string),
        "hasMachine": time.has_machine,
        "isOld": is_old(time, today),
        "differing": days(&time.differing),
        "listDiffering": days(&time.list_differing),
        "isListOpen": time.is_list_open,
    })
}

/// Whether the newest data are of a release that came out more than twelve months ago.
fn is_old(time: &LegalTime, today: civil::Date) -> bool {
    time.release().is_none_or(|release| release.is_old(today))
}

/// `settings.clock` → what hours are read by, and how many minutes ahead of UTC that is now.
pub(super) const CLOCK: Action = Action::read("settings.clock", Allowed::Admins, |cx, ()| Ok(read_clock(cx)));

fn read_clock(cx: &Cx<'_>) -> Json {
    let mut clock = described(legal_time(), cx.today());
    clock["ahead"] = json!(legal_time().ahead(cx.now()));
    clock
}

#[cfg(test)]
mod tests;
