//! The log file that a terminal writes to a stick, for when it cannot be reached: the same lines, through the same writer.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Act, Allowed, BoxFuture, Guard, PrepareContext, Subject, Turn, Upload, inputs};
use jiff::civil;
use schema::{Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::writer::{self, NoteReport, PunchOrigin};
use super::{Source, wording};
use crate::device::malformed::{self, MalformedLine};
use crate::device::state;
use crate::device::told_zone::ToldZones;
use crate::device::upload::UploadKind;
use crate::device::watermark::{self, ToldDays};
use crate::device::{ALLOWED, DEVICES};
use crate::terminal::line::{PunchLines, read_lines};
use crate::terminal::upload::note_upload;

error_codes! {
    NO_LINES = "punches_file_without_lines", invalid => "لا يتضمن الملف أي حركة حضور مقروءة", "Le fichier ne contient aucun pointage lisible", "The file holds no punch that can be read";
    DEVICE_NOT_ALLOWED = "punches_device_not_allowed", conflict => "هذا الجهاز غير مسموح به بعد", "Cet appareil n’est pas encore autorisé", "This device is not allowed yet";
}

inputs! {
    /// The log file of a device.
    pub(super) struct FileInput {
        /// The device that wrote it.
        device: Id = need("deviceId"),
        /// The file, such as `attlog.dat`.
        file: Upload = file("file"),
        /// Whether nothing stays of it but the report.
        dry_run: bool = flag("dryRun"),
    }
}

/// A file as it was read.
pub(super) struct FileOrder {
    device: Id,
    lines: PunchLines,
    is_rehearsal: bool,
}

/// What a log file brought, or would bring.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ImportedPunchFile {
    lines: u64,
    /// Punches that were not there.
    new: u64,
    /// Punches that were.
    known: u64,
    /// Lines that are no punch.
    malformed: u64,
    /// Codes that nobody has.
    unknown_codes: BTreeSet<String>,
    /// The first day of the new ones.
    from: Option<String>,
    /// The last day of the new ones.
    to: Option<String>,
}

/// Takes in a log file.
pub(super) const IMPORT_FILE: Act<FileInput, ImportedPunchFile, FileOrder> = Act::long_on(
    "punches.importFile",
    wording::IMPORT_FILE,
    TO_IMPORT,
    Allowed::Holders(&["pointage:create", "pointage:import"]),
    import_file,
)
.prepare_with(read_file);

const TO_IMPORT: Subject = Subject::new(|| &DEVICES, &[Guard::While(ALLOWED.holds(), DEVICE_NOT_ALLOWED)]);

fn read_file(_: &PrepareContext, given: FileInput) -> Result<FileOrder> {
    let lines = read_lines(&given.file.into_bytes()?);
    if lines.punches.is_empty() {
        return Err(Rejection::new(NO_LINES).field("file").into());
    }
    Ok(FileOrder {
        device: given.device,
        lines,
        is_rehearsal: given.dry_run,
    })
}

fn import_file(turn: Turn, order: FileOrder) -> BoxFuture<ImportedPunchFile> {
    Box::pin(async move {
        let device = turn.read(&order.device, |_, device| Ok(device)).await?;
        // What is written from here on are punches, in pieces of their own: none of them is a write to the device.
        let (engine, ctx) = (&turn.engine, &turn.ctx);
        let origin = PunchOrigin {
            device,
            source: Source::File,
            live_zone: None,
            received: engine.clock().now(),
        };
        let PunchLines {
            punches,
            malformed,
            count,
            sha256,
        } = order.lines;
        let unreadable = malformed.len() as u64;
        let mut report = if order.is_rehearsal {
            writer::rehearse(engine, ctx, &origin, punches).await?
        } else {
            let newest = punches.iter().map(|punch| punch.local).max();
            let note = note_file(&origin, malformed, newest, count, sha256);
            writer::write(engine, ctx, &origin, punches, note).await?
        };
        report.malformed += unreadable;
        let days = report.days;
        Ok(ImportedPunchFile {
            lines: count,
            new: report.new,
            known: report.known,
            malformed: report.malformed,
            unknown_codes: report.unknown,
            from: days.map(|days| days.0.to_string()),
            to: days.map(|days| days.1.to_string()),
        })
    })
}

/// Writes down what a file brought, where it brought anything. A log file holds all that its device held up to its last line: whoever
/// is in none of its days was not there.
fn note_file(
    origin: &PunchOrigin,
    malformed: Vec<MalformedLine>,
    newest: Option<civil::DateTime>,
    count: u64,
    sha256: String,
) -> NoteReport {
    let (device, received) = (origin.device.clone(), origin.received);
    Arc::new(move |cx, report| {
        if report.new == 0 && malformed.is_empty() {
            return Ok(());
        }
        let mut report = report.clone();
        report.malformed += malformed.len() as u64;
        malformed::keep(cx, &device.id, &malformed)?;
        note_upload(cx, &device, UploadKind::File, count, &report, &sha256)?;
        let (Some((first, _)), Some(newest)) = (report.days, newest) else {
            return Ok(());
        };
        let mut state = state::of_or_new(cx, &device.id)?;
        let before = ToldDays::of(&state);
        watermark::note_first_day(&mut state, first);
        let newest = ToldZones::of(cx, &device.id)?.place_in_time(newest, received).at;
        watermark::tell_until(&mut state, newest.min(cx.now()));
        watermark::mark_days(cx, &state, before)?;
        state::save(cx, state)
    })
}
