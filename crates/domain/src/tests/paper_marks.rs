//! What follows the numbers of papers tells their kinds apart.

use std::collections::BTreeMap;

use platform::papers::PaperKind;

#[test]
fn no_two_kinds_of_paper_have_one_mark() {
    let mut known = BTreeMap::new();
    for kind in engine::extensions::<PaperKind>(&crate::ENTITIES) {
        for mark in kind.mark {
            assert!(!mark.is_empty() && !mark.contains([' ', '/']), "{}: {mark}", kind.id);
            let other = known.insert(mark, kind.id);
            assert_eq!(other, None, "{mark} of {}", kind.id);
        }
    }
}
