//! What the act on the file of a device is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const IMPORT_FILE: Wording = Wording::new(
    Label::new("استيراد ملف", "Importer un fichier", "Import a file"),
    Label::new("حركات مسجلة", "Pointages enregistrés", "Punches saved"),
)
.asking(
    Label::new(
        "استيراد ملف الجهاز",
        "Importer le fichier de l’appareil",
        "Import the file of the device",
    ),
    Label::new(
        "ملف حركات الحضور المنسوخ من الجهاز على مفتاح USB. لن يحفظ أي شيء قبل موافقتكم.",
        "Fichier des pointages copié de l’appareil sur clé USB. Rien n’est enregistré avant votre accord.",
        "The file of punches copied from the device to a USB stick. Nothing is saved before you agree.",
    ),
);
