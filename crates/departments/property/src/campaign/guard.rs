//! Who may do what to a count, and when.

use engine::{Allowed, Check, Cx, Guard, Subject};
use platform::organisation::bureau::BUREAUX;
use schema::{Document, Id, Rejection, Result, error_codes};

use super::{BUREAUX_COUNTED, COUNTS, INVENTORY_CAMPAIGNS, MEMBERS, NAME, OPENED_AT, SAMPLE_OF, STATE, State};
use crate::permission;

error_codes! {
    NOT_MEMBER = "inventory_campaign_not_member", 403 => "لستم من المكلفين بعملية الجرد هذه", "Vous n’êtes pas des agents recenseurs de ce récolement", "You are not one of the counters of this count";
    /// Whoever kept its lists on a device forgets them.
    IS_OVER = "inventory_campaign_over", 403 => "انتهت عملية الجرد هذه", "Ce récolement est terminé", "This count is over";
    IS_DRAFT = "inventory_campaign_not_open", conflict => "لم تفتح عملية الجرد هذه بعد", "Ce récolement n’est pas encore ouvert", "This count is not open yet";
    IS_NO_DRAFT = "inventory_campaign_open_already", conflict => "فتحت عملية الجرد هذه من قبل", "Ce récolement a déjà été ouvert", "This count was opened already";
    IS_NOT_COUNTED = "inventory_campaign_not_counted", conflict => "تحصر الفوارق أولا", "Relevez d’abord les écarts", "List the differences first";
    NO_OFFICES = "inventory_campaign_without_offices", invalid => "اختاروا مكتبا على الأقل", "Choisissez au moins un bureau", "Choose one office at least";
    NO_MEMBERS = "inventory_campaign_without_members", invalid => "عينوا مكلفا واحدا بالجرد على الأقل", "Désignez au moins un agent recenseur", "Name one counter at least";
    OFFICE_IS_COUNTED = "inventory_bureau_counted_already", conflict => "المكتب «{bureau}» يوجد في عملية جرد مفتوحة: {campaign}", "Le bureau «\u{a0}{bureau}\u{a0}» est dans un récolement ouvert\u{a0}: {campaign}", "The office “{bureau}” is in an open count: {campaign}";
}

/// Whoever leads counts.
pub(super) const LEADERS: Allowed = Allowed::Holders(&[permission::COUNTS]);

/// A count of which all of that holds.
pub(crate) const fn campaign(guards: &'static [Guard]) -> Subject {
    Subject::new(|| &INVENTORY_CAMPAIGNS, guards)
}

/// Membership is the right to count (decision 33), whatever else somebody holds.
pub(crate) const BY_MEMBER: Guard = Guard::Part(Check {
    reads: &[MEMBERS.def],
    check: |cx, campaign| {
        if is_member(cx, campaign) {
            Ok(())
        } else {
            Err(NOT_MEMBER.into())
        }
    },
});

/// What is seen is taken until the count is closed.
pub(crate) const IS_RUNNING: Guard = Guard::Check(Check {
    reads: &[STATE.def],
    check: |_, campaign| match campaign.get(STATE) {
        Some(State::Open | State::Closing) => Ok(()),
        Some(State::Closed | State::Cancelled) => Err(IS_OVER.into()),
        Some(State::Draft) | None => Err(IS_DRAFT.into()),
    },
});

/// It was not opened yet, or its opening was stopped half way.
pub(super) const IN_DRAFT: Guard = Guard::Check(Check {
    reads: &[STATE.def],
    check: |_, campaign| match campaign.get(STATE) {
        Some(State::Draft) => Ok(()),
        Some(State::Closed | State::Cancelled) => Err(IS_OVER.into()),
        _ => Err(IS_NO_DRAFT.into()),
    },
});

/// Neither closed nor cancelled.
pub(super) const IS_NOT_OVER: Guard = Guard::Check(Check {
    reads: &[STATE.def],
    check: |_, campaign| match campaign.get(STATE) {
        Some(State::Closed | State::Cancelled) => Err(IS_OVER.into()),
        _ => Ok(()),
    },
});

/// Its differences stand, all of them, and nobody has scanned since.
pub(crate) const DIFFERENCES_STAND: Guard = Guard::Check(Check {
    reads: &[STATE.def, COUNTS.def],
    check: |_, campaign| match campaign.get(STATE) {
        Some(State::Closing) if campaign.get(COUNTS).is_some() => Ok(()),
        Some(State::Closed | State::Cancelled) => Err(IS_OVER.into()),
        _ => Err(IS_NOT_COUNTED.into()),
    },
});

/// Its differences were listed, and it was not cancelled.
pub(super) const WAS_COUNTED: Guard = Guard::Check(Check {
    reads: &[STATE.def, COUNTS.def],
    check: |_, campaign| match campaign.get(STATE) {
        Some(State::Closing | State::Closed) if campaign.get(COUNTS).is_some() => Ok(()),
        Some(State::Cancelled) => Err(IS_OVER.into()),
        _ => Err(IS_NOT_COUNTED.into()),
    },
});

/// It says where, and who counts.
pub(super) const IS_COMPLETE: Guard = Guard::Check(Check {
    reads: &[BUREAUX_COUNTED.def, MEMBERS.def],
    check: |_, campaign| {
        if offices(campaign).is_empty() {
            return Err(Rejection::new(NO_OFFICES).field(BUREAUX_COUNTED.def.name).into());
        }
        if campaign.get(MEMBERS).unwrap_or_default().is_empty() {
            return Err(Rejection::new(NO_MEMBERS).field(MEMBERS.def.name).into());
        }
        Ok(())
    },
});

/// An office is in one open count at a time.
pub(super) const OFFICES_ARE_FREE: Guard = Guard::Check(Check {
    reads: &[BUREAUX_COUNTED.def],
    check: offices_are_free,
});

fn offices_are_free(cx: &Cx<'_>, campaign: &Document) -> Result<()> {
    let own = offices(campaign);
    for other in cx.all(
        &INVENTORY_CAMPAIGNS,
        [STATE.any_of([State::Draft, State::Open, State::Closing])],
    )? {
        let is_other = other.id != campaign.id && other.get(OPENED_AT).is_some() && other.get(SAMPLE_OF).is_none();
        let shared = offices(&other).into_iter().find(|office| own.contains(office));
        if let Some(Id(office)) = shared.filter(|_| is_other) {
            let office = cx.get(&BUREAUX, &office)?.map(|office| office.title().0);
            return Err(Rejection::new(OFFICE_IS_COUNTED)
                .field(BUREAUX_COUNTED.def.name)
                .arg("bureau", office.unwrap_or_default())
                .arg("campaign", other.get(NAME).unwrap_or_default())
                .into());
        }
    }
    Ok(())
}

/// The offices that a count goes through.
pub(crate) fn offices(campaign: &Document) -> Vec<Id> {
    campaign.get(BUREAUX_COUNTED).unwrap_or_default()
}

/// Whether the caller is one of its counters.
pub(crate) fn is_member(cx: &Cx<'_>, campaign: &Document) -> bool {
    let members = campaign.get(MEMBERS).unwrap_or_default();
    let user = cx.who().user.as_deref();
    user.is_some_and(|user| members.iter().any(|member| member.as_str() == user))
}

/// The count with that id, once all holds of it: its counters may have no right but their part in it (decision 33).
///
/// # Errors
/// `document_not_found`; the first refusal of a guard.
pub(crate) fn admit_by_part(cx: &Cx<'_>, on: Subject, id: &Id) -> Result<Document> {
    let campaign = cx.need(on.collection(), id.as_str())?;
    on.check(cx, &campaign)?;
    Ok(campaign)
}
