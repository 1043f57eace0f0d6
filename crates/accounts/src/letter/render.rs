//! A letter as a page, as a text, and as a short message. Whatever is filled in is escaped, and never read again for
//! further holes.

use engine::notify::sms::with_sender;
use jiff::Timestamp;
use schema::{Label, Lang};

use super::words::{self, CODE_HOLDS, COPY, FOOT, LINK_HOLDS, PHRASE, SMS};
use super::{Kind, moment, subject};

const LAYOUT: &str = include_str!("layout.html");
const PARAGRAPH: &str = r#"<p style="margin:0 0 16px">{text}</p>"#;
const BUTTON: &str = r#"<p style="margin:0 0 16px"><a href="{link}" style="display:inline-block;padding:12px 24px;background:#1864ab;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">{text}</a></p>"#;
const ADDRESS: &str = r#"<p dir="ltr" style="margin:0 0 16px;font-size:13px;text-align:left;word-break:break-all"><a href="{link}" style="color:#1864ab">{link}</a></p>"#;
const CODE: &str = r#"<p dir="ltr" style="margin:0 0 16px;text-align:center;font:600 32px/1.3 Consolas,Menlo,monospace;letter-spacing:6px"><bdo dir="ltr">{code}</bdo></p>"#;
/// Makes a plain text right-to-left even where it begins with a Latin name (UAX #9, right-to-left mark).
const RIGHT_TO_LEFT: char = '\u{200f}';

/// What a letter is filled with.
pub(super) struct LetterValues {
    /// The reader's language.
    pub lang: Lang,
    /// The name of the commune.
    pub house: String,
    /// When the secret expires, or when it happened.
    pub at: Timestamp,
    /// The code.
    pub code: Option<String>,
    /// Where the button leads.
    pub link: Option<String>,
    /// The phrase that the screen shows too.
    pub phrase: Option<String>,
}

impl LetterValues {
    /// A text of ours with its holes filled.
    fn label(&self, label: Label) -> String {
        let (when, hour) = (
            moment::format_moment(self.at, self.lang),
            moment::hour(self.at, self.lang),
        );
        let [code, phrase] = [&self.code, &self.phrase].map(|text| text.as_deref().unwrap_or_default());
        let values = [
            ("house", self.house.as_str()),
            ("when", &when),
            ("hour", &hour),
            ("code", code),
            ("phrase", phrase),
        ];
        fill(label.text(self.lang), &values)
    }

    /// How long the secret holds, when there is one.
    fn validity(&self, kind: Kind) -> Option<String> {
        let label = if self.code.is_some() { CODE_HOLDS } else { LINK_HOLDS };
        (!kind.is_notice()).then(|| self.label(label))
    }
}

/// The page.
pub(super) fn html(kind: Kind, filling: &LetterValues) -> String {
    let words = words::of(kind);
    let mut body = vec![paragraph(&filling.label(words.lead))];
    if let Some(code) = &filling.code {
        body.push(fill(CODE, &[("code", &escape_html(code))]));
    }
    if filling.phrase.is_some() {
        body.push(paragraph(&filling.label(PHRASE)));
    }
    if let Some(link) = &filling.link {
        body.extend(button(&filling.label(words.button), &filling.label(COPY), link));
    }
    body.extend(filling.validity(kind).map(|text| paragraph(&text)));
    body.push(paragraph(&filling.label(words.not_you)));
    page(&LetterPage {
        lang: filling.lang,
        house: &filling.house,
        subject: &subject(kind, filling.lang),
        foot: &filling.label(FOOT),
        body: &body.join("\n"),
    })
}

/// The page of any letter.
pub(super) struct LetterPage<'p> {
    /// The reader's language.
    pub lang: Lang,
    /// The name of the commune.
    pub house: &'p str,
    /// The subject, which is the heading too.
    pub subject: &'p str,
    /// What stands at the foot.
    pub foot: &'p str,
    /// What stands between, escaped already.
    pub body: &'p str,
}

/// The page around a body.
pub(super) fn page(page: &LetterPage<'_>) -> String {
    let (dir, start) = match page.lang {
        Lang::Ar => ("rtl", "right"),
        Lang::Fr | Lang::En => ("ltr", "left"),
    };
    let values = [
        ("lang", page.lang.code()),
        ("dir", dir),
        ("start", start),
        ("house", &escape_html(page.house)),
        ("subject", &escape_html(page.subject)),
        ("body", page.body),
        ("foot", &escape_html(page.foot)),
    ];
    fill(LAYOUT, &values)
}

/// A paragraph of a page.
pub(super) fn paragraph(text: &str) -> String {
    fill(PARAGRAPH, &[("text", &escape_html(text))])
}

/// A button of a page, with its address in full beneath.
pub(super) fn button(text: &str, copy: &str, link: &str) -> [String; 3] {
    let link = escape_html(link);
    [
        fill(BUTTON, &[("link", &link), ("text", &escape_html(text))]),
        paragraph(copy),
        fill(ADDRESS, &[("link", &link)]),
    ]
}

/// The text alone. A link stands on a line of its own, without marks that a reader would take for a part of it.
pub(super) fn text(kind: Kind, filling: &LetterValues) -> String {
    let words = words::of(kind);
    let mut parts = vec![filling.house.clone(), filling.label(words.lead)];
    parts.extend(filling.code.clone());
    parts.extend(filling.phrase.is_some().then(|| filling.label(PHRASE)));
    parts.extend(filling.link.clone());
    parts.extend(filling.validity(kind));
    parts.push(filling.label(words.not_you));
    parts.push(filling.label(FOOT));
    let bare = [&filling.link, &filling.code];
    let is_bare = |part: &String| bare.iter().any(|one| one.as_ref() == Some(part));
    lines(filling.lang, parts, is_bare)
}

/// The parts of a plain text; in Arabic each begins at the right, but for bare links and codes.
pub(super) fn lines(lang: Lang, parts: Vec<String>, is_bare: impl Fn(&String) -> bool) -> String {
    let marked = |part: String| {
        if lang == Lang::Ar && !is_bare(&part) {
            format!("{RIGHT_TO_LEFT}{part}")
        } else {
            part
        }
    };
    let lines: Vec<String> = parts.into_iter().map(marked).collect();
    lines.join("\n\n") + "\n"
}

/// The code as a short message.
pub(super) fn sms(filling: &LetterValues) -> String {
    with_sender(&filling.house, &filling.label(SMS))
}

/// Fills the holes `{name}` in one pass; a hole that is not named stays.
pub(super) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let hole = after.split_once('}');
        let found = hole.and_then(|(name, left)| Some((values.iter().find(|(known, _)| *known == name)?.1, left)));
        rest = if let Some((value, left)) = found {
            filled.push_str(value);
            left
        } else {
            filled.push('{');
            after
        };
    }
    filled.push_str(rest);
    filled
}

/// Safe in a page, in its texts and in its quoted attributes.
fn escape_html(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}
