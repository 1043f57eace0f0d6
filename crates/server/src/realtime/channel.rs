//! Channels and names of events (`docs/protocol.md` §7.5 and §7.6).

use engine::Spelling;
use schema::Collection;

/// The channels of all that happens to a document, each also for this kind of change alone.
pub fn of_document(of: &Collection, id: &str, action: &str) -> Vec<String> {
    let (db, c) = (of.database, of.id);
    let lists = [
        format!("databases.{db}.collections.{c}.documents"),
        format!("databases.{db}.tables.{c}.rows"),
        format!("tablesdb.{db}.tables.{c}.rows"),
    ];
    let mut names = vec!["documents".to_owned(), "rows".to_owned()];
    for list in lists {
        names.push(format!("{list}.{id}"));
        names.push(list);
    }
    with_action(names, action)
}

/// The channels of all that happens to an account.
pub fn of_account(account: &str, action: &str) -> Vec<String> {
    with_action(vec![OWN.to_owned(), account_channel(account)], action)
}

/// The channels of all that happens to a file.
pub fn of_file(bucket: &str, id: &str, action: &str) -> Vec<String> {
    let list = format!("buckets.{bucket}.files");
    with_action(vec!["files".to_owned(), format!("{list}.{id}"), list], action)
}

/// The channel that everybody calls their own.
const OWN: &str = "account";

fn account_channel(account: &str) -> String {
    format!("{OWN}.{account}")
}

fn with_action(mut names: Vec<String>, action: &str) -> Vec<String> {
    let alone: Vec<String> = names.iter().map(|name| format!("{name}.{action}")).collect();
    names.extend(alone);
    names
}

/// In which spelling a channel wants its documents.
pub fn spelling(channel: &str) -> Spelling {
    if channel == "rows" || channel.starts_with("rows.") || channel.contains(".tables.") {
        Spelling::Rows
    } else {
        Spelling::Documents
    }
}

/// The channels as they are for this caller: `account` is also the caller's own by name, and nobody else's is left.
pub fn resolve_channels<'a>(channels: impl IntoIterator<Item = &'a String>, account: Option<&str>) -> Vec<String> {
    let mut accepted: Vec<String> = Vec::new();
    for channel in channels {
        let is_foreign = channel
            .strip_prefix("account.")
            .and_then(|rest| rest.split('.').next())
            .is_some_and(|id| Some(id) != account && !ACTIONS.contains(&id));
        if is_foreign || accepted.contains(channel) {
            continue;
        }
        accepted.push(channel.clone());
        if let Some(account) = account.filter(|_| channel == OWN) {
            accepted.push(account_channel(account));
        }
    }
    accepted
}

const ACTIONS: [&str; 4] = ["create", "update", "upsert", "delete"];

/// The names of a change of a document, its full name first.
pub fn document_events(of: &Collection, id: &str, action: &str) -> Vec<String> {
    let (db, c) = (of.database, of.id);
    let mut names = Vec::with_capacity(42);
    for (collections, documents) in [("collections", "documents"), ("tables", "rows")] {
        for end in [format!(".{action}"), String::new()] {
            for db in [db, "*"] {
                for c in [c, "*"] {
                    for id in [id, "*"] {
                        names.push(format!("databases.{db}.{collections}.{c}.{documents}.{id}{end}"));
                    }
                }
            }
        }
        for db in [db, "*"] {
            for c in [c, "*"] {
                names.push(format!("databases.{db}.{collections}.{c}"));
            }
        }
    }
    names.extend([format!("databases.{db}"), "databases.*".to_owned()]);
    names
}

/// The names of a change of a file, its full name first.
pub fn file_events(bucket: &str, id: &str, action: &str) -> Vec<String> {
    let mut names = Vec::with_capacity(10);
    for end in [format!(".{action}"), String::new()] {
        for bucket in [bucket, "*"] {
            names.extend([id, "*"].map(|id| format!("buckets.{bucket}.files.{id}{end}")));
        }
    }
    names.extend([bucket, "*"].map(|bucket| format!("buckets.{bucket}")));
    names
}

/// The names of a change of an account in these respects (`name`, `prefs`, …), the full names first.
pub fn account_events(account: &str, respects: &[&str]) -> Vec<String> {
    let pair = |end: String| [account, "*"].map(|id| format!("users.{id}{end}"));
    let mut names: Vec<String> = respects
        .iter()
        .flat_map(|what| pair(format!(".update.{what}")))
        .collect();
    names.extend(pair(".update".to_owned()));
    names.extend(pair(String::new()));
    names
}

/// The names of a change of a part of an account (`sessions`, `recovery`, …), its full name first.
pub fn account_part_events(account: &str, part: &str, id: &str, action: &str) -> Vec<String> {
    let mut names = Vec::with_capacity(10);
    for end in [format!(".{action}"), String::new()] {
        for account in [account, "*"] {
            names.extend([id, "*"].map(|id| format!("users.{account}.{part}.{id}{end}")));
        }
    }
    names.extend([account, "*"].map(|account| format!("users.{account}")));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    static CARS: Collection = Collection::new("cars", &[]);

    #[test]
    fn a_document_is_published_in_three_spellings_and_for_its_action_alone() {
        let names = of_document(&CARS, "c1", "update");
        assert_eq!(names.len(), 16);
        for name in [
            "documents",
            "rows.update",
            "databases.main.collections.cars.documents",
            "databases.main.tables.cars.rows.c1",
            "tablesdb.main.tables.cars.rows.c1.update",
        ] {
            assert!(names.iter().any(|one| one == name), "{name}");
        }
    }

    #[test]
    fn the_full_name_comes_first_and_every_combination_once() {
        let names = document_events(&CARS, "c1", "create");
        assert_eq!(names[0], "databases.main.collections.cars.documents.c1.create");
        for name in [
            "databases.*.collections.*.documents.*.create",
            "databases.main.tables.*.rows.c1",
            "databases.*.collections.cars",
            "databases.*",
        ] {
            assert_eq!(names.iter().filter(|one| *one == name).count(), 1, "{name}");
        }
        assert_eq!(names.len(), 42);
        assert_eq!(
            account_events("u1", &["name"]),
            [
                "users.u1.update.name",
                "users.*.update.name",
                "users.u1.update",
                "users.*.update",
                "users.u1",
                "users.*"
            ]
        );
    }

    #[test]
    fn nobody_listens_to_the_account_of_another() {
        let channels = ["account", "account.u2", "account.update", "account.u1.update", "files"].map(str::to_owned);
        assert_eq!(
            resolve_channels(&channels, Some("u1")),
            ["account", "account.u1", "account.update", "account.u1.update", "files"]
        );
        assert_eq!(
            resolve_channels(&channels, None),
            ["account", "account.update", "files"]
        );
    }
}
