//! The minutes of a count (محضر الجرد, procès-verbal d’inventaire): office by office what was expected and what was found, each
//! difference with what was decided about it, and who counted.

mod annex;
#[cfg(test)]
mod tests;
mod text;

use engine::doc::{Block, Words};
use engine::{Act, Allowed, BoxFuture, Cx, Guard, Subject, Turn};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::authentic_document as issued;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::wording::issue;
use platform::papers::{Facts, Follows, Name, PaperKind};
use schema::{Document, Instant, Label, Result, Wording, error_codes};

use super::summary::summary;
use super::{
    BUREAUX_COUNTED, CLOSED_AT, CLOSED_BY, DOC_ID, DOCUMENT, INVENTORY_CAMPAIGNS, NAME, OPENED_AT, SAMPLE_OF, STATE,
    State,
};
use crate::difference::{self, INVENTORY_DIFFERENCES};
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
    let counts = summary(cx, campaign)?;
    for (name, number) in [
        (OFFICES, counts.offices.len().to_string()),
        (EXPECTED, counts.total.expected.to_string()),
        (FOUND, counts.total.found.to_string()),
        (DIFFERENCES, differences.len().to_string()),
    ] {
        facts.text(name.name, &number);
    }
    facts.blocks = vec![
        heading("Résultats par bureau", "النتائج حسب المكاتب"),
        annex::office_table(cx, &counts)?,
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
