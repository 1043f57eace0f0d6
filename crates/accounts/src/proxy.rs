//! Proxies that nobody declared: whoever calls through one is counted under its address. Noted, so that `diwan check` can say it.

use engine::{RequestContext, Rights};
use schema::{Collection, Document, Instant, Result, Unique, fields};

use crate::Accounts;

fields! {
    PEER: String = schema::text("address").required() => "العنوان", "Adresse", "Address";
    SIGHTED: Instant = schema::instant("sightedAt").required() => "آخر مرور", "Dernier passage", "Last seen";
}

/// Peers whose calls said on whose behalf they came, without being believed.
pub static UNDECLARED_PROXIES: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[PEER.def])],
    logged: false,
    expires_when: Some(SIGHTED.before(schema::days_ago(30))),
    ..Collection::new("undeclaredProxies", FIELDS)
};

/// More are not noted: anybody may send such a header.
const MOST: u64 = 20;

impl Accounts {
    /// Notes that such a call came from a peer.
    pub async fn note_proxy(&self, peer: String) -> Result<()> {
        let ctx = RequestContext::new(Rights::whole("engine"));
        let note = self.engine.transact(&ctx, "note a proxy", move |cx| {
            let now = cx.moment();
            if let Some(row) = cx.first(&UNDECLARED_PROXIES, [PEER.eq(&peer)])? {
                return cx.update(row.with(SIGHTED, now)).map(drop);
            }
            if cx.count(&UNDECLARED_PROXIES, [])? >= MOST {
                return Ok(());
            }
            let row = Document::new(&UNDECLARED_PROXIES).with(PEER, peer.clone());
            cx.create(row.with(SIGHTED, now)).map(drop)
        });
        note.await
    }

    /// The addresses that were noted in the last month.
    pub async fn noted_proxies(&self) -> Result<Vec<String>> {
        let rows = self.engine.read(|cx| cx.all(&UNDECLARED_PROXIES, [])).await?;
        Ok(rows.iter().filter_map(|row| row.get(PEER)).collect())
    }
}
