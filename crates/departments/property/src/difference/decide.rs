//! What is decided about differences, many at once. It is carried out when the count is closed; until then it may be decided anew.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user;
use schema::{Choice, Document, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    CAMPAIGN, DECIDED_BY, DECISION, DESIGNATION, Decision, INVENTORY_DIFFERENCES, ITEM, KIND, Kind, REASON, SCAN, TYPE,
    wording,
};
use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::campaign::guard::DIFFERENCES_STAND;
use crate::item::{self, INVENTORY_ITEMS};
use crate::item_type::INVENTORY_TYPES;
use crate::permission::COUNTS;
use crate::scan::{self, INVENTORY_SCANS};

error_codes! {
    MISFIT = "inventory_decision_misfit", invalid => "لا يقرر «{decision}» في فارق من نوع «{kind}»", "«\u{a0}{decision}\u{a0}» ne se décide pas pour un écart «\u{a0}{kind}\u{a0}»", "“{decision}” is no decision about a difference “{kind}”";
    REASON_MISSING = "inventory_decision_reason_missing", invalid => "السبب إجباري لهذا القرار", "Cette décision demande un motif", "This decision needs a reason";
    DESIGNATION_MISSING = "inventory_designation_missing", invalid => "سموا ما عثر عليه", "Désignez ce qui a été trouvé", "Say what was found";
    IS_KNOWN = "inventory_item_known", conflict => "هذا الرمز لممتلك مسجل: {item}", "Ce code est celui d’un bien connu\u{a0}: {item}", "This code is that of a known item: {item}";
    TOO_MANY = "inventory_too_many_differences", invalid => "أقصى عدد من الفوارق دفعة واحدة: {most}", "{most}\u{a0}écarts au plus à la fois", "At most {most} differences at once";
}

/// So many differences are decided at once.
const AT_ONCE: usize = 500;

/// Decides about differences of a count.
pub(crate) const DECIDE: Act<DifferenceDecision, DecidedDifferences> = Act::run(
    "inventoryCampaigns.decide",
    wording::DECIDE,
    Allowed::Holders(&[COUNTS]),
    decide,
)
.with_subject(TO_DECIDE);

const TO_DECIDE: Subject = Subject::new(
    || &INVENTORY_DIFFERENCES,
    &[Guard::Check(Check {
        reads: &[CAMPAIGN.def],
        check: |cx, difference| {
            let campaign = cx.need(&INVENTORY_CAMPAIGNS, difference.need(CAMPAIGN)?.as_str())?;
            DIFFERENCES_STAND.check(cx, &campaign)
        },
    })],
);

inputs! {
    /// What is decided about differences.
    pub(crate) struct DifferenceDecision {
        /// The differences, at most 500.
        ids: Vec<String> = need("ids"),
        /// What is decided.
        decision: Decision = need_field("decision", &INVENTORY_DIFFERENCES, &DECISION),
        /// Why; needed where what is missing is kept or given up, and where a finding is dismissed.
        reason: Option<String> = may_field("reason", &INVENTORY_DIFFERENCES, &REASON),
        /// Of a finding that becomes an item: what it is; its note, unless it is said.
        designation: Option<String> = may_field("designation", &INVENTORY_ITEMS, &item::DESIGNATION),
        /// Of a finding that becomes an item: its type.
        item_type: Option<Id> = may_field("typeId", &INVENTORY_ITEMS, &item::TYPE),
    }
}

/// What was decided.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DecidedDifferences {
    /// About how many differences.
    decided: usize,
}

fn decide(cx: &mut Cx<'_>, given: &DifferenceDecision) -> Result<DecidedDifferences> {
    if given.ids.len() > AT_ONCE {
        return Err(Rejection::new(TOO_MANY).field("ids").arg("most", AT_ONCE).into());
    }
    if let Some(Id(item_type)) = given
        .item_type
        .as_ref()
        .filter(|_| given.decision == Decision::MakeItem)
    {
        cx.need_readable(&INVENTORY_TYPES, item_type)?;
    }
    let by = user::caller(cx)?;
    for id in &given.ids {
        let difference = TO_DECIDE.admit(cx, id)?;
        check_fit(&difference, given)?;
        let mut row = difference.with(DECISION, given.decision).with(DECIDED_BY, by.clone());
        row.set_or_clear(REASON, given.reason.clone());
        let made = given.decision == Decision::MakeItem;
        row.set_or_clear(
            DESIGNATION,
            if made {
                Some(designation(cx, &row, given)?)
            } else {
                None
            },
        );
        row.set_or_clear(TYPE, given.item_type.clone().filter(|_| made));
        cx.update(row)?;
    }
    Ok(DecidedDifferences {
        decided: given.ids.len(),
    })
}

/// Whether the decision is one about such a difference, with its reason where it needs one.
fn check_fit(difference: &Document, given: &DifferenceDecision) -> Result<()> {
    let (kind, decision) = (difference.need(KIND)?, given.decision);
    let is_fit = match decision {
        Decision::Accept => matches!(kind, Kind::Moved | Kind::Damaged | Kind::Quantity),
        Decision::Keep => kind != Kind::Unknown,
        Decision::Lost => kind == Kind::Missing,
        Decision::MakeItem | Decision::Dismiss => kind == Kind::Unknown,
    };
    if !is_fit {
        return Err(Rejection::new(MISFIT)
            .field(DECISION.def.name)
            .label("decision", label_of(decision))
            .label("kind", label_of(kind))
            .into());
    }
    let needs_reason = match decision {
        Decision::Keep => kind == Kind::Missing,
        Decision::Lost | Decision::Dismiss => true,
        Decision::Accept | Decision::MakeItem => false,
    };
    if needs_reason && given.reason.is_none() {
        return Err(Rejection::new(REASON_MISSING).field(REASON.def.name).into());
    }
    Ok(())
}

fn label_of<C: Choice + PartialEq>(value: C) -> schema::Label {
    let at = C::ALL.iter().position(|one| *one == value);
    at.map_or(schema::Label::new("", "", ""), |at| C::WORDS[at].label)
}

/// What a finding is called: as it is said, or as whoever found it noted.
fn designation(cx: &Cx<'_>, difference: &Document, given: &DifferenceDecision) -> Result<String> {
    if let Some(Id(item)) = difference.get(ITEM) {
        let item = cx.get(&INVENTORY_ITEMS, &item)?.map(|item| item.title().0);
        return Err(Rejection::new(IS_KNOWN).arg("item", item.unwrap_or_default()).into());
    }
    let scan = difference
        .get(SCAN)
        .map(|Id(scan)| cx.get(&INVENTORY_SCANS, &scan))
        .transpose()?;
    let note = scan.flatten().and_then(|scan| scan.get(scan::NOTE));
    let called = given
        .designation
        .clone()
        .or_else(|| Some(note?.lines().next()?.chars().take(255).collect()));
    let called = called.filter(|called: &String| !called.trim().is_empty());
    called.ok_or_else(|| Rejection::new(DESIGNATION_MISSING).field(DESIGNATION.def.name).into())
}
