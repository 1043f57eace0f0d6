//! Work that takes a whole core, kept off the threads that answer.

use std::sync::OnceLock;
use std::thread::available_parallelism;

use papers::doc::{Doc, Pictures, Trouble};
use schema::{Error, Result};
use tokio::sync::{Notify, Semaphore};

use crate::Engine;

/// What papers need.
pub(crate) struct RenderPool {
    /// As many at once as there are cores.
    permits: Semaphore,
    /// Told when a file has got its bytes.
    pub(super) filled: Notify,
    /// Where this machine reaches the server.
    near: OnceLock<String>,
    /// Draws documents.
    renderer: OnceLock<Renderer>,
}

/// Draws a document with its pictures as PDF. It stands outside the engine, which so links none of it.
pub type Renderer = fn(&Doc, &Pictures) -> std::result::Result<Vec<u8>, Trouble>;

impl Default for RenderPool {
    fn default() -> Self {
        RenderPool {
            permits: Semaphore::new(available_parallelism().map_or(1, usize::from)),
            filled: Notify::new(),
            near: OnceLock::new(),
            renderer: OnceLock::new(),
        }
    }
}

impl Engine {
    /// Says where this machine reaches the server: what papers lead to while the configuration names no public address.
    /// What was said first stays.
    pub fn reached_at(&self, address: String) {
        drop(self.inner.render_pool.near.set(address));
    }

    /// The address that papers lead to; none before the server listens.
    pub fn home(&self) -> Option<&str> {
        let near = || self.inner.render_pool.near.get().map(String::as_str);
        self.senders().home().or_else(near)
    }

    /// With what draws documents; the one given first stays.
    #[must_use]
    pub fn with_renderer(self, renderer: Renderer) -> Self {
        let _ = self.inner.render_pool.renderer.set(renderer);
        self
    }

    /// A document with its pictures as PDF, drawn on a thread of its own.
    pub async fn pdf(&self, doc: Doc, pictures: Pictures) -> Result<Vec<u8>> {
        let renderer = self.inner.render_pool.renderer.get().copied();
        let renderer = renderer.ok_or_else(|| Error::Fault("nothing here draws documents".to_owned()))?;
        let drawn = self.draw(move || renderer(&doc, &pictures)).await?;
        drawn.map_err(|error| Error::fault("printing a document", error))
    }

    /// Draws something on a thread of its own, as many at once as there are cores; the others wait for their turn.
    pub async fn draw<R: Send + 'static>(&self, f: impl FnOnce() -> R + Send + 'static) -> Result<R> {
        let turn = self.inner.render_pool.permits.acquire().await;
        let _turn = turn.map_err(|error| Error::fault("waiting for the press", error))?;
        let drawn = tokio::task::spawn_blocking(f).await;
        drawn.map_err(|error| Error::fault("drawing a paper", error))
    }
}
