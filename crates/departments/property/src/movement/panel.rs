//! What the first screen shows of movements: what came, went and moved this month, by what happened to it.

use engine::{Cx, Extension, Part as Of, ReportDef};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Content, Part};
use platform::home::month::so_far;
use schema::{Choice as _, Label, Result, Value};

use super::{INVENTORY_MOVEMENTS, KIND, Kind, ON, QUANTITY, UNDOES};
use crate::permission::READS;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OF_MONTH];

/// What came and went, in acts and in pieces; whoever asks says in which days.
pub(super) const REPORTS: &[ReportDef] = &[ReportDef {
    name: "inventoryMovementsByKind",
    only: &[UNDOES.is_unset()],
    by: &[KIND.def],
    sum: Some(QUANTITY.def),
    ..ReportDef::WHOLE
}];

const OF_MONTH: Panel = Panel {
    id: "inventoryMovements.month",
    label: Label::new("حركات هذا الشهر", "Mouvements du mois", "Movements this month"),
    place: Place::Grid,
    rank: 53,
    shown_to: |cx| cx.who().holds_permission(READS),
    content: of_month,
};

fn of_month(cx: &Cx<'_>) -> Result<Option<Content>> {
    let (span, _) = so_far(cx.today());
    let filters = [span.days(ON), UNDOES.is_null()];
    let Some(groups) = cx.groups_readable(&INVENTORY_MOVEMENTS, filters, KIND.def, Of::Whole, None)? else {
        return Ok(None);
    };
    let (from, to) = (span.from, span.to);
    let part = |word: &schema::Word| {
        let found = groups
            .iter()
            .find(|group| group.by.first().and_then(Value::text) == Some(word.wire));
        Part {
            label: word.label.text(cx.lang()).to_owned(),
            value: found.map_or(0, |group| i64::try_from(group.count).unwrap_or(i64::MAX)),
            tone: word.tone,
            link: Some(format!(
                "/inventory-dashboard/movements?kind={}&from={from}&to={to}",
                word.wire
            )),
        }
    };
    let mut parts: Vec<Part> = Kind::WORDS.iter().map(part).filter(|part| part.value > 0).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.value));
    Ok((!parts.is_empty()).then_some(Content::Ring { parts }))
}
