//! The nightly sweep: rows of the house's own collections that are of no use any more.
//!
//! A collection declares them with `expires_when`.

use schema::{Label, Result};

use crate::routine::{CatchUp, Every, Routine};
use crate::{Batch, Cursor, Cx, Engine, RequestContext, Rights, write};

/// Sweeps the house's own collections.
pub(crate) static ROUTINE: Routine = Routine {
    id: "sweep",
    label: Label::new(
        "تنظيف المعطيات المؤقتة",
        "Nettoyage des données temporaires",
        "Sweep of temporary data",
    ),
    every: Every::Day(3, 0),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(sweep(engine)),
};

async fn sweep(engine: Engine) -> Result<u64> {
    if !engine.has_kept_pace().await? {
        tracing::info!("nothing is erased for good yet: the house stood still, or its clock leapt ahead");
        return Ok(0);
    }
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.in_batches(&ctx, "sweep", erase_some).await
}

fn erase_some(cx: &mut Cx<'_>, cursor: Cursor) -> Result<Batch> {
    let mut left = cursor.size();
    for of in cx.inner.store.catalogue() {
        let Some(when) = &of.expires_when else { continue };
        let rows = cx.tx.borrow_mut().holding(of, when, left)?;
        left -= rows.len() as u64;
        for row in rows {
            write::delete(cx, row)?;
        }
    }
    Ok(cursor.after(cursor.size() - left))
}
