//! What was deleted thirty days ago may no longer be restored, and goes.

use jiff::SignedDuration;
use schema::{Label, Result};

use super::{CatchUp, Every, Routine};
use crate::{Cursor, Cx, Engine, RequestContext, Rights};

/// How long a deleted document may be restored.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Empties the trash of what is older.
pub(super) static ROUTINE: Routine = Routine {
    id: "trash.purge",
    label: Label::new("إفراغ سلة المحذوفات", "Purge de la corbeille", "Purge of the trash"),
    every: Every::Day(3, 10),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(purge(engine)),
};

async fn purge(engine: Engine) -> Result<u64> {
    if !engine.has_kept_pace().await? {
        return Ok(0);
    }
    let ctx = RequestContext::new(Rights::whole("job"));
    let purge = |cx: &mut Cx<'_>, cursor: Cursor| {
        let before = schema::wire_instant(cx.now() - KEPT);
        let erased = cx.tx.borrow_mut().purge_trash(&before, cursor.size())?;
        Ok(cursor.after(erased))
    };
    engine.in_batches(&ctx, "purge the trash", purge).await
}
