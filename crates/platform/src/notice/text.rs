//! What a notification says, in three languages, with the plurals of each.

use schema::{Document, Lang};
use serde_json::{Map, Value as Json};

use super::plural::PluralForm;

/// The parameter that plurals follow.
pub const COUNT: &str = "count";

/// A sentence with holes `{name}`, in three languages.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    ar: Sentence,
    fr: Sentence,
    en: Sentence,
}

/// The forms of one sentence that counts, in one language.
pub type PluralForms = &'static [(PluralForm, &'static str)];

#[derive(Clone, Copy, Debug)]
enum Sentence {
    Plain(&'static str),
    Counted(PluralForms),
}

impl Text {
    /// A sentence that counts nothing: Arabic, French, English.
    pub const fn new(ar: &'static str, fr: &'static str, en: &'static str) -> Self {
        Text {
            ar: Sentence::Plain(ar),
            fr: Sentence::Plain(fr),
            en: Sentence::Plain(en),
        }
    }

    /// A sentence that counts by the parameter `count`: the forms in Arabic, French, English.
    pub const fn plural(ar: PluralForms, fr: PluralForms, en: PluralForms) -> Self {
        Text {
            ar: Sentence::Counted(ar),
            fr: Sentence::Counted(fr),
            en: Sentence::Counted(en),
        }
    }

    /// Every wording of a language with the plural form that asks for it; one without a form when it counts nothing.
    pub fn wordings(&self, lang: Lang) -> Vec<(Option<PluralForm>, &'static str)> {
        match self.sentence(lang) {
            Sentence::Plain(text) => vec![(None, text)],
            Sentence::Counted(forms) => forms.iter().map(|(form, text)| (Some(*form), *text)).collect(),
        }
    }

    /// The sentence with its holes filled.
    pub fn fill(&self, lang: Lang, params: &Params) -> String {
        let wording = match self.sentence(lang) {
            Sentence::Plain(text) => text,
            Sentence::Counted(forms) => {
                let form = PluralForm::select(lang, params.count());
                let found = forms.iter().find(|(one, _)| *one == form).or(forms.last());
                found.map_or("", |(_, text)| text)
            }
        };
        let mut filled = String::with_capacity(wording.len());
        for (before, hole) in parts(wording) {
            filled.push_str(before);
            if let Some(hole) = hole {
                filled.push_str(&params.text(hole, lang));
            }
        }
        filled
    }

    fn sentence(&self, lang: Lang) -> Sentence {
        match lang {
            Lang::Ar => self.ar,
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// A wording cut at its holes: each piece of text with the name of the hole behind it.
pub fn parts(wording: &'static str) -> Vec<(&'static str, Option<&'static str>)> {
    let (mut parts, mut rest) = (Vec::new(), wording);
    while let Some((before, (hole, after))) = rest
        .split_once('{')
        .and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        parts.push((before, Some(hole)));
        rest = after;
    }
    parts.push((rest, None));
    parts
}

/// What fills the holes of a notification: `count` is a number, everything else a text in three languages, so that the
/// browser and the mail say the same without knowing what they speak of.
#[derive(Clone, Debug, Default)]
pub struct Params(Map<String, Json>);

impl Params {
    /// None yet.
    pub fn new() -> Self {
        Params::default()
    }

    /// The parameters that a row holds.
    pub fn of(json: Json) -> Self {
        Params(match json {
            Json::Object(map) => map,
            _ => Map::new(),
        })
    }

    /// The number that plurals follow.
    #[must_use]
    pub fn with_count(mut self, count: u64) -> Self {
        self.0.insert(COUNT.to_owned(), count.into());
        self
    }

    /// A text that is the same in every language: a number of a paper, a name that is written in one script.
    #[must_use]
    pub fn with(self, name: &str, text: &str) -> Self {
        self.with_text(name, |_| text.to_owned())
    }

    /// A name in French and in Arabic; English takes the French one, and each the other where it is missing.
    #[must_use]
    pub fn with_name(self, name: &str, fr: &str, ar: &str) -> Self {
        let [fr, ar] = if fr.is_empty() {
            [ar, ar]
        } else if ar.is_empty() {
            [fr, fr]
        } else {
            [fr, ar]
        };
        self.with_text(name, |lang| if lang == Lang::Ar { ar } else { fr }.to_owned())
    }

    /// The name of a document, as its collection titles it.
    #[must_use]
    pub fn with_title(self, name: &str, document: &Document) -> Self {
        let (fr, ar) = document.title();
        self.with_name(name, &fr, &ar)
    }

    /// A day, in words.
    #[must_use]
    pub fn day(self, name: &str, day: jiff::civil::Date) -> Self {
        self.with_text(name, |lang| accounts::letter::day(day, lang))
    }

    /// A text for each language.
    #[must_use]
    pub fn with_text(mut self, name: &str, text: impl Fn(Lang) -> String) -> Self {
        let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), Json::from(text(lang))));
        self.0
            .insert(name.to_owned(), Json::Object(texts.into_iter().collect()));
        self
    }

    /// As a row holds them.
    pub fn json(&self) -> Json {
        Json::Object(self.0.clone())
    }

    fn count(&self) -> u64 {
        self.0.get(COUNT).and_then(Json::as_u64).unwrap_or(0)
    }

    fn text(&self, name: &str, lang: Lang) -> String {
        match self.0.get(name) {
            Some(Json::Object(texts)) => texts
                .get(lang.code())
                .and_then(Json::as_str)
                .unwrap_or_default()
                .to_owned(),
            Some(Json::String(text)) => text.clone(),
            Some(other) => other.to_string(),
            None => String::new(),
        }
    }
}
