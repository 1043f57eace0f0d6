//! Transactions that write: the closure of a caller, once, under the idempotency key of the request.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use schema::Result;
use store::Job;

use crate::{Cx, Engine, RequestContext, random};

impl Engine {
    /// Writes in one transaction, through the same rules as everybody. When it is lost and run again, the ids that it makes are
    /// those that it made before.
    pub async fn transact<R: Send + 'static>(
        &self,
        ctx: &RequestContext,
        name: &'static str,
        mut f: impl FnMut(&mut Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (job, inner, ctx) = (self.job(ctx, name).await?, self.inner.clone(), ctx.clone());
        let has_queued = Arc::new(AtomicBool::new(false));
        let noted = has_queued.clone();
        let key = ctx.idempotency_key.clone().filter(|key| !key.is_ours());
        let (keyed, seed) = (key.clone(), random::bytes());
        let write = move |writer: &mut store::Writer<'_>| {
            let mut cx = Cx::new(&inner, &ctx, writer).with_seed(seed);
            if let Some(key) = &keyed {
                key.enter(&cx)?;
            }
            let done = f(&mut cx)?;
            if let Some(key) = &keyed {
                let answer = cx.answer.take();
                key.write(&mut cx, answer)?;
            }
            noted.store(cx.has_queued.get(), Ordering::Relaxed);
            ctx.footprint.extend(writer.footprint());
            Ok(done)
        };
        let done = self.inner.store.write(job, write).await?;
        if let Some(key) = key {
            key.has_begun();
        }
        if has_queued.load(Ordering::Relaxed) {
            self.inner.queued.notify_one();
        }
        Ok(done)
    }

    /// As [`Engine::transact`], but nothing stays: for dry runs.
    pub async fn dry_run<R: Send + 'static>(
        &self,
        ctx: &RequestContext,
        name: &'static str,
        mut f: impl FnMut(&mut Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (job, inner, ctx) = (self.job(ctx, name).await?, self.inner.clone(), ctx.clone());
        self.inner
            .store
            .dry_run(job, move |writer| f(&mut Cx::new(&inner, &ctx, writer)))
            .await
    }

    async fn job(&self, ctx: &RequestContext, name: &'static str) -> Result<Job> {
        Ok(Job {
            name,
            who: ctx.rights.who.clone(),
            terms: self.terms().await?,
        })
    }
}
