//! The act that takes an entry back: one more entry of the opposite amount, posted today, which names it, with a reason, by a
//! second person.

use std::marker::PhantomData;

use engine::input::{Declared, need_field};
use engine::{Act, Allowed, Check, Cx, Guard, Input, Inputs, Subject};
use schema::{
    Argument, Date, Document, Error, Field, FieldDef, Id, Rejection, Result, To, Value, Wording, error_codes,
};

use super::Ledger;
use crate::decision::nobody_for_themselves;
use crate::people::user::{self, USERS, oneself};

error_codes! {
    /// An entry is taken back once.
    ALREADY_REVERSED = "entry_already_reversed", conflict => "سبق عكس هذا القيد", "Cette écriture est déjà contre-passée", "This entry is reversed already";
    /// What takes back is not taken back.
    IS_REVERSAL = "entry_is_reversal", conflict => "هذا قيد عكسي لا يعكس: يصحح الخطأ بقيد جديد", "Cette écriture en contre-passe une autre\u{a0}: une erreur se corrige par une écriture nouvelle", "This entry reverses another: a mistake is put right by a new entry";
    /// Whoever posted it is not the second person.
    SECOND_PERSON = "entry_needs_second_person", 403 => "لا يعكس القيد من سجله: يلزم شخص ثان", "Qui a passé une écriture ne la contre-passe pas\u{a0}: il faut une seconde personne", "Whoever posted an entry does not reverse it: it takes a second person";
}

/// Why an entry of that ledger is taken back.
pub struct Reversal<L> {
    reason: String,
    ledger: PhantomData<fn() -> L>,
}

impl<L: Ledger> Inputs for Reversal<L> {
    fn arguments() -> Vec<Argument> {
        vec![reason::<L>().argument("Why the entry is taken back.")]
    }
    fn read(input: &mut Input) -> Result<Self> {
        Ok(Reversal {
            reason: reason::<L>().read(input)?,
            ledger: PhantomData,
        })
    }
}

fn reason<L: Ledger>() -> Declared<String> {
    need_field("reason", (L::ENTRIES)(), Guards::<L>::REASON)
}

/// The act that reverses an entry of a ledger and answers with the reversal. It copies the entry, with the opposite amount, today
/// for its day, and the reason and the user who reverses in the place of those of the entry. Whoever posted the entry and
/// whoever's own account it is are refused, by whichever of their accounts; so is an entry that is reversed already or a reversal.
pub const fn reversing<L: Ledger>(id: &'static str, wording: Wording, who: Allowed) -> Act<Reversal<L>> {
    Act::on(
        id,
        wording,
        Subject::new(L::ENTRIES, Guards::<L>::ALL),
        who,
        reverse::<L>,
    )
}

/// What must hold of an entry before it is reversed.
struct Guards<L>(PhantomData<L>);

impl<L: Ledger> Guards<L> {
    const REASON: &'static Field<String> = &L::REASON;
    const REVERSES: &'static [FieldDef] = &[L::REVERSES.def];
    const BY: &'static [FieldDef] = &[L::BY.def];
    const HOLDER: &'static [FieldDef] = &[L::HOLDER.def];
    const ALL: &'static [Guard] = &[
        Guard::Check(Check {
            reads: Self::HOLDER,
            check: is_of_another::<L>,
        }),
        Guard::Check(Check {
            reads: Self::BY,
            check: was_posted_by_another::<L>,
        }),
        Guard::While(L::REVERSES.is_unset(), IS_REVERSAL),
        Guard::Check(Check {
            reads: Self::REVERSES,
            check: is_not_reversed::<L>,
        }),
        Guard::Check(Check {
            reads: L::REVERSIBLE_BY,
            check: L::is_reversible,
        }),
    ];
}

fn is_of_another<L: Ledger>(cx: &Cx<'_>, entry: &Document) -> Result<()> {
    let employee = L::employee(cx, entry)?;
    employee.map_or(Ok(()), |employee| nobody_for_themselves(cx, &employee))
}

fn was_posted_by_another<L: Ledger>(cx: &Cx<'_>, entry: &Document) -> Result<()> {
    let caller = user::caller(cx)?;
    let Some(by) = entry.get(L::BY) else {
        return Ok(());
    };
    let poster = cx.get(&USERS, by.as_str())?;
    let is_same = by == caller || poster.map_or(Ok(false), |poster| oneself::is_user(cx, &poster))?;
    if is_same { Err(SECOND_PERSON.into()) } else { Ok(()) }
}

fn is_not_reversed<L: Ledger>(cx: &Cx<'_>, entry: &Document) -> Result<()> {
    let reversal = cx.first((L::ENTRIES)(), [L::REVERSES.eq(Id(entry.id.clone()))])?;
    if reversal.is_some() {
        return Err(ALREADY_REVERSED.into());
    }
    Ok(())
}

fn reverse<L: Ledger>(cx: &mut Cx<'_>, entry: Document, given: &Reversal<L>) -> Result<Document> {
    let by = user::caller(cx)?;
    let entries: To = L::ENTRIES;
    let mut reversal = Document::new(entries());
    let is_copied = |field: &&FieldDef| field.is_stored() && L::NOT_COPIED.iter().all(|one| one.name != field.name);
    for field in entries().fields().iter().filter(is_copied) {
        reversal.set_value(field.name, entry.value(field.name).clone());
    }
    let amount = entry.value(L::AMOUNT.def.name).int();
    let amount = amount.ok_or_else(|| Error::fault("reversing an entry", "it has no amount"))?;
    let opposite = amount.checked_neg();
    let opposite = opposite.ok_or_else(|| Rejection::new(schema::error_codes::AMOUNT_TOO_LARGE))?;
    reversal.set_value(L::AMOUNT.def.name, Value::Int(opposite));
    reversal.set(L::DAY, Date(cx.today()));
    reversal.set(L::REASON, given.reason.clone());
    reversal.set(L::BY, by);
    reversal.set(L::REVERSES, Id(entry.id));
    L::post(cx, reversal)
}
