//! What the acts are called by which the address of a calendar is made and ended: the same for every feed.

use schema::{Label, Wording};

/// The address is made.
pub const SUBSCRIBE: Wording = Wording::new(
    Label::new("إنشاء الرابط", "Établir l’adresse", "Make the address"),
    Label::new("تم إنشاء الرابط", "Adresse établie", "Address made"),
);

/// The address is ended.
pub const UNSUBSCRIBE: Wording = Wording::new(
    Label::new("إبطال الرابط", "Annuler le lien", "End the address"),
    Label::new(
        "تم إبطال الرابط",
        "L’adresse ne donne plus accès à rien",
        "The address opens nothing any more",
    ),
)
.destructive();
