//! What the act on hours that were typed under another clock is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const MOVE: Wording = Wording::new(
    Label::new("تصحيح الساعات", "Rétablir les heures", "Put the hours right"),
    Label::new("تم تصحيح الساعات", "Heures rétablies", "Hours put right"),
)
.asking(
    Label::new("تصحيح الساعات؟", "Rétablir les heures\u{a0}?", "Put the hours right?"),
    Label::new(
        "تعود الساعات المقبلة إلى ما أدخل، ويعاد احتساب أيام الحضور منذ 20 شتنبر 2026. لا يتغير أي رقم ولا أي وثيقة صادرة ولا أي توقيع. ويبقى ما فات وما تغير بعد ذلك على حاله.",
        "Les heures à venir reprennent leur valeur saisie, et les journées de pointage depuis le 20 septembre 2026 sont recalculées. Aucun numéro, aucun document émis et aucune signature ne change. Ce qui est passé ou a été modifié depuis reste tel quel.",
        "Hours to come are set to what was typed, and the days of attendance since 20 September 2026 are computed again. No number, no issued paper and no signature changes. What is past or was changed since stays as it is.",
    ),
);
