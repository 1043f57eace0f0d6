//! What holds of a room once somebody is to sit in it.

use engine::{Cx, Measure};
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{CAPACITY, NAME, RECRUITMENT, TEST, room_of};
use crate::candidate::{self, CANDIDATES, EXAM_ROOM, SEAT};
use crate::exam_test::{self, EXAM_TESTS, TestKind};

error_codes! {
    SEATED = "exam_room_seated", conflict => "وزعت مقاعد هذه القاعة", "Des candidats sont placés dans cette salle", "Candidates are seated in this room";
    OF_OTHER_EXAM = "exam_room_test_elsewhere", invalid => "هذا الاختبار ليس من اختبارات المباراة", "Cette épreuve n’est pas de ce concours", "This test is not of this exam";
    HAS_ROOM = "exam_room_test_taken", conflict => "لهذا الاختبار قاعة أخرى: {room}", "Cette épreuve a déjà une salle\u{a0}: {room}", "This test has a room already: {room}";
    IS_WRITTEN = "exam_room_of_written", invalid => "قاعات الاختبارات الكتابية لا يحدد لها اختبار", "Les salles de l’écrit ne nomment pas d’épreuve", "Rooms of the written tests name none";
}

/// The greatest number of a table that somebody sits at.
fn last_seat(cx: &Cx<'_>, room: &Document) -> Result<i64> {
    let here = [
        candidate::RECRUITMENT.eq(room.need(RECRUITMENT)?),
        candidate::EXAM_ROOM.eq(room.need(NAME)?),
    ];
    let greatest = vec![Measure::Greatest(&SEAT.def)];
    let groups = cx.groups(&CANDIDATES, here, &EXAM_ROOM.def, greatest)?;
    let seat = groups
        .first()
        .and_then(|group| group.measures.first().copied().flatten());
    Ok(seat.unwrap_or_default())
}

/// Its name stands on convocations, and nobody's table is taken away.
pub(super) fn a_room_with_people_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = &change.before else { return Ok(()) };
    let (is_renamed, is_moved) = (change.touches(NAME), change.touches(RECRUITMENT));
    if !is_renamed && !is_moved && !change.touches(CAPACITY) {
        return Ok(());
    }
    let last = last_seat(cx, before)?;
    let is_too_small = change.after.get(CAPACITY).is_some_and(|capacity| capacity < last);
    if last > 0 && (is_renamed || is_moved || is_too_small) {
        let field = if is_too_small { CAPACITY.def } else { NAME.def };
        return Err(Rejection::new(SEATED).field(field.name).into());
    }
    Ok(())
}

/// It is not deleted.
pub(super) fn a_room_with_people_is_kept(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if last_seat(cx, &change.after)? > 0 {
        return Err(SEATED.into());
    }
    Ok(())
}

/// Whoever is heard finds one room: an oral or practical test of the exam is held in one.
pub(super) fn a_test_has_one_room(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let room = &change.after;
    let Some(test) = room.get(TEST).filter(|_| change.touches(TEST)) else {
        return Ok(());
    };
    let refused = |kind| Rejection::new(kind).field(TEST.def.name);
    let row = cx.need(&EXAM_TESTS, test.as_str())?;
    if row.get(exam_test::RECRUITMENT) != room.get(RECRUITMENT) {
        return Err(refused(OF_OTHER_EXAM).into());
    }
    if row.get(exam_test::KIND) == Some(TestKind::Written) {
        return Err(refused(IS_WRITTEN).into());
    }
    if last_seat(cx, room)? > 0 {
        return Err(refused(SEATED).into());
    }
    match room_of(cx, &row)?.filter(|other| other.id != room.id) {
        Some(other) => Err(refused(HAS_ROOM).arg("room", other.title().0).into()),
        None => Ok(()),
    }
}
