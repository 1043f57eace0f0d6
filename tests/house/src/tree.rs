//! The files of this repository as git knows them: tracked ones, and new ones that are not ignored.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository's root.
pub fn root() -> PathBuf {
    // Tests run in the folder of their package.
    Path::new("../..").canonicalize().unwrap()
}

/// Paths relative to the root, with `/`, of every file that is or would be committed.
pub fn files() -> Vec<String> {
    let out = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        out.status.success(),
        "git ls-files failed: {}",
        String::from_utf8_lossy(&out.stderr)
    );
    let mut files: Vec<String> = String::from_utf8(out.stdout)
        .unwrap()
        .split('\0')
        .filter(|path| !path.is_empty() && root().join(path).is_file())
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    files
}

/// The text of a file, or nothing when it is not text.
pub fn text(path: &str) -> Option<String> {
    std::fs::read_to_string(root().join(path)).ok()
}

/// Whether the path ends in one of the extensions (without the dot).
pub fn has_extension(path: &str, extensions: &[&str]) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| extensions.iter().any(|one| found == *one))
}

/// Written by a generator, not by hand: sizes and names are the generator's.
pub fn is_generated(path: &str) -> bool {
    path.contains(".gen.") || path.ends_with("package-lock.json") || path == "Cargo.lock"
}

/// Fails with one line for each breach, so that a reader sees all of them at once.
pub fn assert_none(rule: &str, breaches: &[String]) {
    assert!(breaches.is_empty(), "{rule}\n  {}", breaches.join("\n  "));
}

/// The Rust sources, without the tests that stand beside them.
pub fn sources() -> Vec<String> {
    let is_test = |path: &str| path.contains("/tests/") || path.ends_with("/tests.rs");
    let is_source = |path: &String| path.starts_with("crates/") && has_extension(path, &["rs"]) && !is_test(path);
    files().into_iter().filter(is_source).collect()
}
