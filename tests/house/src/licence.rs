//! What is shipped is Apache-2.0, so everything built into it carries a permissive licence.

use crate::tree::{assert_none, root};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

const PERMISSIVE: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// An SPDX expression without nested parentheses deeper than one: any branch of an OR whose every AND is permissive.
fn is_permissive(expression: &str) -> bool {
    let mut text = expression.replace('/', " OR ");
    while let Some(open) = text.rfind('(') {
        let Some(length) = text[open..].find(')') else {
            return false;
        };
        let inner = if is_permissive(&text[open + 1..open + length]) {
            "MIT"
        } else {
            "refused"
        };
        text.replace_range(open..=open + length, inner);
    }
    text.split(" OR ")
        .any(|branch| branch.split(" AND ").all(|name| PERMISSIVE.contains(&name.trim())))
}

#[test]
fn expressions_are_read() {
    assert!(is_permissive("MIT OR Apache-2.0") && is_permissive("MIT/Apache-2.0") && is_permissive("GPL-2.0 OR MIT"));
    assert!(is_permissive("(MIT OR GPL-2.0) AND Unicode-3.0"));
    assert!(!is_permissive("GPL-3.0") && !is_permissive("MIT AND GPL-2.0") && !is_permissive(""));
}

#[test]
fn rust_dependencies_are_permissive() {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let metadata: Value = serde_json::from_slice(&out.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 10, "cargo metadata lists the workspace");
    let wrong: Vec<String> = packages
        .iter()
        .filter(|package| !is_permissive(package["license"].as_str().unwrap_or_default()))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    assert_none("a dependency's licence is not on the permissive list", &wrong);
}

/// The web app ships `dependencies` and what they need in turn; development tools stay at home.
#[test]
fn shipped_npm_packages_are_permissive() {
    let modules = root().join("web/node_modules");
    if !modules.is_dir() {
        println!("web/node_modules is not installed: nothing to read");
        return;
    }
    let mut waiting = dependencies(&read(&root().join("web/package.json")));
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    while let Some(name) = waiting.pop() {
        let package = modules.join(&name).join("package.json");
        if !package.is_file() || !seen.insert(name.clone()) {
            continue;
        }
        let package = read(&package);
        let licence = package["license"].as_str().unwrap_or_default();
        if !is_permissive(licence) {
            wrong.push(format!("{name}: {licence}"));
        }
        waiting.extend(dependencies(&package));
    }
    assert_none("a shipped npm package's licence is not on the permissive list", &wrong);
}

fn dependencies(package: &Value) -> Vec<String> {
    package["dependencies"]
        .as_object()
        .map(|map| map.keys().cloned().collect())
        .unwrap_or_default()
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}
