//! The rows of scans of presence: who was marked as there, or as marked by mistake, when, by whom and on which device.

use engine::Cx;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Document, Id, Instant, Label, Result, choice, choices, fields, flag, instant, link, long, text,
};

use crate::candidate::CANDIDATES;
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;
use crate::presence_list::row::PRESENCE_LISTS;

choices! {
    /// What became of a scan.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    ScanState {
        /// The sheet was open.
        Counted = "counted" as Good: "محتسب", "Pris en compte", "Counted";
        /// It came after the sheet was closed: a proposal for minutes.
        Proposed = "proposed" as Warn: "مقترح بعد الإقفال", "Proposé après clôture", "Proposed after closing";
        /// Minutes say so too.
        Accepted = "accepted" as Good: "مقبول بمحضر", "Retenu par procès-verbal", "Accepted by minutes";
        /// Put aside with a reason.
        Dismissed = "dismissed" as Bad: "مستبعد", "Écarté", "Dismissed";
    }
}

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    /// The list that the device had taken along; none of what was scanned before the eyes of the server.
    LIST: Id = link("presenceListId", || &PRESENCE_LISTS).expands("presenceList").weak().computed() => "اللائحة المحمولة", "Liste emportée", "List on a device";
    PRESENT: bool = flag("present") => "حاضر(ة)", "Présent(e)", "Present";
    /// By the clock of the device.
    AT: Instant = instant("at").computed() => "الساعة", "Heure", "Time";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "سجلها", "Constatée par", "Recorded by";
    STATE: ScanState = choice("state").computed() => "الحالة", "État", "State";
    /// Why it was dismissed.
    REASON: String = long("reason").computed().printable() => "سبب الاستبعاد", "Motif du rejet", "Reason of the dismissal";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "بت فيه", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ البت", "Décidé le", "Decided at";
    CONTENT_HASH: String = text("contentHash").max(64).computed().hidden() => "بصمة المضمون", "Empreinte du contenu", "Digest of the content";
}

/// Written by scanning.
pub static PRESENCE_SCANS: Collection = Collection {
    one: Label::new("مسح حضور", "Relevé de présence", "Scan of presence"),
    many: Label::new("عمليات مسح الحضور", "Relevés de présence", "Scans of presence"),
    indexes: &[&[TEST.def, CANDIDATE.def]],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    ..Collection::new("presenceScans", FIELDS)
};

/// Whether somebody is on record as there.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn is_on_record(cx: &Cx<'_>, test: &str, candidate: &Id) -> Result<bool> {
    let same = [
        exam_presence::TEST.eq(test),
        exam_presence::CANDIDATE.eq(candidate.clone()),
        exam_presence::PRESENT.eq(true),
    ];
    Ok(cx.first(&EXAM_PRESENCE_ROWS, same)?.is_some())
}

/// What came after the sheet of a test was closed, says otherwise than it, and nobody has decided on yet.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn proposals(cx: &Cx<'_>, test: &str) -> Result<Vec<Document>> {
    let mut waiting = Vec::new();
    for row in cx.all(&PRESENCE_SCANS, [TEST.eq(test), STATE.eq(ScanState::Proposed)])? {
        if is_on_record(cx, test, &row.need(CANDIDATE)?)? != row.get(PRESENT).unwrap_or_default() {
            waiting.push(row);
        }
    }
    Ok(waiting)
}
