//! What holds of a test as it is written.

use engine::Cx;
use schema::{Change, Id, Rejection, Result, error_codes};

use super::{DATE, MARKERS, MAX_GAP, POSITION, RECRUITMENT, START_TIME};
use crate::position::{self, POSITIONS};

error_codes! {
    TEST_OF_OTHER_EXAM = "exam_test_moved", invalid => "لا ينقل الاختبار إلى مباراة أخرى", "Une épreuve ne passe pas à un autre concours", "A test does not go over to another exam";
    POSITION_OF_OTHER_EXAM = "exam_position_of_other_exam", invalid => "هذه الفئة ليست من هذه المباراة", "Cette catégorie n’est pas de ce concours", "This position is not of this exam";
    /// A gap between two marks needs two markers.
    GAP_OF_ONE_MARKER = "exam_gap_of_one_marker", invalid => "يفترض الفارق الأقصى مصححين اثنين", "Un écart maximal suppose deux correcteurs", "A greatest gap supposes two markers";
    /// An hour without a day.
    TIME_WITHOUT_DATE = "exam_time_without_date", invalid => "حددوا تاريخ الاختبار مع ساعته", "Indiquez la date de l’épreuve avec son heure", "Give the date of the test with its hour";
}

/// A test and its position are of one exam; what it says of marking fits together.
pub(super) fn a_test_is_of_its_exam(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() && change.touches(RECRUITMENT) {
        return Err(Rejection::new(TEST_OF_OTHER_EXAM).field(RECRUITMENT.def.name).into());
    }
    if let Some(Id(id)) = change.after.get(POSITION) {
        let position = cx.get(&POSITIONS, &id)?;
        let of = position.and_then(|position| position.get(position::RECRUITMENT));
        if of != change.after.get(RECRUITMENT) {
            return Err(Rejection::new(POSITION_OF_OTHER_EXAM).field(POSITION.def.name).into());
        }
    }
    let markers = change.after.get(MARKERS).unwrap_or(1);
    change.after.set(MARKERS, markers);
    if change.after.get(MAX_GAP).is_some() && markers < 2 {
        return Err(Rejection::new(GAP_OF_ONE_MARKER).field(MAX_GAP.def.name).into());
    }
    if change.after.get(START_TIME).is_some() && change.after.get(DATE).is_none() {
        return Err(Rejection::new(TIME_WITHOUT_DATE).field(DATE.def.name).into());
    }
    Ok(())
}
