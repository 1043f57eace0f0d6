//! What is written of a reform: by whom, of which things, and nothing once it is decided.

use engine::Cx;
use platform::people::user;
use schema::{Change, Date, Document, FieldDef, Id, Rejection, Result, error_codes};
use serde_json::Value as Json;

use super::{
    AUTHOR, BENEFICIARY, DECISION_DATE, DECISION_REF, FATE, INVENTORY_REFORMS, ITEMS, MEMBERS, SALE_AMOUNT, STATE,
    State,
};
use crate::item::{self, INVENTORY_ITEMS};

error_codes! {
    NOT_YET = "inventory_reform_decided_in_future", invalid => "لا يمكن أن يكون تاريخ القرار في المستقبل", "La date de la décision ne peut pas être à venir", "The day of the decision cannot lie in the future";
    NOT_MEMBERS = "inventory_reform_members", invalid => "لائحة أعضاء اللجنة تضم من عضو واحد إلى ثلاثين، ولكل منهم اسم وصفة", "Les membres de la commission sont une liste de 1 à 30 personnes, chacune avec son nom et sa qualité", "The members of the committee are a list of 1 to 30 people, each with a name and a quality";
    NO_ITEMS = "inventory_reform_without_items", invalid => "يجب أن تضم الإحالة ممتلكا واحدا على الأقل", "Une réforme porte sur un bien au moins", "A reform is of one item at least";
    REFORMED_ALREADY = "inventory_reform_of_reformed", conflict => "هذا الممتلك محال على المتلاشيات من قبل: {name}", "Ce bien est déjà réformé\u{a0}: {name}", "This item is reformed already: {name}";
    IN_ANOTHER = "inventory_reform_elsewhere", conflict => "هذا الممتلك في ملف آخر «{reference}»: {name}", "Ce bien figure déjà dans le projet «\u{a0}{reference}\u{a0}»\u{a0}: {name}", "This item stands in another draft, \"{reference}\": {name}";
    NOT_DRAFT = "inventory_reform_not_draft", conflict => "لا تتغير الإحالة بعد البت فيها", "Une réforme ne change plus une fois décidée", "A reform does not change once it is decided";
}

/// The most members of a committee.
const MOST_MEMBERS: usize = 30;
/// The longest name or quality of one, in characters.
const LONGEST: usize = 255;

/// Who writes of it what it says draws it up, and so does not decide it; a draft is of members and things that are the commune’s
/// still, and of a day that has come.
pub(super) fn draft_is_sound(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(STATE) != Some(State::Draft) {
        return Ok(());
    }
    let is_rewritten = what_it_says(change).iter().any(|(touched, _)| *touched);
    if let Some(user) = cx.who().user.clone().filter(|_| change.is_new() || is_rewritten) {
        change.after.set(AUTHOR, Id(user));
    }
    if change.touches(DECISION_DATE) && change.after.get(DECISION_DATE) > Some(Date(cx.today())) {
        return Err(Rejection::new(NOT_YET).field(DECISION_DATE.def.name).into());
    }
    if change.touches(MEMBERS) {
        let members = members(&change.after.get(MEMBERS).unwrap_or_default())?;
        let told = members
            .into_iter()
            .map(|one| serde_json::json!({"name": one.name, "quality": one.quality}));
        change.after.set(MEMBERS, told.collect());
    }
    if change.touches(ITEMS) {
        items_may_go(cx, &change.after)?;
    }
    Ok(())
}

/// A member of the committee.
pub(super) struct Member {
    pub(super) name: String,
    pub(super) quality: String,
}

/// The members as they were written.
///
/// # Errors
/// `inventory_reform_members` for another shape, and for none.
pub(super) fn members(given: &Json) -> Result<Vec<Member>> {
    let refused = || Rejection::new(NOT_MEMBERS).field(MEMBERS.def.name);
    let text = |one: &Json, name: &str| {
        let text = one[name].as_str().map(str::trim).filter(|text| !text.is_empty());
        text.filter(|text| text.chars().count() <= LONGEST).map(str::to_owned)
    };
    let member = |one: &Json| {
        Some(Member {
            name: text(one, "name")?,
            quality: text(one, "quality")?,
        })
    };
    let listed = given.as_array().filter(|list| (1..=MOST_MEMBERS).contains(&list.len()));
    let members = listed.and_then(|list| list.iter().map(member).collect());
    members.ok_or_else(|| refused().into())
}

/// Refuses nothing at all, what left the inventory by another reform, and what another draft names.
///
/// # Errors
/// `inventory_reform_without_items`, `inventory_reform_of_reformed`, `inventory_reform_elsewhere`.
pub(super) fn items_may_go(cx: &Cx<'_>, reform: &Document) -> Result<()> {
    let ids: Vec<String> = reform
        .get(ITEMS)
        .unwrap_or_default()
        .into_iter()
        .map(|id| id.0)
        .collect();
    let refused = |code| Rejection::new(code).field(ITEMS.def.name);
    if ids.is_empty() {
        return Err(refused(NO_ITEMS).into());
    }
    let items = cx.many(&INVENTORY_ITEMS, &ids)?;
    if let Some(gone) = items
        .iter()
        .find(|one| one.get(item::STATE) == Some(item::State::Reformed))
    {
        return Err(refused(REFORMED_ALREADY).arg("name", gone.title().0).names(gone).into());
    }
    for other in cx.all(&INVENTORY_REFORMS, [STATE.eq(State::Draft)])? {
        let named = other.get(ITEMS).unwrap_or_default();
        let is_there = |one: &&Document| named.iter().any(|id| id.as_str() == one.id);
        if let Some(there) = items.iter().find(is_there).filter(|_| other.id != reform.id) {
            let reference = other.get(DECISION_REF).unwrap_or_default();
            return Err(refused(IN_ANOTHER)
                .arg("reference", reference)
                .arg("name", there.title().0)
                .names(there)
                .into());
        }
    }
    Ok(())
}

/// Decided, it is history: what the committee said stays, and what became of the things is written once, by its act.
pub(super) fn decided_stays(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = &change.before else {
        return Ok(());
    };
    if before.get(STATE) == Some(State::Draft) {
        return Ok(());
    }
    let is_carried_out = change.touches(STATE) && change.after.get(STATE) == Some(State::CarriedOut);
    let outcome = [SALE_AMOUNT.def.name, BENEFICIARY.def.name];
    let said = what_it_says(change);
    let mut said = said
        .iter()
        .filter(|(_, field)| !is_carried_out || !outcome.contains(&field.name));
    match said.find(|(touched, _)| *touched) {
        Some((_, field)) => Err(Rejection::new(NOT_DRAFT).field(field.name).into()),
        None => Ok(()),
    }
}

/// What it says, each with whether that is written.
fn what_it_says(change: &Change) -> [(bool, FieldDef); 7] {
    [
        (change.touches(DECISION_REF), DECISION_REF.def),
        (change.touches(DECISION_DATE), DECISION_DATE.def),
        (change.touches(MEMBERS), MEMBERS.def),
        (change.touches(ITEMS), ITEMS.def),
        (change.touches(FATE), FATE.def),
        (change.touches(SALE_AMOUNT), SALE_AMOUNT.def),
        (change.touches(BENEFICIARY), BENEFICIARY.def),
    ]
}

/// A draft may go; what was decided, or cancelled after it, is kept.
pub(super) fn decided_is_kept(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(STATE) == Some(State::Draft) {
        return Ok(());
    }
    Err(NOT_DRAFT.into())
}

/// Whether the caller is that user, by whichever account.
///
/// # Errors
/// `user_unauthorized` for keys and jobs.
pub(super) fn is_caller(cx: &Cx<'_>, who: Option<Id>) -> Result<bool> {
    let caller = user::caller(cx)?;
    let Some(who) = who else { return Ok(false) };
    if who == caller {
        return Ok(true);
    }
    let known = cx.get(&user::USERS, who.as_str())?;
    known.map_or(Ok(false), |known| user::oneself::is_user(cx, &known))
}
