//! Preferences: the page where a user says how to be told.

use std::collections::BTreeSet;

use engine::{Action, Allowed, Cx, Desk, Entity, Input, Run};
use schema::{
    Access, Collection, Document, Field, Fields, Grant, Id, Label, Lang, Refusal, Reject, Result, Rows, Unique, Who,
    choice, choices, expected, fields, integer, integers, json, link, text,
};
use serde_json::{Map, Value as Json, json};

use super::kind::Kind;
use super::notification::caller;
use super::wish::{Wishes, read_time, weekday};
use super::{find, kinds};
use crate::people::user::USERS;

choices! {
    /// How often what was collected is told by mail.
    Often {
        None = "none": "بدون ملخص", "Sans résumé", "No digest";
        Daily = "daily": "كل يوم", "Chaque jour", "Each day";
        Weekly = "weekly": "كل أسبوع", "Chaque semaine", "Each week";
    }
}

fields! {
    USER: Id = link("userId", || &USERS).required().never_restricts() => "المستعمل(ة)", "Utilisateur", "User";
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
    actions: &[MINE, SAVE],
    rejects: &[&[MUST_SHOW]],
    ..Entity::plain(&PREFERENCES)
};

/// What must be acknowledged cannot be hidden.
pub const MUST_SHOW: Reject = Reject::invalid(
    "notification_must_show",
    Label::new(
        "الإشعارات التي تتطلب تأكيد الاطلاع تظهر دائما داخل التطبيق: {kind}",
        "Une notification à confirmer s’affiche toujours dans l’application\u{a0}: {kind}",
        "What must be acknowledged always shows in the application: {kind}",
    ),
);
/// The kinds with how each is told, the channels there are, and the wishes: `notificationPreferences.mine`.
const MINE: Action = Action {
    id: "notificationPreferences.mine",
    allowed: Allowed::Users,
    prepare: |_, input| Ok(input),
    run: Run::Look(|cx, input| mine(cx, input.lang)),
};

/// Saves what is given and leaves the rest: `notificationPreferences.save {channels?, quietFrom?, …}` → as `mine`.
const SAVE: Action = Action {
    id: "notificationPreferences.save",
    allowed: Allowed::Users,
    prepare: checked,
    run: Run::Once(save),
};

fn mine(cx: &Cx<'_>, lang: Lang) -> Result<Json> {
    let row = own(cx)?;
    let wishes = Wishes::of(&row);
    let offered = kinds().filter(|kind| !kind.is_for_admins || cx.who().is_admin);
    let kind = |kind: &Kind| {
        let needs_ack = kind.acknowledged.is_some();
        json!({ "id": kind.id, "label": kind.called(lang), "needsAck": needs_ack,
            "channels": wishes.channels(kind, needs_ack).json() })
    };
    Ok(json!({
        "kinds": offered.map(kind).collect::<Vec<_>>(),
        "channels": super::channel::available(cx, lang)?,
        "preferences": {
            "channels": row.get(CHANNELS).unwrap_or_else(|| json!({})),
            "quietFrom": row.get(QUIET_FROM), "quietTo": row.get(QUIET_TO),
            "quietDays": row.get(QUIET_DAYS).unwrap_or_default(),
            "digest": row.get(DIGEST).unwrap_or(Often::None).wire(),
            "digestAt": row.get(DIGEST_AT), "digestDay": row.get(DIGEST_DAY), "language": wishes.lang.code(),
        },
    }))
}

/// The caller's row, or an empty one.
fn own(cx: &Cx<'_>) -> Result<Document> {
    let user = caller(cx)?;
    let row = cx.first(&PREFERENCES, [USER.eq(&user)])?;
    Ok(row.unwrap_or_else(|| Document::new(&PREFERENCES).with(USER, user)))
}

/// What is given has its shape.
fn checked(_: &Desk, input: Input) -> Result<Input> {
    let wrong = |param: &'static str, expected| Refusal::argument(param, expected).field(param);
    for param in ["quietFrom", "quietTo", "digestAt"] {
        let text = input.text(param);
        if is_said(&input, param) && text.and_then(read_time).is_none() {
            return Err(wrong(param, expected::TIME_OF_DAY).into());
        }
    }
    if input.data.contains_key("quietFrom") != input.data.contains_key("quietTo")
        || is_said(&input, "quietFrom") != is_said(&input, "quietTo")
    {
        return Err(wrong("quietTo", expected::BOTH_HOURS).into());
    }
    if is_said(&input, "quietDays") && days(&input).is_none() {
        return Err(wrong("quietDays", expected::QUIET_DAYS).into());
    }
    let digest = input.text("digest");
    if digest.is_some_and(|word| often(word).is_none()) {
        return Err(wrong("digest", expected::DIGEST).into());
    }
    let day = input.data.get("digestDay").filter(|day| !day.is_null());
    if day.is_some_and(|day| day.as_i64().and_then(weekday).is_none()) {
        return Err(wrong("digestDay", expected::whole_number(1, 7)).into());
    }
    if input.text("language").is_some_and(|code| Lang::read(code).is_none()) {
        return Err(wrong("language", expected::LANGUAGE).into());
    }
    channels_are_known(&input)?;
    Ok(input)
}

/// Channels name known kinds and hold yes or no; what is to be acknowledged stays in the application.
fn channels_are_known(input: &Input) -> Result<()> {
    let Some(given) = input.data.get("channels").filter(|given| !given.is_null()) else {
        return Ok(());
    };
    let wrong = || Refusal::argument("channels", expected::CHANNELS_BY_KIND).field("channels");
    for (id, ways) in given.as_object().ok_or_else(wrong)? {
        let kind = find(id).ok_or_else(wrong)?;
        for (way, wish) in ways.as_object().ok_or_else(wrong)? {
            if !["in_app", "mail", "push"].contains(&way.as_str()) || !wish.is_boolean() {
                return Err(wrong().into());
            }
        }
        if kind.acknowledged.is_some() && ways["in_app"] == false {
            return Err(Refusal::new(MUST_SHOW)
                .field("channels")
                .label("kind", kind.label)
                .into());
        }
    }
    Ok(())
}

fn is_said(input: &Input, param: &str) -> bool {
    let given = input.data.get(param);
    given.is_some_and(|given| !given.is_null() && given != "")
}

/// The quiet days, each once: any but all seven.
fn days(input: &Input) -> Option<Vec<i64>> {
    let given = input.data.get("quietDays")?.as_array()?;
    let days: Option<BTreeSet<i64>> = given
        .iter()
        .map(|day| day.as_i64().filter(|day| weekday(*day).is_some()))
        .collect();
    days.filter(|days| days.len() < 7)
        .map(|days| days.into_iter().collect())
}

fn often(word: &str) -> Option<Often> {
    [Often::None, Often::Daily, Often::Weekly]
        .into_iter()
        .find(|often| often.wire() == word)
}

fn save(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mut row = own(cx)?;
    if let Some(given) = input.data.get("channels").and_then(Json::as_object) {
        let merged = merged(row.get(CHANNELS), given);
        row.set(CHANNELS, merged);
    }
    for key in [QUIET_FROM, QUIET_TO, DIGEST_AT] {
        set(&mut row, input, key, |given| given.as_str().map(str::to_owned));
    }
    set(&mut row, input, QUIET_DAYS, |_| days(input));
    set(&mut row, input, DIGEST, |given| given.as_str().and_then(often));
    set(&mut row, input, DIGEST_DAY, Json::as_i64);
    let lang = input.text("language").and_then(Lang::read).unwrap_or(input.lang);
    row.set(SPEAKS, lang.code().to_owned());
    if row.id.is_empty() {
        cx.create(row)?;
    } else {
        cx.update(row)?;
    }
    mine(cx, input.lang)
}

/// Sets what is given, empties what is given empty, leaves what is not given.
fn set<T: schema::Cell>(row: &mut Document, input: &Input, key: Field<T>, read: impl Fn(&Json) -> Option<T>) {
    match input.data.get(key.def.name) {
        None => {}
        Some(given) => match read(given).filter(|_| is_said(input, key.def.name)) {
            Some(value) => row.set(key, value),
            None => row.clear(key),
        },
    }
}

/// The wishes for each kind, those given over those that stood.
fn merged(stood: Option<Json>, given: &Map<String, Json>) -> Json {
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
