//! What every request of one server shares.

use std::ops::Deref;
use std::sync::Arc;

use accounts::Accounts;
use engine::Engine;

use crate::config::Config;
use crate::gate::limit::Limits;
use crate::metrics::Metrics;
use crate::realtime::Hub;

/// The shared parts; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts.
pub struct Parts {
    /// The engine over the open store.
    pub engine: Engine,
    /// Accounts, sessions and keys.
    pub accounts: Accounts,
    /// What the server was told before it started.
    pub config: Config,
    /// Windows of the rate limits.
    pub limits: Limits,
    /// What is counted for `/metrics`.
    pub metrics: Metrics,
    /// Sockets, and what they listen to.
    pub hub: Hub,
}

impl App {
    /// An app over an engine.
    pub fn new(engine: Engine, accounts: Accounts, config: Config) -> App {
        App(Arc::new(Parts {
            engine,
            accounts,
            config,
            limits: Limits::default(),
            metrics: Metrics::default(),
            hub: Hub::default(),
        }))
    }

    /// Seconds of the epoch, by the engine's clock.
    pub fn seconds(&self) -> i64 {
        self.engine.clock().now().as_second()
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
