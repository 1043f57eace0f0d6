//! What the acts on reforms are called, and what is said before and after them.

use platform::papers::wording::issue;
use schema::{Label, Wording};

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت في الإحالة", "Décider la réforme", "Decide the reform"),
    Label::new(
        "أحيلت الممتلكات على المتلاشيات",
        "Les biens sont réformés",
        "The items are reformed",
    ),
)
.asking(
    Label::new(
        "إحالة هذه الممتلكات على المتلاشيات؟",
        "Réformer ces biens\u{a0}?",
        "Reform these items?",
    ),
    Label::new(
        "تخرج الممتلكات من الجرد بمقتضى القرار، ولا تنقل ولا تسلم بعد ذلك. يبت في الملف شخص آخر غير من أعده.",
        "Les biens sortent de l’inventaire par cette décision et ne sont plus ni déplacés ni remis. Une autre personne \
         que l’auteur décide.",
        "The items leave the inventory by this decision and are neither moved nor handed over any more. Somebody \
         else than the author decides.",
    ),
);

pub(super) const CARRY_OUT: Wording = Wording::new(
    Label::new("تنفيذ الإحالة", "Exécuter la réforme", "Carry out the reform"),
    Label::new("تم تنفيذ الإحالة", "Réforme exécutée", "Reform carried out"),
)
.asking(
    Label::new(
        "ما مآل هذه الممتلكات؟",
        "Que sont devenus les biens\u{a0}?",
        "What became of the items?",
    ),
    Label::new(
        "ثمن البيع والمستفيد عند البيع، والمستفيد عند الهبة. لا يتغير الملف بعد التنفيذ.",
        "Le produit et l’acquéreur d’une vente, le bénéficiaire d’un don. Le dossier ne change plus ensuite.",
        "Proceeds and buyer of a sale, beneficiary of a gift. The file does not change afterwards.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء الإحالة", "Annuler la réforme", "Cancel the reform"),
    Label::new("تم إلغاء الإحالة", "Réforme annulée", "Reform cancelled"),
)
.asking(
    Label::new("إلغاء هذه الإحالة؟", "Annuler cette réforme\u{a0}?", "Cancel this reform?"),
    Label::new(
        "إذا كانت مقررة ترجع الممتلكات إلى الجرد بحركات مضادة، ويلغى المحضر. يلغيها شخص آخر غير من قررها.",
        "Si elle est décidée, les biens reviennent à l’inventaire par des mouvements contraires et le procès-verbal est annulé. Une autre \
         personne que celle qui a décidé l’annule.",
        "Once decided, its items come back to the inventory by counter-movements and its minutes are cancelled. Somebody else than who \
         decided cancels it.",
    ),
)
.destructive();

pub(super) const PRINT: Wording = issue(
    Label::new("طباعة المحضر", "Imprimer le procès-verbal", "Print the minutes"),
    Label::new(
        "محضر الإحالة على المتلاشيات",
        "Procès-verbal de réforme",
        "Minutes of the reform",
    ),
);
