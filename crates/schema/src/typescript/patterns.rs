//! `patterns.gen.ts`: how texts of each form are written as one types them, for forms that no declaration describes.

use std::collections::BTreeMap;

use super::{Emitted, fields};
use crate::Collection;

pub(super) fn file(collections: &[&'static Collection]) -> Emitted {
    let forms: BTreeMap<&str, &str> = collections
        .iter()
        .flat_map(|of| fields(of).filter_map(|field| field.form))
        .map(|form| (form.name, form.pattern))
        .collect();
    let lines = forms
        .iter()
        .map(|(name, pattern)| format!("  {name}: String.raw`{pattern}`,\n"));
    let lines = lines.collect::<Vec<_>>().concat();
    Emitted {
        path: "patterns.gen.ts".to_owned(),
        text: format!("// Emitted by `diwan types`.\n\nexport const PATTERNS = {{\n{lines}}} as const\n"),
    }
}
