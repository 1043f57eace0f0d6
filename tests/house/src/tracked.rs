//! What is committed must work anywhere: no paths of one machine, no addresses of package registries.

use crate::tree::{assert_none, files, text};

/// Written in two pieces, or this file would accuse itself.
const MACHINE: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
];

#[test]
fn no_path_of_one_machine_is_committed() {
    let mut breaches = Vec::new();
    for path in files() {
        for (number, line) in text(&path).unwrap_or_default().lines().enumerate() {
            if MACHINE.iter().any(|prefix| names_path(line, prefix)) {
                breaches.push(format!("{path}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert_none("a path of one machine does not exist on another", &breaches);
}

/// `"/tmp/x"` is a path; the middle of an address (`a/tmp/x`) is not.
fn names_path(line: &str, prefix: &str) -> bool {
    line.match_indices(prefix)
        .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-$})".contains(c)))
}

#[test]
fn no_package_registry_is_named() {
    let mut breaches = Vec::new();
    for path in files() {
        let Some(text) = text(&path) else { continue };
        let lock = path.ends_with("package-lock.json");
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            let resolved = lock && line.starts_with("\"resolved\": \"http");
            let configured = [".npmrc", "pip.conf", "config.toml"]
                .iter()
                .any(|name| path.ends_with(name))
                && line.replace(' ', "").contains("=http");
            if resolved || configured || is_foreign_source(&path, line) {
                breaches.push(format!("{path}:{}: {line}", number + 1));
            }
        }
    }
    assert_none(
        "packages come by name from whatever registry the machine has",
        &breaches,
    );
}

/// Cargo.lock names crates.io by its public index, never a mirror, a git repository or a folder.
fn is_foreign_source(path: &str, line: &str) -> bool {
    path == "Cargo.lock"
        && line.starts_with("source = ")
        && line != "source = \"registry+https://github.com/rust-lang/crates.io-index\""
}
