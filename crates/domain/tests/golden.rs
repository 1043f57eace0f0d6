//! What follows from the declarations, compared with what stands in the repository. `make bless` rewrites it.

#![cfg(test)]

use std::path::PathBuf;

use schema::Reject;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
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

fn rejects() -> Vec<Reject> {
    domain::rejects().copied().collect()
}

#[test]
fn the_types_of_the_web_follow_the_declarations() {
    let files = schema::typescript::emit(domain::COLLECTIONS, &rejects());
    assert_same(
        files
            .into_iter()
            .map(|file| (format!("web/src/api/{}", file.path), file.text))
            .collect(),
    );
}

#[test]
fn every_refusal_is_listed() {
    let line = |reject: &Reject| {
        let says = reject.says;
        format!(
            "{} {}\n  ar {}\n  fr {}\n  en {}\n",
            reject.status, reject.code, says.ar, says.fr, says.en
        )
    };
    let list: Vec<String> = rejects().iter().map(line).collect();
    assert_same(vec![("tests/golden/refusals.txt".to_owned(), list.concat())]);
}

#[test]
fn openapi_of_the_documents_follows_the_declarations() {
    let whole = schema::openapi::document("golden", domain::COLLECTIONS, &rejects(), Vec::new());
    let text = serde_json::to_string_pretty(&whole).unwrap() + "\n";
    assert_same(vec![("tests/golden/openapi.json".to_owned(), text)]);
}

#[test]
fn every_flow_is_listed() {
    let mut lines = vec!["collection.field: from -step-> to (permission) required\n".to_owned()];
    for (of, flow) in domain::COLLECTIONS.iter().filter_map(|of| Some((of, of.flow?))) {
        for step in flow.steps {
            let needs: Vec<&str> = step.required.iter().map(|field| field.name).collect();
            let (field, resource) = (flow.field.name, of.access.resource);
            let (from, name, to, permission) = (step.from, step.step, step.to, step.permission);
            let needs = needs.join(", ");
            lines.push(format!(
                "{}.{field}: {from} -{name}-> {to} ({resource}:{permission}) {needs}\n",
                of.id
            ));
        }
    }
    assert_same(vec![("tests/golden/flows.txt".to_owned(), lines.concat())]);
}

#[test]
fn every_reaction_is_listed() {
    let mut lines = vec!["collection -> the collections that its effects write\n".to_owned()];
    for entity in domain::ENTITIES {
        for effect in entity.after_write {
            let written: Vec<&str> = effect.touches.iter().map(|to| to().id).collect();
            lines.push(format!("{} -> {}\n", entity.of.id, written.join(", ")));
        }
    }
    assert_same(vec![("tests/golden/reactions.txt".to_owned(), lines.concat())]);
}
