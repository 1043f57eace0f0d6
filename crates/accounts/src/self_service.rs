//! What signed-in callers change of their own account.

use engine::{Cx, RequestContext, Rights};
use schema::{Document, Label, Rejection, Result, error_codes, expected};
use serde_json::Value as Json;

use crate::account::{
    self, ACCOUNTS, EMAIL, EMAIL_VERIFIED, HASH, MUST_RESET, NAME, PHONE, PHONE_VERIFIED, PREFS, PREFS_LIMIT, VOUCHED,
    with_password,
};
use crate::letter::Kind;
use crate::log::{self, Event};
use crate::recovery::notice;
use crate::session::{SESSION_ACCOUNT, SESSIONS};
use crate::token::{self, Purpose};
use crate::{Accounts, CallContext, Device, Signed, normalize, password, removal, verification};

/// Why an address is refused: whose it is stays unsaid.
const NOT_THIS_ADDRESS: Label = Label::new(
    "لا يمكن استعمال هذا البريد الإلكتروني",
    "cette adresse de courriel ne peut pas être utilisée",
    "that e-mail cannot be used",
);

impl Accounts {
    /// Changes the caller's name.
    pub async fn set_name(&self, signed: &Signed, new: String, device: Device) -> Result<Document> {
        normalize::name(&new)?;
        let change = move |_: &mut Cx<'_>, account: Document| Ok(account.with(NAME, new.clone()));
        self.change(signed, Event::Name, device, change).await
    }

    /// Replaces the caller's preferences.
    pub async fn set_prefs(&self, signed: &Signed, prefs: Json, device: Device) -> Result<Document> {
        if !prefs.is_object() || prefs.to_string().len() > PREFS_LIMIT {
            return Err(normalize::argument(
                "prefs",
                expected::object_within(PREFS_LIMIT / 1024),
            ));
        }
        let change = move |_: &mut Cx<'_>, account: Document| Ok(account.with(PREFS, prefs.clone()));
        self.change(signed, Event::Prefs, device, change).await
    }

    /// Changes the caller's password; the old one is needed once there is one. Other sessions end, the caller's goes on.
    pub async fn change_password(
        &self,
        signed: &Signed,
        new: String,
        old: String,
        visit: CallContext,
    ) -> Result<Document> {
        password::check("password", &new)?;
        let account = &signed.account;
        if account.get(HASH).is_some() && !password::is_right(old, account.get(HASH)).await? {
            self.note(Some(account.id.clone()), Event::SignInFailed, visit.device)
                .await?;
            return Err(error_codes::INVALID_CREDENTIALS.into());
        }
        let hash = self.fresh_hash(account, new).await?;
        let (keep, device) = (signed.session.id.clone(), visit.device.clone());
        let change = move |cx: &mut Cx<'_>, account: Document| {
            for other in cx.all(&SESSIONS, [SESSION_ACCOUNT.eq(&account.id)])? {
                if other.id != keep {
                    cx.delete(&SESSIONS, &other.id)?;
                }
            }
            token::end_unused(cx, &account.id, Purpose::Recovery)?;
            let to = account.get(EMAIL).unwrap_or_default();
            notice(cx, Kind::PasswordChanged, &account.id, &to, &visit)?;
            let account = account::signed_out(cx, account);
            Ok(with_password(cx, account, &hash))
        };
        self.change(signed, Event::Password, device, change).await
    }

    /// Gives the caller another address, not yet verified; the former one is told. The password is needed; an account
    /// without one takes it.
    pub async fn change_email(
        &self,
        signed: &Signed,
        new: &str,
        given: String,
        visit: CallContext,
    ) -> Result<Document> {
        let new = normalize::email(new)?;
        let hash = self.proven_or_fresh(signed, given, &visit).await?;
        let device = visit.device.clone();
        let change = move |cx: &mut Cx<'_>, mut account: Document| {
            if account::by_email(cx, &new)?.is_some_and(|other| other.id != account.id) {
                let refused = Rejection::new(error_codes::BAD_REQUEST).field("email");
                return Err(refused.label("reason", NOT_THIS_ADDRESS).into());
            }
            let old = account.get(EMAIL).unwrap_or_default();
            if let Some(hash) = &hash {
                account = with_password(cx, account, hash);
            }
            if old != new {
                account.set(EMAIL, new.clone());
                account.set(EMAIL_VERIFIED, false);
                account.set(VOUCHED, false);
                token::end_unused(cx, &account.id, Purpose::Recovery)?;
                notice(cx, Kind::EmailChanged, &account.id, &old, &visit)?;
            }
            Ok(account)
        };
        self.change(signed, Event::Email, device, change).await
    }

    /// Gives the caller another telephone number, not yet verified. The password is needed; an account without one takes
    /// it.
    pub async fn change_phone(
        &self,
        signed: &Signed,
        new: &str,
        given: String,
        visit: CallContext,
    ) -> Result<Document> {
        let new = normalize::phone(new)?;
        let hash = self.proven_or_fresh(signed, given, &visit).await?;
        let change = move |cx: &mut Cx<'_>, mut account: Document| {
            if verification::has_other(cx, &account.id, &new)? {
                return Err(error_codes::PHONE_EXISTS.into());
            }
            if let Some(hash) = &hash {
                account = with_password(cx, account, hash);
            }
            if account.get(PHONE).as_deref() != Some(new.as_str()) {
                account.set(PHONE, new.clone());
                account.set(PHONE_VERIFIED, false);
            }
            Ok(account)
        };
        self.change(signed, Event::Phone, visit.device, change).await
    }

    /// Disables the caller's own account: every session ends. The last administrator is refused.
    pub async fn disable(&self, signed: &Signed, device: Device) -> Result<Document> {
        let (id, ctx) = (
            signed.account.id.clone(),
            RequestContext::new(Rights::whole(&signed.account.id)),
        );
        let disabled = self.engine.transact(&ctx, "disable an account", move |cx| {
            log::record(cx, Some(&id), Event::Status, &device)?;
            account::set_status(cx, &id, false)?;
            cx.need(&ACCOUNTS, &id)
        });
        disabled.await
    }

    /// Deletes the caller's own account with everything that is its own. The last administrator is refused.
    pub async fn delete(&self, signed: &Signed) -> Result<()> {
        let (id, ctx) = (
            signed.account.id.clone(),
            RequestContext::new(Rights::whole(&signed.account.id)),
        );
        let delete = self.engine.transact(&ctx, "delete an account", move |cx| {
            // Disabling asks whether an administrator remains.
            account::set_status(cx, &id, false)?;
            removal::remove(cx, &id)
        });
        delete.await
    }

    /// Nothing when the password is right; the hash of the one given when the account has none yet.
    async fn proven_or_fresh(&self, signed: &Signed, given: String, visit: &CallContext) -> Result<Option<String>> {
        password::length("password", &given)?;
        let Some(hash) = signed.account.get(HASH) else {
            password::check("password", &given)?;
            return self.fresh_hash(&signed.account, given).await.map(Some);
        };
        if password::is_right(given, Some(hash)).await? {
            return Ok(None);
        }
        let account = Some(signed.account.id.clone());
        self.note(account, Event::SignInFailed, visit.device.clone()).await?;
        Err(error_codes::INVALID_CREDENTIALS.into())
    }

    /// The hash of another password for an account: not made of its owner's name, none of the last ones.
    async fn fresh_hash(&self, account: &Document, new: String) -> Result<String> {
        let known = [EMAIL, NAME, PHONE].map(|key| account.get(key).unwrap_or_default());
        password::check_personal(&new, &[&known[0], &known[1], &known[2]])?;
        password::check_not_among(new.clone(), account::hashes(account)).await?;
        password::hash_in_turn(new).await
    }

    async fn change(
        &self,
        signed: &Signed,
        event: Event,
        device: Device,
        change: impl Fn(&mut Cx<'_>, Document) -> Result<Document> + Send + 'static,
    ) -> Result<Document> {
        let (id, ctx) = (
            signed.account.id.clone(),
            RequestContext::new(Rights::whole(&signed.account.id)),
        );
        let changed = self.engine.transact(&ctx, event.wire(), move |cx| {
            let account = cx.need(&ACCOUNTS, &id)?;
            let account = change(cx, account)?;
            log::record(cx, Some(&id), event, &device)?;
            cx.update(account)
        });
        changed.await
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
