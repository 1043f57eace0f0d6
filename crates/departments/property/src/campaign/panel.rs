//! What the first screen shows of counts: those that go on, and how far each is, to who keeps the inventory and to who counts.

use engine::{Cx, Extension, Part as Of};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Line, Rows, day_text, word_of};
use platform::home::task::LINES;
use schema::{Date, Document, Id, Instant, Label, Lang, Order, Path, Result, Tone, Value};

use super::{INVENTORY_CAMPAIGNS, OPENED_AT, STATE, State};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::scan::{self, INVENTORY_SCANS};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OPEN];

const OPEN: Panel = Panel {
    id: "inventoryCampaigns.open",
    label: Label::new("عمليات جرد جارية", "Récolements en cours", "Counts under way"),
    place: Place::Grid,
    rank: 66,
    // Whoever is of a count reads it, whatever else they hold.
    shown_to: |cx| cx.who().user.is_some(),
    content: open,
};

fn open(cx: &Cx<'_>) -> Result<Option<Content>> {
    let order = Order::descending(Path::own(INVENTORY_CAMPAIGNS.need(OPENED_AT)?));
    let under_way = vec![STATE.any_of([State::Open, State::Closing])];
    let found = cx.page_readable(&INVENTORY_CAMPAIGNS, under_way, order, LINES as u64)?;
    let Some((campaigns, total)) = found.filter(|(_, total)| *total > 0) else {
        return Ok(None);
    };
    let rows = campaigns
        .iter()
        .map(|one| line(cx, one))
        .collect::<Result<Vec<Line>>>()?;
    Ok(Some(Content::Rows(Rows {
        rows,
        total,
        link: Some("/inventory-dashboard/campaigns".to_owned()),
    })))
}

/// A count, and how many of what it expects were seen in whichever office.
fn line(cx: &Cx<'_>, campaign: &Document) -> Result<Line> {
    let id = || Id(campaign.id.clone());
    let expected = cx.groups_readable(
        &INVENTORY_EXPECTED_ITEMS,
        [expected_item::CAMPAIGN.eq(id())],
        expected_item::ITEM.def,
        Of::Whole,
        None,
    );
    let seen = cx.groups_readable(
        &INVENTORY_SCANS,
        [scan::CAMPAIGN.eq(id()), scan::ITEM.is_not_null()],
        scan::ITEM.def,
        Of::Whole,
        None,
    );
    let items = |groups: Option<Vec<engine::Group>>| {
        let found = groups.unwrap_or_default();
        let ids = found.iter().filter_map(|group| group.by.first().and_then(Value::text));
        ids.map(str::to_owned).collect::<std::collections::HashSet<String>>()
    };
    let (expected, seen) = (items(expected?), items(seen?));
    let counted = expected.intersection(&seen).count();
    let word = word_of(&STATE.def, campaign.value(STATE.def.name));
    let opened = campaign
        .get(OPENED_AT)
        .map(|Instant(at)| day_text(Date(schema::day_in_morocco(at))));
    Ok(Line {
        detail: progress(cx.lang(), counted, expected.len()),
        day: opened,
        badge: word.map(|word| Badge::new(word.label.text(cx.lang()), word.tone.unwrap_or(Tone::Info))),
        ..Line::about(campaign, cx.lang())
    })
}

fn progress(lang: Lang, counted: usize, expected: usize) -> String {
    match lang {
        Lang::Fr => format!("{counted} vus sur {expected} attendus"),
        Lang::Ar => format!("تمت معاينة {counted} من أصل {expected}"),
        Lang::En => format!("{counted} seen of {expected} expected"),
    }
}
