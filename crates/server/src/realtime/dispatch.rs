//! Telling an event to those who listen and may read it.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::sync::Arc;
use std::time::Duration;

use accounts::account_events::{self, AccountEvent};
use accounts::{ACCOUNTS, model};
use engine::feed::Event;
use engine::files::FILES;
use engine::{Rights, Spelling};
use platform::people::user::account_of;
use schema::{Collection, Document, FieldSet, Result, Rows};
use serde_json::Value as Json;
use store::Entry;

use super::channel;
use super::frame::Body;
use super::hub::ConnectionId;
use crate::app::App;
use crate::gate::caller::Caller;

/// How long a crowded socket is waited for, and how often it is looked at meanwhile.
const MOMENT: Duration = Duration::from_millis(1);
const MOMENTS: u32 = 100;

/// The channels on which an entry of the log may be published; none for what the wire does not know.
pub fn channels(of: &'static Collection, entry: &Entry) -> Vec<String> {
    let action = entry.kind.name();
    if of.is_public() {
        channel::of_document(of, &entry.id, action)
    } else if *of == ACCOUNTS && action == "update" {
        channel::of_account(&entry.id, action)
    } else if account_events::is_of_accounts(of) {
        let row = entry.document_after(of).or_else(|| entry.document_before(of));
        let told = row.as_ref().and_then(account_events::from_document);
        told.map_or_else(Vec::new, |news| channel::of_account(&news.account, action))
    } else if *of == FILES {
        let file = entry.document_after(of).or_else(|| entry.document_before(of));
        let bucket = file.as_ref().map(bucket).unwrap_or_default();
        // A file is created by the change that makes it whole.
        let actions = [action, "create"];
        actions
            .iter()
            .flat_map(|action| channel::of_file(bucket, &entry.id, action))
            .collect()
    } else {
        Vec::new()
    }
}

/// Tells an event.
pub async fn dispatch(app: &App, event: &Event) -> Result<()> {
    match event.document.of {
        of if of.is_public() => document(app, event).await,
        of if *of == FILES => file(app, event).await,
        of => {
            if *of == ACCOUNTS {
                account(app, event);
            } else if let Some(news) =
                account_events::from_document(&event.document).filter(|_| account_events::is_of_accounts(of))
            {
                account_part(app, event, &news);
            }
            Ok(())
        }
    }
}

fn bucket(file: &Document) -> &str {
    file.value("bucketId").text().unwrap_or_default()
}

/// What one account may read of a document, and do with it.
struct EventReader {
    fields: FieldSet,
    permissions: Arc<str>,
}

impl EventReader {
    fn of(event: &Event, rights: &Rights) -> Option<EventReader> {
        Some(EventReader {
            fields: event.readable(rights)?,
            permissions: event.permissions(rights).into(),
        })
    }
}

/// A change of a document: the rights of each listening account are asked once, the body is written once for each set
/// of fields.
async fn document(app: &App, event: &Event) -> Result<()> {
    let (of, id, action) = (event.document.of, &event.document.id, event.kind.name());
    let channels = channel::of_document(of, id, action);
    let mut listeners = app.hub.listeners(&channels);
    if let Some(user) = private_owner(event) {
        // Everybody listens for what they are told, and each row is one person's: nobody else's rights need asking.
        let holder = app.engine.read(move |cx| account_of(cx, &user)).await?;
        listeners.retain(|(_, account)| account.is_some() && account.as_deref() == holder.as_deref());
    }
    let mut readers: HashMap<Option<Arc<str>>, Option<EventReader>> = HashMap::new();
    for (_, account) in &listeners {
        if let Slot::Vacant(slot) = readers.entry(account.clone()) {
            slot.insert(EventReader::of(event, &*rights(app, account.as_deref()).await?));
        }
    }
    let names = channel::document_events(of, id, action);
    let mut bodies: HashMap<(FieldSet, bool), Arc<Body>> = HashMap::new();
    app.hub.broadcast(&listeners, &channels, |account, spelling| {
        let reader = readers.get(&account.cloned())?.as_ref()?;
        let write = || {
            Arc::new(Body::new(
                &names,
                &channels,
                &event.at,
                event.payload(reader.fields, spelling),
            ))
        };
        let key = (reader.fields, spelling == Spelling::Rows);
        let body = bodies.entry(key).or_insert_with(write).clone();
        Some((body, reader.permissions.clone()))
    });
    wait_for_readers(app, &listeners).await;
    Ok(())
}

/// The user whose row it is, where a collection is private.
fn private_owner(event: &Event) -> Option<String> {
    let access = event.document.of.access;
    let mut grants = access.grants.iter().filter(|_| access.is_private);
    grants.find_map(|grant| match grant.rows {
        Rows::User(field) => event.document.value(field.name).text().map(str::to_owned),
        _ => None,
    })
}

/// What an account may do now; a guest, without one.
async fn rights(app: &App, account: Option<&str>) -> Result<Arc<Rights>> {
    match account {
        Some(account) => app.engine.rights(account).await,
        None => Ok(Caller::Guest.rights()),
    }
}

/// A change of a file, as each account reads it.
async fn file(app: &App, event: &Event) -> Result<()> {
    let (bucket, id, action) = (bucket(&event.document), &event.document.id, event.kind.name());
    let channels = channel::of_file(bucket, id, action);
    let names = channel::file_events(bucket, id, action);
    let listeners = app.hub.listeners(&channels);
    let mut bodies: HashMap<Option<Arc<str>>, Option<Arc<Body>>> = HashMap::new();
    for (_, account) in &listeners {
        if let Slot::Vacant(slot) = bodies.entry(account.clone()) {
            let file = event.file(&*rights(app, account.as_deref()).await?);
            let write = |file: Json| {
                Arc::new(Body::new(
                    &names,
                    &channels,
                    &event.at,
                    (file.to_string(), String::new()),
                ))
            };
            slot.insert(file.map(write));
        }
    }
    app.hub.broadcast(&listeners, &channels, |account, _| {
        let body = bodies.get(&account.cloned())?.clone()?;
        Some((body, Arc::from("")))
    });
    wait_for_readers(app, &listeners).await;
    Ok(())
}

/// Many events come at once when many documents are written at once: whoever reads is given the time to, so that only
/// those are cut who do not.
async fn wait_for_readers(app: &App, listeners: &[(ConnectionId, Option<Arc<str>>)]) {
    let mut left = MOMENTS;
    while app.hub.is_crowded(listeners) {
        if left == 0 {
            return app.hub.mark_slow(listeners);
        }
        left -= 1;
        tokio::time::sleep(MOMENT).await;
    }
}

/// In which respects an account changes that its holder is told of.
const RESPECTS: &[(&str, &str)] = &[
    ("name", "name"),
    ("email", "email"),
    ("passwordUpdate", "password"),
    ("phone", "phone"),
    ("prefs", "prefs"),
    ("status", "status"),
    ("mfa", "mfa"),
];

/// A change of an account, for its holder alone.
fn account(app: &App, event: &Event) {
    let changed = |field: &str| ACCOUNTS.position(field).is_some_and(|at| event.changed.has(at));
    let respects = RESPECTS.iter().filter(|(field, _)| changed(field));
    let respects: Vec<&str> = respects.map(|(_, respect)| *respect).collect();
    if respects.is_empty() {
        return;
    }
    let id = &event.document.id;
    let names = channel::account_events(id, &respects);
    to_holder(app, event, id, &names, &model(&event.document));
}

/// A change of what belongs to an account, for its holder alone.
fn account_part(app: &App, event: &Event, news: &AccountEvent) {
    let names = channel::account_part_events(&news.account, news.part, &event.document.id, event.kind.name());
    to_holder(app, event, &news.account, &names, &news.payload);
}

fn to_holder(app: &App, event: &Event, holder: &str, names: &[String], payload: &Json) {
    let channels = channel::of_account(holder, event.kind.name());
    let payload = (payload.to_string(), String::new());
    let body = Arc::new(Body::new(names, &channels, &event.at, payload));
    let mut listeners = app.hub.listeners(&channels);
    listeners.retain(|(_, account)| account.as_deref() == Some(holder));
    app.hub
        .broadcast(&listeners, &channels, |_, _| Some((body.clone(), Arc::from(""))));
}
