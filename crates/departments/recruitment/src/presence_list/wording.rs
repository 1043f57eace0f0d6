//! What the acts on lists of presence are called.

use schema::{Label, Wording};

pub(super) const OPEN: Wording = Wording::new(
    Label::new("حمل اللائحة", "Emporter la liste", "Take the list along"),
    Label::new(
        "اللائحة على هذا الجهاز",
        "La liste est sur cet appareil",
        "The list is on this device",
    ),
);

pub(super) const HAND_IN: Wording = Wording::new(
    Label::new("إعادة اللائحة", "Rendre la liste", "Hand in the list"),
    Label::new("أعيدت اللائحة", "Liste rendue", "List handed in"),
);
