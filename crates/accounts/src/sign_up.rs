//! Registering. A guest hears the same whether the address is free or taken: whose it is learns by mail that somebody tried.

use engine::notify::Channel;
use engine::{Cx, RequestContext, Rights, random};
use schema::{Document, Result};

use crate::account::{self, EMAIL, NewAccount};
use crate::letter::{self, Kind, Sending};
use crate::log::{self, Event};
use crate::{Accounts, CallContext, normalize, password};

/// An address that nobody has, for the account that is made and not kept.
const NOBODY: &str = "nobody.invalid";

impl Accounts {
    /// Registers an account for a guest. Does not sign in. When the address is taken the answer is made up: the work and
    /// the answer are those of a free one. A taken id is refused.
    pub async fn register(&self, fresh: NewAccount, password: String, visit: CallContext) -> Result<Document> {
        let fresh = self.validate(fresh, password).await?;
        let address = fresh.email.clone();
        let known = self.engine.read(move |cx| account::by_email(cx, &address)).await?;
        match known {
            None => self.make(fresh, visit).await,
            Some(known) => self.make_up(fresh, known.id, visit).await,
        }
    }

    /// Registers an account for somebody with a key, who may know that an address is taken.
    pub async fn register_openly(&self, fresh: NewAccount, password: String, visit: CallContext) -> Result<Document> {
        let fresh = self.validate(fresh, password).await?;
        self.make(fresh, visit).await
    }

    /// Registers an account for somebody else, with the rights of whoever looks after users.
    pub async fn register_as(
        &self,
        ctx: &RequestContext,
        fresh: NewAccount,
        password: String,
        visit: CallContext,
    ) -> Result<Document> {
        let mut fresh = self.validate(fresh, password).await?;
        fresh.is_vouched = true;
        let registered = self.hooks.registered;
        let made = self
            .engine
            .transact(ctx, "register", move |cx| make(cx, registered, &fresh, &visit));
        made.await
    }

    async fn validate(&self, mut fresh: NewAccount, password: String) -> Result<NewAccount> {
        fresh.email = normalize::email(&fresh.email)?;
        normalize::name(&fresh.name)?;
        password::check("password", &password)?;
        password::check_personal(&password, &[&fresh.email, &fresh.name])?;
        fresh.hash = Some(password::hash_in_turn(password).await?);
        Ok(fresh)
    }

    /// Makes the account, and a letter that nobody is sent.
    async fn make(&self, fresh: NewAccount, visit: CallContext) -> Result<Document> {
        let (hooks, ctx) = (self.hooks, RequestContext::new(Rights::whole("guest")));
        self.engine.dry_run(&ctx, "register", |_| Ok(())).await?;
        let made = self.engine.transact(&ctx, "register", move |cx| {
            notify_holder(cx, &fresh.email, None, &visit)?;
            make(cx, hooks.registered, &fresh, &visit)
        });
        made.await
    }

    /// Makes an account under an address that nobody has, takes it back, and answers as if it were the one asked for.
    /// Whoever has the address is told. Both ways are one rehearsal and one commit.
    async fn make_up(&self, fresh: NewAccount, known: String, visit: CallContext) -> Result<Document> {
        let (hooks, ctx) = (self.hooks, RequestContext::new(Rights::whole("guest")));
        let (mut other, from) = (fresh.clone(), visit.clone());
        other.email = format!("{}@{NOBODY}", random::id(self.engine.clock().now()));
        let rehearsed = self
            .engine
            .dry_run(&ctx, "register", move |cx| make(cx, hooks.registered, &other, &from));
        let made = rehearsed.await?.with(EMAIL, fresh.email.clone());
        let tell = self.engine.transact(&ctx, "register", move |cx| {
            notify_holder(cx, &fresh.email, Some(&known), &visit)
        });
        tell.await?;
        Ok(made)
    }
}

/// Writes to whoever has the address already; to nobody when it is new.
fn notify_holder(cx: &mut Cx<'_>, to: &str, known: Option<&str>, visit: &CallContext) -> Result<()> {
    let sending = Sending {
        kind: Kind::SignUpOfKnownAddress,
        channel: Channel::Mail,
        lang: visit.lang,
        to,
        token: None,
        url: visit.home.as_deref(),
        phrase: None,
        caused_by: known,
        is_decoy: known.is_none(),
    };
    letter::send(cx, &sending).map(drop)
}

fn make(
    cx: &mut Cx<'_>,
    registered: fn(&mut Cx<'_>, &Document) -> Result<()>,
    fresh: &NewAccount,
    visit: &CallContext,
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
    id: &str,
    address: &str,
    visit: &CallContext,
) -> Result<Document> {
    let is_taken = account::is_taken(cx, id)?;
    let fresh = NewAccount {
        id: if is_taken { String::new() } else { id.to_owned() },
        email: address.to_owned(),
        ..NewAccount::default()
    };
    make(cx, registered, &fresh, visit)
}
