//! Work that takes a whole core, kept off the threads that answer.

use std::sync::{Arc, OnceLock};
use std::thread::available_parallelism;
use std::time::Duration;

use papers::doc::{Doc, Drawing, LargeDrawing, Pictures, Trouble};
use schema::{Error, Result};
use tokio::sync::{AcquireError, Notify, Semaphore};

use crate::Engine;
use crate::child::{ChildLimits, ChildTask};

/// What papers need.
pub(crate) struct RenderPool {
    /// As many papers at once as there are cores.
    small: Arc<Semaphore>,
    /// Large documents, which no paper waits for: one core is left to the others where there are two.
    large: Semaphore,
    /// Told when a file has got its bytes.
    pub(super) filled: Notify,
    /// Where this machine reaches the server.
    near: OnceLock<String>,
    /// Draws documents.
    renderer: OnceLock<Renderer>,
}

/// Makes ready to draw a document with its pictures as PDF. It stands outside the engine, which so links none of it.
pub type Renderer = fn(Doc, Pictures) -> std::result::Result<Drawing, Trouble>;

/// The task of a large document, by what draws it: many times what the longest list needs.
pub const fn large_drawing(draw: fn(&[u8]) -> std::result::Result<Vec<u8>, String>) -> ChildTask {
    ChildTask {
        name: "draw",
        run: draw,
        limits: ChildLimits {
            memory: 4 << 30,
            // As all rows of a collection may take to be written out.
            processor: Duration::from_mins(2),
            time: Duration::from_mins(2),
            answer: 256 << 20,
        },
    }
}

impl Default for RenderPool {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        RenderPool {
            small: Arc::new(Semaphore::new(cores)),
            large: Semaphore::new(cores.saturating_sub(1).max(1)),
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

    /// A document with its pictures as PDF, drawn on a thread or in a process of its own.
    pub async fn pdf(&self, doc: Doc, pictures: Pictures) -> Result<Vec<u8>> {
        let renderer = self.inner.render_pool.renderer.get().copied();
        let renderer = renderer.ok_or_else(|| Error::Fault("nothing here draws documents".to_owned()))?;
        let printing = |error| Error::fault("printing a document", error);
        let drawn = match self.draw(move || renderer(doc, pictures)).await?.map_err(printing)? {
            Drawing::Small(draw) => self.draw(draw).await?,
            Drawing::Large(LargeDrawing { job, draw }) => {
                let turn = self.inner.render_pool.large.acquire().await.map_err(no_turn)?;
                let drawn = self.run_child(&large_drawing(draw), job).await;
                drop(turn);
                return drawn.map_err(|error| Error::fault("printing a document", error));
            }
        };
        drawn.map_err(printing)
    }

    /// Draws something on a thread of its own, as many at once as there are cores; the others wait for their turn, which lasts
    /// as long as the work, also when nobody waits for that any more.
    pub async fn draw<R: Send + 'static>(&self, f: impl FnOnce() -> R + Send + 'static) -> Result<R> {
        let turn = self
            .inner
            .render_pool
            .small
            .clone()
            .acquire_owned()
            .await
            .map_err(no_turn)?;
        let drawn = tokio::task::spawn_blocking(move || {
            let drawn = f();
            drop(turn);
            drawn
        });
        drawn.await.map_err(|error| Error::fault("drawing a paper", error))
    }
}

fn no_turn(error: AcquireError) -> Error {
    Error::fault("waiting for the press", error)
}
