//! Looking without writing: in one snapshot, off the threads that answer unless it is one row by its id.

use schema::Result;
use store::{Cost, Terms};

use crate::{Ask, Cx, Engine, Rights};

impl Engine {
    /// Reads with the eyes of the engine itself, in one snapshot, on a thread of the store.
    pub async fn look<R: Send + 'static>(&self, f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static) -> Result<R> {
        self.look_at(Cost::Scan, f).await
    }

    /// As [`Engine::look`], for one row by its id or a unique value, where that is soonest: on the thread that asks.
    pub async fn glance<R: Send + 'static>(&self, f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static) -> Result<R> {
        self.look_at(Cost::Point, f).await
    }

    async fn look_at<R: Send + 'static>(
        &self,
        cost: Cost,
        f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (hall, terms) = (self.hall.clone(), Terms::at(self.hall.clock.now()));
        let ask = Ask::new(Rights::whole("engine"));
        let read = move |reader: &mut store::Reader<'_>| f(&Cx::new(&hall, &ask, reader));
        self.hall.store.read(cost, terms, read).await
    }

    /// As [`Engine::look`], with the eyes of a caller and in their turn.
    pub async fn look_as<R: Send + 'static>(
        &self,
        ask: &Ask,
        f: impl FnOnce(&Cx<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let terms = self.terms_of(ask).await?;
        let (hall, ask) = (self.hall.clone(), ask.clone());
        let read = move |reader: &mut store::Reader<'_>| f(&Cx::new(&hall, &ask, reader));
        self.hall.store.read(Cost::Scan, terms, read).await
    }
}
