//! Preferences: the page where a user says how to be told.

use std::collections::BTreeMap;

use engine::input::wrong_argument;
use engine::{Act, Allowed, Cx, Entity, PrepareContext};
use schema::{
    Access, Collection, Document, Fields, Grant, Id, Label, Rejection, Result, Rows, Unique, Who, Wording, choice,
    choices, error_codes, expected, fields, integer, integers, json, link, text,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json as value};

use super::channel::{self, NotificationChannel};
use super::delivery_preferences::DeliveryPreferences;
use super::find;
use super::kind::{NoticeChannels, NoticeKind};
use crate::answered_word::AnsweredWord;
use crate::people::user::{USERS, caller};

mod change;

use change::{ByKind, Change, Day, Hour, QuietDays, Speaks};

choices! {
    /// How often what was collected is told by mail.
    Often {
        None = "none": "بدون ملخص", "Sans résumé", "No digest";
        Daily = "daily": "كل يوم", "Chaque jour", "Each day";
        Weekly = "weekly": "كل أسبوع", "Chaque semaine", "Each week";
    }
}

fields! {
    USER: Id = link("userId", || &USERS).required().weak() => "المستعمل(ة)", "Utilisateur", "User";
    /// By kind: `{kind: {in_app, mail, push}}`; what is not said is as the kind says.
    CHANNELS: Json = json("channels") => "وسائل الإشعار", "Canaux", "Channels";
    QUIET_FROM: String = text("quietFrom") => "بداية ساعات الهدوء", "Début des heures calmes", "Quiet from";
    QUIET_TO: String = text("quietTo") => "نهاية ساعات الهدوء", "Fin des heures calmes", "Quiet until";
    /// 1 is Monday; such a day is quiet from midnight to midnight.
    QUIET_DAYS: Vec<i64> = integers("quietDays") => "أيام الهدوء", "Jours calmes", "Quiet days";
    DIGEST: Often = choice("digest") => "الملخص", "Résumé", "Digest";
    DIGEST_AT: String = text("digestAt") => "ساعة الملخص", "Heure du résumé", "Hour of the digest";
    DIGEST_DAY: i64 = integer("digestDay").within(1, 7) => "يوم الملخص", "Jour du résumé", "Day of the digest";
    /// The language of mails and of push: that in which the wishes were saved, unless one is said.
    SPEAKS: String = text("language") => "اللغة", "Langue", "Language";
}

/// One row for each user who said something; read by that user alone, written by the actions below.
pub static PREFERENCES: Collection = Collection {
    one: Label::new(
        "تفضيلات الإشعار",
        "Préférences de notification",
        "Notification preferences",
    ),
    many: Label::new(
        "تفضيلات الإشعارات",
        "Préférences de notifications",
        "Notification preferences of all",
    ),
    access: Access::resource("notifications")
        .private()
        .read_only()
        .grants(&[Grant::new(Who::Users, Rows::User(&USER.def), Fields::All)]),
    unique: &[Unique::on(&[USER.def])],
    title: &[USER.def],
    logged: false,
    ..Collection::new("notificationPreferences", FIELDS)
};

/// Read and saved by their user.
pub static PREFERENCE: Entity = Entity {
    actions: &[&MINE, &SAVE],
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&PREFERENCES)
};

error_codes! {
    MUST_SHOW = "notification_must_show", invalid => "الإشعارات التي تتطلب تأكيد الاطلاع تظهر دائما داخل التطبيق: {kind}", "Une notification à confirmer s’affiche toujours dans l’application\u{a0}: {kind}", "What must be acknowledged always shows in the application: {kind}";
}
/// The kinds with how each is told, the channels there are, and the wishes.
const MINE: Act<(), NotificationSettings> = Act::read("notificationPreferences.mine", Allowed::Users, |cx, ()| {
    own_settings(cx)
});

/// Saves what is given and leaves the rest.
const SAVE: Act<Change, NotificationSettings> =
    Act::run("notificationPreferences.save", WORDING, Allowed::Users, save).prepare_with(check_change);

const WORDING: Wording = Wording::new(
    Label::new("حفظ", "Enregistrer", "Save"),
    Label::new("تم حفظ الإعداد", "Réglage enregistré", "Setting saved"),
);

/// The caller's row, or an empty one.
fn own_row(cx: &Cx<'_>) -> Result<Document> {
    let user = caller(cx)?;
    let row = cx.first(&PREFERENCES, [USER.eq(&user)])?;
    Ok(row.unwrap_or_else(|| Document::new(&PREFERENCES).with(USER, user)))
}

/// Quiet hours have a beginning and an end, or none of both; channels name known kinds, and what is to be acknowledged stays
/// in the application.
fn check_change(desk: &PrepareContext, change: Change) -> Result<Change> {
    let (from, to) = (&change.quiet_from, &change.quiet_to);
    if from.is_named() != to.is_named() || from.value().is_some() != to.value().is_some() {
        return Err(wrong_argument("quietTo", expected::BOTH_HOURS));
    }
    for (id, ways) in change.channels.iter().flat_map(|ByKind(given)| given) {
        let unknown = || wrong_argument("channels", expected::CHANNELS_BY_KIND);
        let kind = find(desk.extensions(), id).ok_or_else(unknown)?;
        if kind.acknowledged.is_some() && ways["in_app"] == false {
            let hidden = Rejection::new(MUST_SHOW).field("channels");
            return Err(hidden.label("kind", kind.label).into());
        }
    }
    Ok(change)
}

fn save(cx: &mut Cx<'_>, change: &Change) -> Result<NotificationSettings> {
    let mut row = own_row(cx)?;
    if let Some(ByKind(given)) = &change.channels {
        let merged = merge_channels(row.get(CHANNELS), given);
        row.set(CHANNELS, merged);
    }
    let hours = [
        (QUIET_FROM, &change.quiet_from),
        (QUIET_TO, &change.quiet_to),
        (DIGEST_AT, &change.digest_at),
    ];
    for (key, hour) in hours {
        hour.apply(&mut row, key, |Hour(text)| text.clone());
    }
    change
        .quiet_days
        .apply(&mut row, QUIET_DAYS, |QuietDays(days)| days.clone());
    change.digest.apply(&mut row, DIGEST, |often| *often);
    change.digest_day.apply(&mut row, DIGEST_DAY, |Day(day)| *day);
    let Speaks(lang) = change.language.unwrap_or(Speaks(cx.lang()));
    row.set(SPEAKS, lang.code().to_owned());
    if row.id.is_empty() {
        cx.create(row)?;
    } else {
        cx.update(row)?;
    }
    own_settings(cx)
}

/// The wishes for each kind, those given over those that stood.
fn merge_channels(stood: Option<Json>, given: &Map<String, Json>) -> Json {
    let mut all = match stood {
        Some(Json::Object(all)) => all,
        _ => Map::new(),
    };
    for (kind, ways) in given {
        let mut of_kind = all.get(kind).and_then(Json::as_object).cloned().unwrap_or_default();
        of_kind.extend(ways.as_object().cloned().unwrap_or_default());
        all.insert(kind.clone(), Json::Object(of_kind));
    }
    Json::Object(all)
}

/// Of what the caller is told, and how.
#[derive(Serialize, JsonSchema)]
struct NotificationSettings {
    kinds: Vec<KindSettings>,
    channels: Vec<NotificationChannel>,
    preferences: NotificationWishes,
}

/// Something of which the caller is told.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "NoticeKindSettings")]
struct KindSettings {
    id: &'static str,
    label: &'static str,
    /// Whether it is to be acknowledged, so that it always shows in the application.
    needs_ack: bool,
    channels: NoticeChannels,
}

/// The wishes of the caller.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct NotificationWishes {
    /// By kind: yes or no for each channel of which something was said.
    #[schemars(with = "BTreeMap<String, BTreeMap<String, bool>>")]
    channels: Json,
    /// `HH:MM`; none where there are no quiet hours.
    quiet_from: Option<String>,
    quiet_to: Option<String>,
    /// 1 is Monday.
    quiet_days: Vec<i64>,
    digest: AnsweredWord<Often>,
    digest_at: Option<String>,
    digest_day: Option<i64>,
    /// In which mails and push speak.
    #[schemars(extend("enum" = ["fr", "ar", "en"]))]
    language: &'static str,
}

/// How the caller is told.
fn own_settings(cx: &Cx<'_>) -> Result<NotificationSettings> {
    let lang = cx.lang();
    let row = own_row(cx)?;
    let wishes = DeliveryPreferences::of(&row);
    let offered = cx
        .extensions::<NoticeKind>()
        .filter(|kind| !kind.is_for_admins || cx.who().is_admin);
    let kind = |kind: &NoticeKind| {
        let needs_ack = kind.acknowledged.is_some();
        KindSettings {
            id: kind.id,
            label: kind.label(lang),
            needs_ack,
            channels: wishes.channels(kind, needs_ack),
        }
    };
    Ok(NotificationSettings {
        kinds: offered.map(kind).collect(),
        channels: channel::available(cx, lang)?,
        preferences: NotificationWishes {
            channels: row.get(CHANNELS).unwrap_or_else(|| value!({})),
            quiet_from: row.get(QUIET_FROM),
            quiet_to: row.get(QUIET_TO),
            quiet_days: row.get(QUIET_DAYS).unwrap_or_default(),
            digest: AnsweredWord(row.get(DIGEST).unwrap_or(Often::None)),
            digest_at: row.get(DIGEST_AT),
            digest_day: row.get(DIGEST_DAY),
            language: wishes.lang.code(),
        },
    })
}
