//! The minutes of a count (محضر الجرد, procès-verbal d’inventaire): office by office what was expected and what was found, each
//! difference with what was decided about it, and who counted.

mod annex;
#[cfg(test)]
mod tests;
mod text;

use std::collections::BTreeMap;

use engine::doc::{Block, Words};
use engine::{Act, Allowed, BoxFuture, Cx, Guard, Subject, Turn};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::authentic_document as issued;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::wording::issue;
use platform::papers::{Facts, Follows, Name, PaperKind};
use schema::{Document, Id, Instant, Label, Result, Wording, error_codes};

use super::{
    BUREAUX_COUNTED, CLOSED_AT, CLOSED_BY, DOC_ID, DOCUMENT, INVENTORY_CAMPAIGNS, NAME, OPENED_AT, SAMPLE_OF, STATE,
    State,
};
use crate::difference::{self, INVENTORY_DIFFERENCES, Kind};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::paper::{name_of, property_paper, user_names};
use crate::permission::PRINTS;

error_codes! {
    NOT_CLOSED = "inventory_minutes_before_closing", conflict => "لا محضر قبل إغلاق عملية الجرد", "Le procès-verbal s’établit une fois le récolement clôturé", "There are minutes of a closed count alone";
}

const OFFICES: Name = Name::of("campaign.bureaux", BUREAUX_COUNTED.def);
const EXPECTED: Name = Name::new("campaign.expected", Label::new("المنتظر", "Attendus", "Expected"));
const FOUND: Name = Name::new("campaign.found", Label::new("الموجود", "Trouvés", "Found"));
const DIFFERENCES: Name = Name::new("campaign.differences", Label::new("الفوارق", "Écarts", "Differences"));

const NAMES: &[Name] = &[
    Name::of("campaign.name", NAME.def),
    Name::of("campaign.openedAt", OPENED_AT.def),
    Name::of("campaign.closedAt", CLOSED_AT.def),
    Name::of("campaign.closedBy", CLOSED_BY.def),
    Name::of("campaign.sampleOf", SAMPLE_OF.def),
    OFFICES,
    EXPECTED,
    FOUND,
    DIFFERENCES,
];

const WORDING: Wording = issue(
    Label::new("طباعة محضر الجرد", "Imprimer le procès-verbal", "Print the minutes"),
    Label::new("محضر الجرد", "Procès-verbal d’inventaire", "Minutes of the count"),
);

/// The minutes: the count is closed, so they say the same for ever.
pub(super) static MINUTES: PaperKind = PaperKind {
    follows: Some(Follows {
        bucket: DOWNLOADABLE_DOCUMENTS,
        noted: link_paper,
    }),
    ..property_paper(
        "inventory_minutes",
        ["PVI", "م.ج"],
        Label::new("محضر الجرد", "Procès-verbal d’inventaire", "Minutes of a count"),
        || &INVENTORY_CAMPAIGNS,
        NAMES,
        [text::FR, text::AR],
        facts,
    )
};

/// Prints the minutes.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> = Act::long_on(
    "inventoryCampaigns.print",
    WORDING,
    Subject::new(
        || &INVENTORY_CAMPAIGNS,
        &[Guard::While(STATE.is(State::Closed.wire()), NOT_CLOSED)],
    ),
    Allowed::Holders(&[PRINTS]),
    print,
);

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &MINUTES, order.language.0, &order.id).await })
}

/// The count names the minutes that were printed last.
fn link_paper(cx: &mut Cx<'_>, campaign: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(issued::DOC_ID)?, paper.need(issued::FILE)?);
    if campaign.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(campaign.clone().with(DOC_ID, id).with(DOCUMENT, file))
        .map(drop)
}

/// What was found in an office.
#[derive(Clone, Copy, Default)]
struct OfficeCount {
    expected: i64,
    missing: i64,
    moved: i64,
    unknown: i64,
    damaged: i64,
    quantity: i64,
}

impl OfficeCount {
    fn add(&mut self, kind: Kind) {
        let of_kind = match kind {
            Kind::Missing => &mut self.missing,
            Kind::Moved => &mut self.moved,
            Kind::Unknown => &mut self.unknown,
            Kind::Damaged => &mut self.damaged,
            Kind::Quantity => &mut self.quantity,
        };
        *of_kind += 1;
    }

    /// What was seen where it was expected.
    fn found(self) -> i64 {
        self.expected - self.missing - self.moved
    }

    fn plus(self, other: OfficeCount) -> OfficeCount {
        OfficeCount {
            expected: self.expected + other.expected,
            missing: self.missing + other.missing,
            moved: self.moved + other.moved,
            unknown: self.unknown + other.unknown,
            damaged: self.damaged + other.damaged,
            quantity: self.quantity + other.quantity,
        }
    }
}

/// Each office of the count, in the order of the campaign; what has no office stands under none at the end.
type Offices = Vec<(Option<Id>, OfficeCount)>;

fn facts(cx: &Cx<'_>, campaign: &Document) -> Result<Facts> {
    if campaign.get(STATE) != Some(State::Closed) {
        return Err(NOT_CLOSED.into());
    }
    let mut facts = Facts::default();
    let name = campaign.need(NAME)?;
    facts.about = [name.clone(), name.clone()];
    facts.text("campaign.name", &name);
    for (name, key) in [("campaign.openedAt", OPENED_AT), ("campaign.closedAt", CLOSED_AT)] {
        if let Some(Instant(at)) = campaign.get(key) {
            facts.moment(name, at);
        }
    }
    add_origin(cx, campaign, &mut facts)?;
    let differences = cx.all(&INVENTORY_DIFFERENCES, [difference::CAMPAIGN.eq(&campaign.id)])?;
    let offices = offices(cx, campaign, &differences)?;
    let all = offices
        .iter()
        .fold(OfficeCount::default(), |all, (_, one)| all.plus(*one));
    for (name, number) in [
        (
            OFFICES,
            offices.iter().filter(|(id, _)| id.is_some()).count().to_string(),
        ),
        (EXPECTED, all.expected.to_string()),
        (FOUND, all.found().to_string()),
        (DIFFERENCES, differences.len().to_string()),
    ] {
        facts.text(name.name, &number);
    }
    facts.blocks = vec![
        heading("Résultats par bureau", "النتائج حسب المكاتب"),
        annex::office_table(cx, &offices, all)?,
    ];
    annex::add_differences(cx, &differences, &mut facts.blocks)?;
    facts.blocks.push(heading("Agents recenseurs", "المكلفون بالجرد"));
    facts.blocks.push(annex::counter_table(cx, campaign)?);
    Ok(facts)
}

/// Who closed it, and of which count it is the second look.
fn add_origin(cx: &Cx<'_>, campaign: &Document, facts: &mut Facts) -> Result<()> {
    let closer = campaign.get(CLOSED_BY);
    if let Some(names) = name_of(&user_names(cx, closer.clone())?, closer) {
        facts.add_as_written("campaign.closedBy", &names);
    }
    if let Some(of) = campaign.get(SAMPLE_OF)
        && let Some(whole) = cx.get(&INVENTORY_CAMPAIGNS, of.as_str())?
    {
        facts.text("campaign.sampleOf", &whole.get(NAME).unwrap_or_default());
    }
    Ok(())
}

fn heading(fr: &str, ar: &str) -> Block {
    Block::Heading {
        text: Words::new(fr, ar),
    }
}

/// What was expected in each office, and what differs there.
fn offices(cx: &Cx<'_>, campaign: &Document, differences: &[Document]) -> Result<Offices> {
    let mut counts: BTreeMap<Option<String>, OfficeCount> = BTreeMap::new();
    cx.each(
        &INVENTORY_EXPECTED_ITEMS,
        [expected_item::CAMPAIGN.eq(&campaign.id)],
        |row| {
            let office = row.get(expected_item::BUREAU).map(|id| id.0);
            counts.entry(office).or_default().expected += 1;
            Ok(())
        },
    )?;
    for row in differences {
        let office = row.get(difference::BUREAU).map(|id| id.0);
        counts.entry(office).or_default().add(row.need(difference::KIND)?);
    }
    let counted = campaign.get(BUREAUX_COUNTED).unwrap_or_default();
    let mut listed: Offices = Vec::new();
    for Id(id) in counted {
        let count = counts.remove(&Some(id.clone())).unwrap_or_default();
        listed.push((Some(Id(id)), count));
    }
    // What was seen outside the offices of the count, and what had none.
    let others = counts.into_iter().rev();
    listed.extend(others.map(|(id, count)| (id.map(Id), count)));
    Ok(listed)
}
