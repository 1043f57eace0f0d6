//! Ledgers: signed entries on accounts, only ever added to. What an account comes to on a day is the sum of the entries that count
//! from that day or before; a wrong entry is taken back by one more, never changed.
//!
//! A noun that is a ledger says which of its fields are what ([`Ledger`]), and has its act of reversal from here. Its collection
//! is [`schema::Access::append_only`], its reversals are unique by the entry that they take back, and the index of its sums leads
//! from holder over account and day to amount: a test holds every declared ledger to that.

use std::collections::HashMap;

use engine::{Cx, Measure};
use jiff::civil;
use schema::{Collection, Date, Document, Error, Field, FieldDef, FieldValue, Filter, Id, Op, Result, To, Value};

mod reversal;

pub use reversal::{ALREADY_REVERSED, ERROR_CODES, IS_REVERSAL, Reversal, SECOND_PERSON, reversing};

/// A ledger: which of the fields of its entries are what.
pub trait Ledger: Sync + 'static {
    /// What its entries are of: [`schema::Money`], or days as [`schema::Decimal`].
    type Amount: FieldValue + 'static;

    /// Its entries.
    const ENTRIES: To;
    /// Whose account an entry is on,
    const HOLDER: Field<Id>;
    /// and which one of theirs: a text that no account of another holder has.
    const ACCOUNT: FieldDef;
    /// From which day on it counts.
    const DAY: Field<Date>;
    /// What is added to the account; below zero, what is taken from it.
    const AMOUNT: Field<Self::Amount>;
    /// Of a reversal, which entry it takes back.
    const REVERSES: Field<Id>;
    /// Why it was posted.
    const REASON: Field<String>;
    /// The user who posted it; none of what the house posts.
    const BY: Field<Id>;
    /// What a reversal has not from its entry: names that stand once.
    const NOT_COPIED: &'static [FieldDef];
    /// The fields on which [`Ledger::is_reversible`] turns.
    const REVERSIBLE_BY: &'static [FieldDef];

    /// Refuses the reversal of what is no matter of people, or what the account cannot bear.
    ///
    /// # Errors
    /// Why the entry is not reversed.
    fn is_reversible(cx: &Cx<'_>, entry: &Document) -> Result<()>;

    /// The employee whose own account it is, who reverses nothing of it; none where the holder is nobody of the house.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn employee(cx: &Cx<'_>, entry: &Document) -> Result<Option<Id>>;

    /// Writes a reversal, with what stands beside its amount.
    ///
    /// # Errors
    /// When it cannot be written.
    fn post(cx: &mut Cx<'_>, reversal: Document) -> Result<Document>;
}

/// A ledger as data, named among the extensions of its noun.
pub struct LedgerShape {
    /// Its entries.
    pub entries: To,
    /// The fields that lead to a sum, in the order of its index: holder, account, day, amount.
    pub sum: [FieldDef; 4],
    /// The field by which a reversal is unique.
    pub reverses: FieldDef,
}

impl LedgerShape {
    /// That ledger.
    pub const fn of<L: Ledger>() -> Self {
        LedgerShape {
            entries: L::ENTRIES,
            sum: [L::HOLDER.def, L::ACCOUNT, L::DAY.def, L::AMOUNT.def],
            reverses: L::REVERSES.def,
        }
    }
}

/// What an account comes to at the end of a day.
///
/// # Errors
/// When the ledger cannot be read.
pub fn balance_at<L: Ledger>(cx: &Cx<'_>, holder: &Id, account: &str, day: civil::Date) -> Result<L::Amount> {
    let of_account = [
        L::HOLDER.eq(holder),
        L::ACCOUNT.test(Op::Equal, vec![Value::from(account)]),
    ];
    let found = balances_at::<L>(cx, of_account, day)?.remove(account);
    found.map_or_else(|| amount::<L>(0), Ok)
}

/// What accounts come to at the end of a day, of the entries that the filters leave, by account; one without entries is not named.
/// One query, whatever they are.
///
/// # Errors
/// When the ledger cannot be read.
pub fn balances_at<L: Ledger>(
    cx: &Cx<'_>,
    filters: impl IntoIterator<Item = Filter>,
    day: civil::Date,
) -> Result<HashMap<String, L::Amount>> {
    let of = (L::ENTRIES)();
    let filters = filters.into_iter().chain([L::DAY.le(day)]);
    let sum = vec![Measure::Sum(of.need(L::AMOUNT)?)];
    let mut found = HashMap::new();
    for group in cx.groups(of, filters, account_of::<L>(of)?, sum)? {
        let Some(account) = group.by.first().and_then(Value::text) else {
            continue;
        };
        let sum = group.measures.first().copied().flatten().unwrap_or_default();
        found.insert(account.to_owned(), amount::<L>(sum)?);
    }
    Ok(found)
}

fn account_of<L: Ledger>(of: &'static Collection) -> Result<&'static FieldDef> {
    let found = of.field(L::ACCOUNT.name);
    found.ok_or_else(|| Error::fault("summing a ledger", format!("{} has no account", of.id)))
}

fn amount<L: Ledger>(hundredths: i64) -> Result<L::Amount> {
    let found = L::Amount::read(&Value::Int(hundredths));
    found.ok_or_else(|| Error::fault("summing a ledger", "its amounts are no numbers"))
}
