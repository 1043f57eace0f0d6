//! Numbers of things: the next of the series of the commune, or one after another from a first.

use std::collections::BTreeSet;

use engine::input::wrong_argument;
use engine::{Act, Allowed, Cx, inputs};
use platform::settings::number_pattern::NumberPattern;
use schema::{Document, Label, Rejection, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::guard::{NUMBERED_ALREADY, UNNUMBERED};
use super::rules::number_key;
use super::{INVENTORY_ITEMS, NUMBER, NUMBER_KEY, wording};
use crate::permission::ENTERS;

error_codes! {
    TAKEN = "inventory_number_taken", conflict => "رقم الجرد مستعمل من قبل: {number}", "Le numéro d’inventaire {number} est déjà pris", "The inventory number {number} is taken";
    NOT_COUNTED_ON = "inventory_number_without_digits", invalid => "لا يمكن متابعة الترقيم من {number}: الرقم بدون أرقام", "On ne peut pas numéroter à partir de {number}\u{a0}: il ne contient aucun chiffre", "There is no counting on from {number}: it has no digits";
}

/// How the numbers of the series are written.
pub(super) static NUMBERS: NumberPattern = NumberPattern {
    key: "org.inventoryNumbers",
    label: Label::new(
        "صيغة أرقام الجرد",
        "Modèle des numéros d’inventaire",
        "Pattern of inventory numbers",
    ),
    about: Label::new(
        "{yyyy} السنة، و{n:5} الرقم الترتيبي في خمس خانات.",
        "{yyyy} est l’année, {n:5} le rang sur cinq chiffres.",
        "{yyyy} is the year, {n:5} the rank in five digits.",
    ),
    preset: "{yyyy}/{n:5}",
};

/// So many things are numbered at once.
const AT_ONCE: usize = 500;

inputs! {
    /// Things that are given the next numbers.
    pub(super) struct ItemsToNumber {
        /// The items, five hundred at most. Those that have a number keep it.
        ids: Vec<String> = need("ids"),
    }
}

/// The numbers that things were given.
#[derive(Serialize, JsonSchema)]
pub(super) struct GivenNumbers {
    numbers: Vec<GivenNumber>,
}

/// The number that a thing was given.
#[derive(Serialize, JsonSchema)]
struct GivenNumber {
    id: String,
    number: String,
}

/// The next numbers of the series, in the order of the ids; among several, what has a number is passed over.
pub(super) const NUMBER_ITEMS: Act<ItemsToNumber, GivenNumbers> = Act::run(
    "inventoryItems.number",
    wording::NUMBER,
    Allowed::Holders(&[ENTERS]),
    number,
)
.with_subject(UNNUMBERED);

fn number(cx: &mut Cx<'_>, given: &ItemsToNumber) -> Result<GivenNumbers> {
    if given.ids.is_empty() || given.ids.len() > AT_ONCE {
        return Err(wrong_argument("ids", expected::documents(1, AT_ONCE)));
    }
    let mut seen = BTreeSet::new();
    let mut numbers = Vec::new();
    for id in given.ids.iter().filter(|id| seen.insert(*id)) {
        let item = cx.need_readable(&INVENTORY_ITEMS, id)?;
        let item: Document = cx.need(&INVENTORY_ITEMS, &item.id)?;
        if item.get(NUMBER).is_some() {
            continue;
        }
        let number = next_of_series(cx)?;
        cx.update(item.with(NUMBER, number.clone()))?;
        numbers.push(GivenNumber { id: id.clone(), number });
    }
    if numbers.is_empty() {
        return Err(Rejection::new(NUMBERED_ALREADY).field("ids").into());
    }
    Ok(GivenNumbers { numbers })
}

/// The next number of the series; one that something has already is passed over.
pub(super) fn next_of_series(cx: &mut Cx<'_>) -> Result<String> {
    loop {
        let number = NUMBERS.next(cx)?;
        if !is_taken(cx, number_key(&number))? {
            return Ok(number);
        }
    }
}

/// Whether something has a number, as numbers are compared.
pub(super) fn is_taken(cx: &Cx<'_>, key: Option<String>) -> Result<bool> {
    let found = key.map(|key| cx.first(&INVENTORY_ITEMS, [NUMBER_KEY.eq(key)]));
    Ok(found.transpose()?.flatten().is_some())
}

/// So many numbers one after another, from the first: its last group of digits counts on and keeps its zeros.
///
/// # Errors
/// `inventory_number_without_digits`; `inventory_number_taken`, which names the first that something has.
pub(super) fn consecutive(cx: &Cx<'_>, first: &str, count: usize, field: &'static str) -> Result<Vec<String>> {
    let mut numbers = vec![first.to_owned()];
    while numbers.len() < count {
        let next = numbers.last().and_then(|last| following(last));
        let none = || Rejection::new(NOT_COUNTED_ON).field(field).arg("number", first);
        numbers.push(next.ok_or_else(none)?);
    }
    for number in &numbers {
        if is_taken(cx, number_key(number))? {
            return Err(Rejection::new(TAKEN).field(field).arg("number", number).into());
        }
    }
    Ok(numbers)
}

/// The number after one: its last group of digits, in whichever digits it is written, counts on; none where it has none.
pub(super) fn following(number: &str) -> Option<String> {
    let mut signs: Vec<char> = number.chars().collect();
    let mut at = signs.iter().rposition(|sign| zero_of(*sign).is_some())?;
    loop {
        let zero = zero_of(signs[at])?;
        let (rank, one) = (
            u32::from(signs[at]) - u32::from(zero),
            char::from_u32(u32::from(zero) + 1)?,
        );
        if rank < 9 {
            signs[at] = char::from_u32(u32::from(signs[at]) + 1)?;
            break;
        }
        signs[at] = zero;
        if let Some(before) = at.checked_sub(1).filter(|before| zero_of(signs[*before]).is_some()) {
            at = before;
        } else {
            signs.insert(at, one);
            break;
        }
    }
    Some(signs.into_iter().collect())
}

/// The zero of the digits that a sign is one of: Western, Arabic or Eastern Arabic.
fn zero_of(sign: char) -> Option<char> {
    ['0', '٠', '۰']
        .into_iter()
        .find(|zero| (u32::from(*zero)..u32::from(*zero) + 10).contains(&u32::from(sign)))
}
