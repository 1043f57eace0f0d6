//! The import law of the web: `ui ← parts ← features ← routes`; features never import features; `i18n` serves all, `api` all but `ui`.

use crate::tree::{assert_none, files, has_extension, text};

/// Each room of `web/src` and the rooms it may import, its own aside.
const LAW: &[(&str, &[&str])] = &[
    ("i18n", &[]),
    ("ui", &["i18n"]),
    ("api", &["i18n"]),
    ("parts", &["ui", "api", "i18n"]),
    ("shell", &["ui", "parts", "api", "i18n"]),
    ("features", &["ui", "parts", "api", "i18n"]),
    ("routes", &["ui", "parts", "api", "i18n", "shell", "features"]),
];

const SOURCE: &str = "web/src/";

#[test]
fn each_room_imports_only_what_stands_before_it() {
    let mut breaches = Vec::new();
    for path in files()
        .iter()
        .filter(|path| path.starts_with(SOURCE) && has_extension(path, &["ts", "tsx"]))
    {
        let inside = &path[SOURCE.len()..];
        let Some((room, allowed)) = LAW.iter().find(|(room, _)| inside.starts_with(&format!("{room}/"))) else {
            continue;
        };
        for target in imports(&text(path).unwrap_or_default())
            .iter()
            .filter_map(|import| resolve(inside, import))
        {
            let (into, _) = target.split_once('/').unwrap_or((target.as_str(), ""));
            let known = LAW.iter().any(|(room, _)| *room == into);
            if into == *room {
                if *room == "features" && feature(&target) != feature(inside) {
                    breaches.push(format!("{path}: a feature imports another feature, {target}"));
                }
            } else if known && !allowed.contains(&into) {
                breaches.push(format!("{path}: {room} may not import {target}"));
            }
        }
    }
    assert_none("ui ← parts ← features ← routes (ARCHITECTURE.md, the web)", &breaches);
}

/// `features/people/employees/list.tsx` → `people/employees`: a feature is an entity of a department.
fn feature(path: &str) -> Option<(&str, &str)> {
    let mut parts = path.split('/').skip(1);
    Some((parts.next()?, parts.next()?))
}

/// The module names in `from '…'`, `import '…'` and `import('…')`.
fn imports(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in source.lines() {
        for marker in ["from '", "from \"", "import '", "import \"", "import('", "import(\""] {
            if let Some(at) = line.find(marker) {
                let rest = &line[at + marker.len()..];
                let end = rest.find(['\'', '"']).unwrap_or(rest.len());
                found.push(rest[..end].to_owned());
            }
        }
    }
    found
}

/// The path below `web/src` that an import names; nothing for a package.
fn resolve(from: &str, import: &str) -> Option<String> {
    if let Some(rest) = import.strip_prefix("@/").or_else(|| import.strip_prefix("~/")) {
        return Some(rest.to_owned());
    }
    if !import.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for step in import.split('/') {
        match step {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[test]
fn relative_and_rooted_imports_are_resolved() {
    assert_eq!(
        imports("import { a } from '../ui/x'\nconst b = import(\"@/api/y\")"),
        ["../ui/x", "@/api/y"]
    );
    assert_eq!(resolve("parts/table/row.tsx", "../../ui/x").as_deref(), Some("ui/x"));
    assert_eq!(resolve("parts/row.tsx", "@/api/y").as_deref(), Some("api/y"));
    assert_eq!(resolve("parts/row.tsx", "react"), None);
}
