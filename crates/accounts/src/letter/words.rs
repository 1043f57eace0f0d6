//! What letters say, in Arabic, French and English. `{house}` is the commune, `{when}` an instant, `{hour}` its hour.

use schema::Label;

use super::Kind;

/// The words of one kind of letter.
pub(super) struct LetterTexts {
    /// What happened, and what to do.
    pub lead: Label,
    /// On the button; empty where there is none.
    pub button: Label,
    /// What to do if it was not the reader.
    pub not_you: Label,
}

const NONE: Label = Label::new("", "", "");

/// Under a link.
pub(super) const LINK_HOLDS: Label = Label::new(
    "هذا الرابط صالح إلى غاية {when}، ولا يستعمل إلا مرة واحدة.",
    "Ce lien est valable jusqu’au {when} et ne sert qu’une fois.",
    "This link works once, until {when}.",
);
/// Under a code.
pub(super) const CODE_HOLDS: Label = Label::new(
    "هذا الرمز صالح إلى غاية {when}، ولا يستعمل إلا مرة واحدة.",
    "Ce code est valable jusqu’au {when} et ne sert qu’une fois.",
    "This code works once, until {when}.",
);
/// Before the link in full.
pub(super) const COPY: Label = Label::new(
    "إذا لم يعمل الزر، انسخوا هذا العنوان في متصفحكم:",
    "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u{a0}:",
    "If the button does not work, copy this address into your browser:",
);
/// Before the phrase that the screen shows too.
pub(super) const PHRASE: Label = Label::new(
    "العبارة الظاهرة على شاشتكم يجب أن تكون: {phrase}",
    "La phrase affichée à votre écran doit être\u{a0}: {phrase}",
    "The phrase on your screen must be: {phrase}",
);
/// On the button of a notification.
pub(super) const OPEN: Label = Label::new("فتح في التطبيق", "Ouvrir dans l’application", "Open in the application");
/// On the button of a letter to whoever has no account.
pub(super) const OPEN_PAGE: Label = Label::new("فتح الصفحة", "Ouvrir la page", "Open the page");
/// At the foot of a notification.
pub(super) const WISHES: Label = Label::new(
    "رسالة آلية من {house}. يمكنكم اختيار ما تتوصلون به في إعدادات الإشعارات.",
    "{house}\u{a0}: message automatique. Choisissez ce que vous recevez dans les paramètres de notification.",
    "{house}: an automatic message. Choose what you are told in the settings of notifications.",
);
/// At the foot.
pub(super) const FOOT: Label = Label::new(
    "رسالة آلية من {house}. المرجو عدم الرد عليها.",
    "{house}\u{a0}: message automatique, merci de ne pas y répondre.",
    "{house}: an automatic message, please do not reply.",
);
/// A code as a short message, behind the name of the commune.
pub(super) const SMS: Label = Label::new(
    "رمزكم {code} صالح إلى {hour}. لا تسلموه لأحد.",
    "votre code est {code}, valable jusqu’à {hour}. Ne le communiquez à personne.",
    "your code is {code}, valid until {hour}. Tell it to nobody.",
);

const IGNORE: Label = Label::new(
    "إذا لم تطلبوا ذلك، فتجاهلوا هذه الرسالة: لن يتغير أي شيء.",
    "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u{a0}: rien ne changera.",
    "If you did not ask for this, ignore this message: nothing will change.",
);
const TELL_NOBODY: Label = Label::new(
    "إذا لم تطلبوا ذلك، فتجاهلوا هذه الرسالة ولا تسلموا هذا الرمز لأي أحد.",
    "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message et ne communiquez ce code à personne.",
    "If you did not ask for this, ignore this message and tell this code to nobody.",
);
const CHANGE_PASSWORD: Label = Label::new(
    "إذا لم تكونوا بصدد تسجيل الدخول، فهناك من يعرف كلمة السر الخاصة بكم: المرجو تغييرها فورا.",
    "Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe\u{a0}: changez-le sans attendre.",
    "If you are not signing in, somebody knows your password: change it at once.",
);
const TELL_ADMINISTRATOR: Label = Label::new(
    "إذا لم تكونوا من قام بذلك، فالمرجو استرجاع كلمة السر فورا وإخبار مدير النظام.",
    "Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre et prévenez l’administrateur.",
    "If it was not you, reset your password at once and tell the administrator.",
);
const ASK_ADMINISTRATOR: Label = Label::new(
    "إذا لم تطلبوا هذا التغيير، فالمرجو إخبار مدير النظام فورا.",
    "Si vous n’avez pas demandé ce changement, prévenez l’administrateur sans attendre.",
    "If you did not ask for this, tell the administrator at once.",
);
const SIGN_IN: Label = Label::new("تسجيل الدخول", "Se connecter", "Sign in");

/// The words of a kind.
pub(super) fn of(kind: Kind) -> LetterTexts {
    let words = |lead, button, not_you| LetterTexts { lead, button, not_you };
    match kind {
        Kind::Verification => words(VERIFICATION, CONFIRM, IGNORE),
        Kind::Recovery => words(RECOVERY, CHOOSE_PASSWORD, IGNORE),
        Kind::Invitation => words(INVITATION, CHOOSE_PASSWORD, NOT_MINE),
        Kind::MagicLink => words(MAGIC_LINK, SIGN_IN, IGNORE),
        Kind::EmailCode | Kind::PhoneCode => words(SIGN_IN_CODE, NONE, TELL_NOBODY),
        Kind::PhoneVerification => words(PHONE_VERIFICATION, NONE, TELL_NOBODY),
        Kind::Challenge => words(CHALLENGE, NONE, CHANGE_PASSWORD),
        Kind::SignUpOfKnownAddress => words(KNOWN_ADDRESS, SIGN_IN, IGNORE),
        Kind::PasswordChanged => words(PASSWORD_CHANGED, NONE, TELL_ADMINISTRATOR),
        Kind::EmailChanged => words(EMAIL_CHANGED, NONE, TELL_ADMINISTRATOR),
        Kind::EmailChangedByAdministration => words(EMAIL_CHANGED_BY_ADMINISTRATION, NONE, ASK_ADMINISTRATOR),
        Kind::Trial => words(TRIAL, NONE, NOTHING_TO_DO),
    }
}

const VERIFICATION: Label = Label::new(
    "المرجو تأكيد أن هذا البريد الإلكتروني خاص بكم، باتباع هذا الرابط.",
    "Confirmez que cette adresse est bien la vôtre en suivant ce lien.",
    "Follow this link to confirm that this address is yours.",
);
const CONFIRM: Label = Label::new("تأكيد البريد الإلكتروني", "Confirmer mon adresse", "Confirm my address");
const RECOVERY: Label = Label::new(
    "توصلنا بطلب استرجاع كلمة السر الخاصة بحسابكم. المرجو اختيار كلمة سر جديدة باتباع هذا الرابط.",
    "La réinitialisation du mot de passe de votre compte a été demandée. Choisissez-en un nouveau en suivant ce lien.",
    "A new password was asked for your account. Choose one by following this link.",
);
const CHOOSE_PASSWORD: Label = Label::new(
    "اختيار كلمة سر جديدة",
    "Choisir un nouveau mot de passe",
    "Choose a new password",
);
const INVITATION: Label = Label::new(
    "فتح لكم مدير النظام حسابا مرتبطا بهذا البريد الإلكتروني. المرجو اختيار كلمة السر باتباع هذا الرابط.",
    "Un administrateur vous a ouvert un compte à cette adresse. Choisissez votre mot de passe en suivant ce lien.",
    "An administrator has opened an account for you with this address. Choose your password by following this link.",
);
const NOT_MINE: Label = Label::new(
    "إذا لم تكونوا تنتظرون هذا الحساب، فتجاهلوا هذه الرسالة.",
    "Si vous n’attendiez pas ce compte, ignorez ce message.",
    "If you did not expect this account, ignore this message.",
);
const MAGIC_LINK: Label = Label::new(
    "اتبعوا هذا الرابط لتسجيل الدخول.",
    "Suivez ce lien pour vous connecter.",
    "Follow this link to sign in.",
);
const SIGN_IN_CODE: Label = Label::new(
    "أدخلوا هذا الرمز لتسجيل الدخول:",
    "Saisissez ce code pour vous connecter\u{a0}:",
    "Enter this code to sign in:",
);
const PHONE_VERIFICATION: Label = Label::new(
    "أدخلوا هذا الرمز لتأكيد رقم هاتفكم:",
    "Saisissez ce code pour confirmer votre numéro de téléphone\u{a0}:",
    "Enter this code to confirm your telephone number:",
);
const CHALLENGE: Label = Label::new(
    "أدخلوا هذا الرمز لإتمام تسجيل الدخول:",
    "Saisissez ce code pour terminer votre connexion\u{a0}:",
    "Enter this code to finish signing in:",
);
const KNOWN_ADDRESS: Label = Label::new(
    "طلب إنشاء حساب بهذا البريد الإلكتروني، غير أن لديكم حسابا من قبل. إذا نسيتم كلمة السر، يمكنكم استرجاعها من صفحة تسجيل الدخول.",
    "La création d’un compte a été demandée avec cette adresse, mais vous en avez déjà un. Si vous avez oublié votre mot de passe, réinitialisez-le depuis la page de connexion.",
    "An account was asked for with this address, but you already have one. If you forgot your password, reset it from the sign-in page.",
);
const PASSWORD_CHANGED: Label = Label::new(
    "تم تغيير كلمة السر الخاصة بحسابكم يوم {when}.",
    "Le mot de passe de votre compte a été changé le {when}.",
    "The password of your account was changed on {when}.",
);
const EMAIL_CHANGED: Label = Label::new(
    "تم تغيير البريد الإلكتروني لحسابكم يوم {when}. لم يعد هذا البريد الإلكتروني صالحا لتسجيل الدخول.",
    "Le courriel de votre compte a été changé le {when}. La présente adresse ne permet plus de se connecter.",
    "The e-mail address of your account was changed on {when}. You can no longer sign in with this address.",
);
const EMAIL_CHANGED_BY_ADMINISTRATION: Label = Label::new(
    "غيرت الإدارة البريد الإلكتروني لحسابكم يوم {when}. لم يعد هذا البريد الإلكتروني صالحا لتسجيل الدخول، ولم تتغير كلمة السر ولا التحقق بخطوتين.",
    "L’administration a changé le courriel de votre compte le {when}. La présente adresse ne permet plus de se connecter ; votre mot de passe et votre second facteur restent les mêmes.",
    "The administration changed the e-mail address of your account on {when}. You can no longer sign in with this address; your password and your second factor stay as they were.",
);
const TRIAL: Label = Label::new(
    "إذا كنتم تقرؤون هذه الرسالة، فإن إرسال البريد الإلكتروني يعمل.",
    "Si vous lisez ce message, l’envoi de courriels fonctionne.",
    "If you read this message, sending mail works.",
);
const NOTHING_TO_DO: Label = Label::new(
    "ليس هناك ما يجب القيام به.",
    "Il n’y a rien à faire.",
    "There is nothing to do.",
);
