//! What the acts that print papers about movements are called.

use platform::papers::wording::{issue, issue_saying};
use schema::{Label, Wording};

pub(super) const PRINT_HANDOVER: Wording = issue_saying(
    Label::new("طباعة محضر التسليم", "Imprimer la décharge", "Print the hand-over"),
    Label::new("محضر تسليم ممتلكات", "Décharge", "Hand-over of items"),
    Label::new(
        "تضم الوثيقة كل ما سلم في العملية نفسها. ما لم يتغير شيء فيها تعاد طباعة الوثيقة نفسها؛ وإلا تحل محلها وثيقة جديدة.",
        "La décharge porte tout ce qui a été remis ensemble. Tant que rien n’y change, le même document est réimprimé\u{a0}; sinon un \
         nouveau le remplace.",
        "The paper is of all that was handed over together. As long as nothing in it changes the same paper is printed again; otherwise a \
         new one takes its place.",
    ),
);

pub(super) const PRINT_LOSS: Wording = issue(
    Label::new("طباعة محضر الضياع", "Imprimer le procès-verbal", "Print the report"),
    Label::new(
        "محضر ضياع أو سرقة",
        "Procès-verbal de perte ou de vol",
        "Report of a loss or theft",
    ),
);
