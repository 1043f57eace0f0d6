//! Every crate is under the lints of the workspace, which forbid unsafe code.

use crate::tree::{assert_none, files, text};

#[test]
fn every_crate_is_under_the_lints_of_the_workspace() {
    let workspace: toml::Table = text("Cargo.toml").unwrap().parse().unwrap();
    assert_eq!(
        workspace["workspace"]["lints"]["rust"]["unsafe_code"].as_str(),
        Some("forbid")
    );
    let free: Vec<String> = files()
        .into_iter()
        .filter(|path| path.ends_with("/Cargo.toml"))
        .filter(|path| {
            let manifest: toml::Table = text(path).unwrap().parse().unwrap();
            let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
            lints.and_then(toml::Value::as_bool) != Some(true)
        })
        .collect();
    assert_none("`[lints] workspace = true`", &free);
}
