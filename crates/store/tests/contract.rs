//! One contract for both engines: SQLite in a temporary folder, PostgreSQL when `DIWAN_TEST_POSTGRES` names one.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "contract/agreement.rs"]
mod agreement;
#[path = "contract/backup.rs"]
mod backup;
#[path = "contract/batch.rs"]
mod batch;
#[path = "contract/check.rs"]
mod check;
#[path = "contract/line.rs"]
mod line;
#[path = "contract/log.rs"]
mod log;
#[path = "contract/nodes.rs"]
mod nodes;
#[path = "contract/place.rs"]
mod place;
#[path = "contract/refold.rs"]
mod refold;
#[path = "contract/report.rs"]
mod report;
#[path = "contract/rows.rs"]
mod rows;
#[path = "contract/search.rs"]
mod search;
#[path = "contract/series.rs"]
mod series;
#[path = "contract/sync.rs"]
mod sync;
#[path = "contract/take_out.rs"]
mod take_out;
#[path = "contract/total.rs"]
mod total;
#[path = "contract/toy.rs"]
mod toy;
