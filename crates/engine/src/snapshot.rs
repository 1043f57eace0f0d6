//! Looking without writing: in one snapshot, off the threads that answer unless it is one row by its id.

use schema::Result;
use store::{Cost, Terms};

use crate::{Cx, Engine, RequestContext, Rights};

impl Engine {
    /// Reads with the eyes of the engine itself, in one snapshot, on a thread of the store.
    pub async fn read<R: Send + 'static>(&self, f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static) -> Result<R> {
        self.look_at(Cost::Scan, f).await
    }

    /// As [`Engine::read`], for one row by its id or a unique value, where that is soonest: on the thread that asks.
    pub async fn glance<R: Send + 'static>(&self, f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static) -> Result<R> {
        self.look_at(Cost::Point, f).await
    }

    async fn look_at<R: Send + 'static>(
        &self,
        cost: Cost,
        f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (inner, terms) = (self.inner.clone(), Terms::at(self.inner.clock.now()));
        let ctx = RequestContext::new(Rights::whole("engine"));
        let read = move |reader: &mut store::Reader<'_>| f(&Cx::new(&inner, &ctx, reader));
        self.inner.store.read(cost, terms, read).await
    }

    /// As [`Engine::read`], with the eyes of a caller and in their turn.
    pub async fn read_as<R: Send + 'static>(
        &self,
        ctx: &RequestContext,
        f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let terms = self.terms_of(ctx).await?;
        let (inner, ctx) = (self.inner.clone(), ctx.clone());
        let read = move |reader: &mut store::Reader<'_>| {
            let done = f(&Cx::new(&inner, &ctx, reader));
            ctx.footprint.extend(reader.footprint());
            done
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}
