//! What follows from the declarations, compared with what stands in the repository. `make bless` rewrites it.

#![cfg(test)]

use std::path::PathBuf;

use schema::{Actor, ErrorCode, Lang};
use store::Dialect;

fn root() -> PathBuf {
    PathBuf::from("../..")
}

/// `make bless` sets it; the one thing that these tests take from their surroundings.
#[expect(
    clippy::disallowed_methods,
    reason = "a switch of the tests, not configuration of the product"
)]
fn is_blessing() -> bool {
    ["BLESS", "DIWAN_BLESS"]
        .iter()
        .any(|name| std::env::var(name).is_ok_and(|value| value == "1"))
}

/// Compares a text with the file of that path, or writes it when blessing.
fn compare(path: &str, text: &str) -> Option<String> {
    let file = root().join(path);
    let stored = std::fs::read_to_string(&file).unwrap_or_default();
    if stored == text {
        return None;
    }
    if is_blessing() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
        return None;
    }
    let differs = stored.lines().zip(text.lines()).position(|(a, b)| a != b).map_or_else(
        || {
            format!(
                "{} lines stand there, {} follow",
                stored.lines().count(),
                text.lines().count()
            )
        },
        |at| {
            format!(
                "line {}: {:?} should be {:?}",
                at + 1,
                stored.lines().nth(at),
                text.lines().nth(at)
            )
        },
    );
    Some(format!("{path}: {differs}"))
}

fn assert_same(files: Vec<(String, String)>) {
    let differing: Vec<String> = files.iter().filter_map(|(path, text)| compare(path, text)).collect();
    assert!(
        differing.is_empty(),
        "run `make bless` and read the difference:\n{}",
        differing.join("\n")
    );
}

fn error_codes() -> Vec<ErrorCode> {
    domain::error_codes().copied().collect()
}

#[test]
fn the_types_of_the_web_follow_the_declarations() {
    let mut files = schema::typescript::emit(&domain::COLLECTIONS, &error_codes(), &domain::signatures());
    files.push(platform::bucket::types());
    files.extend(platform::notice::texts::emit(&domain::notices().collect::<Vec<_>>()));
    assert_same(
        files
            .into_iter()
            .map(|file| (format!("web/src/api/{}", file.path), file.text))
            .collect(),
    );
}

#[test]
fn what_is_refused_as_unprintable_follows_the_fonts() {
    let source = schema::printable::source(&engine::doc::printable());
    assert_same(vec![("crates/schema/src/printable/covered.rs".to_owned(), source)]);
}

#[test]
fn every_refusal_is_listed() {
    let line = |kind: &ErrorCode| {
        let says = kind.says;
        format!(
            "{} {}\n  ar {}\n  fr {}\n  en {}\n",
            kind.status, kind.code, says.ar, says.fr, says.en
        )
    };
    let list: Vec<String> = error_codes().iter().map(line).collect();
    assert_same(vec![("tests/golden/refusals.txt".to_owned(), list.concat())]);
}

#[test]
fn openapi_of_documents_and_actions_follows_the_declarations() {
    let acts = domain::signatures();
    let whole = schema::openapi::document("golden", &domain::COLLECTIONS, &error_codes(), &acts, Vec::new());
    assert_same(vec![("tests/golden/openapi.txt".to_owned(), flat(&whole, "", 3))]);
}

/// One line for each member down to a depth, so that a difference shows where it is.
fn flat(json: &serde_json::Value, path: &str, depth: usize) -> String {
    match json.as_object().filter(|_| depth > 0) {
        Some(members) => members
            .iter()
            .map(|(name, json)| flat(json, &format!("{path} {name}"), depth - 1))
            .collect(),
        None => format!("{} {json}\n", path.trim_start()),
    }
}

#[test]
fn every_flow_is_listed() {
    let mut lines = vec!["collection.field: from -step-> to (actors) required\n".to_owned()];
    for (of, flow) in domain::COLLECTIONS.iter().filter_map(|of| Some((of, of.flow?))) {
        for (step, from) in flow
            .steps
            .iter()
            .flat_map(|step| step.from.iter().map(move |from| (step, from)))
        {
            let needs: Vec<&str> = step.required.iter().map(|field| field.name).collect();
            let (field, resource) = (flow.field.name, of.access.resource);
            let actors: Vec<String> = step.actors.iter().map(|actor| actor_name(actor, resource)).collect();
            let (name, to, actors) = (step.step, step.to, actors.join("|"));
            let needs = needs.join(", ");
            lines.push(format!("{}.{field}: {from} -{name}-> {to} ({actors}) {needs}\n", of.id));
        }
    }
    assert_same(vec![("tests/golden/flows.txt".to_owned(), lines.concat())]);
}

fn actor_name(actor: &Actor, resource: &str) -> String {
    match actor {
        Actor::Permission(action) => format!("{resource}:{action}"),
        Actor::Auth(word) => (*word).to_owned(),
        Actor::Person(fields) => fields
            .iter()
            .map(|field| format!("own {}", field.name))
            .collect::<Vec<_>>()
            .join(", "),
        Actor::Head(units) => units
            .iter()
            .map(|(_, field)| format!("head of {}", field.name))
            .collect::<Vec<_>>()
            .join(", "),
        Actor::Office(field) => format!("office:{}", field.name),
        Actor::Engine => "engine".to_owned(),
    }
}

#[test]
fn every_reaction_is_listed() {
    let mut lines = vec!["collection -> the collections that its effects write\n".to_owned()];
    for entity in domain::ENTITIES.iter() {
        for (cause, effects) in [("", entity.after_write), (" deleted", entity.after_delete)] {
            for effect in effects {
                let written: Vec<&str> = effect.touches.iter().map(|to| to().id).collect();
                lines.push(format!("{}{cause} -> {}\n", entity.of.id, written.join(", ")));
            }
        }
    }
    assert_same(vec![("tests/golden/reactions.txt".to_owned(), lines.concat())]);
}

#[test]
fn the_tables_of_both_engines_follow_the_declarations() {
    let files = [(Dialect::Sqlite, "sqlite"), (Dialect::Postgres, "postgres")].map(|(dialect, name)| {
        (
            format!("tests/golden/ddl.{name}.sql"),
            store::ddl(&domain::CATALOGUE, dialect),
        )
    });
    assert_same(files.into());
}

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

#[test]
fn every_refusal_speaks_three_languages_with_the_same_arguments() {
    for kind in domain::error_codes() {
        let [ar, fr, en] = Lang::ALL.map(|lang| kind.says.text(lang));
        assert!(![ar, fr, en].contains(&"") && ar != fr && fr != en, "{}", kind.code);
        assert_eq!((holes(ar), holes(fr)), (holes(en), holes(en)), "{}", kind.code);
    }
}

#[test]
fn every_collection_and_field_speaks_three_languages() {
    for of in domain::COLLECTIONS.iter() {
        assert!(of.fields().len() <= 128, "{} has too many fields for a set", of.id);
        let words = of
            .fields()
            .iter()
            .filter_map(|field| field.kind.words())
            .flatten()
            .map(|word| word.label);
        for label in of
            .fields()
            .iter()
            .map(|field| field.label)
            .chain([of.one, of.many])
            .chain(words)
        {
            let spoken = [label.ar, label.fr, label.en];
            assert!(!spoken.contains(&""), "{}: {spoken:?}", of.id);
            assert!(
                label.ar.chars().any(|c| ('\u{600}'..='\u{6ff}').contains(&c)),
                "{}: {spoken:?}",
                of.id
            );
        }
    }
}

#[test]
fn only_rows_without_a_history_are_swept() {
    let wrong: Vec<&str> = domain::CATALOGUE
        .iter()
        .filter(|of| of.expires_when.is_some() && of.logged)
        .map(|of| of.id)
        .collect();
    assert_eq!(wrong, [""; 0]);
    assert!(domain::CATALOGUE.iter().any(|of| of.expires_when.is_some()));
}
