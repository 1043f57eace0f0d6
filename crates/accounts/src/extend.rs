//! A session's whole duration, begun again.

use engine::{RequestContext, Rights};
use jiff::SignedDuration;
use schema::{Document, Instant, Result};

use crate::session::{EXPIRE, SESSIONS};
use crate::{Accounts, Signed};

impl Accounts {
    /// Starts the whole duration of one of the caller's sessions again: by its id, or `current`.
    pub async fn extend(&self, signed: &Signed, id: &str) -> Result<Document> {
        let (id, days) = (self.session(signed, id).await?.id, self.lifetimes.days);
        let ctx = RequestContext::new(Rights::whole(&signed.account.id));
        let extend = self.engine.transact(&ctx, "extend a session", move |cx| {
            let mut session = cx.need(&SESSIONS, &id)?;
            session.set(EXPIRE, Instant(cx.now() + SignedDuration::from_hours(24 * days)));
            cx.update(session)
        });
        extend.await
    }
}
