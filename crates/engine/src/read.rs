//! Get and list: access, query, expansion. No domain code runs here.

use std::sync::Arc;

use schema::{Collection, Query, Result, View, WireQuery, bind, error_codes};
use store::Cost;

use crate::encode::DocumentEncoder;
use crate::expand::attach;
use crate::noted_reads::{self, Door, NotedReading};
use crate::{Cx, Engine, RequestContext, unauthorized};

impl Engine {
    /// A page of documents with the exact total of all that match and may be read.
    pub async fn list(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        raws: &[WireQuery],
        is_counted: bool,
    ) -> Result<Vec<u8>> {
        let (view, mut query) = bind_query(ctx, of, raws)?;
        query.check_limit()?;
        query.is_counted = is_counted;
        let noted = noted_reads::noted_fields(&view, &mut query);
        let (asker, inner) = (ctx.clone(), self.inner.clone());
        let terms = self.terms_of(ctx).await?;
        let read = move |reader: &mut store::Reader<'_>| {
            let page = reader.list(&view, &query)?;
            let cx = Cx::new(&inner, &asker, reader);
            let attached = attach(&cx, &view, &page.rows, &query.select)?;
            let answer = DocumentEncoder::new(&asker, &view, &query.select).list(&page.rows, page.total, &attached);
            Ok((answer, page.rows.len()))
        };
        let (answer, count) = self.inner.store.read(Cost::Scan, terms, read).await?;
        if !noted.is_empty() {
            let filter = noted_reads::filter_text(of, raws);
            self.note_reading(ctx, NotedReading::rows(of, noted, Door::Export, filter, count))
                .await?;
        }
        Ok(answer)
    }

    /// One document; one that may not be read is not found.
    pub async fn get(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        raws: &[WireQuery],
    ) -> Result<Vec<u8>> {
        let (view, query) = match bind_query(ctx, of, raws) {
            Err(error)
                if error.is(error_codes::UNAUTHORIZED) && (ctx.rights.is_user || ctx.rights.account.is_none()) =>
            {
                return Err(error_codes::DOCUMENT_NOT_FOUND.into());
            }
            bound => bound?,
        };
        let (asker, inner, wanted) = (ctx.clone(), self.inner.clone(), id.to_owned());
        let terms = self.terms_of(ctx).await?;
        let read = move |reader: &mut store::Reader<'_>| {
            let row = reader.get(&view, &wanted)?.ok_or(error_codes::DOCUMENT_NOT_FOUND)?;
            let cx = Cx::new(&inner, &asker, reader);
            let found = [row];
            let attached = attach(&cx, &view, &found, &query.select)?;
            let mut out = Vec::with_capacity(1024);
            DocumentEncoder::new(&asker, &view, &query.select).document(&found[0], &attached, &mut out);
            Ok((out, noted_reads::noted_values_of(&view, &query.select, &found[0])))
        };
        let (answer, noted) = self.inner.store.read(Cost::Point, terms, read).await?;
        self.note_reading(ctx, NotedReading::row(of, id, noted, Door::Get))
            .await?;
        Ok(answer)
    }
}

/// The caller's view and the query bound to it; 401 when nothing of the collection may be read.
pub(crate) fn bind_query(
    ctx: &RequestContext,
    of: &'static Collection,
    raws: &[WireQuery],
) -> Result<(Arc<View>, Query)> {
    let view = ctx.rights.view(of);
    if view.is_empty() {
        return Err(unauthorized(&ctx.rights));
    }
    let query = bind(&view, ctx.rights.as_ref(), raws)?;
    Ok((view, query))
}
