//! The real router over a real store in a temporary folder.
#![cfg(test)]

mod access;
mod at_once;
mod codes;
mod documents;
mod evasion;
mod files;
mod golden;
mod health;
mod hostile;
mod identity;
mod jwt;
mod keyed;
mod letters;
mod limits;
mod mfa;
mod observe;
mod passwords;
mod post;
mod qr;
mod realtime;
mod realtime_account;
mod realtime_limits;
mod realtime_rights;
mod recovery;
mod release;
mod rig;
mod routes;
mod small;
mod socket;
mod statements;
mod targets;
mod twice;
mod users;
mod verification;
mod webapp;
