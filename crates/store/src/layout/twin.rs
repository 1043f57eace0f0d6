//! The folded twins of texts: in one a text is searched and sorted, by the other it is told apart.

use schema::{Collection, FieldDef, FieldDefault};

use super::{TableColumn, quoted};

/// What the name of a text's twin ends in.
pub(crate) const TWIN: &str = "__f";
/// What the name of the twin ends in by which a text is told apart.
pub(crate) const UNIQUE_TWIN: &str = "__u";

/// The name of the folded twin of a text column, in which it is searched and by which it is sorted.
pub(crate) fn twin(name: &str) -> String {
    format!("{name}{TWIN}")
}

/// The name of the twin by which texts are told apart that may stand only once.
pub(crate) fn unique_twin(name: &str) -> String {
    format!("{name}{UNIQUE_TWIN}")
}

/// Whether a text may stand only once however it is spelt: it has a twin for that.
pub(crate) fn is_told_apart(of: &Collection, field: &FieldDef) -> bool {
    let folded = of.unique.iter().filter(|unique| unique.folded);
    let mut fields = folded.flat_map(|unique| unique.on);
    field.kind.is_text() && fields.any(|one| one.name == field.name)
}

/// The column of a twin.
pub(super) fn twin_column(name: &str, field: &FieldDef, folded: fn(&str) -> String) -> TableColumn {
    TableColumn {
        default: match field.preset {
            FieldDefault::Text(text) => Some(quoted(&folded(text))),
            _ => None,
        },
        ..TableColumn::text(name)
    }
}
