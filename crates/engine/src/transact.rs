//! Transactions that write: the closure of a caller, once, under the idempotency key of the request.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use schema::Result;
use store::Job;

use crate::{Ask, Cx, Engine, chance};

impl Engine {
    /// Writes in one transaction, through the same rules as everybody. When it is lost and run again, the ids that it makes are
    /// those that it made before.
    pub async fn transact<R: Send + 'static>(
        &self,
        ask: &Ask,
        name: &'static str,
        mut f: impl FnMut(&mut Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (job, hall, ask) = (self.job(ask, name).await?, self.hall.clone(), ask.clone());
        let has_queued = Arc::new(AtomicBool::new(false));
        let noted = has_queued.clone();
        let once = ask.once.clone().filter(|once| !once.is_ours());
        let (keyed, seed) = (once.clone(), chance::bytes());
        let write = move |writer: &mut store::Writer<'_>| {
            let mut cx = Cx::new(&hall, &ask, writer).with_seed(seed);
            if let Some(once) = &keyed {
                once.enter(&cx)?;
            }
            let done = f(&mut cx)?;
            if let Some(once) = &keyed {
                let answer = cx.answer.take();
                once.write(&mut cx, answer)?;
            }
            noted.store(cx.has_queued.get(), Ordering::Relaxed);
            Ok(done)
        };
        let done = self.hall.store.write(job, write).await?;
        if let Some(once) = once {
            once.has_begun();
        }
        if has_queued.load(Ordering::Relaxed) {
            self.hall.queued.notify_one();
        }
        Ok(done)
    }

    /// As [`Engine::transact`], but nothing stays: for dry runs.
    pub async fn rehearse<R: Send + 'static>(
        &self,
        ask: &Ask,
        name: &'static str,
        mut f: impl FnMut(&mut Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (job, hall, ask) = (self.job(ask, name).await?, self.hall.clone(), ask.clone());
        self.hall
            .store
            .rehearse(job, move |writer| f(&mut Cx::new(&hall, &ask, writer)))
            .await
    }

    async fn job(&self, ask: &Ask, name: &'static str) -> Result<Job> {
        Ok(Job {
            name,
            who: ask.rights.who.clone(),
            terms: self.terms().await?,
        })
    }
}
