//! What the first screen shows of exams to those who lead them: which are under way, and whose applications wait.

use engine::{Cx, Extension};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Line, Rows, day_text};
use platform::home::task::{self, Task};
use schema::{Choice, Document, Instant, Label, Order, Path, Result, Tone, day_in_morocco};

use super::{DEADLINE, DECISION_REF, EXAM_DATE, ExamStatus, RECRUITMENTS, STATUS};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::permission::{READS, SECRETARIAT};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&UNDER_WAY, &TO_REVIEW];

const LIST: &str = "/recruitment-system/recruitment-processes";

const UNDER_WAY: Panel = Panel {
    id: "recruitments.underWay",
    label: Label::new("المباريات الجارية", "Concours en cours", "Exams under way"),
    place: Place::Grid,
    // Behind what whoever sees everything works with first.
    rank: 60,
    shown_to: |cx| cx.who().holds_permission(READS),
    content: under_way,
};

/// Applications that nobody has looked at.
static TO_REVIEW: Task = Task {
    id: "candidates.review",
    label: Label::new(
        "ترشيحات تنتظر الدراسة",
        "Candidatures à examiner",
        "Applications to review",
    ),
    tone: Tone::Warn,
    link: "/recruitment-system/candidates?status=submitted",
    count: |cx| {
        if !cx.who().holds_permission(SECRETARIAT) {
            return Ok(0);
        }
        let waiting = [candidate::STATUS.eq(CandidateStatus::Submitted)];
        Ok(cx.count_readable(&CANDIDATES, waiting)?.unwrap_or(0))
    },
};

/// Those that are not over, the first to close first.
fn under_way(cx: &Cx<'_>) -> Result<Option<Content>> {
    let going_on = STATUS.any_of([
        ExamStatus::Draft,
        ExamStatus::Open,
        ExamStatus::Closed,
        ExamStatus::GradingWritten,
        ExamStatus::OralScheduled,
    ]);
    let order = Order::ascending(Path::own(RECRUITMENTS.need(DEADLINE)?));
    let found = cx.page_readable(&RECRUITMENTS, [going_on], order, task::LINES as u64)?;
    Ok(found.filter(|(_, total)| *total > 0).map(|(exams, total)| {
        Content::Rows(Rows {
            rows: exams.iter().map(|exam| line(cx, exam)).collect(),
            total,
            link: Some(LIST.to_owned()),
        })
    }))
}

fn line(cx: &Cx<'_>, exam: &Document) -> Line {
    let status = exam.get(STATUS).unwrap_or(ExamStatus::Draft);
    let word = ExamStatus::WORDS.iter().find(|word| word.wire == status.wire());
    let closes = exam.get(DEADLINE).map(|Instant(at)| schema::Date(day_in_morocco(at)));
    // While applications come in, what counts is until when; then, when the exam is held.
    let day = if status == ExamStatus::Open {
        closes
    } else {
        exam.get(EXAM_DATE)
    };
    Line {
        detail: exam.get(DECISION_REF).unwrap_or_default(),
        day: day.map(day_text),
        badge: Some(Badge::new(
            status.label().text(cx.lang()),
            word.and_then(|word| word.tone).unwrap_or(Tone::Info),
        )),
        ..Line::about(exam, cx.lang())
    }
}
