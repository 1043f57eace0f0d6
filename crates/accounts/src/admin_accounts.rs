//! Accounts as holders of keys manage them (`docs/protocol.md` §9). A key may know which addresses are taken; the rules of
//! accounts hold for it like for everybody.

use engine::{Cx, RequestContext};
use schema::{Document, Result, WireQuery, error_codes, expected};
use serde_json::{Value as Json, json};

use crate::account::{
    self, ACCOUNTS, EMAIL, EMAIL_VERIFIED, LABELS, MFA, NAME, NewAccount, PHONE, PHONE_VERIFIED, PREFS, PREFS_LIMIT,
};
use crate::log::{self, Event};
use crate::proof::{self, Channel};
use crate::{Accounts, CallContext, Hooks, address, identity, normalize, password, removal, target, verification};

/// Most labels of an account, and the longest one (the protocol's limits).
const LABELS_AT_MOST: usize = 1000;
const LONGEST_LABEL: usize = 36;

/// An account to be made.
#[derive(Clone, Debug, Default)]
pub struct NewUser {
    /// Its id; made by the server when empty.
    pub id: String,
    /// Its address.
    pub email: String,
    /// Its telephone number.
    pub phone: Option<String>,
    /// Its password; without one it is signed in to by letter.
    pub password: Option<String>,
    /// Its name.
    pub name: String,
}

/// One thing to be changed about an account.
#[derive(Clone, Debug)]
pub enum UserChange {
    /// Another name.
    Name(String),
    /// Another address, not verified.
    Email(String),
    /// Another telephone number, not verified; none when empty.
    Phone(String),
    /// Another password: every session ends.
    Password(String),
    /// Enabled or disabled: every session ends.
    Status(bool),
    /// Whether the address counts as proven.
    EmailVerified(bool),
    /// Whether the telephone number counts as proven.
    PhoneVerified(bool),
    /// Other preferences.
    Prefs(Json),
    /// The second factor on or off.
    Mfa(bool),
    /// Other labels.
    Labels(Vec<String>),
}

impl UserChange {
    fn event(&self) -> Event {
        match self {
            UserChange::Name(_) => Event::Name,
            UserChange::Email(_) => Event::Email,
            UserChange::Phone(_) => Event::Phone,
            UserChange::Password(_) => Event::Password,
            UserChange::Status(_) | UserChange::Labels(_) => Event::Status,
            UserChange::EmailVerified(_) => Event::EmailVerified,
            UserChange::PhoneVerified(_) => Event::PhoneVerified,
            UserChange::Prefs(_) => Event::Prefs,
            UserChange::Mfa(_) => Event::Mfa,
        }
    }
}

impl Accounts {
    /// Accounts by the protocol's queries, and by a word in the address, the name or the number.
    pub async fn users(&self, queries: &[WireQuery], search: Option<&str>, is_counted: bool) -> Result<Json> {
        let mut raws = queries.to_vec();
        raws.extend(search.filter(|word| !word.is_empty()).map(by_word));
        let mut query = identity::bind_queries(&ACCOUNTS, &raws)?;
        query.is_counted = is_counted;
        let list = self.engine.read(move |cx| {
            let (found, total) = cx.page(&ACCOUNTS, &query)?;
            Ok(json!({"total": total, "users": user_models(cx, &found)?}))
        });
        list.await
    }

    /// The account with that id.
    pub async fn user(&self, id: &str) -> Result<Document> {
        let id = id.to_owned();
        self.engine.read(move |cx| require_account(cx, &id)).await
    }

    /// An account as a key sees it: the Account of the protocol, and what there is of its password: nothing.
    pub async fn user_told(&self, account: &Document) -> Result<Json> {
        let row = account.clone();
        let mut models = self.engine.read(move |cx| user_models(cx, &[row])).await?;
        Ok(models.pop().unwrap_or_default())
    }

    /// Makes an account. A taken id, address or proven number is refused.
    pub async fn create_user(&self, ctx: &RequestContext, new: NewUser, visit: CallContext) -> Result<Document> {
        let email = normalize::email(&new.email)?;
        let phone = new.phone.as_deref().map(normalize::phone).transpose()?;
        normalize::name(&new.name)?;
        let hash = match new.password {
            None => None,
            Some(password) => {
                password::check("password", &password)?;
                password::check_personal(&password, &[&email, &new.name])?;
                Some(password::hash_in_turn(password).await?)
            }
        };
        let (name, id) = (new.name, new.id);
        let fresh = NewAccount {
            id,
            email,
            name,
            hash,
            is_vouched: true,
            ..NewAccount::default()
        };
        let registered = self.hooks().registered;
        let create = self.engine.transact(ctx, "create a user", move |cx| {
            let account = account::create(cx, &fresh)?;
            registered(cx, &account)?;
            log::record(cx, Some(&account.id), Event::Registered, &visit.device)?;
            match &phone {
                None => Ok(account),
                Some(phone) if verification::has_other(cx, &account.id, phone)? => Err(error_codes::USER_EXISTS.into()),
                Some(phone) => cx.update(cx.need(&ACCOUNTS, &account.id)?.with(PHONE, phone.clone())),
            }
        });
        create.await
    }

    /// Changes one thing about an account. The last administrator is not disabled.
    pub async fn change_user(
        &self,
        ctx: &RequestContext,
        id: &str,
        change: UserChange,
        visit: CallContext,
    ) -> Result<Document> {
        let account = self.user(id).await?;
        let (change, hash) = validate(change, &account).await?;
        let (id, hooks) = (account.id, self.hooks());
        let changed = self.engine.transact(ctx, change.event().wire(), move |cx| {
            let account = require_account(cx, &id)?;
            log::record(cx, Some(&id), change.event(), &visit.device)?;
            apply(cx, account, hooks, &change, hash.as_deref())?;
            require_account(cx, &id)
        });
        changed.await
    }

    /// Deletes an account with everything that is its own. The last administrator is refused.
    pub async fn remove_user(&self, ctx: &RequestContext, id: &str) -> Result<()> {
        let id = id.to_owned();
        let remove = self.engine.transact(ctx, "delete a user", move |cx| {
            let account = require_account(cx, &id)?;
            removal::remove(cx, &account.id)
        });
        remove.await
    }
}

/// Accounts whose address, name or number contains the word.
fn by_word(word: &str) -> WireQuery {
    let contains = |key: &str| json!({"method": "contains", "attribute": key, "values": [word]});
    let members = [EMAIL.def.name, NAME.def.name, PHONE.def.name].map(contains);
    WireQuery::new("or", "", members.to_vec())
}

pub(crate) fn require_account(cx: &Cx<'_>, id: &str) -> Result<Document> {
    cx.get(&ACCOUNTS, id)?.ok_or_else(|| error_codes::USER_NOT_FOUND.into())
}

/// What was given in its normal form, and the hash of a password.
async fn validate(change: UserChange, account: &Document) -> Result<(UserChange, Option<String>)> {
    let change = match change {
        UserChange::Email(email) => UserChange::Email(normalize::email(&email)?),
        UserChange::Phone(phone) if !phone.is_empty() => UserChange::Phone(normalize::phone(&phone)?),
        UserChange::Name(name) => {
            normalize::name(&name)?;
            UserChange::Name(name)
        }
        UserChange::Prefs(prefs) if !prefs.is_object() || prefs.to_string().len() > PREFS_LIMIT => {
            return Err(normalize::argument(
                "prefs",
                expected::object_within(PREFS_LIMIT / 1024),
            ));
        }
        UserChange::Labels(labels) if !are_labels(&labels) => {
            return Err(normalize::argument(
                "labels",
                expected::plain_words(LABELS_AT_MOST, 1, LONGEST_LABEL),
            ));
        }
        UserChange::Password(password) => {
            let known = [EMAIL, NAME, PHONE].map(|key| account.get(key).unwrap_or_default());
            password::check("password", &password)?;
            password::check_personal(&password, &[&known[0], &known[1], &known[2]])?;
            let hash = password::hash_in_turn(password).await?;
            return Ok((UserChange::Password(String::new()), Some(hash)));
        }
        other => other,
    };
    Ok((change, None))
}

fn are_labels(labels: &[String]) -> bool {
    let is_label = |label: &String| {
        (1..=LONGEST_LABEL).contains(&label.len()) && label.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    labels.len() <= LABELS_AT_MOST && labels.iter().all(is_label)
}

fn apply(cx: &mut Cx<'_>, account: Document, hooks: Hooks, change: &UserChange, hash: Option<&str>) -> Result<()> {
    let id = account.id.clone();
    let row = match change {
        UserChange::Password(_) => return account::set_password(cx, &id, hash.unwrap_or_default(), false),
        UserChange::Status(is_enabled) => return account::set_status(cx, &id, *is_enabled),
        UserChange::EmailVerified(true) => return proof::set_verified(cx, hooks, &id, Channel::Email).map(drop),
        UserChange::Email(email) => {
            if account::by_email(cx, email)?.is_some_and(|other| other.id != id) {
                return Err(error_codes::EMAIL_EXISTS.into());
            }
            return address::set_email(cx, &id, email);
        }
        UserChange::Phone(phone) if !phone.is_empty() && verification::has_other(cx, &id, phone)? => {
            return Err(error_codes::PHONE_EXISTS.into());
        }
        UserChange::Phone(phone) => account.with(PHONE, phone.clone()).with(PHONE_VERIFIED, false),
        UserChange::PhoneVerified(true) if account.get(PHONE).is_none_or(|phone| phone.is_empty()) => {
            return Err(error_codes::PHONE_MISSING.into());
        }
        UserChange::PhoneVerified(true)
            if verification::has_other(cx, &id, &account.get(PHONE).unwrap_or_default())? =>
        {
            return Err(error_codes::PHONE_EXISTS.into());
        }
        UserChange::PhoneVerified(is_proven) => account.with(PHONE_VERIFIED, *is_proven),
        UserChange::EmailVerified(is_proven) => account.with(EMAIL_VERIFIED, *is_proven),
        UserChange::Name(name) => account.with(NAME, name.clone()),
        UserChange::Prefs(prefs) => account.with(PREFS, prefs.clone()),
        UserChange::Mfa(is_on) => account.with(MFA, *is_on),
        UserChange::Labels(labels) => account.with(LABELS, labels.clone()),
    };
    cx.update(row).map(drop)
}

/// Accounts as a key sees them, their devices looked up at once.
fn user_models(cx: &Cx<'_>, accounts: &[Document]) -> Result<Vec<Json>> {
    let ids: Vec<String> = accounts.iter().map(|account| account.id.clone()).collect();
    let mut push = target::devices(cx, &ids)?;
    let told = accounts.iter().map(|account| {
        let mut model = account::model(account);
        target::add(&mut model, push.remove(&account.id).unwrap_or_default());
        for nothing in ["password", "hash", "hashOptions"] {
            model[nothing] = Json::Null;
        }
        model
    });
    Ok(told.collect())
}
