//! What every call passes on its way in and out: who calls, from where, how often; and how a failure is written.

pub mod attempt;
pub mod body;
pub mod budget;
pub mod call;
pub mod caller;
pub mod compression;
pub mod concurrency;
pub mod cookie;
pub mod factor;
pub mod failure;
pub mod fault;
pub mod idempotency;
pub mod intake;
pub mod limit;
pub mod link;
pub mod middleware;
pub mod origin;
pub mod scope;
