//! What may be emptied at the end of its retention, whatever department declares it.

use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::retention::Retainable;
use schema::{Collection, FieldDef};

/// What of a collection may never be emptied: what must be filled, names or numbers rows, or says in which state they are.
fn is_needed(of: &Collection, field: &FieldDef) -> bool {
    let names = |fields: &[FieldDef]| fields.iter().any(|one| one.name == field.name);
    let numbers = |series: &schema::Series| names(&[series.year, series.number]);
    field.required
        || names(of.title)
        || of.series.as_ref().is_some_and(numbers)
        || of.flow.as_ref().is_some_and(|flow| names(&[flow.field]))
}

#[test]
fn nothing_that_is_valid_numbered_or_posted_is_emptied() {
    let declared: Vec<&Retainable> = engine::extensions(&crate::ENTITIES).collect();
    assert!(!declared.is_empty());
    for one in declared {
        let of_entries = (one.of, one.emptied);
        let of_attached = one.attached.iter().map(|attached| (attached.of, attached.emptied));
        for (of, emptied) in of_attached.chain([of_entries]) {
            assert_ne!(of.id, AUTHENTIC_DOCUMENTS.id, "a paper");
            assert!(of.access.updated, "{} is a ledger", of.id);
            for field in emptied {
                assert!(of.position(field.name).is_some(), "{}.{}", of.id, field.name);
                assert!(!is_needed(of, field), "{}.{} stays", of.id, field.name);
            }
        }
        let (least, most) = one.bounds;
        assert!((least..=most).contains(&one.preset), "{}", one.of.id);
    }
}
