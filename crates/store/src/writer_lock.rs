//! The lock that makes the writers of all nodes serial.

use std::time::{Duration, Instant};

use crate::connection::{Connection, Failure};

/// Begins a transaction that writes, alone among all nodes. The server is asked anew every few seconds, so that a node whose
/// connection is dead notices while it waits.
pub(crate) fn take(db: &mut dyn Connection, patience: Duration) -> Result<(), Failure> {
    let (begin, since) = (db.dialect().begin_write(), Instant::now());
    loop {
        let taken = db.script(&begin);
        if !matches!(taken, Err(Failure::Taken)) {
            return taken;
        }
        db.script("ROLLBACK")?;
        if since.elapsed() > patience {
            return Err(Failure::Lost(
                "other nodes did not let go of the writers' lock".to_owned(),
            ));
        }
    }
}
