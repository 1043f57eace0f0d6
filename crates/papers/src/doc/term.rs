//! The fixed words of administrative papers, as the administration writes them in each language.

use jiff::civil::Date;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use super::Mode;
use super::head::{Delegation, Watermark};

/// A word of the house in its three languages.
pub(super) struct Term {
    pub fr: &'static str,
    pub ar: &'static str,
    pub en: &'static str,
}

const fn term(fr: &'static str, ar: &'static str, en: &'static str) -> Term {
    Term { fr, ar, en }
}

pub(super) const NUMBER: Term = term("N°", "عدد:", "No.");
pub(super) const SUBJECT: Term = term("Objet\u{a0}:", "الموضوع:", "Subject:");
pub(super) const REFERENCE: Term = term("Réf. :", "المرجع:", "Ref.:");
pub(super) const ATTACHMENTS: Term = term("P.J. :", "المرفقات:", "Encl.:");
pub(super) const UNDER_COVER: Term = term("S/C de", "تحت إشراف", "Through");
pub(super) const COPIES: Term = term("Ampliation\u{a0}:", "نسخة موجهة إلى:", "Copies to:");
pub(super) const STAMP: Term = term("Cachet", "الخاتم", "Stamp");
pub(super) const VERIFY: Term = term(
    "Document vérifiable en ligne",
    "يمكن التحقق من هذه الوثيقة عبر الأنترنت",
    "This document can be checked online",
);
pub(super) const AT_COUNTER: Term = term(
    "Document à vérifier au guichet de la commune",
    "يتم التحقق من هذه الوثيقة بشباك الجماعة",
    "To be verified at the counter of the commune",
);
pub(super) const WORKING: Term = term(
    "Document de travail\u{a0}: seul le PDF fait foi",
    "وثيقة عمل: ملف PDF وحده هو المرجع",
    "Working document: the PDF alone is authentic",
);
pub(super) const CODE: Term = term("Code\u{a0}:", "الرمز:", "Code:");
pub(super) const RECEIPT: Term = term("Quittance", "وصل", "Receipt");
pub(super) const STUB: Term = term("Souche", "الأرومة", "Counterfoil");
pub(super) const AMOUNT: Term = term("Montant", "المبلغ", "Amount");
pub(super) const IN_WORDS: Term = term("En toutes lettres", "بالحروف", "In words");
pub(super) const PAGE: Term = term("Page", "صفحة", "Page");
pub(super) const PAGE_OF: Term = term("sur", "من", "of");

impl Term {
    /// The term in one language.
    pub(super) fn text(&self, lang: Mode) -> &'static str {
        match lang {
            Mode::Ar => self.ar,
            Mode::En => self.en,
            Mode::Fr | Mode::Both => self.fr,
        }
    }
}

/// What is written across the page.
pub(super) fn watermark(mark: Watermark) -> Term {
    match mark {
        Watermark::Draft => term("PROJET", "مشروع", "DRAFT"),
        Watermark::Cancelled => term("ANNULÉ", "ملغى", "CANCELLED"),
        Watermark::Duplicate => term("DUPLICATA", "نظير", "DUPLICATE"),
        Watermark::Copy => term("COPIE", "نسخة", "COPY"),
        Watermark::Specimen => term("SPÉCIMEN", "نموذج", "SPECIMEN"),
    }
}

/// What follows the name of the office that another signs for.
pub(super) fn by(delegation: Delegation) -> Option<Term> {
    match delegation {
        Delegation::Own => None,
        Delegation::Delegation => Some(term("par délégation", "بالتفويض", "by delegation")),
        Delegation::Substitution => Some(term("par intérim", "بالنيابة", "acting for")),
    }
}

/// What a month is called in Arabic, in French and in English, the first being 1.
pub fn month_name(month: i8) -> Option<(&'static str, &'static str, &'static str)> {
    let at = usize::try_from(month).ok()?.checked_sub(1)?;
    MONTHS.get(at).map(|name| (name.ar, name.fr, name.en))
}

/// The names of the months; in Arabic those of Morocco.
const MONTHS: [Term; 12] = [
    term("janvier", "يناير", "January"),
    term("février", "فبراير", "February"),
    term("mars", "مارس", "March"),
    term("avril", "أبريل", "April"),
    term("mai", "ماي", "May"),
    term("juin", "يونيو", "June"),
    term("juillet", "يوليوز", "July"),
    term("août", "غشت", "August"),
    term("septembre", "شتنبر", "September"),
    term("octobre", "أكتوبر", "October"),
    term("novembre", "نونبر", "November"),
    term("décembre", "دجنبر", "December"),
];

/// What a month is called in Arabic elsewhere: in Egypt and the Gulf, in Syria and Iraq, in Algeria and Tunisia, and as people
/// spell it.
const ELSEWHERE: [&[&str]; 12] = [
    &["كانون الثاني", "جانفي", "جنفي"],
    &["شباط", "فيفري", "فبرابر"],
    &["آذار"],
    &["نيسان", "أفريل", "إبريل"],
    &["مايو", "أيار", "مايه"],
    &["حزيران", "جوان", "يونيه"],
    &["يوليو", "تموز", "جويلية", "يوليه"],
    &["أغسطس", "آب", "أوت", "اوغسطس"],
    &["سبتمبر", "أيلول", "شتمبر"],
    &["تشرين الأول"],
    &["نوفمبر", "تشرين الثاني", "نونمبر"],
    &["ديسمبر", "كانون الأول", "دسمبر", "دجمبر"],
];

/// The month of that name in any of the languages, from 1 on: whole, or by its first letters where they are of no other month
/// (`avr.`, `sept.`); accents may be left out, as people do.
pub(crate) fn month_named(name: &str) -> Option<i8> {
    let name = bare(name.trim_end_matches('.'));
    let is_begun = name.chars().count() >= 3 && name.is_ascii();
    let is_it = |(month, elsewhere): &(&Term, &&[&str])| {
        let latin = [month.fr, month.en].map(bare);
        let arabic = elsewhere.iter().chain([&month.ar]);
        latin
            .iter()
            .any(|known| *known == name || is_begun && known.starts_with(&name))
            || arabic.into_iter().any(|known| bare(known) == name)
    };
    let mut found = (1..)
        .zip(MONTHS.iter().zip(&ELSEWHERE))
        .filter(|(_, names)| is_it(names));
    let (month, _) = found.next()?;
    found.next().is_none().then_some(month)
}

/// A word without case, accents, vowels and the spellings of alif.
pub(crate) fn bare(text: &str) -> String {
    text.to_lowercase()
        .nfkd()
        .filter(|c| !is_combining_mark(*c) && *c != 'ـ')
        .map(|c| match c {
            'ٱ' => 'ا',
            'ة' => 'ه',
            'ى' | 'ی' => 'ي',
            other => other,
        })
        .collect()
}

/// A day in words, held together by no-break spaces: `20 novembre 2026`, `1er janvier 2026`, `20 نونبر 2026`.
pub(super) fn date(day: Date, lang: Mode) -> String {
    let month = usize::try_from(day.month() - 1)
        .ok()
        .and_then(|month| MONTHS.get(month));
    let month = month.map_or("", |month| month.text(lang));
    let ordinal = if day.day() == 1 && matches!(lang, Mode::Fr | Mode::Both) {
        "er"
    } else {
        ""
    };
    format!("{}{ordinal}\u{A0}{month}\u{A0}{:04}", day.day(), day.year())
}

/// A day in figures: `20/11/2026`.
pub(super) fn day(day: Date) -> String {
    format!("{:02}/{:02}/{:04}", day.day(), day.month(), day.year())
}

/// The figures of an amount: hundredths as `1 250,00`, groups held together by no-break spaces.
pub(super) fn amount(hundredths: i64) -> String {
    let whole = (hundredths.unsigned_abs() / 100).to_string();
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push('\u{A0}');
        }
        grouped.push(digit);
    }
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{grouped},{:02}", hundredths.unsigned_abs() % 100)
}

/// The dirham as it stands after an amount.
pub(super) const DIRHAM: Term = term("DH", "درهم", "MAD");

/// `Le Président` as it stands inside a French sentence: `le Président`.
pub fn inside_sentence(text: &str) -> String {
    article(text).map_or_else(
        || text.to_owned(),
        |article| format!("{}{}", article.to_lowercase(), &text[article.len()..]),
    )
}

/// `Le Président` as it stands after a name in French, which takes no article there: `Ahmed Benjelloun, Président`.
pub fn after_name(text: &str) -> String {
    let bare = article(text).map_or(text, |article| &text[article.len()..]);
    let mut letters = bare.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The French article that a quality begins with.
fn article(text: &str) -> Option<&'static str> {
    ["Le ", "La ", "L'", "L’", "Les "]
        .into_iter()
        .find(|article| text.starts_with(article))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date as on;

    #[test]
    fn days_are_written_as_the_administration_writes_them() {
        assert_eq!(date(on(2026, 11, 20), Mode::Ar), "20\u{A0}نونبر\u{A0}2026");
        assert_eq!(date(on(2026, 8, 1), Mode::Fr), "1er\u{A0}août\u{A0}2026");
        assert_eq!(date(on(2026, 8, 1), Mode::En), "1\u{A0}August\u{A0}2026");
        assert_eq!(day(on(2026, 1, 2)), "02/01/2026");
    }

    #[test]
    fn a_month_is_known_by_its_names_and_by_how_they_begin() {
        for (name, month) in [
            ("janv.", 1),
            ("FÉVR", 2),
            ("fev", 2),
            ("mar", 3),
            ("avr.", 4),
            ("Apr", 4),
            ("mai", 5),
            ("may", 5),
            ("مايو", 5),
            ("juil.", 7),
            ("jul", 7),
            ("aout", 8),
            ("أُغسطس", 8),
            ("غشت", 8),
            ("sept.", 9),
            ("اكتوبر", 10),
            ("تشرين الثاني", 11),
            ("déc.", 12),
            ("كانون الأول", 12),
        ] {
            assert_eq!(month_named(name), Some(month), "{name}");
        }
        for name in ["jui", "ma", "j", "", "brumaire", "كانون", "avrilx"] {
            assert_eq!(month_named(name), None, "{name}");
        }
    }

    #[test]
    fn a_quality_loses_its_article_after_a_name() {
        assert_eq!(
            after_name("Le Directeur général des services"),
            "Directeur général des services"
        );
        assert_eq!(after_name("L’adjointe au maire"), "Adjointe au maire");
        assert_eq!(after_name("Président"), "Président");
        assert_eq!(inside_sentence("L’adjointe au maire"), "l’adjointe au maire");
    }

    #[test]
    fn amounts_are_grouped_and_never_broken() {
        let shown = [
            (0, "0,00"),
            (-5, "-0,05"),
            (125_000, "1\u{A0}250,00"),
            (100_000_000, "1\u{A0}000\u{A0}000,00"),
        ];
        for (hundredths, text) in shown {
            assert_eq!(amount(hundredths), text);
        }
        assert_eq!(amount(i64::MIN), "-92\u{A0}233\u{A0}720\u{A0}368\u{A0}547\u{A0}758,08");
    }
}
