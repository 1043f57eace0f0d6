//! What the engine needs of a snapshot or a transaction: the same words for both.

use schema::{Collection, Condition, Document, Error, FieldSet, Query, Result, View};
use store::{Entry, Group, Head, Page, Reader, Report, Row, Terms, Trashed, Writer};

/// Rows inside one snapshot (reads) or one transaction (reads and writes).
pub(crate) trait Tx {
    fn get(&mut self, view: &View, id: &str) -> Result<Option<Row>>;
    fn many(&mut self, view: &View, ids: &[String], fields: FieldSet) -> Result<Vec<Row>>;
    fn list(&mut self, view: &View, query: &Query) -> Result<Page>;
    fn each_unordered(&mut self, view: &View, query: &Query, f: &mut dyn FnMut(&Row) -> Result<()>) -> Result<()>;
    fn count(&mut self, view: &View, query: &Query) -> Result<u64>;
    fn group(&mut self, view: &View, report: &Report) -> Result<Vec<Group>>;
    fn holding(&mut self, of: &'static Collection, when: &Condition, limit: u64) -> Result<Vec<Document>>;
    fn find_trashed(&mut self, of: &'static Collection, id: &str) -> Result<Option<Trashed>>;
    fn counter(&mut self, name: &str) -> Result<i64>;
    fn log_position(&mut self) -> Result<i64>;
    fn written_after(&mut self, seq: i64) -> Result<Vec<(String, String)>>;
    fn log_after(&mut self, seq: i64, limit: u64) -> Result<Vec<Entry>>;
    fn log_end(&mut self) -> Result<i64>;
    fn head_at(&mut self, seq: i64) -> Result<Option<Head>>;
    fn terms(&self) -> &Terms;
    fn begin_together(&mut self) -> Result<bool>;
    fn ask_together(&mut self) -> Result<bool>;
    fn insert(&mut self, document: Document) -> Result<Document>;
    fn update(&mut self, before: &Document, after: Document) -> Result<Document>;
    fn delete(&mut self, document: &Document) -> Result<()>;
    fn erase_trash(&mut self, of: &'static Collection, id: &str) -> Result<()>;
    fn purge_trash(&mut self, before: &str, limit: u64) -> Result<u64>;
    fn blank_log(&mut self, of: &'static Collection, id: &str) -> Result<u64>;
    fn next(&mut self, counter: &str) -> Result<i64>;
}

macro_rules! reads {
    () => {
        fn get(&mut self, view: &View, id: &str) -> Result<Option<Row>> {
            Reader::get(self, view, id)
        }
        fn many(&mut self, view: &View, ids: &[String], fields: FieldSet) -> Result<Vec<Row>> {
            Reader::many(self, view, ids, fields)
        }
        fn list(&mut self, view: &View, query: &Query) -> Result<Page> {
            Reader::list(self, view, query)
        }
        fn each_unordered(&mut self, view: &View, query: &Query, f: &mut dyn FnMut(&Row) -> Result<()>) -> Result<()> {
            Reader::each_unordered(self, view, query, f)
        }
        fn count(&mut self, view: &View, query: &Query) -> Result<u64> {
            Reader::count(self, view, query)
        }
        fn group(&mut self, view: &View, report: &Report) -> Result<Vec<Group>> {
            Reader::group(self, view, report)
        }
        fn holding(&mut self, of: &'static Collection, when: &Condition, limit: u64) -> Result<Vec<Document>> {
            Reader::holding(self, of, when, limit)
        }
        fn find_trashed(&mut self, of: &'static Collection, id: &str) -> Result<Option<Trashed>> {
            Reader::find_trashed(self, of, id)
        }
        fn counter(&mut self, name: &str) -> Result<i64> {
            Reader::counter(self, name)
        }
        fn log_position(&mut self) -> Result<i64> {
            Reader::log_position(self)
        }
        fn log_after(&mut self, seq: i64, limit: u64) -> Result<Vec<Entry>> {
            Reader::log_after(self, seq, limit)
        }
        fn head_at(&mut self, seq: i64) -> Result<Option<Head>> {
            Reader::head_at(self, seq)
        }
        fn terms(&self) -> &Terms {
            Reader::terms(self)
        }
        fn begin_together(&mut self) -> Result<bool> {
            Reader::begin_together(self)
        }
        fn ask_together(&mut self) -> Result<bool> {
            Reader::ask_together(self)
        }
    };
}

impl Tx for Writer<'_> {
    reads!();
    fn written_after(&mut self, seq: i64) -> Result<Vec<(String, String)>> {
        Writer::written_after(self, seq)
    }
    fn log_end(&mut self) -> Result<i64> {
        Writer::log_end(self)
    }
    fn insert(&mut self, document: Document) -> Result<Document> {
        Writer::insert(self, document)
    }
    fn update(&mut self, before: &Document, after: Document) -> Result<Document> {
        Writer::update(self, before, after)
    }
    fn delete(&mut self, document: &Document) -> Result<()> {
        Writer::delete(self, document)
    }
    fn erase_trash(&mut self, of: &'static Collection, id: &str) -> Result<()> {
        Writer::erase_trash(self, of, id)
    }
    fn purge_trash(&mut self, before: &str, limit: u64) -> Result<u64> {
        Writer::purge_trash(self, before, limit)
    }
    fn blank_log(&mut self, of: &'static Collection, id: &str) -> Result<u64> {
        Writer::blank_log(self, of, id)
    }
    fn next(&mut self, counter: &str) -> Result<i64> {
        Writer::next(self, counter)
    }
}

/// A snapshot cannot be written: whoever tries has a fault in the program, not in the data.
fn snapshot<T>() -> Result<T> {
    Err(Error::Fault("a write was tried in a snapshot".to_owned()))
}

impl Tx for Reader<'_> {
    reads!();
    fn written_after(&mut self, seq: i64) -> Result<Vec<(String, String)>> {
        Reader::written_after(self, seq)
    }
    fn log_end(&mut self) -> Result<i64> {
        Reader::log_position(self)
    }
    fn insert(&mut self, _: Document) -> Result<Document> {
        snapshot()
    }
    fn update(&mut self, _: &Document, _: Document) -> Result<Document> {
        snapshot()
    }
    fn delete(&mut self, _: &Document) -> Result<()> {
        snapshot()
    }
    fn erase_trash(&mut self, _: &'static Collection, _: &str) -> Result<()> {
        snapshot()
    }
    fn purge_trash(&mut self, _: &str, _: u64) -> Result<u64> {
        snapshot()
    }
    fn blank_log(&mut self, _: &'static Collection, _: &str) -> Result<u64> {
        snapshot()
    }
    fn next(&mut self, _: &str) -> Result<i64> {
        snapshot()
    }
}
