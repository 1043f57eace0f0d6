//! What papers say: every kind names only what it may.

use platform::papers::{PaperKind, template};

#[test]
fn the_texts_of_the_house_name_only_what_they_may() {
    for kind in engine::extensions::<PaperKind>(&crate::ENTITIES) {
        for text in kind.text {
            let read = template::text::read(text, |name| kind.name(name).is_some());
            assert!(read.is_ok(), "{}: {read:?}", kind.id);
        }
    }
}
