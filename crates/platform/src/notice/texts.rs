//! The texts of the kinds for the web, in i18next's form: the same source as that of mails.

use schema::Lang;
use schema::typescript::Emitted;
use serde_json::{Map, Value as Json};

use super::NoticeKind;
use super::text::{COUNT, Text, parts};

/// The generated files of these kinds, below `web/src/api`.
pub fn emit(kinds: &[&'static NoticeKind]) -> Vec<Emitted> {
    Lang::ALL.map(|lang| file(kinds, lang)).into()
}

fn file(kinds: &[&'static NoticeKind], lang: Lang) -> Emitted {
    let mut texts = Json::Object(Map::new());
    for kind in kinds {
        insert_text(&mut texts, kind.id, Json::from(kind.label.text(lang)), "label");
        for (name, text) in [("title", &kind.title), ("body", &kind.body)] {
            for (key, wording) in plural_keys(name, text, lang) {
                insert_text(&mut texts, kind.id, Json::from(wording), &key);
            }
        }
    }
    Emitted {
        path: format!("../i18n/notices/{}.json", lang.code()),
        text: format!("{texts:#}\n"),
    }
}

/// The keys of a text with its wordings: `title`, or `title_one`, `title_other`, …
fn plural_keys(name: &str, text: &Text, lang: Lang) -> Vec<(String, String)> {
    let key = |form: Option<super::plural::PluralForm>| match form {
        Some(form) => format!("{name}_{}", form.name()),
        None => name.to_owned(),
    };
    let wordings = text.wordings(lang).into_iter();
    wordings
        .map(|(form, text)| (key(form), i18next_placeholders(text, lang)))
        .collect()
}

/// `{unit}` → `{{unit.fr}}`: all parameters but the count are told in three languages.
fn i18next_placeholders(wording: &'static str, lang: Lang) -> String {
    let hole = |name: &str| match name {
        COUNT => "{{count}}".to_owned(),
        name => format!("{{{{{name}.{}}}}}", lang.code()),
    };
    let piece = |(text, name): (&str, Option<&str>)| format!("{text}{}", name.map(hole).unwrap_or_default());
    parts(wording).into_iter().map(piece).collect()
}

/// Puts a text below the parts of the kind's id.
fn insert_text(texts: &mut Json, id: &str, text: Json, key: &str) {
    let mut at = texts;
    for part in id.split('.') {
        at = &mut at[part];
    }
    at[key] = text;
}
