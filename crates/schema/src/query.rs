//! A query bound to a view: every name in it is a field that the caller may read.

use std::sync::Arc;

use std::borrow::Cow;

use crate::{Collection, Condition, FieldDef, FieldSet, Label, Rejection, Result, RowsOf, Value, View, error_codes};

/// A bound query.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// Joined by AND.
    pub filters: Vec<Filter>,
    /// In order; ties are broken by `$sequence`.
    pub orders: Vec<Order>,
    /// In random order; orders are then empty.
    pub is_random: bool,
    /// Page size; 25 unless said (the protocol's default).
    pub limit: Option<u64>,
    /// Rows skipped.
    pub offset: u64,
    /// Page after or before a row.
    pub cursor: Option<Cursor>,
    /// What is returned.
    pub select: Select,
    /// Fields of the collection itself that filters and orders name: they choose the grants.
    pub named: FieldSet,
    /// Whether the exact total is asked for.
    pub is_counted: bool,
}

/// A filter. Code says it by typed keys (`KEY.eq(value)`), callers of the protocol have it bound to their view.
#[derive(Clone, Debug)]
pub enum Filter {
    /// One test of the field of that name, whatever collection is read.
    Key {
        /// The wire name.
        field: &'static str,
        /// The comparison.
        op: Op,
        /// Stored values; none for the null tests.
        values: Vec<Value>,
    },
    /// A declared condition.
    Holds(Condition),
    /// The rows of a grant.
    Within(RowsOf),
    /// One test of one attribute that was found already.
    Test {
        /// The attribute.
        path: Path,
        /// The comparison.
        op: Op,
        /// Normalised stored values; none for the null tests.
        values: Vec<Value>,
    },
    /// All hold.
    All(Vec<Filter>),
    /// At least one holds.
    Any(Vec<Filter>),
    /// The same test, of which whoever wrote it knows that few rows pass, as of a range that moves with the clock. SQLite's
    /// statistics say nothing of ranges, so that its planner would rather read every row than seek several of them.
    Selective(Box<Filter>),
}

/// An attribute of the collection, or of the document that a link points to.
#[derive(Clone, Debug)]
pub struct Path {
    /// The link that leads there; none for an own attribute.
    pub via: Option<Via>,
    /// The attribute.
    pub attr: Attr,
}

/// A link to another collection, read through the caller's own view of it.
#[derive(Clone, Debug)]
pub struct Via {
    /// The link field.
    pub link: &'static FieldDef,
    /// The caller's view of the target.
    pub view: Arc<View>,
}

/// An attribute.
#[derive(Clone, Copy, Debug)]
pub enum Attr {
    /// `$id`.
    Id,
    /// `$sequence`.
    Sequence,
    /// `$createdAt`.
    CreatedAt,
    /// `$updatedAt`.
    UpdatedAt,
    /// A declared field.
    Field(&'static FieldDef),
}

/// A comparison. Null matches none but the null tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Any of the values, exactly.
    Equal,
    /// Not the value.
    NotEqual,
    /// Less.
    Less,
    /// Less or equal.
    LessEqual,
    /// Greater.
    Greater,
    /// Greater or equal.
    GreaterEqual,
    /// Has no value.
    IsNull,
    /// Has a value.
    IsNotNull,
    /// Text: any of the substrings. List: any of the items.
    Contains,
    /// List: all of the items. Text: all of the substrings.
    ContainsAll,
    /// None of them.
    NotContains,
    /// Text begins so.
    StartsWith,
    /// Text does not begin so.
    NotStartsWith,
    /// Text ends so.
    EndsWith,
    /// Text does not end so.
    NotEndsWith,
    /// Every word is contained (a value wholly in double quotes is one phrase). The values are folded words.
    Search,
    /// Not every word is contained.
    NotSearch,
}

/// One order.
#[derive(Clone, Debug)]
pub struct Order {
    /// By what.
    pub path: Path,
    /// Greatest first.
    pub is_descending: bool,
}

/// A page relative to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The row's id.
    pub id: String,
    /// The page before it instead of after it, still in the normal order.
    pub is_before: bool,
}

/// What is returned besides the `$` attributes.
#[derive(Clone, Debug, Default)]
pub struct Select {
    /// Own fields; all readable ones when `None`.
    pub own: Option<FieldSet>,
    /// Linked documents to attach: the link, the caller's view of the target, and its fields.
    pub links: Vec<(Via, FieldSet)>,
}

impl Path {
    /// An own field.
    pub fn own(field: &'static FieldDef) -> Self {
        Path {
            via: None,
            attr: Attr::Field(field),
        }
    }

    /// Whether both lead to the same attribute of the same document.
    pub fn is_same(&self, other: &Path) -> bool {
        let link = |path: &Path| path.via.as_ref().map(|via| via.link.name);
        link(self) == link(other) && self.attr.name() == other.attr.name()
    }
}

/// Most rows of a page: who needs more takes the export.
pub const MOST_ROWS: u64 = 5_000;
const TOO_MANY_ROWS: Label = Label::new(
    "limit: {count}، والحد الأقصى {most}. لما زاد على ذلك استعملوا التصدير: GET …/documents/export",
    "limit {count} pour {most} au plus. Au-delà, utilisez l’export\u{a0}: GET …/documents/export",
    "limit {count}, {most} at most. For more take the export: GET …/documents/export",
);

impl Query {
    /// Refuses a page that is longer than any screen.
    pub fn check_limit(&self) -> Result<()> {
        match self.limit {
            Some(count) if count > MOST_ROWS => {
                let rejection = Rejection::new(error_codes::QUERY_INVALID).label("reason", TOO_MANY_ROWS);
                Err(rejection.arg("count", count).arg("most", MOST_ROWS).into())
            }
            _ => Ok(()),
        }
    }

    /// The same query with the fields of its filters as they stand in the collection.
    pub fn resolve(&self, of: &'static Collection) -> Result<Cow<'_, Query>> {
        if self.filters.iter().all(Filter::is_resolved) {
            return Ok(Cow::Borrowed(self));
        }
        let filters = self.filters.iter().map(|filter| filter.resolve(of));
        Ok(Cow::Owned(Query {
            filters: filters.collect::<Result<_>>()?,
            ..self.clone()
        }))
    }
}

impl Order {
    /// The smallest first.
    pub fn ascending(path: Path) -> Self {
        Order {
            path,
            is_descending: false,
        }
    }
    /// The greatest first.
    pub fn descending(path: Path) -> Self {
        Order {
            path,
            is_descending: true,
        }
    }
}

impl Select {
    /// Of the own fields these alone.
    pub fn only(of: &'static Collection, fields: &[FieldDef]) -> Self {
        let own = fields.iter().filter_map(|field| of.position(field.name));
        Select {
            own: Some(own.fold(FieldSet::NONE, FieldSet::with)),
            ..Select::default()
        }
    }
}

impl Attr {
    /// The wire name.
    pub fn name(&self) -> &'static str {
        match self {
            Attr::Id => "$id",
            Attr::Sequence => "$sequence",
            Attr::CreatedAt => "$createdAt",
            Attr::UpdatedAt => "$updatedAt",
            Attr::Field(field) => field.name,
        }
    }
}
