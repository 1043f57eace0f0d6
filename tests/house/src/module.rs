//! The modules of a crate, and which names which: as the compiler resolves paths, hand-ons (`pub use`) followed to where a
//! thing is declared. The root of a crate is no module here: who goes through it goes to the room behind. That a page names its
//! own parts (`rules::owner_or_admin` in the page of a noun) is what a page is for, and no arrow; that a part names its page is.

use std::collections::{BTreeMap, BTreeSet};

use crate::tree::{files, has_extension, text};

/// A path below the root of a crate: modules, then what they hold.
type Path = Vec<String>;

/// The modules of one crate.
pub struct Modules {
    /// Each module with its names joined by `/` and its source; the root is the empty path.
    all: BTreeMap<Path, (String, Source)>,
}

/// What a file names.
#[derive(Default)]
struct Source {
    /// What it hands on: name → path; `*` for all that another module holds.
    handed_on: Vec<(String, Path)>,
    /// What it uses itself.
    used: BTreeSet<Path>,
}

/// The modules of each crate, by its folder.
pub fn crates() -> BTreeMap<String, Modules> {
    let mut sources: BTreeMap<String, BTreeMap<Path, String>> = BTreeMap::new();
    for path in files() {
        let Some((folder, inside)) = path.split_once("/src/") else {
            continue;
        };
        let is_test = inside.contains("tests/") || inside.ends_with("tests.rs") || inside == "testing.rs";
        if !folder.starts_with("crates/") || !has_extension(inside, &["rs"]) || inside == "main.rs" || is_test {
            continue;
        }
        let inside = inside.trim_end_matches(".rs").trim_end_matches("/mod");
        let module = match inside {
            "lib" => Path::new(),
            inside => inside.split('/').map(str::to_owned).collect(),
        };
        let source = text(&path).unwrap_or_default();
        sources.entry(folder.to_owned()).or_default().insert(module, source);
    }
    let modules = sources
        .into_iter()
        .map(|(folder, sources)| (folder, Modules::new(sources)));
    modules.collect()
}

impl Modules {
    fn new(sources: BTreeMap<Path, String>) -> Self {
        let keys: Vec<Path> = sources.keys().cloned().collect();
        let read = |(module, text): (Path, String)| {
            let is_child = |path: &&Path| path.len() == module.len() + 1 && path.starts_with(&module);
            let children: Vec<&str> = keys
                .iter()
                .filter(is_child)
                .map(|path| path[module.len()].as_str())
                .collect();
            let source = Source::read(&code(&text), &module, &children);
            (module.clone(), (module.join("/"), source))
        };
        Modules {
            all: sources.into_iter().map(read).collect(),
        }
    }

    /// The name of a module by its place.
    pub fn name(&self, at: usize) -> &str {
        self.all.values().nth(at).map_or("", |(name, _)| name)
    }

    /// Who names whom, by their places.
    pub fn arrows(&self) -> Vec<BTreeSet<usize>> {
        let places: BTreeMap<&Path, usize> = self.all.keys().enumerate().map(|(at, path)| (path, at)).collect();
        let of_module = |(module, (_, source)): (&Path, &(String, Source))| {
            let named = source.used.iter().filter_map(|path| self.declared(path, 0));
            let other = named.filter(|to| !module.is_empty() && *to != module && !to.is_empty());
            other.map(|to| places[to]).collect()
        };
        self.all.iter().map(of_module).collect()
    }

    /// The module that declares what a path leads to.
    fn declared(&self, path: &[String], turns: usize) -> Option<&Path> {
        let deepest = (0..=path.len())
            .rev()
            .find(|end| self.all.contains_key(&path[..*end]))?;
        let (module, (_, source)) = self.all.get_key_value(&path[..deepest])?;
        let Some(name) = path.get(deepest).filter(|_| turns < 9) else {
            return Some(module);
        };
        let by_name = source.handed_on.iter().find(|(handed, _)| handed == name);
        match by_name {
            Some((_, to)) => self.declared(&[to, &path[deepest + 1..]].concat(), turns + 1),
            None => Some(module),
        }
    }
}

impl Source {
    fn read(code: &str, module: &[String], children: &[&str]) -> Self {
        let mut source = Source::default();
        let mut rest = String::new();
        let mut lines = code.lines();
        while let Some(line) = lines.next() {
            let start = line.trim_start();
            let is_handed_on = start.starts_with("pub ") || start.starts_with("pub(");
            let Some((_, statement)) = start
                .split_once("use ")
                .filter(|(before, _)| is_handed_on && !before.contains("fn"))
            else {
                rest.push_str(line);
                rest.push('\n');
                continue;
            };
            let mut statement = statement.to_owned();
            while !statement.contains(';') {
                let Some(line) = lines.next() else { break };
                statement.push_str(line);
            }
            source.hand_on(&statement, module, children);
        }
        source.used = paths(&rest, module);
        source
    }

    fn hand_on(&mut self, statement: &str, module: &[String], children: &[&str]) {
        for names in spread(statement.trim_end_matches(';').trim()) {
            if let Some(path) = absolute(&names, module, children)
                && let Some(name) = names.last()
            {
                self.handed_on.push((name.clone(), path));
            }
        }
    }
}

/// The source without its comments and without what only tests see.
fn code(source: &str) -> String {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: Vec<&str> = lines.collect();
    let code = code.join("\n");
    let tests = code.find("#[cfg(test)]\nmod tests {").unwrap_or(code.len());
    code[..tests].to_owned()
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The paths below the crate that a source of that module names.
fn paths(source: &str, module: &[String]) -> BTreeSet<Path> {
    let mut found = BTreeSet::new();
    for first in ["crate", "super", "self"] {
        for (at, _) in source.match_indices(&format!("{first}::")) {
            if !source[..at].ends_with(|c: char| is_of_name(c) || c == ':') {
                found.extend(
                    spread(&source[at..])
                        .iter()
                        .filter_map(|names| absolute(names, module, &[])),
                );
            }
        }
    }
    found
}

/// `a::{b, c::d}` → `[a, b]`, `[a, c, d]`.
fn spread(text: &str) -> Vec<Path> {
    let name: String = text.chars().take_while(|c| is_of_name(*c)).collect();
    if name.is_empty() {
        return Vec::new();
    }
    let below = match text[name.len()..].strip_prefix("::") {
        Some(rest) => match rest.strip_prefix('{') {
            Some(group) => members(group).iter().flat_map(|one| spread(one.trim())).collect(),
            None => spread(rest),
        },
        None => Vec::new(),
    };
    if below.is_empty() {
        return vec![vec![name]];
    }
    let with_name = |tail: Path| [vec![name.clone()], tail].concat();
    below.into_iter().map(with_name).collect()
}

/// What stands between the braces of a group, split at its own commas.
fn members(group: &str) -> Vec<String> {
    let (mut depth, mut found) = (0, vec![String::new()]);
    for c in group.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = found.last_mut() {
            last.push(c);
        }
    }
    found
}

/// A path from the root of the crate; nothing when it leads elsewhere.
fn absolute(names: &[String], module: &[String], children: &[&str]) -> Option<Path> {
    let first = names.first()?.as_str();
    let mut at = match first {
        "crate" => Path::new(),
        "self" => module.to_vec(),
        "super" => module.split_last()?.1.to_vec(),
        child => {
            children.contains(&child).then_some(())?;
            [module, &[child.to_owned()]].concat()
        }
    };
    for name in &names[1..] {
        match name.as_str() {
            "super" => drop(at.pop()?),
            "self" => {}
            name => at.push(name.to_owned()),
        }
    }
    Some(at)
}

#[test]
fn paths_are_read_as_the_compiler_reads_them() {
    let module = ["files".to_owned(), "link".to_owned()];
    let source =
        "use super::{blob, sealed::{self, Seal}};\nfn f() { crate::jobs::later(1); part::cut() }\nuse schema::crate_x;";
    let paths = paths(source, &module);
    let found: Vec<String> = paths.iter().map(|path| path.join("/")).collect();
    assert_eq!(found, ["files/blob", "files/sealed", "files/sealed/Seal", "jobs/later"]);
}

#[test]
fn what_is_handed_on_leads_to_where_it_is_declared() {
    let path = |text: &str| text.split('/').map(str::to_owned).collect::<Path>();
    let modules = Modules::new(BTreeMap::from([
        (Path::new(), "pub use files::Files;".to_owned()),
        (path("files"), "mod blob;\npub use blob::{Blob as _, Files};".to_owned()),
        (path("files/blob"), String::new()),
        (path("jobs"), "use crate::Files;\nuse crate::files::Other;".to_owned()),
    ]));
    let arrows = modules.arrows();
    let names: Vec<&str> = arrows[3].iter().map(|at| modules.name(*at)).collect();
    assert_eq!(names, ["files", "files/blob"]);
}
