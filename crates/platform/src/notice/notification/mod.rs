//! Notifications: what somebody was told, whether it was read, and whether it was acknowledged where that is asked.

mod data;
mod wording;

use engine::input::{self, Declared};
use engine::{Act, Allowed, Batch, Check, Cursor, Cx, Engine, Entity, Extension, Guard, Input, Inputs, Subject};
use schema::{Argument, Document, Filter, Label, Result, Tone, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{announce, digest, forget, letter, repeat, send, system_alerts, warning};
use crate::home::task::Task;
use crate::people::user::caller;
use crate::{deadline, home, import};

pub use data::{
    ACK_AT, DIGEST_AT, FIELDS, KEY, KIND, LINK, NEEDS_ACK, NOTIFICATIONS, PARAMS, READ_AT, REPEAT_AFTER, REPEAT_DAYS,
    SUBJECT_COLLECTION, SUBJECT_ID, TITLE_KEY, USER,
};

/// What may be done with them, and what is done later.
pub static NOTIFICATION: Entity = Entity {
    actions: &[
        &COUNTED,
        &READ,
        &ACKNOWLEDGE,
        &announce::ANNOUNCE,
        &deadline::LIST,
        &home::SHOW,
        &engine::OPEN_ACTS,
        &engine::AWAITED_ACTS,
        &home::portal::SHOW,
        &home::task::COUNT,
        &home::unit::HEADED,
    ],
    jobs: &[
        &send::FAN_OUT,
        &letter::LETTER,
        &digest::COLLECT,
        &digest::DIGEST,
        &forget::FORGET,
    ],
    routines: &[&digest::ROUTINE, &repeat::ROUTINE, &deadline::ROUTINE],
    error_codes: &[ERROR_CODES],
    extensions: &[
        deadline::NOTICES,
        home::PANELS,
        TASKS,
        import::NOTICES,
        system_alerts::NOTICES,
        warning::NOTICES,
    ],
    ..Entity::plain(&NOTIFICATIONS)
};

error_codes! {
    NOT_ASKED = "notification_not_to_acknowledge", conflict => "هذا الإشعار لا يتطلب تأكيد الاطلاع", "Cette notification ne demande pas d’accusé de lecture", "This notification asks for no acknowledgement";
}
/// What waits for its reader's acknowledgement.
static TASKS: &[Extension] = &[&Task {
    id: "notifications.acknowledge",
    label: Label::new(
        "إشعارات في انتظار تأكيد الاطلاع",
        "Notifications à confirmer",
        "Notifications to acknowledge",
    ),
    tone: Tone::Warn,
    link: "/settings/notifications?tab=received",
    count: |cx| {
        let Some(user) = cx.who().user.clone() else {
            return Ok(0);
        };
        cx.count(&NOTIFICATIONS, [USER.eq(user), NEEDS_ACK.eq(true), ACK_AT.is_null()])
    },
}];

/// So many may be named at once.
const AT_ONCE: u64 = 100;

/// How many wait.
const COUNTED: Act<(), NotificationCounts> = Act::read(COUNT_NAME, Allowed::Users, |cx, ()| unread_count(cx));

/// Marks some, or all, as read.
const READ: Act<Which, NotificationCounts> =
    Act::long(READ_NAME, wording::READ, Allowed::Users, |engine, ctx, which| {
        Box::pin(read(engine, ctx, which))
    });

const COUNT_NAME: &str = "notifications.count";
const READ_NAME: &str = "notifications.read";

/// How many notifications of the caller wait.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct NotificationCounts {
    unread: u64,
    to_acknowledge: u64,
}

/// Acknowledges one; the first time counts.
const ACKNOWLEDGE: Act = Act::on(
    "notifications.acknowledge",
    wording::ACKNOWLEDGE,
    Subject::new(
        || &NOTIFICATIONS,
        &[
            Guard::Part(Check {
                reads: &[USER.def],
                check: is_own_notification,
            }),
            Guard::While(NEEDS_ACK.holds(), NOT_ASKED),
        ],
    ),
    Allowed::Users,
    |cx, notification, ()| acknowledge(cx, notification),
);

/// Which are marked as read.
enum Which {
    All,
    These(Vec<String>),
}

const ALL: Declared<bool> = input::flag("all");
const IDS: Declared<Option<Vec<String>>> = input::may("ids");

impl Inputs for Which {
    fn arguments() -> Vec<Argument> {
        vec![
            IDS.argument("The ids of those that were read."),
            ALL.argument("Whether all of them were."),
        ]
    }
    fn read(given: &mut Input) -> Result<Self> {
        if ALL.read(given)? {
            return Ok(Which::All);
        }
        let ids = given.data.get("ids").and_then(Json::as_array);
        let texts = ids.and_then(|ids| ids.iter().map(|id| id.as_str().map(str::to_owned)).collect());
        let ids: Vec<String> = texts.ok_or_else(|| input::wrong_argument("ids", expected::STRINGS))?;
        if ids.len() as u64 > AT_ONCE {
            return Err(input::wrong_argument("ids", expected::documents(0, AT_ONCE)));
        }
        Ok(Which::These(ids))
    }
}

fn unread_count(cx: &Cx<'_>) -> Result<NotificationCounts> {
    let user = caller(cx)?;
    let mine = |more: Vec<Filter>| {
        let mut filters = vec![USER.eq(&user)];
        filters.extend(more);
        filters
    };
    let unread = cx.count(&NOTIFICATIONS, mine(vec![READ_AT.is_null()]))?;
    let asked = vec![NEEDS_ACK.eq(true), ACK_AT.is_null()];
    let to_acknowledge = cx.count(&NOTIFICATIONS, mine(asked))?;
    Ok(NotificationCounts { unread, to_acknowledge })
}

/// Those of a caller with many pass in several transactions, so that others write in between.
async fn read(engine: Engine, ctx: engine::RequestContext, which: Which) -> Result<NotificationCounts> {
    match which {
        Which::All => {
            engine.in_batches(&ctx, READ_NAME, read_some).await?;
        }
        Which::These(ids) => engine.transact(&ctx, READ_NAME, move |cx| read_these(cx, &ids)).await?,
    }
    engine.transact(&ctx, COUNT_NAME, |cx| unread_count(cx)).await
}

fn read_some(cx: &mut Cx<'_>, cursor: Cursor) -> Result<Batch> {
    let unread = [USER.eq(caller(cx)?), READ_AT.is_null()];
    let moment = cx.moment();
    cx.batch(&NOTIFICATIONS, unread, cursor, |cx, row| {
        cx.update(row.with(READ_AT, moment)).map(drop)
    })
}

fn read_these(cx: &mut Cx<'_>, ids: &[String]) -> Result<()> {
    let moment = cx.moment();
    for id in ids {
        let row = cx.need(&NOTIFICATIONS, id)?;
        is_own_notification(cx, &row)?;
        if row.get(READ_AT).is_none() {
            cx.update(row.with(READ_AT, moment))?;
        }
    }
    Ok(())
}

/// Another's is as unknown as any document that the caller may not read.
fn is_own_notification(cx: &Cx<'_>, notification: &Document) -> Result<()> {
    if notification.get(USER) == Some(caller(cx)?) {
        return Ok(());
    }
    Err(error_codes::DOCUMENT_NOT_FOUND.into())
}

fn acknowledge(cx: &mut Cx<'_>, mut notification: Document) -> Result<Document> {
    if notification.get(ACK_AT).is_some() {
        return Ok(notification);
    }
    let moment = cx.moment();
    notification.set(ACK_AT, moment);
    notification.clear(REPEAT_AFTER);
    if notification.get(READ_AT).is_none() {
        notification.set(READ_AT, moment);
    }
    cx.update(notification)
}
