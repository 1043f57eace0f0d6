//! What every request of one server shares.

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use accounts::Accounts;
use accounts::oidc::{Provider, Providers};
use engine::Engine;

use crate::config::Config;
use crate::gate::budget::Budget;
use crate::gate::concurrency::ConcurrencyLimit;
use crate::gate::fault::Faults;
use crate::gate::limit::Limits;
use crate::health_probe::HealthProbe;
use crate::metrics::Metrics;
use crate::observe::Traces;
use crate::proxies::Proxies;
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
    /// How much of bodies is held.
    pub bodies: Arc<Budget>,
    /// How much of forms with files that guests send.
    pub guest_forms: Arc<Budget>,
    /// How much of small calls of guests at accounts.
    pub sign_in: Arc<Budget>,
    /// Exports that are being written, by whom.
    pub exports: ConcurrencyLimit,
    /// Faults of the last minute.
    pub faults: Faults,
    /// Identity providers of the configuration.
    pub providers: Providers,
    /// Where the server listens, once it does.
    pub listening: OnceLock<SocketAddr>,
    /// What is counted for `/metrics`.
    pub metrics: Metrics,
    /// Traces on their way to a collector, when one is named.
    pub traces: Option<Traces>,
    /// Undeclared proxies that were told of.
    pub proxies: Proxies,
    /// Whether the store answers.
    pub pulse: HealthProbe,
    /// Sockets, and what they listen to.
    pub hub: Hub,
}

impl App {
    /// An app over an engine.
    pub fn new(engine: Engine, accounts: Accounts, config: Config) -> App {
        let providers = config.oidc.iter().map(|(id, one)| Provider {
            id: id.clone(),
            issuer: one.issuer.clone(),
            client_id: one.client_id.clone(),
            client_secret: one.client_secret.clone(),
            scopes: one.scopes.clone(),
        });
        let providers = Providers::new(providers);
        App(Arc::new(Parts {
            engine,
            accounts,
            traces: Traces::of(&config),
            config,
            limits: Limits::default(),
            bodies: Arc::default(),
            guest_forms: Arc::new(Budget::of_guest_forms()),
            sign_in: Arc::new(Budget::of_sign_in()),
            exports: ConcurrencyLimit::default(),
            faults: Faults::default(),
            providers,
            listening: OnceLock::new(),
            metrics: Metrics::default(),
            proxies: Proxies::default(),
            pulse: HealthProbe::default(),
            hub: Hub::default(),
        }))
    }

    /// The address people use: the configured one; on this machine alone, where the server listens. Never what a request
    /// says.
    pub fn home(&self) -> Option<String> {
        if let Some(url) = &self.config.public_url {
            return Some(url.clone());
        }
        let listening = self.listening.get().filter(|address| address.ip().is_loopback());
        listening.map(|address| format!("http://{address}"))
    }

    /// Notes where the server listens: what papers lead to while no public address is configured.
    pub fn listens_at(&self, address: SocketAddr) {
        self.listening.get_or_init(|| address);
        if let Some(home) = self.home() {
            self.engine.reached_at(home);
        }
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
