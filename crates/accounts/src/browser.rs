//! Browsers in which somebody has signed in before. Each has its own count of wrong passwords, so that others who try the same
//! account, or fail behind the same address, do not shut its owner out. Knowing one opens nothing.

use engine::{Cx, RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Collection, Document, Id, Instant, Result, Unique, fields};

use crate::account::{self, ACCOUNTS};
use crate::{Accounts, digest};

fields! {
    BROWSER_ACCOUNT: Id = schema::link("userId", || &ACCOUNTS).required() => "الحساب", "Compte", "Account";
    BROWSER: String = schema::text("browserHash").secret().required() => "بصمة المتصفح", "Empreinte du navigateur", "Browser hash";
    SIGNED_IN: Instant = schema::instant("signedInAt").required() => "آخر دخول", "Dernière connexion", "Last sign-in";
}

/// Browsers by account; a sign-in changes them, so they are not in the journal.
pub static KNOWN_BROWSERS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[BROWSER.def, BROWSER_ACCOUNT.def])],
    logged: false,
    expires_when: Some(SIGNED_IN.before(schema::days_ago(400))),
    ..Collection::new("knownBrowsers", FIELDS)
};

/// So many browsers of one account are known.
const MOST: usize = 20;
/// A sign-in is noted at most this often.
const NOTED: SignedDuration = SignedDuration::from_hours(24);

/// Whom somebody says to be before it is proven.
#[derive(Clone, Copy, Debug)]
pub enum Claim<'a> {
    /// By e-mail address.
    Email(&'a str),
    /// By user id.
    Account(&'a str),
}

impl Accounts {
    /// Whether the account that is claimed has signed in with the browser that holds this secret.
    pub async fn knows_browser(&self, secret: &str, claim: Claim<'_>) -> Result<bool> {
        let hash = digest(secret);
        let (email, id) = match claim {
            Claim::Email(email) => (Some(schema::EMAIL.normal(email)), String::new()),
            Claim::Account(id) => (None, id.to_owned()),
        };
        let known = self.engine.read(move |cx| {
            let id = match &email {
                Some(email) => account::by_email(cx, email)?.map(|account| account.id),
                None => Some(id.clone()),
            };
            match id {
                Some(id) => find_of_account(cx, &hash, &id),
                None => Ok(None),
            }
        });
        Ok(known.await?.is_some())
    }

    /// Notes that an account has signed in with a browser; the secret that the browser is to hold from now on. One that it
    /// presents is kept when it is ours.
    pub async fn remember_browser(&self, account: &str, presented: Option<String>) -> Result<String> {
        let (id, fresh) = (account.to_owned(), random::secret());
        let now = self.engine.clock().now();
        if let Some(secret) = &presented {
            let (hash, id) = (digest(secret), id.clone());
            let row = self.engine.read(move |cx| find_of_account(cx, &hash, &id)).await?;
            let is_noted = |row: &Document| row.get(SIGNED_IN).is_some_and(|Instant(at)| at + NOTED > now);
            if row.as_ref().is_some_and(is_noted) {
                return Ok(secret.clone());
            }
        }
        let ctx = RequestContext::new(Rights::whole(account));
        let remember = self.engine.transact(&ctx, "remember a browser", move |cx| {
            let ours = match &presented {
                Some(secret) if of_browser(cx, &digest(secret))?.is_some() => secret,
                _ => &fresh,
            };
            bind(cx, &digest(ours), &id)?;
            Ok(ours.clone())
        });
        remember.await
    }
}

/// Binds a browser to an account; those that were not used for longest are forgotten.
fn bind(cx: &mut Cx<'_>, hash: &str, account: &str) -> Result<()> {
    if let Some(row) = find_of_account(cx, hash, account)? {
        let now = cx.moment();
        return cx.update(row.with(SIGNED_IN, now)).map(drop);
    }
    let mut known = cx.all(&KNOWN_BROWSERS, [BROWSER_ACCOUNT.eq(account)])?;
    known.sort_by_key(|row| row.get(SIGNED_IN).map(|Instant(at)| at));
    for oldest in known.iter().take((known.len() + 1).saturating_sub(MOST)) {
        cx.delete(&KNOWN_BROWSERS, &oldest.id)?;
    }
    let row = Document::new(&KNOWN_BROWSERS)
        .with(BROWSER_ACCOUNT, Id(account.to_owned()))
        .with(BROWSER, hash.to_owned())
        .with(SIGNED_IN, cx.moment());
    cx.create(row).map(drop)
}

fn find_of_account(cx: &Cx<'_>, hash: &str, account: &str) -> Result<Option<Document>> {
    cx.first(&KNOWN_BROWSERS, [BROWSER.eq(hash), BROWSER_ACCOUNT.eq(account)])
}

/// Any row of a browser: its secret was made here.
fn of_browser(cx: &Cx<'_>, hash: &str) -> Result<Option<Document>> {
    cx.first(&KNOWN_BROWSERS, [BROWSER.eq(hash)])
}
