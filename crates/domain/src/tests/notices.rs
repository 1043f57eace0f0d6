//! What is told: every kind in three languages, with all their plurals and the same holes.

use platform::notice::plural::PluralForm;
use platform::notice::{text, texts};
use schema::Lang;
use serde_json::Value as Json;

/// The names in braces of a wording, sorted.
fn holes(wording: &'static str) -> Vec<&'static str> {
    let parts = text::parts(wording).into_iter();
    let mut names: Vec<&str> = parts.filter_map(|(_, hole)| hole).collect();
    names.sort_unstable();
    names
}

/// What a wording says beside its holes.
fn outside_holes(wording: &str) -> String {
    let parts = wording.split('{');
    parts
        .map(|part| part.split_once('}').map_or(part, |(_, said)| said))
        .collect()
}

#[test]
fn every_kind_speaks_three_languages_with_all_their_plurals() {
    let mut seen = std::collections::BTreeSet::new();
    for kind in crate::notices() {
        assert!(seen.insert(kind.id), "{} stands twice", kind.id);
        assert!(
            Lang::ALL.iter().all(|lang| !kind.label.text(*lang).is_empty()),
            "{}",
            kind.id
        );
        for text in [&kind.title, &kind.body] {
            let [ar, fr, en] = Lang::ALL.map(|lang| text.wordings(lang));
            let named = |wordings: &[(Option<PluralForm>, &'static str)]| holes(wordings.last().unwrap().1);
            assert_eq!((named(&ar), named(&fr)), (named(&en), named(&en)), "{}", kind.id);
            for (lang, wordings) in [(Lang::Ar, &ar), (Lang::Fr, &fr), (Lang::En, &en)] {
                let forms: Vec<PluralForm> = wordings.iter().filter_map(|(form, _)| *form).collect();
                assert!(
                    forms.is_empty() || forms == PluralForm::of(lang),
                    "{} in {lang:?}",
                    kind.id
                );
                assert!(wordings.iter().all(|(_, wording)| !wording.is_empty()), "{}", kind.id);
            }
            let is_arabic = |wording: &str| wording.chars().any(|c| ('\u{600}'..='\u{6ff}').contains(&c));
            // A wording of holes alone says what fills them.
            let says_nothing = |wording: &str| !outside_holes(wording).chars().any(char::is_alphabetic);
            let is_told = |wording: &str| is_arabic(wording) || says_nothing(wording);
            assert!(ar.iter().all(|said| is_told(said.1)), "{}", kind.id);
        }
    }
    assert!(seen.len() >= 9);
}

#[test]
fn the_web_gets_the_same_texts_in_its_own_form() {
    let files = texts::emit(&crate::notices().collect::<Vec<_>>());
    assert_eq!(
        files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(),
        [
            "../i18n/notices/ar.json",
            "../i18n/notices/fr.json",
            "../i18n/notices/en.json"
        ]
    );
    let read = |at: usize| serde_json::from_str::<Json>(&files[at].text).unwrap();
    let (ar, fr) = (read(0), read(1));
    assert_eq!(fr["delegations"]["given"]["title"], "Délégation de {{head.fr}}");
    assert_eq!(fr["imports"]["finished"]["body_other"], "{{count}} lignes importées.");
    let forms = ar["imports"]["finished"].as_object().unwrap();
    assert_eq!(forms.keys().filter(|key| key.starts_with("body_")).count(), 6);
}
