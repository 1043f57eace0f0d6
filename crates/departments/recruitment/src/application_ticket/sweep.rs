//! Tickets go an hour after their end, and what was sent under them with them.

use engine::routine::{CatchUp, Every, Routine};
use engine::{Cx, Engine, RequestContext, Rights};
use jiff::SignedDuration;
use schema::{Instant, Label, Result};

use super::pieces::TicketFiles;
use super::{APPLICATION_TICKETS, EXPIRES_AT};

/// How long after its end a ticket stays.
const KEPT: SignedDuration = SignedDuration::from_hours(1);
/// How many go in one transaction.
const AT_ONCE: u64 = 100;

/// Sweeps the tickets.
pub(crate) static SWEEP: Routine = Routine {
    id: "applicationTickets.sweep",
    label: Label::new(
        "تنظيف ملفات الترشيح غير المكتملة",
        "Nettoyage des candidatures abandonnées",
        "Sweep of abandoned applications",
    ),
    every: Every::Hour(10),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(sweep(engine)),
};

async fn sweep(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("sweep"));
    let mut count = 0;
    loop {
        let (gone, idle) = engine.transact(&ctx, "sweep tickets", take_away).await?;
        engine.erase_deposits(&idle).await;
        count += gone;
        if gone < AT_ONCE {
            return Ok(count);
        }
    }
}

/// Deletes tickets whose time is long over; how many, and the keys that nothing names any more.
fn take_away(cx: &mut Cx<'_>) -> Result<(u64, Vec<String>)> {
    let over = [EXPIRES_AT.lt(Instant(cx.now() - KEPT))];
    let tickets = cx.find(&APPLICATION_TICKETS, over, AT_ONCE)?;
    let mut idle = Vec::new();
    for ticket in &tickets {
        idle.extend(
            TicketFiles::of(ticket)?
                .0
                .iter()
                .flat_map(super::pieces::TicketFile::keys),
        );
        cx.delete(&APPLICATION_TICKETS, &ticket.id)?;
    }
    Ok((tickets.len() as u64, idle))
}
