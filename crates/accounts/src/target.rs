//! Push targets (`docs/protocol.md` §4.5): where the browsers and telephones of an account take messages. The address and the
//! telephone number are targets too, but stand in the account. Those of the provider [`push::PROVIDER`] are subscriptions of
//! browsers, which we send to ourselves; of other providers only the identifier is kept.

use std::collections::{HashMap, HashSet};

use engine::{Cx, RequestContext, Rights};
use schema::{Collection, Document, Id, Result, Unique, error_codes, expected, fields};
use serde_json::{Value as Json, json};

use crate::account::{self, ACCOUNTS};
use crate::push::subscription::Subscription;
use crate::session::SESSIONS;
use crate::{Accounts, Device, Signed, normalize, push};

fields! {
    OWNER: Id = schema::link("userId", || &ACCOUNTS).required() => "الحساب", "Compte", "Account";
    /// What the push service knows the device by; whoever has it may send there.
    ENDPOINT: String = schema::text("identifier").required().secret() => "المعرف", "Identifiant", "Identifier";
    PUSH_PROVIDER: String = schema::text("providerId").preset("") => "المزود", "Fournisseur", "Provider";
    TARGET_NAME: String = schema::text("name").preset("") => "الجهاز", "Appareil", "Device";
    /// The session that registered it; without it the target has expired.
    TARGET_SESSION: String = schema::text("sessionId").required() => "الجلسة", "Session", "Session";
}

/// Push targets.
pub static TARGETS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[ENDPOINT.def]).otherwise(error_codes::TARGET_EXISTS)],
    logged: false,
    publishes: &[ENDPOINT.def, TARGET_NAME.def, TARGET_SESSION.def],
    ..Collection::new("targets", FIELDS)
};

/// So many devices of one account; the next one takes the place of the oldest.
const MOST: usize = 20;

/// A push target to be registered.
#[derive(Clone, Debug)]
pub struct NewTarget {
    /// Its id; made by the server when empty.
    pub id: String,
    /// What the push service knows the device by.
    pub identifier: String,
    /// The push service, when there are several.
    pub provider: String,
}

impl Accounts {
    /// Registers a device of the caller. One whose session has ended gives its identifier away.
    pub async fn add_target(&self, signed: &Signed, new: NewTarget, device: Device) -> Result<Json> {
        let (account, session) = (signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let add = self.engine.transact(&ctx, "add a push target", move |cx| {
            if !new.id.is_empty() && cx.get(&TARGETS, &new.id)?.is_some() {
                return Err(error_codes::TARGET_EXISTS.into());
            }
            is_reached(cx, &new.provider, &new.identifier)?;
            release_identifier(cx, &new.identifier, "")?;
            let held = of_account(cx, &account)?;
            for oldest in held.iter().take((held.len() + 1).saturating_sub(MOST)) {
                cx.delete(&TARGETS, &oldest.id)?;
            }
            let mut target = Document::new(&TARGETS)
                .with(OWNER, Id(account.clone()))
                .with(ENDPOINT, new.identifier.clone())
                .with(PUSH_PROVIDER, new.provider.clone())
                .with(TARGET_NAME, device.agent.title())
                .with(TARGET_SESSION, session.clone());
            target.id.clone_from(&new.id);
            let target = cx.create(target)?;
            Ok(model(&target, false))
        });
        add.await
    }

    /// Gives a device of the caller another identifier; it is then the present session's.
    pub async fn change_target(&self, signed: &Signed, id: String, identifier: String) -> Result<Json> {
        let (account, session) = (signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let change = self.engine.transact(&ctx, "change a push target", move |cx| {
            let mut target = own_target(cx, &account, &id)?;
            is_reached(cx, &target.get(PUSH_PROVIDER).unwrap_or_default(), &identifier)?;
            release_identifier(cx, &identifier, &id)?;
            target.set(ENDPOINT, identifier.clone());
            target.set(TARGET_SESSION, session.clone());
            Ok(model(&cx.update(target)?, false))
        });
        change.await
    }

    /// Forgets a device of the caller.
    pub async fn remove_target(&self, signed: &Signed, id: String) -> Result<()> {
        let account = signed.account.id.clone();
        let ctx = RequestContext::new(Rights::whole(&account));
        let remove = self.engine.transact(&ctx, "remove a push target", move |cx| {
            let target = own_target(cx, &account, &id)?;
            cx.delete(&TARGETS, &target.id)
        });
        remove.await
    }

    /// The Account of the protocol with all its targets.
    pub async fn account_json(&self, account: &Document) -> Result<Json> {
        let (row, mut model) = (account.clone(), account::model(account));
        let push = self.engine.read(move |cx| devices(cx, &[row.id])).await?;
        add(&mut model, push.into_values().flatten());
        Ok(model)
    }
}

/// The browsers of an account that can be told something: the ids of their targets, for [`push::outgoing`].
pub fn push_targets(cx: &Cx<'_>, account: &str) -> Result<Vec<String>> {
    let mut live = Vec::new();
    for target in of_account(cx, account)? {
        let is_browser = target.get(PUSH_PROVIDER).as_deref() == Some(push::PROVIDER);
        if is_browser && !has_expired(cx, &target)? {
            live.push(target.id);
        }
    }
    Ok(live)
}

/// What the push service knows a device by, as long as the session that registered it goes on.
pub(crate) fn endpoint(cx: &Cx<'_>, id: &str) -> Result<Option<String>> {
    match cx.get(&TARGETS, id)? {
        Some(target) if !has_expired(cx, &target)? => Ok(target.get(ENDPOINT)),
        _ => Ok(None),
    }
}

/// A browser's subscription is one, and its push service may be called: nobody has us call an address inside the house.
fn is_reached(cx: &Cx<'_>, provider: &str, identifier: &str) -> Result<()> {
    let reached = |one: Subscription| cx.senders().reaches(&one.endpoint);
    if provider != push::PROVIDER || Subscription::read(identifier).is_some_and(reached) {
        return Ok(());
    }
    Err(normalize::argument("identifier", expected::SUBSCRIPTION))
}

/// The devices of these accounts, by account.
pub(crate) fn devices(cx: &Cx<'_>, accounts: &[String]) -> Result<HashMap<String, Vec<Json>>> {
    let targets = cx.all(&TARGETS, [OWNER.any_of(accounts)])?;
    let sessions: Vec<String> = targets.iter().filter_map(|target| target.get(TARGET_SESSION)).collect();
    let live: HashSet<String> = cx.many(&SESSIONS, &sessions)?.into_iter().map(|one| one.id).collect();
    let mut by_account: HashMap<String, Vec<Json>> = HashMap::new();
    for target in &targets {
        let is_expired = target
            .get(TARGET_SESSION)
            .is_none_or(|session| !live.contains(&session));
        let Some(Id(owner)) = target.get(OWNER) else { continue };
        by_account.entry(owner).or_default().push(model(target, is_expired));
    }
    Ok(by_account)
}

/// Adds devices to an Account of the protocol.
pub(crate) fn add(account: &mut Json, push: impl IntoIterator<Item = Json>) {
    if let Some(targets) = account["targets"].as_array_mut() {
        targets.extend(push);
    }
}

fn of_account(cx: &Cx<'_>, account: &str) -> Result<Vec<Document>> {
    cx.all(&TARGETS, [OWNER.eq(account)])
}

fn own_target(cx: &Cx<'_>, account: &str, id: &str) -> Result<Document> {
    let target = cx.get(&TARGETS, id)?;
    target
        .filter(|target| target.get(OWNER).is_some_and(|owner| owner.0 == account))
        .ok_or_else(|| error_codes::TARGET_NOT_FOUND.into())
}

/// Takes an identifier from a target whose session has ended; refused while the session goes on.
fn release_identifier(cx: &mut Cx<'_>, identifier: &str, except: &str) -> Result<()> {
    match cx.first(&TARGETS, [ENDPOINT.eq(identifier)])? {
        Some(other) if other.id != except => {
            if !has_expired(cx, &other)? {
                return Err(error_codes::TARGET_EXISTS.into());
            }
            cx.delete(&TARGETS, &other.id)
        }
        _ => Ok(()),
    }
}

fn has_expired(cx: &Cx<'_>, target: &Document) -> Result<bool> {
    let session = target.get(TARGET_SESSION).unwrap_or_default();
    Ok(cx.get(&SESSIONS, &session)?.is_none())
}

/// The Target of the protocol (`docs/protocol.md` §4.1).
pub(crate) fn model(target: &Document, is_expired: bool) -> Json {
    let text = |key| target.get(key).unwrap_or_default();
    json!({
        "$id": target.id, "$createdAt": target.created_at, "$updatedAt": target.updated_at, "name": text(TARGET_NAME),
        "userId": target.value(OWNER.def.name).text().unwrap_or_default(), "providerId": text(PUSH_PROVIDER),
        "providerType": "push", "identifier": text(ENDPOINT), "expired": is_expired,
    })
}
