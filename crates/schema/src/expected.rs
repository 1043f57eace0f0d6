//! What is expected of an argument that was refused: every wording in the three languages, side by side.
//!
//! A wording stands within [`ARGUMENT_INVALID`](crate::rejection::ARGUMENT_INVALID), behind the name of the argument. The
//! Arabic counts by naming what is counted (`عدد الأحرف: …`), for a number before a noun would change its form.

use std::fmt;

use crate::Label;

/// An expectation as it is told: a wording, and what fills its `{holes}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    pub(crate) label: Label,
    pub(crate) args: Vec<(&'static str, String)>,
}

macro_rules! expectations {
    (
        plain { $($key:ident => $ar:literal, $fr:literal, $en:literal;)+ }
        filled { $($name:ident($($arg:ident),+) => $f_ar:literal, $f_fr:literal, $f_en:literal;)+ }
    ) => {
        $(#[doc = $en] pub const $key: Expected = Expected { label: Label::new($ar, $fr, $en), args: Vec::new() };)+
        $(#[doc = $f_en] pub fn $name($($arg: impl fmt::Display),+) -> Expected {
            Expected { label: Label::new($f_ar, $f_fr, $f_en), args: vec![$((stringify!($arg), $arg.to_string())),+] }
        })+
        /// All wordings with the names of what fills them, for the translations test.
        #[cfg(test)]
        const ALL: &[(Label, &[&str])] = &[
            $((Label::new($ar, $fr, $en), &[]),)+
            $((Label::new($f_ar, $f_fr, $f_en), &[$(stringify!($arg)),+]),)+
        ];
    };
}

expectations! {
    plain {
        STRING => "المطلوب نص", "un texte est attendu", "a string";
        TEXT => "المطلوب نص", "un texte est attendu", "a text is expected";
        SHORT_TEXT => "المطلوب نص قصير", "un texte court est attendu", "a short text";
        UTF_8 => "المطلوب نص بترميز UTF-8", "un texte en UTF-8 est attendu", "UTF-8 text";
        NOT_EMPTY => "يجب ألا يكون فارغا", "il ne peut pas être vide", "it may not be empty";
        NO_CONTROL => "أحرف التحكم غير مقبولة", "les caractères de contrôle ne sont pas admis", "no control characters";
        STRINGS => "المطلوب لائحة نصوص", "une liste de textes est attendue", "a list of strings";
        TEXTS => "المطلوب لائحة نصوص", "une liste de textes est attendue", "a list of texts";
        TEXT_LIST => "المطلوب لائحة نصوص", "une liste de textes est attendue", "a list of texts is expected";
        OBJECT => "المطلوب كائن", "un objet est attendu", "an object";
        JSON_OBJECT => "المطلوب كائن JSON", "un objet JSON est attendu", "a JSON object";
        OBJECTS => "المطلوب لائحة كائنات", "une liste d’objets est attendue", "a list of objects";
        OBJECT_OF_TEXTS => "المطلوب كائن قيمه نصوص", "un objet dont les valeurs sont des textes est attendu", "an object of texts is expected";
        YES_OR_NO => "القيم الممكنة: true، false", "true ou false est attendu", "true or false";
        NUMBER => "المطلوب عدد", "un nombre est attendu", "a number";
        NOT_ZERO => "يجب ألا يكون 0", "0 n’est pas admis", "not 0";
        WHOLE_NUMBER => "المطلوب عدد صحيح", "un nombre entier est attendu", "a whole number";
        WHOLE_NUMBER_FROM_0 => "المطلوب عدد صحيح من 0 فما فوق", "un nombre entier à partir de 0 est attendu", "a whole number from 0 is expected";
        HUNDREDTHS => "المطلوب عدد برقمين على الأكثر بعد الفاصلة", "un nombre de deux décimales au plus est attendu", "a number with at most two decimals";
        INSTANT => "المطلوب تاريخ وساعة", "une date et une heure sont attendues", "an instant";
        DAY => "المطلوب تاريخ", "une date est attendue", "a day";
        FUTURE => "المطلوب تاريخ وساعة في المستقبل", "une date et une heure à venir sont attendues", "a date and time in the future";
        ID => "من 1 إلى 36 من الحروف اللاتينية والأرقام و'.' و'_' و'-'", "1 à 36 lettres, chiffres, '.', '_' ou '-'", "1 to 36 letters, digits, '.', '_' or '-'";
        NEW_ID => "من 1 إلى 36 من الحروف اللاتينية والأرقام و'.' و'_' و'-'، ولا يبدأ بإحدى هذه العلامات", "1 à 36 lettres, chiffres, '.', '_' ou '-', sans commencer par un de ces signes", "1 to 36 letters, digits, '.', '_' or '-', not beginning with one of the signs";
        EMAIL => "المطلوب عنوان بريد إلكتروني صحيح", "une adresse de courriel valide est attendue", "Value must be a valid email address";
        SUBSCRIPTION => "المطلوب اشتراك متصفح لدى خدمة إشعارات عمومية على https", "l’abonnement d’un navigateur auprès d’un service push public en https est attendu", "the subscription of a browser with a public push service over https";
        NO_EMAIL => "ليس عنوان بريد إلكتروني", "ce n’est pas une adresse de courriel", "no e-mail address";
        PASSWORD_COMMON => "كلمة السر هذه من أول ما يجربه الغرباء. اختاروا جملة من عدة كلمات", "ce mot de passe est parmi les premiers que l’on essaie. Prenez plutôt une phrase de plusieurs mots", "this password is among the first that strangers try. A phrase of several words is better";
        PERMISSIONS => "المطلوب لائحة صلاحيات", "une liste d’autorisations est attendue", "a list of permissions";
        PERMISSION_FORM => "المطلوب صلاحيات مثل read(\"any\")", "des autorisations telles que read(\"any\") sont attendues", "permissions such as read(\"any\")";
        FACTOR => "القيم الممكنة: totp، email، phone، recoveryCode", "totp, email, phone ou recoveryCode est attendu", "totp, email, phone or recoveryCode";
        TOTP => "القيمة الممكنة: totp", "totp est attendu", "totp";
        LANGUAGE => "القيم الممكنة: fr، ar، en", "fr, ar ou en est attendu", "fr, ar or en";
        PAPER_LANGUAGE => "القيم الممكنة: fr، ar، both", "fr, ar ou both est attendu", "fr, ar or both";
        SHEET => "القيم الممكنة: csv، xlsx، pdf، labels", "csv, xlsx, pdf ou labels est attendu", "csv, xlsx, pdf or labels";
        UNLABELLED => "القيم الممكنة: csv، xlsx، pdf (لا ملصقات لهذا السجل)", "csv, xlsx ou pdf est attendu\u{a0}: ce registre n’a pas d’étiquettes", "csv, xlsx or pdf: there are no labels of these";
        PICTURE => "القيم الممكنة: jpg، jpeg، png، webp، gif", "jpg, jpeg, png, webp ou gif est attendu", "jpg, jpeg, png, webp or gif";
        GRAVITY => "القيم الممكنة: center، أو جانب أو ركن مثل top-left", "center, ou un côté ou un coin tel que top-left, est attendu", "center, or a side or corner such as top-left";
        COLOUR => "المطلوب ستة أرقام بالنظام الست عشري بدون #", "six chiffres hexadécimaux sans # sont attendus", "six hexadecimal digits without #";
        FOLDER => "المطلوب كلمات تفصل بينها خطوط مائلة", "des mots séparés par des barres obliques sont attendus", "words with slashes between them";
        QR_TOO_LONG => "النص أطول مما يتسع له رمز QR", "le texte est trop long pour un code QR", "the text is too long for a QR code";
        QR_UNWRITTEN => "تعذرت كتابة صورة رمز QR", "l’image du code QR n’a pas pu être écrite", "the picture of the QR code could not be written";
        OUR_HOST => "يجب أن يكون العنوان على أحد مضيفي هذا الخادم", "l’adresse doit être sur un des hôtes de ce serveur", "URL host must be one of the hosts of this server";
        OUR_PAGE => "المطلوب صفحة من صفحات هذا الخادم", "une page de ce serveur est attendue", "a page of this server";
        NO_PUBLIC_URL => "لم يتم إعداد العنوان العمومي للخادم (public_url)", "l’adresse publique du serveur (public_url) n’est pas configurée", "public_url is not configured";
        TIME_OF_DAY => "المطلوب ساعة مثل 08:30", "une heure telle que 08:30 est attendue", "an hour such as 08:30";
        BOTH_HOURS => "المطلوب ساعة البداية وساعة النهاية معا", "l’heure de début et l’heure de fin vont ensemble", "the first and the last hour go together";
        QUIET_DAYS => "المطلوب أيام من 1 (الاثنين) إلى 7 (الأحد)، على ألا تشمل الأسبوع كله", "des jours de 1 (lundi) à 7 (dimanche) sont attendus, mais pas toute la semaine", "days from 1 (Monday) to 7 (Sunday), but not the whole week";
        DIGEST => "القيم الممكنة: none، daily، weekly", "none, daily ou weekly est attendu", "none, daily or weekly";
        CHANNELS_BY_KIND => "المطلوب in_app وmail وpush (true أو false) لكل نوع معروف", "in_app, mail et push (true ou false) par type connu sont attendus", "in_app, mail and push (true or false) by known kind";
        ENCODING => "القيم الممكنة: utf-8، windows-1252، windows-1256، macintosh، cp850، x-mac-arabic، cp720، utf-8-twice", "utf-8, windows-1252, windows-1256, macintosh, cp850, x-mac-arabic, cp720 ou utf-8-twice est attendu", "utf-8, windows-1252, windows-1256, macintosh, cp850, x-mac-arabic, cp720 or utf-8-twice";
        DAY_ORDER => "القيم الممكنة: dmy، mdy", "dmy ou mdy est attendu", "dmy or mdy";
        WHOLE_BODY => "لم يصل كاملا", "il n’est pas arrivé en entier", "it did not arrive whole";
    }
    filled {
        between(least, most) => "من {least} إلى {most}", "de {least} à {most}", "{least} to {most}";
        day_from(first) => "المطلوب تاريخ لا يسبق {first}", "une date à partir du {first} est attendue", "a day from {first} on";
        seconds(least, most) => "عدد الثواني: من {least} إلى {most}", "de {least} à {most} secondes", "{least} to {most} seconds";
        number_between(least, most) => "المطلوب عدد من {least} إلى {most}", "un nombre de {least} à {most} est attendu", "a number from {least} to {most}";
        whole_number(least, most) => "المطلوب عدد صحيح من {least} إلى {most}", "un nombre entier de {least} à {most} est attendu", "a whole number from {least} to {most}";
        characters(least, most) => "عدد الأحرف: من {least} إلى {most}", "de {least} à {most} caractères", "{least} to {most} characters";
        at_most_characters(most) => "عدد الأحرف: {most} على الأكثر", "{most} caractères au plus", "at most {most} characters";
        line(most) => "عدد الأحرف: {most} على الأكثر، في سطر واحد", "{most} caractères au plus, sur une seule ligne", "at most {most} characters, no line breaks";
        lines(most) => "عدد الأسطر: {most} على الأكثر", "{most} lignes au plus", "at most {most} lines";
        words(most) => "عدد الكلمات: {most} على الأكثر", "{most} mots au plus", "at most {most} words";
        plain_words(count, least, most) => "عدد الكلمات: {count} على الأكثر، وعدد الحروف والأرقام في كل كلمة: من {least} إلى {most}", "{count} mots au plus, de {least} à {most} lettres et chiffres", "at most {count} words of {least} to {most} letters and digits";
        permissions(most) => "عدد الصلاحيات: {most} على الأكثر", "{most} autorisations au plus", "at most {most} permissions";
        documents(least, most) => "عدد الوثائق: من {least} إلى {most}", "de {least} à {most} documents", "{least}–{most}";
        too_many_documents(most) => "عدد الوثائق المعنية يتجاوز {most}", "plus de {most} documents sont concernés", "> {most}";
        printed_rows(most) => "عدد الأسطر في ملف PDF: {most} على الأكثر، صفوا اللائحة أو اختاروا xlsx", "un PDF compte {most} lignes au plus\u{a0}: filtrez la liste ou choisissez xlsx", "a PDF has at most {most} rows: filter the list or take xlsx";
        printed_columns(most) => "عدد الأعمدة في ملف PDF: {most} على الأكثر", "un PDF compte {most} colonnes au plus", "a PDF has at most {most} columns";
        object_within(kilobytes) => "المطلوب كائن لا يتجاوز حجمه {kilobytes} كيلوبايت", "un objet de {kilobytes} Ko au plus est attendu", "an object of at most {kilobytes} KB";
        phone(least, most) => "يجب أن يبدأ رقم الهاتف بعلامة '+' وأن يكون عدد أرقامه من {least} إلى {most}", "le numéro de téléphone doit commencer par '+' et compter de {least} à {most} chiffres", "Phone number must start with a '+' and have between {least} and {most} digits.";
        password_bytes(least, most) => "كلمة السر من {least} إلى {most} بايت", "le mot de passe doit compter de {least} à {most} octets", "Password must be between {least} and {most} bytes long.";
        readable(error) => "تعذرت قراءته: {error}", "il est illisible\u{a0}: {error}", "{error}";
        one_of(words) => "القيم الممكنة: {words}", "une de ces valeurs est attendue\u{a0}: {words}", "one of these: {words}";
        answerable(status) => "تعذرت قراءة الطلب: {status}", "la demande n’a pas pu être lue\u{a0}: {status}", "{status}";
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{Lang, Rejection};

    /// The names in braces of a text, sorted.
    fn holes(text: &str) -> Vec<&str> {
        let mut names: Vec<&str> = text
            .split('{')
            .skip(1)
            .filter_map(|part| part.split('}').next())
            .collect();
        names.sort_unstable();
        names
    }

    /// The words in Latin letters of a text, its holes aside.
    fn latin(text: &str) -> BTreeSet<String> {
        let mut bare = text.to_owned();
        for hole in holes(text) {
            bare = bare.replace(&format!("{{{hole}}}"), " ");
        }
        bare.split(|c: char| !c.is_ascii_alphabetic())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn every_expectation_speaks_three_languages_with_the_same_arguments() {
        for (label, args) in ALL {
            let [ar, fr, en] = Lang::ALL.map(|lang| label.text(lang));
            let mut args = args.to_vec();
            args.sort_unstable();
            assert!(![ar, fr, en].contains(&"") && ar != fr && fr != en, "{en}");
            for text in [ar, fr, en] {
                assert_eq!(holes(text), args, "{text}");
            }
        }
    }

    /// What is Latin in an Arabic wording is a name that the wire knows: it stands in all three.
    #[test]
    fn an_arabic_expectation_is_arabic() {
        for (label, _) in ALL {
            assert!(
                label.ar.chars().any(|c| ('\u{620}'..='\u{64a}').contains(&c)),
                "{}",
                label.ar
            );
            let (fr, en) = (latin(label.fr), latin(label.en));
            for name in latin(label.ar) {
                assert!(fr.contains(&name) && en.contains(&name), "{name}: {}", label.ar);
            }
        }
    }

    #[test]
    fn an_expectation_is_told_in_the_readers_language() {
        let rejection = Rejection::argument("limit", between(1, 200));
        let [ar, fr, en] = Lang::ALL.map(|lang| rejection.text(lang));
        assert_eq!(ar, "قيمة غير صحيحة: limit (من 1 إلى 200)");
        assert_eq!(fr, "Paramètre «\u{a0}limit\u{a0}» incorrect\u{a0}: de 1 à 200");
        assert_eq!(en, "Invalid `limit` param: 1 to 200");
    }
}
