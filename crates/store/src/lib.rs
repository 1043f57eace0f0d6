#![allow(
    missing_docs,
    unused,
    clippy::all,
    clippy::pedantic,
    clippy::unimplemented,
    clippy::allow_attributes
)]
use schema::*;
use std::collections::BTreeMap;
use std::marker::PhantomData;
#[derive(Clone)]
pub struct Store;
pub enum Cost {
    Point,
    Scan,
}
#[derive(Clone)]
pub struct Terms {
    pub now: jiff::Timestamp,
    pub days: BTreeMap<String, i64>,
}
#[derive(Clone)]
pub struct Job {
    pub name: &'static str,
    pub who: String,
    pub terms: Terms,
}
pub struct Reader<'a>(PhantomData<&'a mut ()>);
pub struct Writer<'a>(Reader<'a>);
impl<'a> std::ops::Deref for Writer<'a> {
    type Target = Reader<'a>;
    fn deref(&self) -> &Reader<'a> {
        &self.0
    }
}
impl<'a> std::ops::DerefMut for Writer<'a> {
    fn deref_mut(&mut self) -> &mut Reader<'a> {
        &mut self.0
    }
}
pub struct Row {
    pub document: Document,
    pub grant: usize,
}
pub struct Page {
    pub rows: Vec<Row>,
    pub total: u64,
}
pub struct LogAsk {
    pub collection: Option<&'static str>,
    pub id: Option<String>,
    pub before: Option<i64>,
    pub limit: u64,
}
pub enum EntryKind {
    Create,
}
impl EntryKind {
    pub fn name(&self) -> &'static str {
        ""
    }
}
pub struct Entry {
    pub seq: i64,
    pub at: String,
    pub who: String,
    pub collection: String,
    pub id: String,
    pub kind: EntryKind,
    pub before: Option<String>,
    pub after: Option<String>,
}
pub struct Trashed {
    pub seq: i64,
    pub at: String,
    pub who: String,
    pub document: Document,
}
pub enum Part {
    Whole,
}
pub struct By {
    pub field: &'static FieldDef,
    pub part: Part,
}
pub struct Report {
    pub filters: Vec<Filter>,
    pub named: FieldSet,
    pub by: Vec<By>,
    pub sum: Option<&'static FieldDef>,
}
pub struct Group {
    pub by: Vec<Value>,
    pub count: u64,
    pub sum: i64,
}
impl Store {
    pub async fn read<R: Send + 'static>(
        &self,
        cost: Cost,
        terms: Terms,
        f: impl FnOnce(&mut Reader<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        unimplemented!()
    }
    pub async fn write<R: Send + 'static>(
        &self,
        job: Job,
        f: impl FnMut(&mut Writer<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        unimplemented!()
    }
    pub async fn rehearse<R: Send + 'static>(
        &self,
        job: Job,
        f: impl FnMut(&mut Writer<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        unimplemented!()
    }
    pub fn stamp(&self, of: &[&'static Collection]) -> u64 {
        0
    }
}
impl Reader<'_> {
    pub fn get(&mut self, view: &View, id: &str) -> Result<Option<Row>> {
        unimplemented!()
    }
    pub fn many(&mut self, view: &View, ids: &[String], fields: FieldSet) -> Result<Vec<Row>> {
        unimplemented!()
    }
    pub fn list(&mut self, view: &View, query: &Query) -> Result<Page> {
        unimplemented!()
    }
    pub fn each(&mut self, view: &View, query: &Query, f: &mut dyn FnMut(Row) -> Result<()>) -> Result<()> {
        unimplemented!()
    }
    pub fn count(&mut self, view: &View, query: &Query) -> Result<u64> {
        unimplemented!()
    }
    pub fn group(&mut self, view: &View, report: &Report) -> Result<Vec<Group>> {
        unimplemented!()
    }
    pub fn log(&mut self, ask: &LogAsk) -> Result<Vec<Entry>> {
        unimplemented!()
    }
    pub fn trashed(&mut self, of: &'static Collection, id: &str) -> Result<Option<Document>> {
        unimplemented!()
    }
    pub fn trash(&mut self, before: Option<i64>, limit: u64) -> Result<Vec<Trashed>> {
        unimplemented!()
    }
    pub fn terms(&self) -> &Terms {
        unimplemented!()
    }
}
impl Writer<'_> {
    pub fn insert(&mut self, document: Document) -> Result<Document> {
        unimplemented!()
    }
    pub fn update(&mut self, before: &Document, after: Document) -> Result<Document> {
        unimplemented!()
    }
    pub fn delete(&mut self, document: &Document) -> Result<()> {
        unimplemented!()
    }
    pub fn erase_trash(&mut self, of: &'static Collection, id: &str) -> Result<()> {
        unimplemented!()
    }
    pub fn next(&mut self, counter: &str) -> Result<i64> {
        unimplemented!()
    }
}
