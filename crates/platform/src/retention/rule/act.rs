//! What becomes of a rule: proposed, taken back, confirmed by somebody else, ended.

use engine::{Check, Cx, Guard};
use schema::{Document, Id, Result};

use super::{
    COLLECTION, CONFIRMED_AT, CONFIRMED_BY, ENDED_AT, ENDED_BY, PROPOSED_AT, PROPOSED_BY, RETENTION_RULES, RuleState,
    SAME_PERSON, STATE, condition_of,
};
use crate::people::user::oneself::are_one_person;
use crate::people::user::{self, USERS};

/// Proposed by somebody else, whichever of their accounts they come by.
pub(super) const OF_ANOTHER: Guard = Guard::Check(Check {
    reads: &[PROPOSED_BY.def],
    check: is_of_another,
});

fn is_of_another(cx: &Cx<'_>, rule: &Document) -> Result<()> {
    let caller = cx.need(&USERS, user::caller(cx)?.as_str())?;
    let proposer = match rule.get(PROPOSED_BY) {
        Some(Id(id)) => cx.get(&USERS, &id)?,
        None => None,
    };
    // Who proposed and is no user any more might be anybody: it is proposed again.
    match proposer {
        Some(proposer) if !are_one_person(cx, &proposer, &caller)? => Ok(()),
        _ => Err(SAME_PERSON.into()),
    }
}

pub(super) fn propose(cx: &mut Cx<'_>, rule: Document) -> Result<Document> {
    let (by, at) = (user::caller(cx)?, cx.moment());
    cx.update(
        rule.with(STATE, RuleState::Proposed)
            .with(PROPOSED_BY, by)
            .with(PROPOSED_AT, at),
    )
}

pub(super) fn withdraw(cx: &mut Cx<'_>, mut rule: Document) -> Result<Document> {
    user::caller(cx)?;
    rule.clear(PROPOSED_BY);
    rule.clear(PROPOSED_AT);
    cx.update(rule.with(STATE, RuleState::Draft))
}

/// One rule is of the same entries: that which stood ends.
pub(super) fn confirm(cx: &mut Cx<'_>, rule: Document) -> Result<Document> {
    let (by, at) = (user::caller(cx)?, cx.moment());
    let standing = [COLLECTION.eq(rule.need(COLLECTION)?), STATE.eq(RuleState::InForce)];
    for former in cx.all(&RETENTION_RULES, standing)? {
        if condition_of(&former) == condition_of(&rule) {
            let ended = former.with(STATE, RuleState::Ended).with(ENDED_AT, at);
            cx.update(ended.with(ENDED_BY, by.clone()))?;
        }
    }
    cx.update(
        rule.with(STATE, RuleState::InForce)
            .with(CONFIRMED_BY, by)
            .with(CONFIRMED_AT, at),
    )
}

pub(super) fn end(cx: &mut Cx<'_>, rule: Document) -> Result<Document> {
    let (by, at) = (user::caller(cx)?, cx.moment());
    cx.update(rule.with(STATE, RuleState::Ended).with(ENDED_BY, by).with(ENDED_AT, at))
}
