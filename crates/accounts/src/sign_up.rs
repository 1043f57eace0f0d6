//! Registering. A guest hears the same whether the address is free or taken: whose it is learns by mail that somebody tried.

use engine::notify::Channel;
use engine::{Ask, Cx, Rights, chance};
use schema::{Document, Result};

use crate::account::{self, ACCOUNTS, EMAIL, Fresh};
use crate::letter::{self, Kind, Sending};
use crate::log::{self, Event};
use crate::{Accounts, Visit, given, password};

/// An address that nobody has, for the account that is made and not kept.
const NOBODY: &str = "nobody.invalid";

impl Accounts {
    /// Registers an account for a guest. Does not sign in. When the address is taken the answer is made up: the work and
    /// the answer are those of a free one. A taken id is refused.
    pub async fn register(&self, fresh: Fresh, password: String, visit: Visit) -> Result<Document> {
        let fresh = self.checked(fresh, password).await?;
        let address = fresh.email.clone();
        let known = self.engine.look(move |cx| account::by_email(cx, &address)).await?;
        let made = match &known {
            None => self.make(fresh.clone(), visit.clone()).await?,
            Some(_) => self.make_up(fresh.clone(), visit.clone()).await?,
        };
        self.tell_of_sign_up(fresh.email, known.map(|known| known.id), visit)
            .await?;
        Ok(made)
    }

    /// Registers an account for somebody with a key, who may know that an address is taken.
    pub async fn register_openly(&self, fresh: Fresh, password: String, visit: Visit) -> Result<Document> {
        let fresh = self.checked(fresh, password).await?;
        self.make(fresh, visit).await
    }

    async fn checked(&self, mut fresh: Fresh, password: String) -> Result<Fresh> {
        fresh.email = given::email(&fresh.email)?;
        given::name(&fresh.name)?;
        password::check("password", &password)?;
        password::check_personal(&password, &[&fresh.email, &fresh.name, &fresh.id])?;
        fresh.hash = Some(password::hash_in_turn(password).await?);
        Ok(fresh)
    }

    async fn make(&self, fresh: Fresh, visit: Visit) -> Result<Document> {
        let (hooks, ask) = (self.hooks, Ask::new(Rights::whole("guest")));
        let make = move |cx: &mut Cx<'_>| make(cx, hooks.registered, &fresh, &visit);
        self.engine.transact(&ask, "register", make).await
    }

    /// Makes an account under an address that nobody has, takes it back, and answers as if it were the one asked for.
    async fn make_up(&self, fresh: Fresh, visit: Visit) -> Result<Document> {
        let (hooks, ask) = (self.hooks, Ask::new(Rights::whole("guest")));
        let mut other = fresh.clone();
        other.email = format!("{}@{NOBODY}", chance::id(self.engine.clock().now()));
        let rehearsed = self
            .engine
            .rehearse(&ask, "register", move |cx| make(cx, hooks.registered, &other, &visit));
        Ok(rehearsed.await?.with(EMAIL, fresh.email))
    }

    /// Writes to whoever has the address already; to nobody when it is new.
    async fn tell_of_sign_up(&self, address: String, known: Option<String>, visit: Visit) -> Result<()> {
        let ask = Ask::new(Rights::whole("guest"));
        let tell = self.engine.transact(&ask, "tell of a sign-up", move |cx| {
            let sending = Sending {
                kind: Kind::SignUpOfKnownAddress,
                channel: Channel::Mail,
                lang: visit.lang,
                to: &address,
                token: None,
                url: visit.home.as_deref(),
                phrase: None,
                caused_by: known.as_deref(),
                is_decoy: known.is_none(),
            };
            letter::send(cx, &sending).map(drop)
        });
        tell.await
    }
}

fn make(
    cx: &mut Cx<'_>,
    registered: fn(&mut Cx<'_>, &Document) -> Result<()>,
    fresh: &Fresh,
    visit: &Visit,
) -> Result<Document> {
    let account = account::create(cx, fresh)?;
    registered(cx, &account)?;
    log::record(cx, Some(&account.id), Event::Registered, &visit.device)?;
    Ok(account)
}

/// The account of whoever proved an address that no account has: made now, under the id asked for if that is free.
pub(crate) fn register_proven(
    cx: &mut Cx<'_>,
    registered: fn(&mut Cx<'_>, &Document) -> Result<()>,
    (id, address): (&str, &str),
    visit: &Visit,
) -> Result<Document> {
    let is_free = cx.get(&ACCOUNTS, id)?.is_none();
    let fresh = Fresh {
        id: if is_free { id.to_owned() } else { String::new() },
        email: address.to_owned(),
        ..Fresh::default()
    };
    make(cx, registered, &fresh, visit)
}
