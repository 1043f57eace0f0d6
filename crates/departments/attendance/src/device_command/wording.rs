//! What is said of the commands that devices are given.

use schema::{Label, Wording};

const DONE: Label = Label::new(
    "سجل الأمر، وينفذه الجهاز عند اتصاله المقبل",
    "Commande enregistrée\u{a0}: l’appareil l’exécute à son prochain appel",
    "Command recorded: the device carries it out when it calls next",
);

pub(super) const RESEND: Wording = Wording::new(
    Label::new("إعادة إرسال الكل", "Tout renvoyer", "Send everything again"),
    DONE,
);
pub(super) const SEND_NAMES: Wording = Wording::new(
    Label::new(
        "إرسال أسماء موظفي الملحقة",
        "Envoyer les noms de l’annexe",
        "Send the names of the annexe",
    ),
    DONE,
);
pub(super) const SET_TIME: Wording = Wording::new(Label::new("ضبط الساعة", "Mettre à l’heure", "Set the clock"), DONE);
