//! Identities: under which name an identity provider knows an account (`docs/protocol.md` §4.5). The provider's own tokens are
//! not kept.

use engine::{Cx, RequestContext, Rights};
use schema::{Collection, Document, Id, Instant, Query, Result, Unique, View, WireQuery, error_codes, fields};
use serde_json::{Value as Json, json};

use crate::account::ACCOUNTS;
use crate::log::{self, Event};
use crate::{Accounts, Device, Signed};

fields! {
    KNOWN_ACCOUNT: Id = schema::link("userId", || &ACCOUNTS).required() => "الحساب", "Compte", "Account";
    KNOWN_BY: String = schema::text("provider").required() => "المزود", "Fournisseur", "Provider";
    /// What the provider calls the account; never given to another (OpenID Connect Core 1.0 §8).
    SUBJECT: String = schema::text("providerUid").required() => "المعرف لدى المزود", "Identifiant chez le fournisseur", "Provider id";
    SUBJECT_EMAIL: String = schema::text("providerEmail").preset("") => "البريد لدى المزود", "Courriel chez le fournisseur", "Provider e-mail";
    /// Never set: no token is kept that could expire.
    TOKEN_EXPIRY: Instant = schema::instant("providerAccessTokenExpiry") => "نهاية صلاحية الرمز", "Fin du jeton", "Token expiry";
}

/// Identities.
pub static IDENTITIES: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[KNOWN_BY.def, SUBJECT.def]).otherwise(error_codes::USER_EXISTS)],
    ..Collection::new("identities", FIELDS)
};

/// An identity as a provider vouches for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vouched {
    /// The provider, as the configuration names it.
    pub provider: String,
    /// What it calls the account.
    pub subject: String,
    /// The address, in its normal form; empty when the provider tells none.
    pub email: String,
    /// Whether the provider says that the address is the account's own.
    pub is_verified: bool,
    /// The name.
    pub name: String,
}

/// The account that a provider knows under that subject.
pub(crate) fn find_by_subject(cx: &Cx<'_>, provider: &str, subject: &str) -> Result<Option<Document>> {
    cx.first(&IDENTITIES, [KNOWN_BY.eq(provider), SUBJECT.eq(subject)])
}

/// Links an identity to an account; one that is another's already is refused.
pub(crate) fn link(cx: &mut Cx<'_>, account: &str, vouched: &Vouched, device: &Device) -> Result<Document> {
    if let Some(identity) = find_by_subject(cx, &vouched.provider, &vouched.subject)? {
        let is_own = identity.get(KNOWN_ACCOUNT).is_some_and(|of| of.0 == account);
        return if is_own {
            Ok(identity)
        } else {
            Err(error_codes::USER_EXISTS.into())
        };
    }
    log::record(cx, Some(account), Event::Identity, device)?;
    let identity = Document::new(&IDENTITIES)
        .with(KNOWN_ACCOUNT, Id(account.to_owned()))
        .with(KNOWN_BY, vouched.provider.clone())
        .with(SUBJECT, vouched.subject.clone())
        .with(SUBJECT_EMAIL, vouched.email.clone());
    cx.create(identity)
}

/// Unlinks every identity of an account.
pub(crate) fn forget(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    for identity in cx.all(&IDENTITIES, [KNOWN_ACCOUNT.eq(account)])? {
        cx.delete(&IDENTITIES, &identity.id)?;
    }
    Ok(())
}

impl Accounts {
    /// Identities by the protocol's queries: those of one account, or of all. How many there are is told when asked.
    pub async fn identities(&self, account: Option<String>, queries: &[WireQuery], is_counted: bool) -> Result<Json> {
        let mut query = bind_queries(&IDENTITIES, queries)?;
        query.is_counted = is_counted;
        query.filters.extend(account.map(|account| KNOWN_ACCOUNT.eq(account)));
        let (rows, total) = self.engine.read(move |cx| cx.page(&IDENTITIES, &query)).await?;
        let identities: Vec<Json> = rows.iter().map(model).collect();
        Ok(json!({"total": total, "identities": identities}))
    }

    /// Links an identity that a provider has vouched for.
    pub async fn link_identity(&self, account: &str, vouched: Vouched, device: Device) -> Result<Document> {
        let (id, ctx) = (account.to_owned(), RequestContext::new(Rights::whole(account)));
        let link = move |cx: &mut Cx<'_>| link(cx, &id, &vouched, &device);
        self.engine.transact(&ctx, "link an identity", link).await
    }

    /// Unlinks an identity: of the caller, or any one when `account` is `None`.
    pub async fn unlink(
        &self,
        ctx: &RequestContext,
        account: Option<String>,
        id: String,
        device: Device,
    ) -> Result<()> {
        let unlink = self.engine.transact(ctx, "unlink an identity", move |cx| {
            let identity = cx.get(&IDENTITIES, &id)?.ok_or(error_codes::IDENTITY_NOT_FOUND)?;
            let of = identity.get(KNOWN_ACCOUNT).map(|of| of.0).unwrap_or_default();
            if account.as_ref().is_some_and(|account| *account != of) {
                return Err(error_codes::IDENTITY_NOT_FOUND.into());
            }
            log::record(cx, Some(&of), Event::Identity, &device)?;
            cx.delete(&IDENTITIES, &id)
        });
        unlink.await
    }

    /// As [`Accounts::unlink`], for the caller.
    pub async fn unlink_own(&self, signed: &Signed, id: String, device: Device) -> Result<()> {
        let account = signed.account.id.clone();
        let ctx = RequestContext::new(Rights::whole(&account));
        self.unlink(&ctx, Some(account), id, device).await
    }
}

/// Queries bound to the fields of a collection that may leave the server.
pub(crate) fn bind_queries(of: &'static Collection, queries: &[WireQuery]) -> Result<Query> {
    schema::bind(&View::open(of), &Rights::whole("engine"), queries)
}

/// The Identity of the protocol (`docs/protocol.md` §4.1).
fn model(identity: &Document) -> Json {
    let text = |key| identity.get(key).unwrap_or_default();
    json!({
        "$id": identity.id, "$createdAt": identity.created_at, "$updatedAt": identity.updated_at,
        "userId": identity.value(KNOWN_ACCOUNT.def.name).text().unwrap_or_default(), "provider": text(KNOWN_BY),
        "providerUid": text(SUBJECT), "providerEmail": text(SUBJECT_EMAIL), "providerAccessToken": "",
        "providerAccessTokenExpiry": "", "providerRefreshToken": "", "providerIdToken": "",
    })
}
