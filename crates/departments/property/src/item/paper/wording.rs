//! What the acts that print papers about things are called.

use platform::papers::wording::issue;
use schema::{Label, Wording};

pub(super) const PRINT_SHEET: Wording = issue(
    Label::new(
        "طباعة بطاقة الجرد",
        "Imprimer la fiche d’inventaire",
        "Print the inventory sheet",
    ),
    Label::new(
        "بطاقة جرد المكتب",
        "Fiche d’inventaire du bureau",
        "Inventory sheet of the office",
    ),
);

pub(super) const QUITUS: Wording = issue(
    Label::new("تحرير براءة الذمة", "Délivrer le quitus", "Issue the quitus"),
    Label::new("براءة ذمة من الممتلكات", "Quitus du matériel", "Quitus of property"),
);

pub(super) const PRINT_REGISTER: Wording = Wording::new(
    Label::new("سجل الجرد", "Registre d’inventaire", "Inventory register"),
    Label::new("السجل جاهز", "Le registre est prêt", "The register is ready"),
);
