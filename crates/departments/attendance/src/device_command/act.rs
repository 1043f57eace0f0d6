//! What those who keep attendance have devices do.

use engine::{Act, Allowed, Cx, Guard, Subject, inputs};
use jiff::{Timestamp, ToSpan, civil};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::{Kind, queue, wording};
use crate::device::{ALLOWED, ANNEXE, DEVICES, INSTALLED_ON};

error_codes! {
    NOT_ALLOWED = "device_not_allowed", conflict => "هذا الجهاز غير مسموح به بعد", "Cet appareil n’est pas encore autorisé", "This device is not allowed yet";
}

inputs! {
    /// Which days a device sends again.
    pub struct ResendOrder {
        /// The first day, none before the device was in use; with none it sends all that it holds.
        from: Option<civil::Date> = may("from"),
        /// The last day; today unless it is said.
        to: Option<civil::Date> = may("to"),
    }

    /// Whose names a device is sent.
    pub struct NamesOrder {
        /// The employees; those of its annexe when none is named.
        employees: Option<Vec<String>> = may("employeeIds"),
    }
}

/// Commands that wait for a device to call.
#[derive(Serialize, JsonSchema)]
pub struct QueuedCommands {
    /// How many.
    queued: u64,
}

/// It sends again what it holds.
pub const RESEND: Act<ResendOrder, QueuedCommands> = Act::answering(
    "devices.resend",
    wording::RESEND,
    ALLOWED_DEVICE,
    Allowed::Holders(&[crate::KEEPS]),
    resend,
);
/// It is sent names, which it shows.
pub const SEND_NAMES: Act<NamesOrder, QueuedCommands> = Act::answering(
    "devices.sendNames",
    wording::SEND_NAMES,
    ALLOWED_DEVICE,
    Allowed::Holders(&[crate::KEEPS]),
    send_names,
);
/// Its clock is set.
pub const SET_TIME: Act<(), QueuedCommands> = Act::answering(
    "devices.setTime",
    wording::SET_TIME,
    ALLOWED_DEVICE,
    Allowed::Holders(&[crate::KEEPS]),
    |cx, device, ()| {
        queue(cx, &device, Kind::SetTime, json!({}))?;
        Ok(QueuedCommands { queued: 1 })
    },
);

const ALLOWED_DEVICE: Subject = Subject::new(|| &DEVICES, &[Guard::While(ALLOWED.holds(), NOT_ALLOWED)]);

/// The day from which lines of a device are taken: there is nothing to ask for before it.
fn first_day(device: &Document, today: civil::Date) -> civil::Date {
    let made: Option<Timestamp> = device.created_at.parse().ok();
    let installed = device.get(INSTALLED_ON).map(|Date(day)| day);
    let first = installed.or(made.map(schema::day_in_morocco)).unwrap_or(today);
    first.max(today.saturating_sub(YEARS_HELD.years()))
}

/// No terminal holds more years than this.
const YEARS_HELD: i64 = 5;

fn resend(cx: &mut Cx<'_>, device: Document, given: &ResendOrder) -> Result<QueuedCommands> {
    let Some(from) = given.from else {
        // All that it holds comes after its next handshake, which it is asked to make at once.
        queue(cx, &device, Kind::Resend, json!({}))?;
        queue(cx, &device, Kind::Check, json!({}))?;
        return Ok(QueuedCommands { queued: 2 });
    };
    let from = from.max(first_day(&device, cx.today())).min(cx.today());
    let to = given.to.unwrap_or(cx.today()).min(cx.today()).max(from);
    let mut day = from;
    let mut queued = 0;
    // A month at a time, so that no answer is as long as a year.
    while day <= to {
        let last = day.saturating_add(30.days()).min(to);
        let params = json!({ "from": day.to_string(), "to": last.to_string() });
        queue(cx, &device, Kind::Resend, params)?;
        queued += 1;
        match last.tomorrow() {
            Ok(next) => day = next,
            Err(_) => break,
        }
    }
    Ok(QueuedCommands { queued })
}

fn send_names(cx: &mut Cx<'_>, device: Document, given: &NamesOrder) -> Result<QueuedCommands> {
    let mut filters = vec![employee::EMP_CODE.is_not_null(), employee::ACTIVE.eq(true)];
    match (&given.employees, device.get(ANNEXE)) {
        (Some(ids), _) => filters.push(schema::attribute::ID.any_of(ids)),
        (None, Some(annexe)) => filters.push(employee::ANNEXE.eq(annexe)),
        (None, None) => {}
    }
    let people = cx.all(&EMPLOYEES, filters)?;
    for one in &people {
        let (code, name) = (one.need(employee::EMP_CODE)?, one.need(employee::NAME_FR)?);
        queue(cx, &device, Kind::UserName, json!({ "pin": code, "name": name }))?;
    }
    Ok(QueuedCommands {
        queued: people.len() as u64,
    })
}
