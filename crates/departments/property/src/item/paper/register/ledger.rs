//! What the register of a year says: what the commune had before, what came and what left in the year, and what it has at its end.

use std::collections::{BTreeSet, HashMap};

use engine::Cx;
use jiff::civil;
use schema::{Date, Document, Id, Money, Rejection, Result, error_codes};

use super::super::super::{
    ACQUIRED_ON, BUREAU, EMPLOYEE, INVENTORY_ITEMS, NUMBER, PARENT, PRICE, QUANTITY, STATE, State, TYPE,
};
use crate::item_type::{self, INVENTORY_TYPES};
use crate::movement::{INVENTORY_MOVEMENTS, ITEM, KIND, Kind, ON, UNDOES};
use crate::paper::{Names, bureau_names, by_id, employee_names};

error_codes! {
    YEAR_WRONG = "inventory_register_year", invalid => "سنة غير صحيحة: من 1900 إلى السنة الجارية", "Année incorrecte\u{a0}: de 1900 à l’année en cours", "Wrong year: from 1900 to the current one";
    TOO_LONG = "inventory_register_too_long", conflict => "يضم سجل هذه السنة {count} سطرا وأقصى ما يطبع {most}: استعملوا ملف Excel", "Le registre de cette année compte {count} lignes, {most} au plus sont imprimées\u{a0}: prenez le fichier Excel", "The register of this year has {count} rows and {most} at most are printed: take the workbook";
}

/// As many rows as are printed at once; who needs more takes a workbook.
const MOST_PRINTED: usize = 2_000;

/// A line of the register.
pub(super) struct RegisterEntry {
    /// The thing.
    pub(super) item: Document,
    /// When it came: its day of acquisition, or the day on which it was entered where nobody knows that.
    pub(super) entered: civil::Date,
    /// The loss or reform by which it left.
    pub(super) exit: Option<Document>,
}

/// So many pieces at so much, in centimes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Total {
    /// How many pieces.
    pub(super) pieces: i64,
    /// What they cost, as far as it is known.
    pub(super) worth: i128,
}

impl Total {
    fn add(&mut self, item: &Document) {
        let pieces = item.get(QUANTITY).unwrap_or(1);
        self.pieces += pieces;
        self.worth += i128::from(item.get(PRICE).map_or(0, Money::centimes)) * i128::from(pieces);
    }

    fn plus(self, other: Total) -> Total {
        Total {
            pieces: self.pieces + other.pieces,
            worth: self.worth + other.worth,
        }
    }

    fn minus(self, other: Total) -> Total {
        Total {
            pieces: self.pieces - other.pieces,
            worth: self.worth - other.worth,
        }
    }
}

/// The register of a year. Quantities are those of today: what was set right since is right in every year.
pub(super) struct Register {
    /// Of which year.
    pub(super) year: i16,
    /// What came or left in it, in the order in which it came.
    pub(super) rows: Vec<RegisterEntry>,
    /// What the commune had before it.
    pub(super) before: Total,
    /// What came in it.
    pub(super) entered: Total,
    /// What left in it.
    pub(super) left: Total,
    /// What types, offices and holders are called.
    pub(super) types: HashMap<String, String>,
    pub(super) bureaux: Names,
    pub(super) holders: Names,
}

impl Register {
    /// What the commune has at its end.
    pub(super) fn after(&self) -> Total {
        self.before.plus(self.entered).minus(self.left)
    }

    /// # Errors
    /// `inventory_register_too_long`.
    pub(super) fn fits_on_paper(&self) -> Result<()> {
        if self.rows.len() <= MOST_PRINTED {
            return Ok(());
        }
        let refused = Rejection::new(TOO_LONG).arg("count", self.rows.len());
        Err(refused.arg("most", MOST_PRINTED).into())
    }
}

/// Reads the register of a year out of things and movements.
///
/// # Errors
/// `inventory_register_year`.
pub(super) fn read(cx: &Cx<'_>, year: u64) -> Result<Register> {
    let wrong = || Rejection::new(YEAR_WRONG).field("year");
    let year = i16::try_from(year)
        .ok()
        .filter(|year| (1900..=cx.today().year()).contains(year));
    let year = year.ok_or_else(wrong)?;
    let mut exits = exits(cx)?;
    let mut rows = Vec::new();
    let [mut before, mut gone, mut entered, mut left] = [Total::default(); 4];
    cx.each(&INVENTORY_ITEMS, [], |item| {
        let day = entered_on(cx, &item)?;
        let exit = exits.remove(&item.id).filter(|exit| is_exit(&item, exit));
        let exit_year = exit.as_ref().and_then(|exit| exit.get(ON)).map(|Date(on)| on.year());
        if day.year() < year {
            before.add(&item);
        } else if day.year() == year {
            entered.add(&item);
        }
        match exit_year {
            Some(exit) if exit < year && day.year() < year => gone.add(&item),
            Some(exit) if exit == year && day.year() <= year => left.add(&item),
            _ => {}
        }
        let is_shown = day.year() == year || (exit_year == Some(year) && day.year() < year);
        if is_shown {
            rows.push(RegisterEntry {
                item,
                entered: day,
                exit,
            });
        }
        Ok(())
    })?;
    rows.sort_by_key(|row| (row.entered, row.item.get(NUMBER), row.item.sequence));
    with_names(cx, year, rows, [before.minus(gone), entered, left])
}

fn with_names(
    cx: &Cx<'_>,
    year: i16,
    rows: Vec<RegisterEntry>,
    [before, entered, left]: [Total; 3],
) -> Result<Register> {
    let ids = |key| -> BTreeSet<Id> { rows.iter().filter_map(|row| row.item.get(key)).collect() };
    let types = by_id(cx, &INVENTORY_TYPES, ids(TYPE))?;
    let called = |(id, one): (String, Document)| (id, one.get(item_type::NAME).unwrap_or_default());
    let (bureaux, holders) = (bureau_names(cx, ids(BUREAU))?, employee_names(cx, ids(EMPLOYEE))?);
    Ok(Register {
        year,
        before,
        entered,
        left,
        types: types.into_iter().map(called).collect(),
        bureaux,
        holders,
        rows,
    })
}

/// The last loss or reform of each thing that was not undone.
fn exits(cx: &Cx<'_>) -> Result<HashMap<String, Document>> {
    let mut undone = BTreeSet::new();
    cx.each(&INVENTORY_MOVEMENTS, [UNDOES.is_not_null()], |row| {
        undone.extend(row.get(UNDOES).map(|id| id.0));
        Ok(())
    })?;
    let mut last: HashMap<String, Document> = HashMap::new();
    let gone = [KIND.any_of([Kind::Loss, Kind::Reform]), UNDOES.is_null()];
    cx.each(&INVENTORY_MOVEMENTS, gone, |row| {
        if let Some(Id(item)) = row.get(ITEM).filter(|_| !undone.contains(&row.id)) {
            let is_later = |known: &Document| (known.get(ON), known.sequence) < (row.get(ON), row.sequence);
            if last.get(&item).is_none_or(is_later) {
                last.insert(item, row);
            }
        }
        Ok(())
    })?;
    Ok(last)
}

/// What was lost and found again has not left.
fn is_exit(item: &Document, movement: &Document) -> bool {
    matches!(
        (item.get(STATE), movement.get(KIND)),
        (Some(State::Lost), Some(Kind::Loss)) | (Some(State::Reformed), Some(Kind::Reform))
    )
}

/// The day on which a thing came; a part came with what it was a part of.
fn entered_on(cx: &Cx<'_>, item: &Document) -> Result<civil::Date> {
    if let Some(Date(day)) = item.get(ACQUIRED_ON) {
        return Ok(day);
    }
    let whole = item.get(PARENT).map(|parent| cx.get(&INVENTORY_ITEMS, parent.as_str()));
    if let Some(whole) = whole.transpose()?.flatten() {
        return entered_on(cx, &whole);
    }
    let made = schema::read_instant(&item.created_at).map(schema::day_in_morocco);
    Ok(made.unwrap_or_default())
}
