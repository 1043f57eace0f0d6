//! Notifications: what somebody was told, whether it was read, and whether it was acknowledged where that is asked.

use engine::{Action, Allowed, Cx, Engine, Entity, Input, Run};
use schema::{
    Access, Collection, Document, Fields, Filter, Grant, Id, Instant, Label, Reject, Result, Rows, Unique, Who, fields,
    flag, instant, json, link, refusal, text,
};
use serde_json::{Value as Json, json};

use super::{announce, digest, forget, letter, repeat, tell};
use crate::people::user::USERS;

fields! {
    USER: Id = link("userId", || &USERS).required().never_restricts() => "المستعمل(ة)", "Utilisateur", "User";
    KIND: String = text("kind").required() => "النوع", "Type", "Kind";
    TITLE_KEY: String = text("titleKey").required() => "مفتاح العنوان", "Clé du titre", "Key of the title";
    /// What fills the holes of its texts: `count`, and texts in three languages by name.
    PARAMS: Json = json("params") => "المعطيات", "Paramètres", "Parameters";
    LINK: String = text("link").max(1000) => "الرابط", "Lien", "Link";
    SUBJECT_COLLECTION: String = text("subjectCollection") => "نوع الموضوع", "Nature de l’objet", "Collection of the subject";
    SUBJECT_ID: String = text("subjectId") => "الموضوع", "Objet", "Subject";
    NEEDS_ACK: bool = flag("needsAck") => "يتطلب تأكيد الاطلاع", "Accusé de lecture demandé", "To be acknowledged";
    READ_AT: Instant = instant("readAt") => "تاريخ القراءة", "Lue le", "Read at";
    ACK_AT: Instant = instant("ackAt") => "تاريخ تأكيد الاطلاع", "Accusé de lecture le", "Acknowledged at";
    /// When it is told again, unless it is acknowledged before.
    REPEAT_AFTER: Instant = instant("repeatAfter") => "إعادة الإشعار بعد", "Rappel après le", "Told again after";
    /// How many days lie between two tellings.
    REPEAT_DAYS: i64 = schema::integer("repeatDays").hidden() => "أيام إعادة الإشعار", "Jours entre les rappels", "Days between tellings";
    /// Twice the same to the same user is once.
    KEY: String = text("key").hidden() => "المفتاح", "Clé", "Key";
    /// The digest that it waits for.
    DIGEST_AT: Instant = instant("digestAt").hidden() => "موعد الملخص", "Heure du résumé", "Hour of the digest";
}

/// Read by the user alone, by administrators no more than by others; written by the engine. What people are told is no
/// act of theirs, so the journal does not keep it, and what was read half a year ago is swept.
pub static NOTIFICATIONS: Collection = Collection {
    one: Label::new("إشعار", "Notification", "Notification"),
    many: Label::new("الإشعارات", "Notifications", "Notifications"),
    access: Access::resource("notifications")
        .private()
        .read_only()
        .grants(&[Grant::new(Who::Users, Rows::User(&USER.def), Fields::All)]),
    unique: &[Unique::on(&[USER.def, KEY.def])],
    indexes: &[&[READ_AT.def, USER.def], &[REPEAT_AFTER.def], &[DIGEST_AT.def]],
    title: &[TITLE_KEY.def],
    logged: false,
    announced: &[READ_AT.def, ACK_AT.def, REPEAT_AFTER.def],
    swept: Some(schema::all(&[
        READ_AT.before(schema::days_ago(180)),
        REPEAT_AFTER.is_unset(),
    ])),
    ..Collection::new("notifications", FIELDS)
};

/// What may be done with them, and what is done later.
pub static NOTIFICATION: Entity = Entity {
    actions: &[COUNTED, READ, ACKNOWLEDGE, announce::ANNOUNCE, crate::deadline::LIST],
    jobs: &[
        tell::FAN_OUT,
        letter::LETTER,
        digest::COLLECT,
        digest::DIGEST,
        forget::FORGET,
    ],
    routines: &[&digest::ROUTINE, &repeat::ROUTINE, &crate::deadline::ROUTINE],
    rejects: &[&[NOT_ASKED]],
    ..Entity::plain(&NOTIFICATIONS)
};

/// Its kind asks for no acknowledgement.
pub const NOT_ASKED: Reject = Reject::conflict(
    "notification_not_to_acknowledge",
    Label::new(
        "هذا الإشعار لا يتطلب تأكيد الاطلاع",
        "Cette notification ne demande pas d’accusé de lecture",
        "This notification asks for no acknowledgement",
    ),
);
/// So many are marked as read in one transaction.
const AT_ONCE: u64 = 100;

/// How many wait: `notifications.count` → `{unread, toAcknowledge}`.
const COUNTED: Action = Action {
    id: "notifications.count",
    allowed: Allowed::Users,
    prepare: |_, input| Ok(input),
    run: Run::Look(|cx, _| counted(cx)),
};

/// Marks some, or all, as read: `notifications.read {ids?, all?}` → `{unread, toAcknowledge}`.
const READ: Action = Action {
    id: "notifications.read",
    allowed: Allowed::Users,
    prepare: |_, input| {
        if !input.is("all") {
            ids(&input)?;
        }
        Ok(input)
    },
    run: Run::Long(|engine, ask, input| Box::pin(read(engine, ask, input))),
};

/// Acknowledges one: `notifications.acknowledge {id}` → the notification.
const ACKNOWLEDGE: Action = Action {
    id: "notifications.acknowledge",
    allowed: Allowed::Users,
    prepare: |_, input| {
        input.need("id")?;
        Ok(input)
    },
    run: Run::Once(acknowledge),
};

/// The row of `users` of the caller; keys and the command line have none.
pub(super) fn caller(cx: &Cx<'_>) -> Result<Id> {
    let user = cx.who().user.clone();
    user.map(Id).ok_or_else(|| refusal::UNAUTHORIZED.into())
}

fn counted(cx: &Cx<'_>) -> Result<Json> {
    let user = caller(cx)?;
    let mine = |more: Vec<Filter>| {
        let mut filters = vec![USER.eq(&user)];
        filters.extend(more);
        filters
    };
    let unread = cx.count(&NOTIFICATIONS, mine(vec![READ_AT.is_null()]))?;
    let asked = vec![NEEDS_ACK.eq(true), ACK_AT.is_null()];
    let to_acknowledge = cx.count(&NOTIFICATIONS, mine(asked))?;
    Ok(json!({ "unread": unread, "toAcknowledge": to_acknowledge }))
}

fn ids(input: &Input) -> Result<Vec<String>> {
    let wrong = || schema::Refusal::argument("ids", schema::expected::STRINGS).field("ids");
    let given = input.data.get("ids").and_then(Json::as_array).ok_or_else(wrong)?;
    let ids: Option<Vec<String>> = given.iter().map(|id| id.as_str().map(str::to_owned)).collect();
    let ids = ids.ok_or_else(wrong)?;
    if ids.len() as u64 > AT_ONCE {
        let expected = schema::expected::documents(0, AT_ONCE);
        return Err(schema::Refusal::argument("ids", expected).field("ids").into());
    }
    Ok(ids)
}

/// Those of a caller with many pass in several transactions, so that others write in between.
async fn read(engine: Engine, ask: engine::Ask, input: Input) -> Result<Json> {
    if input.is("all") {
        while engine.transact(&ask, "notifications.read", read_some).await? == AT_ONCE {}
    } else {
        let ids = ids(&input)?;
        engine
            .transact(&ask, "notifications.read", move |cx| read_these(cx, &ids))
            .await?;
    }
    engine.transact(&ask, "notifications.count", |cx| counted(cx)).await
}

fn read_some(cx: &mut Cx<'_>) -> Result<u64> {
    let unread = vec![USER.eq(caller(cx)?), READ_AT.is_null()];
    let unread = cx.find(&NOTIFICATIONS, unread, AT_ONCE)?;
    let count = unread.len() as u64;
    let moment = cx.moment();
    for row in unread {
        cx.update(row.with(READ_AT, moment))?;
    }
    Ok(count)
}

fn read_these(cx: &mut Cx<'_>, ids: &[String]) -> Result<()> {
    let moment = cx.moment();
    for id in ids {
        let row = own(cx, id)?;
        if row.get(READ_AT).is_none() {
            cx.update(row.with(READ_AT, moment))?;
        }
    }
    Ok(())
}

/// One of the caller's; another's is as unknown as any document that the caller may not read.
fn own(cx: &Cx<'_>, id: &str) -> Result<Document> {
    let (user, row) = (caller(cx)?, cx.get(&NOTIFICATIONS, id)?);
    row.filter(|row| row.get(USER).as_ref() == Some(&user))
        .ok_or_else(|| refusal::DOCUMENT_NOT_FOUND.into())
}

fn acknowledge(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mut row = own(cx, input.need("id")?)?;
    if row.get(NEEDS_ACK) != Some(true) {
        return Err(NOT_ASKED.into());
    }
    if row.get(ACK_AT).is_none() {
        let moment = cx.moment();
        row.set(ACK_AT, moment);
        row.clear(REPEAT_AFTER);
        if row.get(READ_AT).is_none() {
            row.set(READ_AT, moment);
        }
        row = cx.update(row)?;
    }
    cx.answer(row)
}
