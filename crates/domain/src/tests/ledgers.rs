//! Every ledger that is declared is one: only added to, its reversals stand once, and its sums come out of an index.

use platform::ledger::LedgerShape;
use schema::FieldDef;

fn names(fields: &[FieldDef]) -> Vec<&'static str> {
    fields.iter().map(|field| field.name).collect()
}

#[test]
fn every_ledger_is_only_added_to_and_summed_out_of_an_index() {
    let ledgers: Vec<&LedgerShape> = engine::extensions(&crate::ENTITIES).collect();
    assert!(!ledgers.is_empty());
    for ledger in ledgers {
        let of = (ledger.entries)();
        assert!(!of.access.updated && !of.access.deleted, "{} is changed", of.id);
        let mut once = of.unique.iter().map(|unique| names(unique.on));
        assert!(
            once.any(|on| on == [ledger.reverses.name]),
            "{} is reversed twice",
            of.id
        );
        let sum = names(&ledger.sum);
        let mut indexes = of.indexes.iter().map(|index| names(index));
        assert!(indexes.any(|index| index == sum), "{} has no index of {sum:?}", of.id);
    }
}
