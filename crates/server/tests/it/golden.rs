//! Lists that stand in the repository. `BLESS=1` rewrites those that may be rewritten.

use std::path::PathBuf;

fn path(name: &str) -> PathBuf {
    // Tests run in the folder of their package; the one it was built in may be that of another checkout.
    PathBuf::from("../../tests/golden").join(name)
}

/// The text that stands there.
pub fn stored(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_default()
}

#[expect(
    clippy::disallowed_methods,
    reason = "a switch of the tests, not configuration of the product"
)]
fn is_blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|value| value == "1")
}

/// Compares, or rewrites when blessing.
pub fn compare(name: &str, text: &str) {
    if is_blessing() {
        std::fs::write(path(name), text).unwrap();
    }
    let stood = stored(name);
    let differing = |(at, pair): (usize, (&str, &str))| {
        (pair.0 != pair.1).then(|| format!("line {}: {:?} stands there, {:?} is true", at + 1, pair.0, pair.1))
    };
    let first = stood.lines().zip(text.lines()).enumerate().find_map(differing);
    assert!(
        stood == text,
        "tests/golden/{name}: {}",
        first.unwrap_or_else(|| "lines are missing or too many".to_owned())
    );
}
