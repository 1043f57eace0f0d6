//! The words: fields, documents, collections, access, queries, refusals. Pure, no IO.
//!
//! A *field* is a typed key ([`Field`]); a list of fields is a [`Collection`]; a row of one is a [`Document`].
//! The same declaration is read as data (tables, validation, queries, TypeScript, forms) and as types (rules).
//! Invariants: declarations are `const`; collections are compared by id, never by address; a query is only ever
//! bound through a [`View`], so that a field the caller may not read does not exist for it.

mod access;
mod answer;
mod argument;
mod bind;
pub mod clean;
mod collection;
mod comparable;
mod condition;
mod declare;
mod document;
mod error;
pub mod error_codes;
pub mod expected;
mod field;
mod field_default;
mod filter;
mod flow;
mod fold;
mod form;
mod joined_fields;
mod json;
mod kind;
mod label;
mod legal_time;
mod money;
mod noted_reads;
pub mod openapi;
pub mod printable;
mod query;
mod read;
mod search;
mod series;
mod time;
pub mod typescript;
mod validate;
mod value;
mod wire_query;
mod wording;

pub use access::{Access, Fields, Grant, Rows, RowsOf, Unit, View, Viewed, Who};
pub use answer::{ActionId, AnswerShape, CollectionId, document_schema};
pub use argument::{Argument, Shape, Signature};
pub use bind::{Views, bind};
pub use collection::{Collection, FieldSet, Qualifier, Sticker, To, Unique};
pub use condition::{Condition, NEXT_YEAR, NOW, TODAY, Term, YEAR_START, all, any, days_ago, days_from_today};
pub use declare::{
    case, choice, count, count_distinct, date, decimal, file, files, flag, instant, integer, integers, json, latest,
    link, links, long, sum, text, texts,
};
pub use document::{Change, Document};
pub use field::{Field, FieldDef};
pub use field_default::FieldDefault;
pub use filter::attribute;
pub use flow::{Actor, Flow, Step};
pub use fold::{SQUEEZED, fold, search_fold, search_text, search_words};
pub use form::{CIN, COUNTRY, DEVICE_CODE, EMAIL, Form, PHONE, RIB, TIME};
pub use joined_fields::JoinedFields;
pub use kind::{Aggregate, Arm, Item, Kind, Scalar};
pub use label::{Choice, Label, Lang, Tone, Word};
pub use legal_time::{
    ClockChange, ClockList, ClockListEnd, LegalTime, ZoneData, ZonePlace, ZoneRelease, follow_legal_time, legal_time,
};
pub use money::{Money, money};
pub use noted_reads::NotedReads;
pub use query::{Attr, Cursor, Filter, Op, Order, Path, Query, Select, Via};
pub use wire_query::{WireQuery, unknown_attribute};

pub use error::{Error, ErrorCode, Rejection, Result};
pub use json::{to_json, write_text, write_value};
pub use read::{is_id, read};
pub use search::find;
pub use series::{Series, counter_name};
pub use time::{
    CASABLANCA, clock_changes_around, day_in_morocco, instant_in_morocco, midnight, moment_in_morocco, read_day,
    read_instant, wire_instant,
};
pub use validate::{Given, validate};
pub use value::{Date, Decimal, FieldValue, Id, Instant, Value};
pub use wording::{Question, Wording};
