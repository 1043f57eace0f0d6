//! What the acts on users are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const ACCEPT: Wording = Wording::new(
    Label::new("قبول", "Accepter", "Accept"),
    Label::new("تم قبول الحساب", "Compte accepté", "Account accepted"),
)
.asking(
    Label::new("قبول هذا الحساب؟", "Accepter ce compte\u{a0}?", "Accept this account?"),
    Label::new(
        "اربطوا الشخص بجذاذته وأسندوا إليه أدواره: يمكنه الولوج فورا.",
        "Rattachez la personne à sa fiche et donnez-lui ses rôles\u{a0}: elle peut entrer aussitôt.",
        "Link the person to their employee file and give them roles: they can come in at once.",
    ),
);

pub(super) const INVITE: Wording = Wording::new(
    Label::new("دعوة", "Inviter", "Invite"),
    Label::new("تم إنشاء الحساب", "Compte créé", "Account created"),
);

pub(super) const RESET_PASSWORD: Wording = Wording::new(
    Label::new("كلمة سر جديدة", "Nouveau mot de passe", "New password"),
    Label::new(
        "تم تعيين كلمة سر جديدة",
        "Nouveau mot de passe créé",
        "New password made",
    ),
)
.asking(
    Label::new("تعيين كلمة سر جديدة؟", "Nouveau mot de passe\u{a0}?", "New password?"),
    Label::new(
        "لن تعود كلمة السر السابقة صالحة. تعرض الجديدة مرة واحدة فقط.",
        "L’ancien mot de passe ne servira plus. Le nouveau s’affiche une seule fois.",
        "The former password will no longer work. The new one is shown once only.",
    ),
);

pub(super) const END_SESSION: Wording = Wording::new(
    Label::new("إنهاء الجلسة", "Fermer la session", "End session"),
    Label::new("تم إنهاء الجلسة", "Session fermée", "Session ended"),
)
.asking(
    Label::new("إنهاء هذه الجلسة؟", "Fermer cette session\u{a0}?", "End this session?"),
    Label::new(
        "يتم تسجيل الخروج من الجهاز فورا.",
        "L’appareil est déconnecté aussitôt.",
        "The device is signed out at once.",
    ),
)
.destructive();

pub(super) const END_SESSIONS: Wording = Wording::new(
    Label::new("إنهاء الجلسات", "Fermer les sessions", "End the sessions"),
    Label::new("تم إنهاء الجلسات", "Sessions fermées", "Sessions ended"),
)
.asking(
    Label::new("إنهاء الجلسات؟", "Fermer les sessions\u{a0}?", "End the sessions?"),
    Label::new(
        "يتم تسجيل الخروج من كل أجهزته؛ وما أدخل ولم يحفظ يمكن حفظه بعد ولوج جديد.",
        "Tous ses appareils sont déconnectés\u{a0}; une saisie non enregistrée y reste possible après une nouvelle connexion.",
        "All their devices are signed out; what was typed there and not saved can still be saved after signing in again.",
    ),
)
.destructive();

pub(super) const RESET_SECOND_FACTOR: Wording = Wording::new(
    Label::new(
        "إزالة التحقق بخطوتين",
        "Retirer le second facteur",
        "Remove the second factor",
    ),
    Label::new(
        "تمت إزالة التحقق بخطوتين",
        "Second facteur retiré",
        "Second factor removed",
    ),
)
.asking(
    Label::new(
        "إزالة التحقق بخطوتين؟",
        "Retirer le second facteur\u{a0}?",
        "Remove the second factor?",
    ),
    Label::new(
        "تأكدوا أولا من أن الشخص نفسه هو من يطلب ذلك. لن يعود تطبيقه ولا رموز استرجاعه صالحة وتنتهي جلساته؛ وتكفيه كلمة السر وحدها للولوج إلى أن يعد تحققا آخر.",
        "Assurez-vous d’abord que c’est bien cette personne qui le demande. Son application et ses codes de secours ne servent plus, ses sessions prennent fin\u{a0}; son mot de passe seul la laisse entrer jusqu’à ce qu’elle en installe un autre.",
        "First make sure that it is this person who asks. Their app and recovery codes stop working and their sessions end; the password alone lets them in until they set up another.",
    ),
)
.destructive();
