//! What the acts on counts are called.

use schema::{Label, Wording};

pub(super) const OPEN: Wording = Wording::new(
    Label::new("فتح عملية الجرد", "Ouvrir le récolement", "Open the count"),
    Label::new("فتحت عملية الجرد", "Récolement ouvert", "Count opened"),
)
.asking(
    Label::new("فتح عملية الجرد", "Ouvrir le récolement", "Open the count"),
    Label::new(
        "تثبت لائحة الممتلكات المنتظرة في مكاتبها، ولا تتغير المكاتب بعد ذلك.",
        "La liste des biens attendus dans ses bureaux est figée\u{a0}; les bureaux ne changent plus.",
        "The list of the items that are expected in its offices is frozen, and the offices stay as they are.",
    ),
);

pub(super) const COUNT: Wording = Wording::new(
    Label::new("حصر الفوارق", "Relever les écarts", "List the differences"),
    Label::new("حصرت الفوارق", "Écarts relevés", "Differences listed"),
)
.asking(
    Label::new("حصر فوارق الجرد", "Relever les écarts", "List the differences"),
    Label::new(
        "تحصر الفوارق من عمليات المسح التي وصلت. كل مسح يصل بعد ذلك يعيد فتح العملية.",
        "Les écarts sont relevés d’après les scans arrivés. Un scan qui arrive ensuite rouvre le récolement.",
        "The differences are listed from the scans that have come. A scan that comes afterwards reopens the count.",
    ),
);

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("إغلاق عملية الجرد", "Clôturer le récolement", "Close the count"),
    Label::new("أغلقت عملية الجرد", "Récolement clôturé", "Count closed"),
)
.asking(
    Label::new("إغلاق عملية الجرد", "Clôturer le récolement", "Close the count"),
    Label::new(
        "ينفذ ما تقرر في الفوارق، ولا يتغير شيء من العملية بعد ذلك.",
        "Ce qui a été décidé des écarts est exécuté, et rien du récolement ne change plus.",
        "What was decided about the differences is carried out, and nothing of the count changes any more.",
    ),
);

pub(super) const SAMPLE: Wording = Wording::new(
    Label::new("جرد ثان لعينة", "Recompter un échantillon", "Count a sample again"),
    Label::new(
        "فتح جرد العينة",
        "Récolement de l’échantillon ouvert",
        "Count of the sample opened",
    ),
)
.asking(
    Label::new(
        "جرد ثان لعينة عشوائية",
        "Recompter un échantillon",
        "Count a sample again",
    ),
    Label::new(
        "تفتح عملية جرد ثانية على عينة من الممتلكات تختار بالقرعة.",
        "Un second récolement est ouvert sur des biens tirés au sort.",
        "A second count is opened over items that are drawn by lot.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء عملية الجرد", "Annuler le récolement", "Cancel the count"),
    Label::new("ألغيت عملية الجرد", "Récolement annulé", "Count cancelled"),
)
.asking(
    Label::new("إلغاء عملية الجرد", "Annuler le récolement", "Cancel the count"),
    Label::new(
        "تبقى عمليات المسح محفوظة مع سبب الإلغاء، ولا يتغير شيء في الجرد.",
        "Les scans restent au dossier avec le motif\u{a0}; rien ne change à l’inventaire.",
        "The scans stay on file with the reason, and nothing changes in the inventory.",
    ),
)
.destructive();
