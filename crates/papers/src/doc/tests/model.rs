use crate::doc::{Block, Doc, Line, Mode, Run, Words};
use serde_json::{Value, json, to_value};

fn told(words: &Words) -> Value {
    to_value(words).unwrap()
}

#[test]
fn plain_text_is_a_string_and_everything_else_a_list_of_runs() {
    assert_eq!(told(&Words::any("A-12")), json!("A-12"));
    assert_eq!(told(&Words::default()), json!(""));
    let car = Line::from("Voiture ").ltr("12345-أ-6").and(Run::Amount(125_000));
    assert_eq!(
        told(&Words::new(car, "سيارة")),
        json!({"fr": [{"text": "Voiture "}, {"ltr": "12345-أ-6"}, {"amount": 125_000}], "ar": "سيارة"})
    );
}

#[test]
fn what_is_written_is_read_again() {
    let mut doc = Doc::new("a", Mode::Both, Words::new("Note", "مذكرة").en("Note"));
    doc.date = Some(jiff::civil::date(2026, 11, 20));
    doc.blocks = vec![
        Block::Paragraph {
            text: Words::any(Line::default().bold("x").and(Run::Date(jiff::civil::date(2026, 1, 2)))),
            align: crate::doc::Align::Center,
        },
        Block::Rule,
    ];
    let text = serde_json::to_string(&doc).unwrap();
    assert_eq!(serde_json::from_str::<Doc>(&text).unwrap(), doc);
    assert_eq!(
        text,
        r#"{"version":1,"lang":"both","id":"a","date":"2026-11-20","title":{"fr":"Note","ar":"مذكرة","en":"Note"},"blocks":[{"kind":"paragraph","text":[{"bold":"x"},{"date":"2026-01-02"}],"align":"center"},{"kind":"rule"}]}"#
    );
}

#[test]
fn a_name_that_the_model_does_not_have_is_refused_rather_than_left_out() {
    let later = json!({"version": 2, "lang": "fr", "id": "a", "title": "t", "blocks": [], "seal": "wax"});
    assert!(serde_json::from_value::<Doc>(later).is_err());
    let typo = json!({"kind": "paragraph", "txt": "a"});
    assert!(serde_json::from_value::<Block>(typo).is_err());
}
