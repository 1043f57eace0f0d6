//! The real router over a real store in a temporary folder.
#![cfg(test)]

mod access;
mod at_once;
mod documents;
mod golden;
mod identity;
mod keyed;
mod letters;
mod limits;
mod mfa;
mod release;
mod rig;
mod routes;
mod small;
mod statements;
mod twice;
mod webapp;
