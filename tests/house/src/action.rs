//! What the web asks of the server at the press of a button goes through one hook, which alone knows whether it is under way.

use crate::tree::{assert_none, files, has_extension, is_generated, text};

/// The room that speaks to the server, the hook itself among it.
const FREE: &str = "web/src/api/";

/// Components and hooks: calls of the protocol know nothing of what is on screen.
fn is_drawn(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    has_extension(path, &["tsx"]) || name.starts_with("use-")
}

/// What a hand-made one cannot do without.
const SIGNS: &[&str] = &["useMutation", "setBusy", " finally {", ".finally("];

#[test]
fn what_is_asked_of_the_server_goes_through_one_hook() {
    let made_by_hand: Vec<String> = files()
        .into_iter()
        .filter(|path| path.starts_with("web/src/") && has_extension(path, &["ts", "tsx"]))
        .filter(|path| !is_generated(path) && !path.starts_with(FREE) && is_drawn(path))
        .filter(|path| {
            let text = text(path).unwrap_or_default();
            SIGNS.iter().any(|sign| text.contains(sign))
        })
        .collect();
    assert_none(
        "`useAction` says whether something is under way, and what failed",
        &made_by_hand,
    );
}
