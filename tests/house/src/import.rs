//! The import law of the web: each room knows those before it alone, features never import features, and no file imports itself in the end.

use std::collections::{BTreeMap, BTreeSet};

use crate::tree::{assert_none, files, has_extension, text};

/// Each room of `web/src` and the rooms it may import, its own aside; of some rooms a part only.
const LAW: &[(&str, &[&str])] = &[
    ("i18n", &[]),
    ("ui", &["i18n"]),
    ("api", &["i18n"]),
    ("paths", &["api"]),
    ("fields", &["ui", "paths", "api", "i18n"]),
    ("engine", &["fields", "ui", "paths", "api", "i18n"]),
    ("platform", &["engine", "fields", "ui", "paths", "api", "i18n"]),
    (
        "features",
        &["platform", "engine", "fields", "ui", "paths", "api", "i18n"],
    ),
    (
        "shell",
        &[
            // Who is here, and what they are told, stand in its frame.
            "features/account",
            "features/notifications",
            "platform",
            "engine",
            "fields",
            "ui",
            "paths",
            "api",
            "i18n",
        ],
    ),
    (
        "routes",
        &[
            "shell", "features", "platform", "engine", "fields", "ui", "paths", "api", "i18n",
        ],
    ),
];

const SOURCE: &str = "web/src/";

#[test]
fn each_room_imports_only_what_stands_before_it() {
    let web = Web::read();
    let mut breaches = Vec::new();
    for (path, targets) in &web.imports {
        let Some((room, allowed)) = LAW.iter().find(|(room, _)| is_within(path, room)) else {
            continue;
        };
        for target in targets {
            if is_within(target, room) {
                if *room == "features" && web.feature(target) != web.feature(path) {
                    breaches.push(format!("{path}: a feature imports another feature, {target}"));
                }
            } else if LAW.iter().any(|(one, _)| is_within(target, one))
                && !allowed.iter().any(|one| is_within(target, one))
            {
                breaches.push(format!("{path}: {room} may not import {target}"));
            }
        }
    }
    assert_none(
        "ui ← fields ← engine ← platform ← features ← shell ← routes (ARCHITECTURE.md, the web)",
        &breaches,
    );
}

#[test]
fn every_folder_of_the_web_is_a_room_of_the_law() {
    let web = Web::read();
    let strange: Vec<String> = web
        .files
        .iter()
        .filter(|path| path.contains('/') && !path.starts_with("testing/"))
        .filter(|path| !LAW.iter().any(|(room, _)| is_within(path, room)))
        .cloned()
        .collect();
    assert_none("a room that the law does not name", &strange);
}

#[test]
fn no_file_of_the_web_imports_itself_in_the_end() {
    let web = Web::read();
    assert_none("files that import one another in a circle", &circles(&web.imports));
}

type Imports = BTreeMap<String, BTreeSet<String>>;

/// The files below `web/src`, and which of them each imports: at once, for its types or when it is needed.
struct Web {
    files: BTreeSet<String>,
    imports: Imports,
}

impl Web {
    fn read() -> Self {
        let sources: BTreeMap<String, String> = files()
            .iter()
            .filter(|path| path.starts_with(SOURCE) && has_extension(path, &["ts", "tsx"]))
            .map(|path| (path[SOURCE.len()..].to_owned(), text(path).unwrap_or_default()))
            .collect();
        let files: BTreeSet<String> = sources.keys().cloned().collect();
        let imports = sources
            .iter()
            .map(|(path, source)| {
                let named = imports(source).into_iter().filter_map(|import| resolve(path, &import));
                (path.clone(), named.map(|target| found(&files, target)).collect())
            })
            .collect();
        Self { files, imports }
    }

    /// `features/people/employees/papers/end-dialog.tsx` → `features/people/employees`: a feature is the first folder with files of its own.
    fn feature<'a>(&self, path: &'a str) -> &'a str {
        path.match_indices('/')
            .map(|(at, _)| &path[..at])
            .find(|folder| {
                self.files
                    .iter()
                    .any(|file| file.rsplit_once('/').is_some_and(|(own, _)| own == *folder))
            })
            .unwrap_or(path)
    }
}

/// The file that an import without an ending means.
fn found(files: &BTreeSet<String>, target: String) -> String {
    ["", ".ts", ".tsx"]
        .iter()
        .map(|ending| format!("{target}{ending}"))
        .find(|path| files.contains(path))
        .unwrap_or(target)
}

fn is_within(path: &str, room: &str) -> bool {
    path.strip_prefix(room).is_some_and(|rest| rest.starts_with('/'))
}

/// Each set of files of which every one leads to every other.
fn circles(imports: &Imports) -> Vec<String> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = imports
        .keys()
        .map(|path| (path.as_str(), reached_from(imports, path)))
        .collect();
    let in_circle = |one: &str, other: &str| reached[one].contains(other) && reached[other].contains(one);
    let circles: BTreeSet<String> = imports
        .keys()
        .filter(|path| reached[path.as_str()].contains(path.as_str()))
        .map(|path| {
            let whole = imports.keys().filter(|other| in_circle(path, other));
            whole.cloned().collect::<Vec<_>>().join(" ⇄ ")
        })
        .collect();
    circles.into_iter().collect()
}

fn reached_from<'a>(imports: &'a Imports, path: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting: Vec<&str> = imports[path].iter().map(String::as_str).collect();
    while let Some(next) = waiting.pop() {
        if let Some((known, further)) = imports.get_key_value(next)
            && reached.insert(known.as_str())
        {
            waiting.extend(further.iter().map(String::as_str));
        }
    }
    reached
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
    assert_eq!(resolve("engine/table/row.tsx", "../../ui/x").as_deref(), Some("ui/x"));
    assert_eq!(resolve("engine/row.tsx", "@/api/y").as_deref(), Some("api/y"));
    assert_eq!(resolve("engine/row.tsx", "react"), None);
}

#[test]
fn circles_are_found_and_nothing_else() {
    let of = |arrows: &[(&str, &[&str])]| -> Imports {
        let owned = |one: &&str| (*one).to_owned();
        arrows
            .iter()
            .map(|(from, to)| (owned(from), to.iter().map(owned).collect()))
            .collect()
    };
    let straight = of(&[("a", &["b", "c", "react"]), ("b", &["c"]), ("c", &[])]);
    assert_eq!(circles(&straight), Vec::<String>::new());
    let round = of(&[("a", &["b"]), ("b", &["c"]), ("c", &["a"]), ("d", &["a", "d"])]);
    assert_eq!(circles(&round), ["a ⇄ b ⇄ c", "d"]);
}
