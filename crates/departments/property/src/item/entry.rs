//! Things enter the inventory: one, or several alike with numbers of their own.

use engine::input::wrong_argument;
use engine::{Act, Allowed, Cx, Input, Inputs, input, inputs};
use schema::{Argument, Document, FieldDef, FieldSet, Given, Rejection, Result, Value, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::numbering::{consecutive, next_of_series};
use super::{
    ACQUIRED_ON, ACQUISITION, BRAND, BUREAU, CONDITION, CONTRACT, DESIGNATION, FLOOR, INVENTORY_ITEMS, INVOICE,
    INVOICE_REF, NOTES, NUMBER, PHOTO, PRICE, QUANTITY, SERIAL_NUMBER, SERVICE, SUPPLIER, TYPE, WARRANTY_UNTIL,
    wording,
};
use crate::permission::ENTERS;

error_codes! {
    NUMBERS_TWICE = "inventory_numbers_twice", invalid => "يعطى رقم واحد أو أول رقم أو أرقام السلسلة، لا اثنان منها", "Donnez un numéro, un premier numéro ou les numéros de la série, pas deux à la fois", "Give a number, a first number or numbers of the series, not two of them";
    NUMBER_OF_MANY = "inventory_number_of_many", invalid => "لا يحمل عدة ممتلكات نفس الرقم: أعطوا أول رقم", "Plusieurs biens ne portent pas le même numéro\u{a0}: donnez le premier", "Several items do not have one number: give the first";
    SERIAL_OF_MANY = "inventory_serial_of_many", invalid => "لا تحمل عدة ممتلكات نفس الرقم التسلسلي", "Plusieurs biens ne portent pas le même numéro de série", "Several items do not have one serial number";
}

/// What is said of things that enter.
const ENTRY_FIELDS: [FieldDef; 20] = [
    DESIGNATION.def,
    NUMBER.def,
    BUREAU.def,
    TYPE.def,
    SERVICE.def,
    QUANTITY.def,
    CONDITION.def,
    FLOOR.def,
    ACQUIRED_ON.def,
    ACQUISITION.def,
    PRICE.def,
    SUPPLIER.def,
    CONTRACT.def,
    INVOICE_REF.def,
    INVOICE.def,
    WARRANTY_UNTIL.def,
    BRAND.def,
    SERIAL_NUMBER.def,
    NOTES.def,
    PHOTO.def,
];
/// So many alike enter at once.
const MOST_COPIES: usize = 500;

inputs! {
    /// Things that enter.
    pub(super) struct NewItems {
        /// How many alike, each an item of its own; one unless it is said, five hundred at most.
        copies: Option<u64> = may("copies"),
        /// The number of the first; the others count on from it.
        first_number: Option<String> = may_field("firstNumber", &INVENTORY_ITEMS, &NUMBER),
        /// Whether they take the next numbers of the series.
        take_numbers: bool = flag("takeNumbers"),
        ..item: ItemValues,
    }
}

/// The values of a thing that enters.
#[derive(Clone)]
pub(super) struct ItemValues(Map<String, Json>);

impl Inputs for ItemValues {
    fn arguments() -> Vec<Argument> {
        input::fields(&INVENTORY_ITEMS, &ENTRY_FIELDS)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(ItemValues(given.values(&ENTRY_FIELDS)))
    }
}

/// Things that have entered, in the order of their numbers.
#[derive(Serialize, JsonSchema)]
pub(super) struct EnteredItems {
    items: Vec<EnteredItem>,
}

/// A thing that has entered.
#[derive(Serialize, JsonSchema)]
struct EnteredItem {
    id: String,
    number: Option<String>,
}

/// One thing or several alike. Each has its own entry.
pub(super) const ENTER: Act<NewItems, EnteredItems> = Act::run(
    "inventoryItems.enter",
    wording::ENTER,
    Allowed::Holders(&[ENTERS]),
    enter,
);

fn enter(cx: &mut Cx<'_>, given: &NewItems) -> Result<EnteredItems> {
    let copies = given.copies.map_or(Ok(1), usize::try_from).unwrap_or(usize::MAX);
    if copies == 0 || copies > MOST_COPIES {
        return Err(wrong_argument("copies", expected::documents(1, MOST_COPIES)));
    }
    let all = FieldSet::visible(&INVENTORY_ITEMS);
    let values = schema::validate(&INVENTORY_ITEMS, &given.item.0, all, all, None)?;
    let numbers = numbers(cx, given, copies, &values)?;
    let mut items = Vec::with_capacity(copies);
    for number in numbers {
        let mut values = values.clone();
        if let Some((number, at)) = number.as_ref().zip(INVENTORY_ITEMS.position(NUMBER.def.name)) {
            values.retain(|(other, _)| *other != at);
            values.push((at, Value::Text(number.clone())));
        }
        let item: Document = cx.create_given(&INVENTORY_ITEMS, &values)?;
        items.push(EnteredItem {
            number: item.get(NUMBER),
            id: item.id,
        });
    }
    Ok(EnteredItems { items })
}

/// The number of each copy, in order; none of what is to be labelled.
fn numbers(cx: &mut Cx<'_>, given: &NewItems, copies: usize, values: &Given) -> Result<Vec<Option<String>>> {
    let text = |field: &FieldDef| {
        let at = INVENTORY_ITEMS.position(field.name);
        let value = values.iter().find(|(other, _)| Some(*other) == at);
        value
            .and_then(|(_, value)| value.text().map(str::to_owned))
            .filter(|text| !text.is_empty())
    };
    if copies > 1 && text(&SERIAL_NUMBER.def).is_some() {
        return Err(Rejection::new(SERIAL_OF_MANY).field(SERIAL_NUMBER.def.name).into());
    }
    let one = text(&NUMBER.def);
    match (&one, &given.first_number, given.take_numbers) {
        (Some(_), None, false) if copies > 1 => Err(Rejection::new(NUMBER_OF_MANY).field(NUMBER.def.name).into()),
        (Some(number), None, false) => numbered(consecutive(cx, number, 1, NUMBER.def.name)?),
        (None, Some(first), false) => numbered(consecutive(cx, first, copies, "firstNumber")?),
        (None, None, true) => (0..copies).map(|_| next_of_series(cx).map(Some)).collect(),
        (None, None, false) => Ok(vec![None; copies]),
        _ => Err(Rejection::new(NUMBERS_TWICE).field(NUMBER.def.name).into()),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "an arm among others that may fail")]
fn numbered(numbers: Vec<String>) -> Result<Vec<Option<String>>> {
    Ok(numbers.into_iter().map(Some).collect())
}
