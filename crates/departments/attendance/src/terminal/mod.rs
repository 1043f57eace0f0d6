//! The protocol of terminals (`docs/terminal-protocol.md`): what each page answers. Pure functions read and spell; what is written
//! here goes through the same rules as every other write.

mod answer;
pub mod line;
mod request;
mod simulator;
pub mod table;
#[cfg(test)]
mod tests;
pub mod upload;
mod visit;
pub mod zk_time;
mod zone;

use std::net::IpAddr;

use engine::{Cx, Engine, Extension, RequestContext, Rights};
use jiff::civil;
use platform::terminal_door::{BodyUse, TerminalAnswer, TerminalBody, TerminalDoor, TerminalRequest};
use schema::{Document, Result};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::device::state::{self, ZONE};
use crate::device::{self, DEVICES, FIRMWARE, IS_ACCESS, MODEL, notice, told_zone, watermark};
use crate::device_command::{self, Kind, sending, text};
use crate::punch::{self, PUNCHES};
use request::{Call, Page};
use table::UploadTable;
use upload::BodyFacts;
use visit::Visit;

/// What the listener of terminals finds.
pub static DOOR: &[Extension] = &[&TERMINALS, &simulator::SIMULATION];

static TERMINALS: TerminalDoor = TerminalDoor {
    serial: |target| Call::read(target)?.serial().map(str::to_owned),
    body_use: |engine, target, address| Box::pin(body_use(engine, target, address)),
    answer: |engine, request| Box::pin(answer_call(engine, request)),
    known_addresses: visit::known_addresses,
};

/// Punches are taken a piece at a time, however many there are, of whoever may send them.
async fn body_use(engine: Engine, target: Vec<u8>, address: IpAddr) -> Result<BodyUse> {
    let Some(call) = Call::read(&target) else {
        return Ok(BodyUse::Unread);
    };
    let Some(serial) = call.serial().map(str::to_owned) else {
        return Ok(BodyUse::Unread);
    };
    let visit = engine.read(move |cx| Visit::of(cx, &serial, address)).await?;
    Ok(match (call.page, call.table()) {
        _ if visit.allowed_device().is_none() => BodyUse::Unread,
        (Page::Data, UploadTable::Punches | UploadTable::RealTime) => BodyUse::Lines,
        _ => BodyUse::Whole,
    })
}

/// A call of a device that says who it is.
struct TerminalCaller {
    engine: Engine,
    ctx: RequestContext,
    call: Call,
    serial: String,
    visit: Visit,
    /// Of the same body, answered before.
    lines_before: u64,
}

async fn answer_call(engine: Engine, request: TerminalRequest) -> Result<TerminalAnswer> {
    let Some(call) = Call::read(&request.target) else {
        return Ok(answer::not_found());
    };
    let Some(serial) = call.serial().map(str::to_owned) else {
        return Ok(answer::unknown_device());
    };
    let ctx = RequestContext::new(Rights::whole("terminal"));
    let visit = greet(&engine, &ctx, &serial, request.address).await?;
    let caller = TerminalCaller {
        engine,
        ctx,
        call,
        serial,
        visit,
        lines_before: request.lines_before,
    };
    match (caller.call.page, request.is_post) {
        (Page::Ping | Page::Photo, _) => Ok(answer::success()),
        (Page::RealTimeData, _) => Ok(answer::clock(caller.engine.clock().now())),
        (Page::GetRequest, _) => caller.hand_out().await,
        (Page::Push, _) => Ok(answer::push(&caller.serial)),
        (Page::Registry, _) => caller.register(request.body).await,
        (Page::Data, false) => caller.shake_hands().await,
        (Page::DeviceCommand | Page::Data | Page::QueryData, _) => caller.take(request.body).await,
    }
}

/// Who calls; written down when it is news.
async fn greet(engine: &Engine, ctx: &RequestContext, serial: &str, address: IpAddr) -> Result<Visit> {
    let number = serial.to_owned();
    let visit = engine.read(move |cx| Visit::of(cx, &number, address)).await?;
    if visit.is_news(address, engine.clock().now()) {
        let number = serial.to_owned();
        let note = move |cx: &mut Cx<'_>| visit::note(cx, &number, address);
        engine.transact(ctx, "terminal", note).await?;
    }
    Ok(visit)
}

impl TerminalCaller {
    /// The handshake, and uploads that have no body.
    async fn shake_hands(self) -> Result<TerminalAnswer> {
        if self.call.value("options").is_empty() {
            return Ok(self.without_body());
        }
        if self.call.word("devicetype") == "acc" {
            self.note_access().await?;
            return Ok(answer::access_options(&self.serial));
        }
        let zone = zone::zone_now(self.engine.clock().now());
        let Some(device) = self.visit.allowed_device().cloned() else {
            return Ok(answer::options(&self.serial, zone, false));
        };
        let sends_all = self
            .engine
            .transact(&self.ctx, "terminal", move |cx| {
                let mut state = state::of_or_new(cx, &device.id)?;
                told_zone::note(cx, &device, zone)?;
                state.set(ZONE, zone);
                state::save(cx, state)?;
                sending::note_handshake(cx, &device)?;
                sending::take_full_resend(cx, &device)
            })
            .await?;
        Ok(answer::options(&self.serial, zone, sends_all))
    }

    /// Old firmware sends an upload without lines as a question.
    fn without_body(&self) -> TerminalAnswer {
        let call = &self.call;
        match call.table() {
            UploadTable::Punches | UploadTable::Operations | UploadTable::Biometrics | UploadTable::Counted => {
                answer::lines(0)
            }
            UploadTable::Rows(name) => answer::table(&name, 0),
            _ if !call.value("pin").is_empty() && call.value("table").is_empty() => TerminalAnswer::success("NONE\n"),
            _ => answer::success(),
        }
    }

    /// The commands that wait.
    async fn hand_out(self) -> Result<TerminalAnswer> {
        let Some(device) = self.visit.allowed_device().cloned() else {
            return Ok(answer::success());
        };
        let info = self.call.value("info").split(',').next().unwrap_or_default();
        self.note_firmware(&device, "", info).await?;
        let of = device.clone();
        let is_idle = self
            .engine
            .read(move |cx| Ok(sending::waiting(cx, &of)?.is_empty()))
            .await?;
        if is_idle {
            return Ok(answer::success());
        }
        let lines = self
            .engine
            .transact(&self.ctx, "terminal", move |cx| sending::send(cx, &device))
            .await?;
        Ok(if lines.is_empty() {
            answer::success()
        } else {
            TerminalAnswer::success(lines)
        })
    }

    /// Firmware of door control says what it is before anything else.
    async fn register(self, body: TerminalBody) -> Result<TerminalAnswer> {
        self.note_access().await?;
        if let (Some(device), TerminalBody::Whole(body)) = (self.visit.allowed_device(), body) {
            self.note_options(device, &body).await?;
        }
        Ok(answer::registry(&self.serial))
    }

    /// What it sends.
    async fn take(self, body: TerminalBody) -> Result<TerminalAnswer> {
        let Some(device) = self.visit.allowed_device().cloned() else {
            return Ok(match self.call.page {
                Page::DeviceCommand => answer::success(),
                _ => answer::unknown_device(),
            });
        };
        match body {
            TerminalBody::Incomplete => Ok(answer::incomplete()),
            TerminalBody::Oversize { lines } => {
                let tell = move |cx: &mut Cx<'_>| notice::upload_was_too_large(cx, &device, lines);
                self.engine.transact(&self.ctx, "terminal", tell).await?;
                Ok(self.answer_to(lines))
            }
            TerminalBody::Whole(mut body) => {
                let done = self.take_whole(&device, &body).await;
                // Templates that came along are overwritten, whatever became of the rest.
                body.fill(0);
                std::hint::black_box(&body);
                done
            }
        }
    }

    /// What a body of so many lines is answered, by what it is; those that came before count with them.
    fn answer_to(&self, lines: u64) -> TerminalAnswer {
        let lines = self.lines_before + lines;
        if self.call.page == Page::DeviceCommand {
            return answer::success();
        }
        if self.call.page == Page::QueryData {
            return answer::table(&self.call.word("tablename"), lines);
        }
        match self.call.table() {
            UploadTable::Punches | UploadTable::Operations | UploadTable::Biometrics | UploadTable::Counted => {
                answer::lines(lines)
            }
            UploadTable::Rows(name) => answer::table(&name, lines),
            UploadTable::Options | UploadTable::RealTime | UploadTable::Ignored => answer::success(),
        }
    }

    async fn take_whole(&self, device: &Document, body: &[u8]) -> Result<TerminalAnswer> {
        let lines = table::count_lines(body);
        if self.call.page == Page::DeviceCommand {
            self.take_results(device, body).await?;
            return Ok(answer::success());
        }
        let table = if self.call.page == Page::QueryData {
            UploadTable::Rows(self.call.word("tablename"))
        } else {
            self.call.table()
        };
        match &table {
            UploadTable::Punches => {
                upload::take_punches(&self.engine, &self.ctx, &self.visit, line::read_lines(body)).await?;
            }
            UploadTable::RealTime => self.take_events(body).await?,
            UploadTable::Rows(name) if name == "transaction" => self.take_events(body).await?,
            UploadTable::Rows(name) if matches!(name.as_str(), "templatev10" | "biodata") => {
                self.take_fingers(device, body).await?;
            }
            UploadTable::Operations | UploadTable::Biometrics => self.take_fingers(device, body).await?,
            UploadTable::Options => self.note_options(device, body).await?,
            UploadTable::Counted | UploadTable::Rows(_) | UploadTable::Ignored => {}
        }
        Ok(self.answer_to(lines))
    }

    async fn take_events(&self, body: &[u8]) -> Result<()> {
        upload::take_punches(&self.engine, &self.ctx, &self.visit, table::read_events(body)).await
    }

    async fn take_fingers(&self, device: &Document, body: &[u8]) -> Result<()> {
        let facts = BodyFacts {
            lines: table::count_lines(body),
            sha256: hex::encode(Sha256::digest(body)),
        };
        let codes = table::fingers_of(body);
        upload::take_fingers(&self.engine, &self.ctx, device, codes, &facts).await
    }

    async fn take_results(&self, device: &Document, body: &[u8]) -> Result<()> {
        let results = sending::read_results(&String::from_utf8_lossy(body));
        let device = device.clone();
        let note = move |cx: &mut Cx<'_>| results.iter().try_for_each(|one| note_result(cx, &device, one));
        self.engine.transact(&self.ctx, "terminal", note).await
    }

    async fn note_options(&self, device: &Document, body: &[u8]) -> Result<()> {
        let options = table::read_options(body);
        let value = |name: &str| options.get(name).map_or("", String::as_str);
        self.note_firmware(device, value("devicename"), value("firmver")).await
    }

    /// What it says that it is, where that is new.
    async fn note_firmware(&self, device: &Document, model: &str, firmware: &str) -> Result<()> {
        let mut told = device.clone();
        if let Some(firmware) = displayable(firmware) {
            told.set(FIRMWARE, firmware);
        }
        if let (None, Some(model)) = (device.get(MODEL), displayable(model)) {
            told.set(MODEL, model);
        }
        self.save(device, told).await
    }

    async fn note_access(&self) -> Result<()> {
        let Some(device) = &self.visit.device else {
            return Ok(());
        };
        let told = device.clone().with(IS_ACCESS, true);
        self.save(device, told).await
    }

    /// Writes what differs, over the row as it stands by then.
    async fn save(&self, before: &Document, told: Document) -> Result<()> {
        if *before == told {
            return Ok(());
        }
        let id = before.id.clone();
        let note = move |cx: &mut Cx<'_>| {
            let mut row = cx.need(&DEVICES, &id)?;
            row.set_or_clear(FIRMWARE, told.get(FIRMWARE));
            row.set_or_clear(MODEL, told.get(MODEL));
            row.set_or_clear(IS_ACCESS, told.get(IS_ACCESS));
            cx.update(row).map(drop)
        };
        self.engine.transact(&self.ctx, "terminal", note).await
    }
}

/// So much of what a terminal says of itself is shown.
const SHOWN: usize = 60;

fn displayable(text: &str) -> Option<String> {
    let signs = text.chars().filter(|sign| !sign.is_control());
    let cut: String = signs.take(SHOWN).collect();
    Some(cut.trim().to_owned()).filter(|cut| !cut.is_empty())
}

/// What firmware answers that does not know a command: the older one and the newer.
const UNKNOWN_COMMAND: [i64; 2] = [-22, -1002];

/// What follows from the result of a command.
fn note_result(cx: &mut Cx<'_>, device: &Document, result: &sending::CommandResult) -> Result<()> {
    let Some(command) = sending::take_result(cx, device, result)? else {
        return Ok(());
    };
    let Some(day) = command.day else {
        return Ok(());
    };
    let is_done = result.result >= 0;
    // The old way of counting answers with the count itself.
    let theirs = if command.is_old_count {
        Some(result.result)
    } else {
        result.count
    };
    match (command.kind, theirs) {
        (Kind::Count, Some(theirs)) if is_done => {
            watermark::compare(cx, device, day, theirs, lines_of_day(cx, device, day)?)
        }
        (Kind::Count, _) if !command.is_old_count && UNKNOWN_COMMAND.contains(&result.result) => {
            let ours = lines_of_day(cx, device, day)?;
            device_command::queue(
                cx,
                device,
                Kind::Count,
                json!({ "day": day.to_string(), text::OURS: ours }),
            )
        }
        (Kind::Resend, _) if is_done => watermark::day_was_sent(cx, device, day),
        _ => Ok(()),
    }
}

/// How many lines of a day of a device stand here.
fn lines_of_day(cx: &Cx<'_>, device: &Document, day: civil::Date) -> Result<i64> {
    let of_day = [
        punch::DEVICE_SN.eq(device.need(device::SERIAL)?),
        punch::LOCAL_AT.between(format!("{day} 00:00:00"), format!("{day} 23:59:59")),
    ];
    Ok(i64::try_from(cx.count(&PUNCHES, of_day)?).unwrap_or(i64::MAX))
}
