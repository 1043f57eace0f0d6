//! HTTP, command line, configuration and the embedded web app.
//!
//! A call enters at [`gate`], is read by [`wire`], done by a handler of [`route`] — every route stands in [`router`] —
//! and leaves through the gate again. Handlers hold no rules: they read parameters, ask the engine, and write bytes.

pub mod app;
mod backup_key;
pub mod bootstrap;
mod child_program;
pub mod command;
pub mod config;
pub mod description;
pub mod gate;
pub mod health_probe;
pub mod listen;
pub mod log_head;
mod master_key;
pub mod metrics;
pub mod migrations;
pub mod network;
pub mod observe;
pub mod panic;
mod printer;
pub mod proxies;
pub mod realtime;
pub mod route;
pub mod router;
pub mod terminals;
mod throughput;
pub mod web;
pub mod wire;
pub mod zone_data;
