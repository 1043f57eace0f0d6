//! All documents that match: a rule that went on with some of them would decide wrongly, and nobody would know.

use schema::{Collection, Document, Error, FieldSet, Filter, Query, Result, View};
use store::Row;

use crate::Cx;

/// The most rows that are read where all are asked for. They stand in memory at once, a kilobyte or two each: a hundred megabytes.
/// What may have more is read some at a time ([`Cx::each`]), summed up by the store ([`Cx::groups`]) or dealt with in batches
/// ([`crate::Engine::in_batches`]).
pub const ALL_AT_MOST: u64 = 50_000;

impl Cx<'_> {
    /// All documents that match all filters, oldest first. More than [`ALL_AT_MOST`] are a fault.
    pub fn all(&self, of: &'static Collection, filters: impl IntoIterator<Item = Filter>) -> Result<Vec<Document>> {
        self.all_of(of, matching(of, filters))
    }

    /// All documents of a query, in its order, with the fields that it selects; its limit is that of [`Cx::all`].
    pub fn all_of(&self, of: &'static Collection, query: Query) -> Result<Vec<Document>> {
        let rows = self.all_in(&View::whole(of), query, ALL_AT_MOST)?;
        Ok(rows.into_iter().map(|row| row.document).collect())
    }

    /// All documents that match all filters and that the caller may read, oldest first: each with the fields of it that
    /// the caller may read, and no others. More than [`ALL_AT_MOST`] are a fault.
    pub fn all_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
    ) -> Result<Vec<(Document, FieldSet)>> {
        let view = self.ctx.rights.view(of);
        let rows = self.all_in(&view, matching(of, filters), ALL_AT_MOST)?;
        let readable = |row: Row| (row.document, view.grants[row.grant].fields);
        Ok(rows.into_iter().map(readable).collect())
    }

    /// All rows of a query, in its order, unless they are more than the bound.
    pub(crate) fn all_in(&self, view: &View, query: Query, bound: u64) -> Result<Vec<Row>> {
        let of = view.of;
        let query = Query {
            limit: Some(bound + 1),
            ..query
        };
        let rows = self.tx.borrow_mut().list(view, &query)?.rows;
        if rows.len() as u64 > bound {
            tracing::error!(
                collection = of.id,
                bound,
                "all rows were asked for, and they are too many"
            );
            let text = format!(
                "{} has more than {bound} rows that match, where all were asked for",
                of.id
            );
            return Err(Error::Fault(text));
        }
        Ok(rows)
    }
}

/// The query for what matches all filters; the fields that they name choose the grants.
pub(crate) fn matching(of: &'static Collection, filters: impl IntoIterator<Item = Filter>) -> Query {
    let filters: Vec<Filter> = filters.into_iter().collect();
    let named = filters.iter().map(|filter| filter.own_fields(of));
    Query {
        named: named.fold(FieldSet::NONE, FieldSet::or),
        filters,
        ..Query::default()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use schema::fields;
    use store::{Store, StoreLocation};

    use super::*;
    use crate::{Clock, DomainHooks, Engine, Entity, RequestContext, Rights};

    fields! {
        NAME: String = schema::text("name") => "ا", "n", "name";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);
    static THING: Entity = Entity::plain(&THINGS);
    static ENTITIES: &[&Entity] = &[&THING];
    static CATALOGUE: &[&Collection] = &[&THINGS, &crate::IDEMPOTENCY_KEYS, &crate::JOBS];
    static OF: LazyLock<View> = LazyLock::new(|| View::whole(&THINGS));

    fn engine(folder: &std::path::Path) -> Engine {
        let hooks = DomainHooks {
            rights: |_, _| Ok(Rights::default()),
            names: |_, _| Ok(std::collections::HashMap::new()),
            days: |_| Ok(std::collections::BTreeMap::new()),
            letterhead: |_, _| Ok(String::new()),
            sheet_head: |_| Ok(Default::default()),
            given_up: |_, _| Ok(()),
            disk: |_, _| Ok(()),
            warned: |_, _| Ok(()),
            reading: |_, _| Ok(()),
            follows: &[],
        };
        let clock = Clock::fixed("2026-11-02T09:00:00Z".parse().unwrap());
        let store = Store::open(&StoreLocation::Folder(folder.to_owned()), CATALOGUE, &[], clock.now()).unwrap();
        Engine::new(store, ENTITIES, hooks, clock)
    }

    #[tokio::test]
    async fn more_rows_than_the_bound_are_a_fault_and_no_shorter_answer() {
        let folder = tempfile::tempdir().unwrap();
        let engine = engine(folder.path());
        let fill = |cx: &mut Cx<'_>| {
            for name in ["a", "b", "b", "b"] {
                cx.create(Document::new(&THINGS).with(NAME, name.to_owned()))?;
            }
            Ok(())
        };
        engine
            .transact(&RequestContext::new(Rights::whole("test")), "fill", fill)
            .await
            .unwrap();
        let count = engine
            .read(|cx| {
                Ok((
                    cx.all_in(&OF, matching(&THINGS, [NAME.eq("b")]), 3)?.len(),
                    cx.all(&THINGS, [])?.len(),
                ))
            })
            .await;
        assert_eq!(count.unwrap(), (3, 4));
        let fault = engine
            .read(|cx| cx.all_in(&OF, matching(&THINGS, [NAME.eq("b")]), 2))
            .await
            .unwrap_err();
        assert!(matches!(&fault, Error::Fault(_)), "{fault}");
        assert_eq!(
            fault.to_string(),
            "things has more than 2 rows that match, where all were asked for"
        );
    }
}
