//! What those who keep attendance have devices do.

use engine::{Action, Allowed, Cx, Guard, Subject, inputs};
use jiff::{Timestamp, ToSpan, civil};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

use super::{Kind, queue, wording};
use crate::device::{ALLOWED, ANNEXE, DEVICES, INSTALLED_ON};

error_codes! {
    NOT_ALLOWED = "device_not_allowed", conflict => "هذا الجهاز غير مسموح به بعد", "Cet appareil n’est pas encore autorisé", "This device is not allowed yet";
}

inputs! {
    /// A device, and which days it sends again.
    pub struct ResendOrder {
        /// The device.
        id: Id = need("id"),
        /// The first day, none before the device was in use; with none it sends all that it holds.
        from: Option<civil::Date> = may("from"),
        /// The last day; today unless it is said.
        to: Option<civil::Date> = may("to"),
    }

    /// A device, and whose names it is sent.
    pub struct NamesOrder {
        /// The device.
        id: Id = need("id"),
        /// The employees; those of its annexe when none is named.
        employees: Option<Vec<String>> = may("employeeIds"),
    }

    /// A device.
    pub struct DeviceOrder {
        /// The device.
        id: Id = need("id"),
    }
}

/// `devices.resend` → `{queued}`.
pub const RESEND: Action<ResendOrder> = Action::run("devices.resend", Allowed::Holders(&[crate::KEEPS]), resend)
    .on(ALLOWED_DEVICE)
    .with_wording(wording::RESEND);
/// `devices.sendNames` → `{queued}`.
pub const SEND_NAMES: Action<NamesOrder> =
    Action::run("devices.sendNames", Allowed::Holders(&[crate::KEEPS]), send_names)
        .on(ALLOWED_DEVICE)
        .with_wording(wording::SEND_NAMES);
/// `devices.setTime` → `{queued}`.
pub const SET_TIME: Action<DeviceOrder> = Action::run("devices.setTime", Allowed::Holders(&[crate::KEEPS]), set_time)
    .on(ALLOWED_DEVICE)
    .with_wording(wording::SET_TIME);

const ALLOWED_DEVICE: Subject = Subject::new(|| &DEVICES, &[Guard::While(ALLOWED.holds(), NOT_ALLOWED)]);

fn set_time(cx: &mut Cx<'_>, given: &DeviceOrder) -> Result<Json> {
    let device = ALLOWED_DEVICE.admit(cx, given.id.as_str())?;
    queue(cx, &device, Kind::SetTime, json!({}))?;
    Ok(json!({ "queued": 1 }))
}

/// The day from which lines of a device are taken: there is nothing to ask for before it.
fn first_day(device: &Document, today: civil::Date) -> civil::Date {
    let made: Option<Timestamp> = device.created_at.parse().ok();
    let installed = device.get(INSTALLED_ON).map(|Date(day)| day);
    let first = installed.or(made.map(schema::day_in_morocco)).unwrap_or(today);
    first.max(today.saturating_sub(YEARS_HELD.years()))
}

/// No terminal holds more years than this.
const YEARS_HELD: i64 = 5;

fn resend(cx: &mut Cx<'_>, given: &ResendOrder) -> Result<Json> {
    let device = ALLOWED_DEVICE.admit(cx, given.id.as_str())?;
    let Some(from) = given.from else {
        // All that it holds comes after its next handshake, which it is asked to make at once.
        queue(cx, &device, Kind::Resend, json!({}))?;
        queue(cx, &device, Kind::Check, json!({}))?;
        return Ok(json!({ "queued": 2 }));
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
    Ok(json!({ "queued": queued }))
}

fn send_names(cx: &mut Cx<'_>, given: &NamesOrder) -> Result<Json> {
    let device = ALLOWED_DEVICE.admit(cx, given.id.as_str())?;
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
    Ok(json!({ "queued": people.len() }))
}
