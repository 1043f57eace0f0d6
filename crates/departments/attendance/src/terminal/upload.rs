//! What terminals send: written first, answered then.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Cx, Engine, RequestContext};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Id, Instant, Result};

use super::line::PunchLines;
use super::visit::Visit;
use super::zone;
use crate::device::malformed::{self, MalformedLine};
use crate::device::notice;
use crate::device::state::{self, DRIFT, LAST_LOG, LATE_LINES, SEEN, ZONE};
use crate::device::upload::{self, DEVICE_UPLOADS, UploadKind};
use crate::device::watermark::{self, ToldDays};
use crate::device_command::{self, DEVICE_COMMANDS, KIND, Kind, SENT};
use crate::punch::local_time::TOLERANCE;
use crate::punch::writer::{self, NewPunch, PunchOrigin, WriteReport};
use crate::punch::{Source, finger, local_time};

/// Who was heard so lately is not catching up.
const IN_CONTACT: SignedDuration = SignedDuration::from_mins(2);
/// So many punches come at once at a door; more are sent again.
const LIVE_LINES: usize = 3;
/// What was asked for again comes within this time.
const RESENT_WITHIN: SignedDuration = SignedDuration::from_hours(1);
/// So many files of employees are changed in one transaction.
const PIECE: usize = 100;

/// Writes the punches of a body.
pub async fn take_punches(engine: &Engine, ctx: &RequestContext, visit: &Visit, lines: PunchLines) -> Result<()> {
    let Some(device) = visit.allowed_device().cloned() else {
        return Ok(());
    };
    let received = engine.clock().now();
    let PunchLines {
        punches,
        malformed,
        count,
        sha256,
    } = lines;
    let of = device.clone();
    let is_asked_again = engine.read(move |cx| was_asked_again(cx, &of)).await?;
    let live_zone = live_zone(visit.state.as_ref(), &punches, received).filter(|_| !is_asked_again);
    let origin = PunchOrigin {
        device,
        source: Source::Device,
        live_zone,
        received,
    };
    let newest = punches.iter().map(|punch| punch.local).max();
    let oldest = punches.iter().map(|punch| punch.local).min();
    let seen = Seen {
        drift: live_zone.zip(newest).map(|(zone, at)| {
            let at = local_time::live(at, zone, received).at;
            at.duration_since(received).as_secs()
        }),
        is_late: oldest.is_some_and(|at| received.duration_since(local_time::old(at, received).at) > watermark::LATE),
    };
    let body = PunchBody {
        origin: origin.clone(),
        malformed,
        seen,
        count,
        sha256,
    };
    let note = Arc::new(move |cx: &mut Cx<'_>, report: &WriteReport| body.note(cx, report));
    writer::write(engine, ctx, &origin, punches, note).await.map(drop)
}

/// A body of punches, beside its lines.
struct PunchBody {
    origin: PunchOrigin,
    malformed: Vec<MalformedLine>,
    seen: Seen,
    count: u64,
    sha256: String,
}

/// What a body tells of its device.
struct Seen {
    /// Seconds that its clock is ahead, where that can be told.
    drift: Option<i64>,
    /// Whether it held something back until now.
    is_late: bool,
}

impl PunchBody {
    /// Writes down what came, and what it tells of its device.
    fn note(&self, cx: &mut Cx<'_>, report: &WriteReport) -> Result<()> {
        let (device, received) = (&self.origin.device, Instant(self.origin.received));
        let mut report = report.clone();
        report.malformed += self.malformed.len() as u64;
        malformed::keep(cx, &device.id, &self.malformed)?;
        note_upload(cx, device, UploadKind::Punches, self.count, &report, &self.sha256)?;
        let mut state = state::of_or_new(cx, &device.id)?;
        state.set(LAST_LOG, received);
        if let Some((first, _)) = report.days {
            let before = ToldDays::of(&state);
            watermark::note_first_day(&mut state, first);
            watermark::mark_days(cx, &state, before)?;
        }
        if self.seen.is_late && report.new > 0 {
            state.set(LATE_LINES, received);
        }
        if let Some(drift) = self.seen.drift {
            state.set(DRIFT, drift);
            if drift.abs() > TOLERANCE.as_secs() {
                notice::clock_is_wrong(cx, device, drift)?;
                zone::tell_if_not_taken(cx, device, &state, drift)?;
            }
        }
        state::save(cx, state)
    }
}

/// One entry for a body that brought something or never came before; a body that comes again brings none.
pub fn note_upload(
    cx: &mut Cx<'_>,
    device: &Document,
    kind: UploadKind,
    count: u64,
    report: &WriteReport,
    sha256: &str,
) -> Result<()> {
    let same = [upload::SHA256.eq(sha256), upload::DEVICE.eq(device.id.as_str())];
    let is_known = report.new == 0 && cx.first(&DEVICE_UPLOADS, same)?.is_some();
    if count == 0 || is_known {
        return Ok(());
    }
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let row = Document::new(&DEVICE_UPLOADS)
        .with(upload::DEVICE, Id(device.id.clone()))
        .with(upload::KIND, kind)
        .with(upload::LINES, number(count))
        .with(upload::NEW, number(report.new))
        .with(upload::MALFORMED, number(report.malformed))
        .with(upload::SHA256, sha256.to_owned())
        .with(upload::RECEIVED, cx.moment());
    cx.create(row).map(drop)
}

/// The zone of a device that sends at once: one that was heard a moment ago, has sent before, and has few lines, none of which lies
/// further back than its call before. Firmware that sends a backlog line by line has few lines too.
fn live_zone(state: Option<&Document>, punches: &[NewPunch], received: Timestamp) -> Option<i64> {
    let state = state?;
    let Instant(seen) = state.get(SEEN)?;
    let is_in_contact = received.duration_since(seen) <= IN_CONTACT && state.get(LAST_LOG).is_some();
    let zone = state.get(ZONE)?;
    let oldest = punches
        .iter()
        .map(|punch| local_time::live(punch.local, zone, received).at)
        .min()?;
    (is_in_contact && punches.len() <= LIVE_LINES && oldest >= seen - TOLERANCE).then_some(zone)
}

/// Whether it was told lately to send something again.
fn was_asked_again(cx: &Cx<'_>, device: &Document) -> Result<bool> {
    let asked = [
        device_command::DEVICE.eq(device.id.as_str()),
        KIND.eq(Kind::Resend),
        SENT.gt(Instant(cx.now() - RESENT_WITHIN)),
    ];
    Ok(cx.first(&DEVICE_COMMANDS, asked)?.is_some())
}

/// Notes which employees have a fingerprint on a device; nothing else of it is known here.
pub async fn take_fingers(
    engine: &Engine,
    ctx: &RequestContext,
    device: &Document,
    codes: BTreeSet<String>,
    body: &BodyFacts,
) -> Result<()> {
    let codes: Vec<String> = codes.into_iter().collect();
    let mut report = WriteReport::default();
    for piece in codes.chunks(PIECE) {
        let piece = piece.to_vec();
        report.new += engine
            .transact(ctx, "terminal", move |cx| finger::note(cx, &piece))
            .await?;
    }
    let (device, body) = (device.clone(), body.clone());
    let note = move |cx: &mut Cx<'_>| note_upload(cx, &device, UploadKind::Users, body.lines, &report, &body.sha256);
    engine.transact(ctx, "terminal", note).await
}

/// What is kept of a body whose lines are not.
#[derive(Clone, Debug)]
pub struct BodyFacts {
    /// How many lines it had.
    pub lines: u64,
    /// Their hash.
    pub sha256: String,
}
