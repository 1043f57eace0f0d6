//! Deep pages: the order of a list is kept, so that the rows before a page are passed over once and not for every page.

use std::sync::PoisonError;

use schema::{Query, Result, View};

use crate::compile::Span;
use crate::query_cache::CacheKey;
use crate::read::Reader;
use crate::shared::ListOrder;
use crate::sql::Sql;

/// A page that begins earlier is read as it is: to pass over fewer rows costs less than a page of them.
const DEEP: u64 = 500;
/// The order is read by so many rows at once, so that the pages around one are found with it.
const STEP: usize = 1000;

impl Reader<'_> {
    /// The rows of a page that begins deep in a list, by their sequences, in the direction of its span. `None` where the
    /// page is to be read as it is; `total` rows match.
    pub(crate) fn deep_page(
        &mut self,
        view: &View,
        query: &Query,
        span: &Span,
        total: u64,
    ) -> Result<Option<Vec<i64>>> {
        if span.offset < DEEP || !query.is_counted || query.is_random || query.cursor.is_some() {
            return Ok(None);
        }
        let mut compiler = self.compiler();
        compiler.order(view, query, span.is_reversed);
        if self.is_writing || compiler.is_changing() {
            return Ok(None);
        }
        let shared = self.shared;
        let orders = || shared.orders.lock().unwrap_or_else(PoisonError::into_inner);
        let versions = self.versions(&compiler.touched)?;
        let end = span.offset.saturating_add(span.limit).min(total);
        let end = usize::try_from(end).unwrap_or(usize::MAX);
        let question = CacheKey::from(&compiler.sql);
        let kept = orders().get(&question);
        let order = match kept {
            Some((at, order)) if at == versions && order.len() >= end => order,
            _ => {
                let order = self.list_order(compiler.sql, end.next_multiple_of(STEP))?;
                orders().insert(question, versions, order.clone());
                order
            }
        };
        let start = usize::try_from(span.offset).unwrap_or(usize::MAX);
        Ok(Some(
            order.get(start..end.min(order.len())).unwrap_or_default().to_vec(),
        ))
    }

    /// The first rows of an order, by their sequences.
    fn list_order(&mut self, mut sql: Sql, most: usize) -> Result<ListOrder> {
        sql.push(" LIMIT ").bind(i64::try_from(most).unwrap_or(i64::MAX));
        let mut order = Vec::with_capacity(most);
        self.run_now(&sql, &mut |cells| {
            order.extend(cells.int(0));
            Ok(())
        })?;
        Ok(ListOrder::from(order))
    }
}
