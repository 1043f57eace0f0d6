//! Calendars that other programs subscribe to (RFC 5545). Whoever has the address of one reads it: the address is a secret,
//! told once, kept hashed, and ended by its owner, by a new one of the same feed, or with all sessions of its owner.
//!
//! A noun says with a [`CalendarFeed`] what stands in the calendar, and declares the two actions by which it is made and ended.

use engine::{Cx, Engine, RequestContext, Rights, random};
use jiff::Timestamp;
use schema::{Collection, Document, Label, Lang, Result, Unique, choice, choices, error_codes, fields, flag, text};
use schemars::JsonSchema;
use serde::Serialize;

use crate::answered_word::AnsweredWord;

mod event;
pub mod wording;

pub use event::{CalendarEvent, EventTime};

choices! {
    /// How much it shows.
    FeedScope {
        Own = "own": "ما يخصني", "Le mien", "Mine";
        All = "all": "الكل", "Tout", "All";
    }
}

fields! {
    ACCOUNT: String = text("account").required() => "الحساب", "Compte", "Account";
    HASH: String = text("secretHash").secret() => "بصمة الرابط", "Empreinte du lien", "Link hash";
    /// The id of its feed.
    FEED: String = text("feed") => "موضوع التقويم", "Objet du calendrier", "Feed";
    SCOPE: FeedScope = choice("scope") => "المجال", "Portée", "Scope";
    LANG: String = text("lang") => "اللغة", "Langue", "Language";
    /// Whether it was made by somebody who had proven a second factor.
    PROVEN_TWICE: bool = flag("provenTwice") => "بعد التحقق بخطوتين", "Après double authentification", "After a second factor";
}

/// The calendars that somebody subscribed to: one of each feed for each account.
pub static CALENDARS: Collection = Collection {
    database: "system",
    one: Label::new("رابط التقويم", "Lien de calendrier", "Calendar link"),
    many: Label::new("روابط التقويم", "Liens de calendrier", "Calendar links"),
    unique: &[Unique::on(&[HASH.def]), Unique::on(&[ACCOUNT.def, FEED.def])],
    title: &[ACCOUNT.def],
    ..Collection::new("calendars", FIELDS)
};

/// What stands in a calendar; declared among the extensions of its noun.
pub struct CalendarFeed {
    /// What it is known by, `missions`.
    pub id: &'static str,
    /// What it is called where it is shown.
    pub name: fn() -> Label,
    /// What its owner may see of it at this moment; the caller of the context is the owner.
    pub events: fn(&Cx<'_>, FeedScope) -> Result<Vec<CalendarEvent>>,
}

/// A calendar that is wanted, with the secret that will open it. The secret is made outside the transaction, so that running it
/// again makes no other.
pub struct CalendarSubscription {
    scope: FeedScope,
    secret: String,
}

impl CalendarSubscription {
    /// Of so much, with a new secret.
    pub fn new(scope: FeedScope) -> Self {
        CalendarSubscription {
            scope,
            secret: random::secret(),
        }
    }

    /// How much is wanted.
    pub fn scope(&self) -> FeedScope {
        self.scope
    }
}

/// The address of a calendar, which is told once.
#[derive(Serialize, JsonSchema)]
pub struct CalendarAddress {
    path: String,
    scope: AnsweredWord<FeedScope>,
}

/// The address opens nothing any more.
#[derive(Serialize, JsonSchema)]
pub struct CalendarEnded {}

/// Makes the address of a calendar, told once; a former one of the same feed opens nothing any more.
///
/// # Errors
/// `user_unauthorized` for whoever has no account.
pub fn subscribe(cx: &mut Cx<'_>, feed: &CalendarFeed, wanted: &CalendarSubscription) -> Result<CalendarAddress> {
    let account = cx.who().account.clone().ok_or(error_codes::UNAUTHORIZED)?;
    let secret = &wanted.secret;
    end(cx, &account, feed)?;
    let is_proven_twice = asks_twice(cx.who(), cx.get(&accounts::ACCOUNTS, &account)?.as_ref());
    let link = Document::new(&CALENDARS)
        .with(ACCOUNT, account)
        .with(HASH, accounts::digest(secret))
        .with(FEED, feed.id.to_owned())
        .with(SCOPE, wanted.scope)
        .with(PROVEN_TWICE, is_proven_twice)
        .with(LANG, cx.lang().code().to_owned());
    cx.create(link)?;
    Ok(CalendarAddress {
        path: format!("/v1/calendars/{secret}.ics"),
        scope: AnsweredWord(wanted.scope),
    })
}

/// The caller's address of that feed opens nothing any more.
///
/// # Errors
/// `user_unauthorized` for whoever has no account.
pub fn unsubscribe(cx: &mut Cx<'_>, feed: &CalendarFeed) -> Result<CalendarEnded> {
    let account = cx.who().account.clone().ok_or(error_codes::UNAUTHORIZED)?;
    end(cx, &account, feed)?;
    Ok(CalendarEnded {})
}

fn end(cx: &mut Cx<'_>, account: &str, feed: &CalendarFeed) -> Result<()> {
    let links = cx.all(&CALENDARS, [ACCOUNT.eq(account), FEED.eq(feed.id)])?;
    links.iter().try_for_each(|link| cx.delete(&CALENDARS, &link.id))
}

/// Whether a second factor is asked of somebody; whoever acts has proven it then, or the gate would not have let them.
fn asks_twice(rights: &Rights, account: Option<&Document>) -> bool {
    rights.requires_mfa || account.is_some_and(|account| account.get(accounts::ACCOUNT_MFA) == Some(true))
}

/// The calendar behind a secret, as its owner may read it now.
///
/// # Errors
/// `route_not_found` for a secret that opens nothing, whose owner may not sign in any more, has signed out everywhere since, or
/// is asked for a second factor that was not proven when it was made.
pub async fn text_of(engine: &Engine, secret: &str) -> Result<String> {
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
    let feed = link.get(FEED).unwrap_or_default();
    let feed = engine.extensions::<CalendarFeed>().find(|one| one.id == feed);
    let Some(feed) = feed.filter(|_| rights.is_user && is_proven && account.is_some()) else {
        return Err(error_codes::ROUTE_NOT_FOUND.into());
    };
    let lang = link.get(LANG).as_deref().and_then(Lang::read).unwrap_or_default();
    let ctx = RequestContext {
        rights,
        lang,
        ..RequestContext::new(Rights::guest())
    };
    let scope = link.get(SCOPE).unwrap_or(FeedScope::Own);
    let compose = move |cx: &Cx<'_>| {
        let events = (feed.events)(cx, scope)?;
        let house = cx.letterhead(lang).unwrap_or_default();
        let name = format!("{} – {house}", (feed.name)().text(lang));
        Ok(event::calendar(feed.id, &name, &events))
    };
    engine.read_as(&ctx, compose).await
}

/// When a row was last written: what calendars call its stamp.
pub fn stamp_of(row: &Document) -> Timestamp {
    row.updated_at.parse().unwrap_or_default()
}
