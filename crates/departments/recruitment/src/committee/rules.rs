//! What holds of a committee as it is written.

use engine::Cx;
use schema::{Change, Rejection, Result, error_codes};

use super::{CommitteeScope, KIND, POSITION_IDS, RECRUITMENT, SCOPE};
use crate::position::{self, POSITIONS};
use crate::recruitment::sat::is_sat;

error_codes! {
    COMMITTEE_MOVED = "committee_moved", invalid => "لا تنقل اللجنة إلى مباراة أخرى", "Une commission ne passe pas à un autre concours", "A committee does not go over to another exam";
    /// Its members would hold another authority than they were appointed to.
    COMMITTEE_STAYS = "committee_of_sat_exam", conflict => "أجري الاختبار: لا يتغير نوع اللجنة ولا فئاتها، بل تعين لجنة أخرى بقرار", "Une épreuve a eu lieu\u{a0}: le type et les catégories de la commission ne changent plus, une autre se nomme par décision", "A test was sat: the kind and the positions of a committee no longer change, another one is appointed by a decision";
    POSITION_OF_OTHER_EXAM = "committee_position_of_other_exam", invalid => "«{name}» ليست من فئات هذه المباراة", "«\u{a0}{name}\u{a0}» n’est pas une catégorie de ce concours", "\"{name}\" is not a position of this exam";
    ONE_POSITION = "committee_of_one_position", invalid => "هذه اللجنة خاصة بفئة واحدة", "Cette commission est d’une seule catégorie", "This committee is of one position";
}

/// Its positions are of its exam, and one alone where its scope is single.
pub(super) fn a_committee_is_of_its_exam(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() && change.touches(RECRUITMENT) {
        return Err(Rejection::new(COMMITTEE_MOVED).field(RECRUITMENT.def.name).into());
    }
    let is_other = change.touches(KIND) || change.touches(POSITION_IDS);
    if !change.is_new() && is_other && is_sat(cx, &change.after.need(RECRUITMENT)?)? {
        return Err(Rejection::new(COMMITTEE_STAYS).field(KIND.def.name).into());
    }
    let (exam, named) = (
        change.after.get(RECRUITMENT),
        change.after.get(POSITION_IDS).unwrap_or_default(),
    );
    if change.after.get(SCOPE) == Some(CommitteeScope::Single) && named.len() > 1 {
        return Err(Rejection::new(ONE_POSITION).field(POSITION_IDS.def.name).into());
    }
    for id in &named {
        let Some(position) = cx.get(&POSITIONS, id.as_str())? else {
            continue;
        };
        if position.get(position::RECRUITMENT) != exam {
            let refused = Rejection::new(POSITION_OF_OTHER_EXAM).field(POSITION_IDS.def.name);
            return Err(refused.arg("name", position.title().0).into());
        }
    }
    Ok(())
}
