//! Get and list: access, query, expansion. No domain code runs here.

use std::sync::Arc;

use schema::{Collection, Query, Raw, Result, View, bind, refusal};
use store::Cost;

use crate::expand::attach;
use crate::page::Pen;
use crate::{Ask, Cx, Engine, unauthorized};

impl Engine {
    /// A page of documents with the exact total of all that match and may be read.
    pub async fn list(&self, ask: &Ask, of: &'static Collection, raws: &[Raw], is_counted: bool) -> Result<Vec<u8>> {
        let (view, mut query) = bound(ask, of, raws)?;
        query.check_limit()?;
        query.is_counted = is_counted;
        let (ask, hall) = (ask.clone(), self.hall.clone());
        let terms = self.terms_of(&ask).await?;
        let read = move |reader: &mut store::Reader<'_>| {
            let page = reader.list(&view, &query)?;
            let cx = Cx::new(&hall, &ask, reader);
            let attached = attach(&cx, &page.rows, &query.select)?;
            Ok(Pen::new(&ask, &view, &query.select).list(&page.rows, page.total, &attached))
        };
        self.hall.store.read(Cost::Scan, terms, read).await
    }

    /// One document; one that may not be read is not found.
    pub async fn get(&self, ask: &Ask, of: &'static Collection, id: &str, raws: &[Raw]) -> Result<Vec<u8>> {
        let (view, query) = match bound(ask, of, raws) {
            Err(error) if error.is(refusal::UNAUTHORIZED) && (ask.rights.is_user || ask.rights.account.is_none()) => {
                return Err(refusal::DOCUMENT_NOT_FOUND.into());
            }
            bound => bound?,
        };
        let (ask, hall, id) = (ask.clone(), self.hall.clone(), id.to_owned());
        let terms = self.terms_of(&ask).await?;
        let read = move |reader: &mut store::Reader<'_>| {
            let row = reader.get(&view, &id)?.ok_or(refusal::DOCUMENT_NOT_FOUND)?;
            let cx = Cx::new(&hall, &ask, reader);
            let found = [row];
            let attached = attach(&cx, &found, &query.select)?;
            let mut out = Vec::with_capacity(1024);
            Pen::new(&ask, &view, &query.select).document(&found[0], &attached, &mut out);
            Ok(out)
        };
        self.hall.store.read(Cost::Point, terms, read).await
    }
}

/// The caller's view and the query bound to it; 401 when nothing of the collection may be read.
pub(crate) fn bound(ask: &Ask, of: &'static Collection, raws: &[Raw]) -> Result<(Arc<View>, Query)> {
    let view = ask.rights.view(of);
    if view.is_empty() {
        return Err(unauthorized(&ask.rights));
    }
    let query = bind(&view, ask.rights.as_ref(), raws)?;
    Ok((view, query))
}
