//! The characters that papers can show, as the web app knows them: it names what will be refused while it is typed.

use std::fmt::Write as _;

use schema::typescript::Emitted;

/// `schema/printable.gen.ts`.
pub fn types() -> Emitted {
    let mut class = String::new();
    for range in engine::doc::printable() {
        let (first, last) = (u32::from(*range.start()), u32::from(*range.end()));
        let _ = write!(class, "\\u{{{first:X}}}");
        if last > first {
            let _ = write!(class, "-\\u{{{last:X}}}");
        }
    }
    Emitted {
        path: "schema/printable.gen.ts".to_owned(),
        text: format!("// Emitted by `diwan types`.\nexport const UNPRINTABLE = /[^{class}]/u\n"),
    }
}
