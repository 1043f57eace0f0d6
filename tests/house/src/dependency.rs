//! Every dependency that is declared is used: a crate names it in its source, the web imports it.

use crate::rust_source::code_only;
use crate::tree::{assert_none, files, has_extension, root, text};
use serde_json::Value;

#[test]
fn every_rust_dependency_is_used() {
    let mut unused = Vec::new();
    for manifest in files().iter().filter(|path| path.ends_with("/Cargo.toml")) {
        let home = manifest.trim_end_matches("Cargo.toml");
        let table: toml::Table = text(manifest).unwrap().parse().unwrap();
        for (section, places) in [
            ("dependencies", &["src/"][..]),
            ("dev-dependencies", &["src/", "tests/", "benches/", "examples/"]),
            ("build-dependencies", &["build.rs"]),
        ] {
            let code = code_below(home, places);
            for name in table
                .get(section)
                .and_then(toml::Value::as_table)
                .into_iter()
                .flat_map(toml::Table::keys)
            {
                if !mentions(&code, &name.replace('-', "_")) {
                    unused.push(format!("{manifest}: {name} ({section})"));
                }
            }
        }
    }
    assert_none("a declared dependency is not used", &unused);
}

fn code_below(home: &str, places: &[&str]) -> String {
    files()
        .iter()
        .filter(|path| {
            has_extension(path, &["rs"]) && places.iter().any(|place| path.starts_with(&format!("{home}{place}")))
        })
        .filter_map(|path| text(path))
        .map(|source| code_only(&source))
        .collect()
}

/// Whether the word stands in the code on its own.
fn mentions(code: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(inside) && !code[at + word.len()..].starts_with(inside))
}

#[test]
fn every_workspace_dependency_is_used() {
    let workspace: toml::Table = text("Cargo.toml").unwrap().parse().unwrap();
    let used: String = files()
        .iter()
        .filter(|path| path.ends_with("/Cargo.toml"))
        .filter_map(|path| text(path))
        .collect();
    let unused: Vec<String> = workspace["workspace"]["dependencies"]
        .as_table()
        .unwrap()
        .keys()
        .filter(|name| {
            !used
                .lines()
                .any(|line| line.starts_with(&format!("{name}.workspace")) || line.starts_with(&format!("{name} = ")))
        })
        .cloned()
        .collect();
    assert_none("a version in the workspace's Cargo.toml belongs to no crate", &unused);
}

#[test]
fn every_npm_dependency_is_used() {
    let mut unused = Vec::new();
    for manifest in files().iter().filter(|path| path.ends_with("package.json")) {
        let home = manifest.trim_end_matches("package.json");
        let package: Value = serde_json::from_str(&text(manifest).unwrap()).unwrap();
        let code: String = files()
            .iter()
            .filter(|path| {
                path.starts_with(home) && !path.ends_with("package.json") && !path.ends_with("package-lock.json")
            })
            .filter_map(|path| text(path))
            .collect();
        let scripts = package["scripts"].to_string();
        for section in ["dependencies", "devDependencies"] {
            for name in package[section].as_object().into_iter().flat_map(serde_json::Map::keys) {
                if !is_used(name, home, &code, &scripts) {
                    unused.push(format!("{manifest}: {name} ({section})"));
                }
            }
        }
    }
    assert_none("a declared npm package is not used", &unused);
}

/// Imported, named in a configuration, run by a script, or the types of something that is.
fn is_used(name: &str, home: &str, code: &str, scripts: &str) -> bool {
    let imported = ["'", "\""].iter().any(|quote| code.contains(&format!("{quote}{name}")));
    imported || name.starts_with("@types/") || commands(name, home).iter().any(|command| mentions(scripts, command))
}

/// The commands that an installed package brings; its own name where it is not installed.
fn commands(name: &str, home: &str) -> Vec<String> {
    let plain = name.rsplit('/').next().unwrap_or(name).to_owned();
    let path = root().join(home).join("node_modules").join(name).join("package.json");
    let Some(package) = std::fs::read_to_string(path)
        .ok()
        .and_then(|text| serde_json::from_str::<Value>(&text).ok())
    else {
        return vec![plain];
    };
    match &package["bin"] {
        Value::Object(commands) => commands.keys().cloned().collect(),
        _ => vec![plain],
    }
}
