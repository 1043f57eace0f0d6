//! Forms of text: a normaliser, a pattern, and the words that explain it.

use crate::clean::{self, is_unseen};
use crate::{ErrorCode, Label};

/// How a text is normalised and what it must then look like.
pub struct Form {
    /// Name in the metadata for forms on the web.
    pub name: &'static str,
    /// Makes one spelling of many, of a text that is clean already ([`Form::normal`]).
    pub spelling: fn(&str) -> String,
    /// Whether the normal spelling is right.
    pub is_right: fn(&str) -> bool,
    /// The same as a regular expression, for the web's courtesy check of a typed (not yet normalised) text. It refuses nothing
    /// that is right once it is normal: `web/src/engine/record-form/validation.test.ts` tries both on the same texts.
    pub pattern: &'static str,
    /// What is expected, for the refusal.
    pub expects: Label,
    /// The refusal instead of the general one.
    pub otherwise: Option<ErrorCode>,
    /// The words that a search looks for, in any order, in place of the text as typed.
    pub sought: Option<fn(&str) -> String>,
}

impl Form {
    /// The one spelling of what was typed, pasted or read from a file: every door passes here, and filter values too.
    pub fn normal(&self, text: &str) -> String {
        (self.spelling)(&clean::code(text))
    }
}

/// National identity number: one or two capitals and digits; spaces and hyphens are dropped.
pub static CIN: Form = Form {
    name: "cin",
    spelling: |text| squeeze(text, &[' ', '-', '.']).to_uppercase(),
    is_right: |text| {
        let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
        let digits = &text[letters..];
        (1..=2).contains(&letters) && (2..=7).contains(&digits.len()) && all_digits(digits)
    },
    pattern: r"^[\s.\-]*[A-Za-z][\s.\-]*[A-Za-z]?([\s.\-]*[0-9]){2,7}[\s.\-]*$",
    expects: Label::new(
        "حرف أو حرفان لاتينيان ثم من رقمين إلى سبعة أرقام، مثلا AB123456",
        "une ou deux lettres puis 2 à 7 chiffres, par exemple AB123456",
        "one or two letters then 2 to 7 digits, for example AB123456",
    ),
    otherwise: None,
    sought: None,
};

/// Moroccan telephone: 05–08 and ten digits, or +212 and nine; kept as E.164.
pub static PHONE: Form = Form {
    name: "phone",
    spelling: |text| {
        let bare = squeeze(text, &[' ', '-', '.', '(', ')', '/']);
        let international = bare.strip_prefix("00212").or_else(|| bare.strip_prefix("+212"));
        match (international, bare.strip_prefix('0')) {
            (Some(rest), _) => format!("+212{}", rest.strip_prefix('0').unwrap_or(rest)),
            (None, Some(rest)) if bare.len() == 10 && rest.starts_with(['5', '6', '7', '8']) => format!("+212{rest}"),
            _ => bare,
        }
    },
    is_right: |text| {
        text.strip_prefix("+212")
            .is_some_and(|rest| rest.len() == 9 && all_digits(rest))
    },
    pattern: r"^[\s.\-/()]*(0[\s.\-/()]*[5-8]([\s.\-/()]*[0-9]){8}|(\+|0[\s.\-/()]*0)[\s.\-/()]*2[\s.\-/()]*1[\s.\-/()]*2([\s.\-/()]*[0-9]){9,10})[\s.\-/()]*$",
    expects: Label::new(
        "عشرة أرقام تبتدئ بـ 05 أو 06 أو 07 أو 08، أو \u{200e}+212 وتسعة أرقام",
        "dix chiffres commençant par 05, 06, 07 ou 08, ou +212 et neuf chiffres",
        "ten digits beginning with 05, 06, 07 or 08, or +212 and nine digits",
    ),
    otherwise: None,
    sought: None,
};

/// Country, by its two letters of ISO 3166-1 where they are known; Morocco also by the words that people write for its nationality.
pub static COUNTRY: Form = Form {
    name: "country",
    spelling: |text| {
        const MOROCCAN: &[&str] = &[
            "maroc",
            "marocain",
            "marocaine",
            "morocco",
            "moroccan",
            "المغرب",
            "مغربي",
            "مغربية",
            "مغربي(ة)",
        ];
        let text = text.trim();
        let is_code = text.len() == 2 && text.bytes().all(|letter| letter.is_ascii_alphabetic());
        match text.to_lowercase().as_str() {
            folded if MOROCCAN.contains(&folded) => "MA".to_owned(),
            _ if is_code => text.to_uppercase(),
            _ => text.to_owned(),
        }
    },
    is_right: |text| !text.is_empty(),
    pattern: r"\S",
    expects: Label::new("بلد", "un pays", "a country"),
    otherwise: None,
    sought: None,
};

/// E-mail address, kept in lower case.
pub static EMAIL: Form = Form {
    name: "email",
    spelling: |text| text.trim().to_lowercase(),
    is_right: |text| match text.split_once('@') {
        Some((local, host)) => {
            let is_plain = !text
                .chars()
                .any(|c| c.is_whitespace() || c.is_control() || is_unseen(c) || "<>()[],;:\"\\".contains(c));
            let has_dot = host.split('.').count() > 1 && host.split('.').all(|part| !part.is_empty());
            is_plain && has_dot && !local.is_empty() && local.len() <= 64 && !host.contains('@')
        }
        None => false,
    },
    pattern: r"^\s*[^\s@<>()\[\],;:\\]+@[^\s@.]+(\.[^\s@.]+)+\s*$",
    expects: Label::new(
        "عنوان بريد إلكتروني، مثلا nom@commune.ma",
        "une adresse de courriel, par exemple nom@commune.ma",
        "an e-mail address, for example name@commune.ma",
    ),
    otherwise: None,
    sought: None,
};

/// So many signs has the longest code that a terminal knows.
const LONGEST_DEVICE_CODE: usize = 24;

/// The code of somebody at attendance devices: letters and digits, in capitals, leading zeros kept. Some makes part theirs by
/// hyphens or underscores.
pub static DEVICE_CODE: Form = Form {
    name: "deviceCode",
    spelling: str::to_ascii_uppercase,
    is_right: |text| {
        let is_sign = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'_';
        (1..=LONGEST_DEVICE_CODE).contains(&text.len())
            && text.bytes().all(is_sign)
            && text.bytes().any(|byte| byte.is_ascii_alphanumeric())
    },
    pattern: r"^[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*[0-9A-Za-z_٠-٩۰-۹\-]{1,24}[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*$",
    expects: Label::new(
        "حروف لاتينية أو أرقام، إلى 24، مثلا \u{2066}NB2401004\u{2069} أو \u{2066}0042\u{2069}",
        "des lettres ou des chiffres, 24 au plus, par exemple NB2401004 ou 0042",
        "letters or digits, 24 at most, for example NB2401004 or 0042",
    ),
    otherwise: None,
    sought: None,
};

/// So many digits has the number of a bank account in Morocco, the last two of which are its key.
const RIB_DIGITS: usize = 24;

/// Number of a bank account: 24 digits, of which the key makes a multiple of 97.
pub static RIB: Form = Form {
    name: "rib",
    spelling: |text| squeeze(text, &[' ', '-', '.', '/']),
    is_right: |text| {
        let remainder = |text: &str| {
            text.bytes()
                .fold(0_u32, |rest, digit| (rest * 10 + u32::from(digit - b'0')) % 97)
        };
        text.len() == RIB_DIGITS && all_digits(text) && remainder(text) == 0
    },
    pattern: r"^[\s.\-/]*([0-9][\s.\-/]*){24}$",
    expects: Label::new(
        "24 رقما مع مفتاحها الصحيح (آخر رقمين)",
        "24 chiffres dont la clé (les deux derniers) est juste",
        "24 digits whose key (the last two) is right",
    ),
    otherwise: None,
    sought: None,
};

/// Local time of day, `HH:MM`.
pub static TIME: Form = Form {
    name: "time",
    spelling: |text| {
        // A workbook shows seconds that nobody meant.
        let text = text
            .strip_suffix(":00")
            .filter(|rest| rest.contains(':'))
            .unwrap_or(text);
        if text.len() == 4 && text.as_bytes()[1] == b':' {
            format!("0{text}")
        } else {
            text.to_owned()
        }
    },
    is_right: |text| {
        let part = |range: std::ops::Range<usize>| text.get(range).and_then(|part| part.parse::<u8>().ok());
        text.len() == 5
            && text.as_bytes()[2] == b':'
            && part(0..2).is_some_and(|h| h < 24)
            && part(3..5).is_some_and(|m| m < 60)
    },
    pattern: r"^\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\s*$",
    expects: Label::new(
        "ساعة بصيغة HH:MM",
        "une heure sous la forme HH:MM",
        "a time of day as HH:MM",
    ),
    otherwise: None,
    sought: None,
};

fn squeeze(text: &str, dropped: &[char]) -> String {
    text.trim().chars().filter(|c| !dropped.contains(c)).collect()
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_take_their_normal_form() {
        for (form, typed, kept) in [
            (&CIN, "be 277459", "BE277459"),
            (&CIN, " a-12 ", "A12"),
            (&CIN, "AB\u{202F}45123", "AB45123"),
            (&CIN, "\u{200F}ab٤٥١٢٣", "AB45123"),
            (&CIN, "AB\u{2011}45123", "AB45123"),
            (&PHONE, "\u{202A}+212 612-345678\u{202C}", "+212612345678"),
            (&PHONE, "06\u{202F}12\u{202F}34\u{202F}56\u{202F}78", "+212612345678"),
            (&PHONE, "٠٦١٢٣٤٥٦٧٨", "+212612345678"),
            (&PHONE, "۰۶۱۲۳۴۵۶۷۸", "+212612345678"),
            (&PHONE, "０６\u{2010}12345678", "+212612345678"),
            (&EMAIL, "\u{200b}nom@commune.ma\u{a0}", "nom@commune.ma"),
            (&TIME, "08:30:00", "08:30"),
            (&TIME, "٠٨:٣٠", "08:30"),
            (&PHONE, "06 12 34 56 78", "+212612345678"),
            (&PHONE, "+212 (0)612-345-678", "+212612345678"),
            (&PHONE, "00212612345678", "+212612345678"),
            (&PHONE, "06/12/34/56/78", "+212612345678"),
            (&PHONE, "+2120612345678", "+212612345678"),
            (&PHONE, "+212 4 12345678", "+212412345678"),
            (&CIN, "BE.277459", "BE277459"),
            (&EMAIL, " Nom@Commune.MA ", "nom@commune.ma"),
            (&DEVICE_CODE, "٠٠٧", "007"),
            (&DEVICE_CODE, "۱۲۳", "123"),
            (&DEVICE_CODE, " nb2401004 ", "NB2401004"),
            (&DEVICE_CODE, "\u{202a}nb-٢٤\u{202c}", "NB-24"),
            (&TIME, "8:30", "08:30"),
            (&RIB, "011 519 0000012050005349 21", "011519000001205000534921"),
            (&RIB, "٠١١-٥١٩-٠٠٠٠٠١٢٠٥٠٠٠٥٣٤٩-٢١", "011519000001205000534921"),
        ] {
            let normal = form.normal(typed);
            assert_eq!(normal, kept);
            assert!((form.is_right)(&normal), "{typed}");
        }
    }

    #[test]
    fn wrong_texts_are_refused() {
        for (form, typed) in [
            (&CIN, "123456"),
            (&CIN, "ABC1234"),
            (&CIN, "A1"),
            (&CIN, "AB12345678"),
            (&CIN, "أ123"),
            (&PHONE, "0912345678"),
            (&PHONE, "061234567"),
            (&PHONE, "+33612345678"),
            (&EMAIL, "nom@commune"),
            (&EMAIL, "a b@c.ma"),
            (&EMAIL, "a@b@c.ma"),
            (&EMAIL, "a\u{0}b@c.ma@"),
            (&DEVICE_CODE, "12 a"),
            (&DEVICE_CODE, "é12"),
            (&DEVICE_CODE, "رمز"),
            (&DEVICE_CODE, "--"),
            (&DEVICE_CODE, "1234567890123456789012345"),
            (&DEVICE_CODE, ""),
            (&RIB, "011519000001205000534922"),
            (&RIB, "01151900000120500053492"),
            (&RIB, "x"),
            (&TIME, "24:00"),
            (&TIME, "8h30"),
        ] {
            assert!(!(form.is_right)(&form.normal(typed)), "{typed}");
        }
    }
}
