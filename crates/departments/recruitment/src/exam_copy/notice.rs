//! Markers are told that copies are theirs, and find on the first screen how many wait for their mark.

use engine::{Cx, Extension};
use platform::home::task::Task;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::user;
use schema::{Document, Label, Result, Tone};

use super::assign::Marker;
use super::lot::unmarked;
use crate::exam_test;
use crate::recruitment::{RECRUITMENTS, TITLE_AR, TITLE_FR};

/// Where marks are given.
pub(crate) const MARKING_PAGE: &str = "/recruitment-system/marking";

/// What this page tells.
pub(super) static EXTENSIONS: &[Extension] = &[&ASSIGNED, &TO_MARK];

/// To whoever marks.
static ASSIGNED: NoticeKind = NoticeKind::new(
    "examCopies.assigned",
    Label::new("أوراق للتصحيح", "Copies à corriger", "Scripts to mark"),
    Text::new(
        "{test}: أسندت إليكم أوراق للتصحيح",
        "{test}\u{a0}: des copies vous sont attribuées",
        "{test}: scripts were assigned to you",
    ),
    Text::new(
        "{exam}. تظهر الأوراق بأرقامها السرية وحدها.",
        "{exam}. Les copies paraissent sous leur seul numéro d’anonymat.",
        "{exam}. The scripts appear under their anonymity numbers alone.",
    ),
)
.discreet();

/// Copies and candidates of the oral without the mark of their marker.
static TO_MARK: Task = Task {
    id: "examCopies.mark",
    label: Label::new("نقط تنتظر إدخالكم", "Notes à saisir", "Marks to enter"),
    tone: Tone::Warn,
    link: MARKING_PAGE,
    count: |cx| match user::caller(cx) {
        Ok(user) => unmarked(cx, &user),
        Err(_) => Ok(0),
    },
};

/// Tells markers of the copies that are theirs from now on; the same lots of a test once.
pub(super) fn tell_markers(cx: &mut Cx<'_>, test: &Document, lots: &[i64], markers: &[Marker]) -> Result<()> {
    let exam = cx.need(&RECRUITMENTS, test.need(exam_test::RECRUITMENT)?.as_str())?;
    let names = |row: &Document, fr, ar| [fr, ar].map(|key| row.get(key).unwrap_or_default());
    let of_exam = names(&exam, TITLE_FR, TITLE_AR);
    let of_test = names(test, exam_test::LABEL_FR, exam_test::LABEL_AR);
    let params = Params::new()
        .with_name("exam", &of_exam[0], &of_exam[1])
        .with_name("test", &of_test[0], &of_test[1]);
    let to = markers
        .iter()
        .flat_map(|one| &one.users)
        .map(|user| user.0.clone())
        .collect();
    // Of no document: a marker reads the copies, and neither the test nor the exam.
    let notice = Notice::new(&ASSIGNED, to, params)
        .link(MARKING_PAGE)
        .once_per_user(format!("{} {} {lots:?}", ASSIGNED.id, test.id));
    notify(cx, &notice)
}
