//! A part of a thing becomes a thing of its own when it goes another way. Things never join again.

use engine::Cx;
use schema::{Date, Document, FieldDef, Id, Rejection, Result, error_codes};

use super::numbering::is_taken;
use super::rules::number_key;
use super::{BUREAU, EMPLOYEE, FOUND_BY, INVENTORY_ITEMS, NUMBER, NUMBER_KEY, PARENT, PENDING, QUANTITY, STATE};
use crate::movement::post::{movement, movements_of, post};
use crate::movement::replay::{ABOVE_WHAT_STANDS, BEFORE_ENTRY, Standing, is_possible, standing_on};
use crate::movement::{Kind, LOT, ON, TO_BUREAU, TO_EMPLOYEE};

error_codes! {
    NUMBER_OF_ALL = "inventory_number_of_all", invalid => "لا يعطى رقم جديد إلا لجزء من الممتلك: حددوا كمية أقل من الموجود", "Un nouveau numéro ne se donne qu’à une partie\u{a0}: indiquez une quantité inférieure à ce qui s’y trouve", "A new number is given to a part alone: say a quantity below what stands there";
}

/// What of the first thing is not of its part: where it stands and how many follow from movements.
const NOT_COPIED: [FieldDef; 9] = [
    NUMBER.def,
    NUMBER_KEY.def,
    QUANTITY.def,
    BUREAU.def,
    EMPLOYEE.def,
    STATE.def,
    PENDING.def,
    PARENT.def,
    FOUND_BY.def,
];

/// How many of a thing an act is about.
pub(super) struct ItemPart {
    /// So many; all unless it is said.
    pub(super) quantity: Option<i64>,
    /// The number of the part.
    pub(super) number: Option<String>,
}

impl ItemPart {
    /// The thing that the act is about: the whole, or a new one that its part becomes on that day, by the movements of a lot.
    ///
    /// # Errors
    /// `inventory_quantity_above`; `inventory_number_of_all`; what the movements of the first refuse.
    pub(super) fn of(&self, cx: &mut Cx<'_>, item: Document, on: Date, lot: &str) -> Result<Document> {
        let stands = item.get(QUANTITY).unwrap_or(1);
        match self.quantity {
            Some(quantity) if quantity > stands => {
                let refused = Rejection::new(ABOVE_WHAT_STANDS).field(QUANTITY.def.name);
                Err(refused.arg("left", stands).into())
            }
            Some(quantity) if quantity < stands => self.split(cx, &item, quantity, on, lot),
            _ if self.number.is_some() => Err(Rejection::new(NUMBER_OF_ALL).field("number").into()),
            _ => Ok(item),
        }
    }

    fn split(&self, cx: &mut Cx<'_>, item: &Document, quantity: i64, on: Date, lot: &str) -> Result<Document> {
        let stood = standing_on(movements_of(cx, &item.id)?, on)?;
        let stood = stood.ok_or_else(|| Rejection::new(BEFORE_ENTRY).field(ON.def.name))?;
        // Whatever the part does next, it cannot go from where the first is in repair, lost or reformed.
        is_possible(&stood, Kind::Transfer, quantity)?;
        let fewer = movement(item, Kind::Adjust, on).with(LOT, lot.to_owned());
        post(cx, fewer.with(crate::movement::QUANTITY, -quantity))?;
        let part = cx.create(self.row(cx, item, quantity, &stood)?)?;
        let mut entry = movement(&part, Kind::Entry, on).with(LOT, lot.to_owned());
        entry.set_or_clear(TO_BUREAU, stood.bureau);
        entry.set_or_clear(TO_EMPLOYEE, stood.employee);
        post(cx, entry)?;
        cx.need(&INVENTORY_ITEMS, &part.id)
    }

    fn row(&self, cx: &Cx<'_>, item: &Document, quantity: i64, stood: &Standing) -> Result<Document> {
        let mut part = Document::new(&INVENTORY_ITEMS);
        let is_copied = |field: &&FieldDef| field.is_stored() && NOT_COPIED.iter().all(|one| one.name != field.name);
        for field in INVENTORY_ITEMS.fields().iter().filter(is_copied) {
            part.set_value(field.name, item.value(field.name).clone());
        }
        part.set(PARENT, Id(item.id.clone()));
        part.set(QUANTITY, quantity);
        part.set_or_clear(BUREAU, stood.bureau.clone());
        part.set_or_clear(EMPLOYEE, stood.employee.clone());
        let number = match &self.number {
            Some(number) => Some(number.clone()),
            None => item.get(NUMBER).map(|first| next_free(cx, &first)).transpose()?,
        };
        part.set_or_clear(NUMBER, number);
        Ok(part)
    }
}

/// The number of a part: that of the first with `-2`, `-3` …, the next that nothing has.
fn next_free(cx: &Cx<'_>, first: &str) -> Result<String> {
    let mut at = 2_u32;
    loop {
        let number = format!("{first}-{at}");
        if !is_taken(cx, number_key(&number))? {
            return Ok(number);
        }
        at += 1;
    }
}
