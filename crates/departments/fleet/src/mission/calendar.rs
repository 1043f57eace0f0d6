//! A calendar of missions that other programs subscribe to (RFC 5545). Whoever has its address reads it: the address is a
//! secret, told once, kept hashed, and ended by its owner, by a new one, or with all sessions of its owner.

use std::collections::{HashMap, HashSet};

use engine::input::FromArgument;
use engine::{Action, Allowed, Cx, Engine, RequestContext, Rights, inputs, random};
use jiff::SignedDuration;
use schema::{
    Collection, Document, Filter, Id, Instant, Label, Lang, Result, Shape, Unique, choice, choices, error_codes,
    fields, flag, text,
};
use serde_json::{Value as Json, json};

use super::rules::administers;
use super::{CANCELLED_AT, CAR, DEPART, DESTINATION, EMPLOYEE, ENDS, MISSIONS, NUM, OBJECT, YEAR};
use crate::car::CARS;
use platform::people::employee::EMPLOYEES;
use platform::people::permission::MISSION_ADMIN;

choices! {
    /// Whose missions it shows.
    Scope {
        Own = "own": "مهامي", "Mes missions", "My missions";
        All = "all": "كل المهام", "Toutes les missions", "All missions";
    }
}

fields! {
    ACCOUNT: String = text("account").required() => "الحساب", "Compte", "Account";
    HASH: String = text("secretHash").secret() => "بصمة الرابط", "Empreinte du lien", "Link hash";
    SCOPE: Scope = choice("scope") => "المجال", "Portée", "Scope";
    LANG: String = text("lang") => "اللغة", "Langue", "Language";
    /// Whether it was made by somebody who had proven a second factor.
    PROVEN_TWICE: bool = flag("provenTwice") => "بعد التحقق بخطوتين", "Après double authentification", "After a second factor";
}

/// The calendars that somebody subscribed to: one for each account.
pub static CALENDARS: Collection = Collection {
    database: "system",
    one: Label::new("رابط التقويم", "Lien de calendrier", "Calendar link"),
    many: Label::new("روابط التقويم", "Liens de calendrier", "Calendar links"),
    unique: &[Unique::on(&[HASH.def]), Unique::on(&[ACCOUNT.def])],
    title: &[ACCOUNT.def],
    ..Collection::new("calendars", FIELDS)
};

/// How far back a calendar shows missions.
const SHOWN_BACK: SignedDuration = SignedDuration::from_hours(90 * 24);
/// How many missions it shows, the newest orders: what programs for calendars still take in one file.
const SHOWN: u64 = 2_000;

/// `missions.calendar` → the path of the calendar, told once; a former address opens nothing any more. The secret is made
/// outside the transaction, so that running it again makes no other.
pub(super) const SUBSCRIBE: Action<Wanted, CalendarSubscription> =
    Action::secret("missions.calendar", Allowed::Users, subscribe).prepare_with(|_, wanted: Wanted| {
        Ok(CalendarSubscription {
            scope: wanted.scope.unwrap_or(Scope::Own),
            secret: random::secret(),
        })
    });

inputs! {
    /// Which calendar is wanted.
    pub(super) struct Wanted {
        /// Whose missions it shows: one's own, or all, for administrators of missions.
        scope: Option<Scope> = may("scope"),
    }
}

/// Any other word stands for one's own missions.
impl FromArgument for Scope {
    const SHAPE: Shape = Shape::Word(&[Scope::Own.wire(), Scope::All.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = String::read(name, given)?;
        Ok(word.filter(|word| word == Scope::All.wire()).map(|_| Scope::All))
    }
}

/// A calendar that is wanted, with the secret that will open it.
pub(super) struct CalendarSubscription {
    scope: Scope,
    secret: String,
}

fn subscribe(cx: &mut Cx<'_>, wanted: &CalendarSubscription) -> Result<Json> {
    let account = cx.who().account.clone().ok_or(error_codes::UNAUTHORIZED)?;
    let (scope, secret) = (wanted.scope, &wanted.secret);
    if scope == Scope::All && !administers(cx) {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    end(cx, &account)?;
    let is_proven_twice = asks_twice(cx.who(), cx.get(&accounts::ACCOUNTS, &account)?.as_ref());
    let link = Document::new(&CALENDARS)
        .with(ACCOUNT, account)
        .with(HASH, accounts::digest(secret))
        .with(SCOPE, scope)
        .with(PROVEN_TWICE, is_proven_twice)
        .with(LANG, cx.lang().code().to_owned());
    cx.create(link)?;
    Ok(json!({ "path": format!("/v1/calendars/{secret}.ics"), "scope": scope.wire() }))
}

/// `missions.endCalendar`: the caller's address opens nothing any more.
pub(super) fn unsubscribe(cx: &mut Cx<'_>) -> Result<Json> {
    let account = cx.who().account.clone().ok_or(error_codes::UNAUTHORIZED)?;
    end(cx, &account)?;
    Ok(json!({}))
}

fn end(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    let links = cx.all(&CALENDARS, [ACCOUNT.eq(account)])?;
    links.iter().try_for_each(|link| cx.delete(&CALENDARS, &link.id))
}

/// Whether a second factor is asked of somebody; whoever acts has proven it then, or the gate would not have let them.
fn asks_twice(rights: &Rights, account: Option<&Document>) -> bool {
    rights.requires_mfa || account.is_some_and(|account| account.get(accounts::ACCOUNT_MFA) == Some(true))
}

/// The calendar behind a secret, as its owner may read missions now; not found when it was ended.
///
/// # Errors
/// `route_not_found` for a secret that opens nothing, whose owner may not sign in any more, has signed out everywhere since, or
/// is asked for a second factor that was not proven when it was made.
pub async fn feed(engine: &Engine, secret: &str) -> Result<String> {
    let hash = accounts::digest(secret);
    let found = engine.read(move |cx| {
        let link = cx.first(&CALENDARS, [HASH.eq(&hash)])?;
        let link = link.ok_or(error_codes::ROUTE_NOT_FOUND)?;
        let account = cx.get(&accounts::ACCOUNTS, &link.get(ACCOUNT).unwrap_or_default())?;
        Ok((link, account))
    });
    let (link, account) = found.await?;
    let rights = engine.rights(&link.get(ACCOUNT).unwrap_or_default()).await?;
    let account = account.filter(|account| accounts::still_opens(account, &link.created_at));
    let is_proven = link.get(PROVEN_TWICE) == Some(true) || !asks_twice(&rights, account.as_ref());
    if !rights.is_user || !is_proven || account.is_none() {
        return Err(error_codes::ROUTE_NOT_FOUND.into());
    }
    let lang = link.get(LANG).as_deref().and_then(Lang::read).unwrap_or_default();
    let ask = RequestContext {
        rights,
        lang,
        ..RequestContext::new(Rights::guest())
    };
    let scope = link.get(SCOPE).unwrap_or(Scope::Own);
    engine.read(move |cx| calendar_text(cx, &ask, scope)).await
}

fn calendar_text(cx: &Cx<'_>, ask: &RequestContext, scope: Scope) -> Result<String> {
    let since = Instant(cx.now() - SHOWN_BACK);
    let mut filters = vec![CANCELLED_AT.is_null(), ENDS.gt(since)];
    if scope == Scope::Own || !ask.rights.holds_auth(MISSION_ADMIN) {
        let Some(own) = ask.rights.employee.clone() else {
            return Ok(calendar(cx, &[], ask.lang));
        };
        filters.push(of_person(&own));
    }
    let missions = cx.newest(&MISSIONS, filters, 0, SHOWN)?;
    let mut names = titles(cx, &EMPLOYEES, missions.iter().filter_map(|one| one.get(EMPLOYEE)))?;
    names.extend(titles(cx, &CARS, missions.iter().filter_map(|one| one.get(CAR)))?);
    let events: Vec<String> = missions.iter().map(|mission| event(mission, &names)).collect();
    Ok(calendar(cx, &events, ask.lang))
}

/// The missions on which somebody goes, as whatever.
fn of_person(id: &str) -> Filter {
    Filter::Any(vec![
        EMPLOYEE.eq(id),
        super::DRIVER.eq(id),
        super::COMPANIONS.contains([id]),
    ])
}

fn calendar(cx: &Cx<'_>, events: &[String], lang: Lang) -> String {
    let name = MISSIONS.many.text(lang);
    let house = cx.letterhead(lang).unwrap_or_default();
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Diwan//Missions//FR".to_owned(),
        "CALSCALE:GREGORIAN".to_owned(),
        format!("X-WR-CALNAME:{}", escape_text(&format!("{name} – {house}"))),
    ];
    lines.extend(events.iter().cloned());
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| fold_lines(line)).collect()
}

/// What the documents with these ids are called: one query.
fn titles(cx: &Cx<'_>, of: &'static Collection, ids: impl Iterator<Item = Id>) -> Result<HashMap<Id, String>> {
    let ids: HashSet<String> = ids.map(|id| id.0).collect();
    let ids: Vec<String> = ids.into_iter().collect();
    let found = cx.many(of, &ids)?.into_iter();
    Ok(found.map(|row| (Id(row.id.clone()), row.title().0)).collect())
}

fn event(mission: &Document, names: &HashMap<Id, String>) -> String {
    let name = |id: Option<Id>| id.and_then(|id| names.get(&id).cloned());
    let about = [mission.get(OBJECT), name(mission.get(EMPLOYEE)), name(mission.get(CAR))];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let at = |key| {
        mission
            .get(key)
            .map(|Instant(at)| at.strftime("%Y%m%dT%H%M%SZ").to_string())
            .unwrap_or_default()
    };
    let stamp = mission.updated_at.parse::<jiff::Timestamp>().unwrap_or_default();
    let place = mission.get(DESTINATION).unwrap_or_default();
    let number = format!("{}/{}", mission.get(NUM).unwrap_or(0), mission.get(YEAR).unwrap_or(0));
    let (begins, ends) = (at(DEPART), at(ENDS));
    let mut lines = vec![
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}@missions.diwan", mission.id),
        format!("DTSTAMP:{}", stamp.strftime("%Y%m%dT%H%M%SZ")),
        format!("DTSTART:{begins}"),
    ];
    // An end is later than its beginning (RFC 5545 §3.8.2.2); without one the event is of that moment.
    lines.extend((ends > begins).then(|| format!("DTEND:{ends}")));
    lines.extend([
        format!("SUMMARY:{}", escape_text(&format!("{place} ({number})"))),
        format!("LOCATION:{}", escape_text(&place)),
        format!("DESCRIPTION:{}", escape_text(&about)),
        "END:VEVENT".to_owned(),
    ]);
    lines.join("\n")
}

/// Text of a value (RFC 5545 §3.3.11).
fn escape_text(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,");
    text.replace("\r\n", "\n").replace(['\n', '\r'], "\\n")
}

/// Lines end with CRLF, and none is longer than 75 bytes (RFC 5545 §3.1).
fn fold_lines(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut length = 0;
        for c in line.chars() {
            if length + c.len_utf8() > 74 {
                out.push_str("\r\n ");
                length = 1;
            }
            out.push(c);
            length += c.len_utf8();
        }
        out.push_str("\r\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_and_texts_escaped_as_calendars_want_them() {
        assert_eq!(escape_text("a,b;c\\d\ne"), "a\\,b\\;c\\\\d\\ne");
        let long = fold_lines(&format!("SUMMARY:{}", "مهمة ".repeat(30)));
        assert!(long.ends_with("\r\n"));
        for line in long.split("\r\n") {
            assert!(line.len() <= 75, "{line}");
        }
        assert_eq!(
            long.replace("\r\n ", "").trim_end_matches("\r\n").chars().count(),
            8 + 150
        );
    }
}
