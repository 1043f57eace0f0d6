//! Registering, signing in, and what an account says about itself.

use engine::{Ask, Rights};
use schema::{Document, EMAIL as EMAIL_FORM, Refusal, Result, refusal};
use serde_json::Value as Json;

use crate::account::{self, ACCOUNTS, EMAIL, Fresh, HASH, MUST_RESET, NAME, PASSWORD_UPDATE, PREFS, PREFS_LIMIT};
use crate::log::Event;
use crate::opening::{Opening, SignedIn};
use crate::session::SESSIONS;
use crate::{Accounts, Device, Signed, password};

/// Longest name, in characters (`wire.md` §4.2).
const LONGEST_NAME: usize = 128;

impl Accounts {
    /// Registers an account for a guest. Does not sign in.
    pub async fn register(&self, mut fresh: Fresh, password: String) -> Result<Document> {
        fresh.email = email(&fresh.email)?;
        password::check("password", &password)?;
        name(&fresh.name)?;
        fresh.hash = Some(password::hash_in_turn(password).await?);
        let registered = self.hooks.registered;
        self.engine
            .transact(&Ask::new(Rights::whole("guest")), "register", move |cx| {
                let account = account::create(cx, &fresh)?;
                registered(cx, &account)?;
                Ok(account)
            })
            .await
    }

    /// Signs in by e-mail and password. A wrong password and an unknown address are told apart by nothing.
    pub async fn sign_in(&self, address: &str, password: String, device: Device) -> Result<SignedIn> {
        let address = email(address)?;
        password::check("password", &password)?;
        let asked = address.clone();
        let account = self.engine.look(move |cx| account::by_email(cx, &asked)).await?;
        let hash = account.as_ref().and_then(|account| account.get(HASH));
        if !password::is_right(password, hash).await? {
            let known = account.map(|account| account.id);
            self.note(known, Event::SignInFailed, device).await?;
            return Err(refusal::INVALID_CREDENTIALS.into());
        }
        let opening = Opening {
            account: account.map(|account| account.id).unwrap_or_default(),
            provider: "email".to_owned(),
            uid: address,
            factor: "password",
            device,
        };
        self.open_session(opening).await
    }

    /// Changes the caller's name.
    pub async fn set_name(&self, signed: &Signed, new: String) -> Result<Document> {
        name(&new)?;
        self.change(signed, "set a name", move |account| account.set(NAME, new.clone()))
            .await
    }

    /// Replaces the caller's preferences.
    pub async fn set_prefs(&self, signed: &Signed, prefs: Json) -> Result<Document> {
        if !prefs.is_object() || prefs.to_string().len() > PREFS_LIMIT {
            return Err(argument("prefs", "an object of at most 64 KB"));
        }
        self.change(signed, "set preferences", move |account| {
            account.set(PREFS, prefs.clone());
        })
        .await
    }

    /// Changes the caller's password; the old one is needed. Other sessions end, the caller's goes on.
    pub async fn change_password(&self, signed: &Signed, new: String, old: String) -> Result<Document> {
        password::check("password", &new)?;
        if !password::is_right(old, signed.account.get(HASH)).await? {
            return Err(refusal::INVALID_CREDENTIALS.into());
        }
        let hash = password::hash_in_turn(new).await?;
        let (id, keep) = (signed.account.id.clone(), signed.session.id.clone());
        self.engine
            .transact(
                &Ask::new(Rights::whole(&signed.account.id)),
                "change a password",
                move |cx| {
                    let mut account = cx.need(&ACCOUNTS, &id)?;
                    account.set(HASH, hash.clone());
                    account.set(PASSWORD_UPDATE, cx.moment());
                    account.set(MUST_RESET, false);
                    for other in cx.find(&SESSIONS, vec![account::of_account(&id)], 1000)? {
                        if other.id != keep {
                            cx.delete(&SESSIONS, &other.id)?;
                        }
                    }
                    cx.update(account)
                },
            )
            .await
    }

    async fn change(
        &self,
        signed: &Signed,
        name: &'static str,
        change: impl Fn(&mut Document) + Send + 'static,
    ) -> Result<Document> {
        let id = signed.account.id.clone();
        self.engine
            .transact(&Ask::new(Rights::whole(&signed.account.id)), name, move |cx| {
                let mut account = cx.need(&ACCOUNTS, &id)?;
                change(&mut account);
                cx.update(account)
            })
            .await
    }
}

impl Signed {
    /// Whether the password must be changed before anything else.
    pub fn must_reset(&self) -> bool {
        self.account.get(MUST_RESET) == Some(true)
    }
    /// The preferences.
    pub fn prefs(&self) -> Json {
        self.account
            .get(PREFS)
            .filter(Json::is_object)
            .unwrap_or_else(|| Json::Object(serde_json::Map::new()))
    }
    /// The address.
    pub fn email(&self) -> String {
        self.account.get(EMAIL).unwrap_or_default()
    }
}

fn email(address: &str) -> Result<String> {
    let normal = (EMAIL_FORM.normal)(address);
    if (EMAIL_FORM.is_right)(&normal) && normal.len() <= 255 {
        return Ok(normal);
    }
    Err(argument("email", "Value must be a valid email address"))
}

fn name(name: &str) -> Result<()> {
    let fits = name.chars().count() <= LONGEST_NAME && !name.contains('\0');
    if fits {
        Ok(())
    } else {
        Err(argument("name", "at most 128 characters"))
    }
}

fn argument(param: &'static str, reason: &str) -> schema::Error {
    Refusal::new(refusal::ARGUMENT_INVALID)
        .field(param)
        .arg("param", param)
        .arg("reason", reason)
        .into()
}
