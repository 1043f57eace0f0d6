//! A noun as data.

use crate::joined_fields::JoinedFields;
use crate::{Access, Condition, Document, ErrorCode, FieldDef, Flow, Label, NotedReads, Series, Value, error_codes};

/// Names a collection through a function, so that collections may link in a circle.
pub type To = fn() -> &'static Collection;

/// Everything about a noun that is data; knows no behaviour.
pub struct Collection {
    /// The wire id.
    pub id: &'static str,
    /// The wire's database id: `main` or `attendance`; `system` for what has no place on the wire.
    pub database: &'static str,
    /// What one is called.
    pub one: Label,
    /// What several are called.
    pub many: Label,
    /// The fields that it declares, in order; all that it has are [`Collection::fields`].
    pub declared: &'static [FieldDef],
    /// Where departments add what they count of their own rows; nowhere unless it says so.
    pub joined: Option<&'static JoinedFields>,
    /// What may stand only once.
    pub unique: &'static [Unique],
    /// Yearly numbering.
    pub series: Option<Series>,
    /// States and steps.
    pub flow: Option<Flow>,
    /// Who may do what with which rows and fields.
    pub access: Access,
    /// The fields that name a document in lists, messages and the journal: the French, then the Arabic one.
    pub title: &'static [FieldDef],
    /// The fields in which one is looked for to be picked, the first of which orders what is offered; those of the title where
    /// none are named.
    pub picked_by: &'static [FieldDef],
    /// What stands beneath the name of one that is offered, so that two of one name are told apart: of each group the first
    /// field that its reader sees a value of.
    pub picked_with: &'static [&'static [FieldDef]],
    /// What tells documents of one name apart in exports and imports, where none has a number of its own: the first that one has.
    pub qualifiers: &'static [Qualifier],
    /// The other names by which files may call one: a list of texts.
    pub aliases: Option<FieldDef>,
    /// The page of one in the application, `{id}` in the place of its id; empty where it has none of its own.
    pub page: &'static str,
    /// What stands on the labels that are stuck to its things; none where nothing is.
    pub sticker: Option<Sticker>,
    /// Fields that lists are sorted and filtered by together, the sorted one first: an index for each group, which then
    /// answers the page in order and the total without reading the rows.
    pub indexes: &'static [&'static [FieldDef]],
    /// The fields that the rights of callers follow from, where rights follow from this collection: a write that changes
    /// none of them makes nobody's rights again. None named: every write does.
    pub rights_follow: &'static [FieldDef],
    /// Whether a new row may change the rights of callers, by the fields above. A new session opens what nobody had before,
    /// and takes nothing from anybody.
    pub insert_affects_rights: bool,
    /// The fields whose change is told to those who listen where nothing is logged; there a new row and a deletion are told
    /// too. None named: nothing is.
    pub publishes: &'static [FieldDef],
    /// What makes a row of no use any more: it is erased in the night, for good. Only where nothing is logged.
    pub expires_when: Option<Condition>,
    /// What is read with a note of who did.
    pub noted_reads: Option<NotedReads>,
    /// Fields that the house keeps up by itself: a change of these alone is no news.
    pub bookkeeping: &'static [FieldDef],
    /// Whether writes enter the change log and deletions the trash. Off only for session-like rows without history.
    pub logged: bool,
}

/// What tells documents of one name apart: a text of what they belong to, which stands behind the name in brackets.
#[derive(Clone, Copy)]
pub struct Qualifier {
    /// The link to what they belong to.
    pub through: FieldDef,
    /// The text there: the French, then the Arabic one where there are two.
    pub by: &'static [FieldDef],
}

/// What stands on the label of a thing, beside the code that leads to its page.
#[derive(Clone, Copy)]
pub struct Sticker {
    /// The lines, one below another; the first one names the thing.
    pub lines: &'static [FieldDef],
    /// Where its code leads, with `{id}` for the row; the page of the collection where it is none other.
    pub page: Option<&'static str>,
}

/// A combination of fields that may stand only once; nulls never collide.
#[derive(Clone, Copy)]
pub struct Unique {
    /// The fields, together.
    pub on: &'static [FieldDef],
    /// Compared without case, accents and Arabic variants (see [`crate::fold`]).
    pub folded: bool,
    /// What the second one hears.
    pub otherwise: ErrorCode,
    /// The field that the refusal names, where it is not the first of these.
    pub named: Option<FieldDef>,
}

impl Unique {
    /// Unique values, with the protocol's own refusal.
    pub const fn on(on: &'static [FieldDef]) -> Self {
        Unique {
            on,
            folded: false,
            otherwise: error_codes::DUPLICATE,
            named: None,
        }
    }
    /// With a refusal of the domain.
    pub const fn otherwise(mut self, otherwise: ErrorCode) -> Self {
        self.otherwise = otherwise;
        self
    }
    /// The refusal names the field in which the value was typed.
    pub const fn typed_in(mut self, field: FieldDef) -> Self {
        self.named = Some(field);
        self
    }
    /// Compared without case, accents and Arabic variants.
    pub const fn folded(mut self) -> Self {
        self.folded = true;
        self
    }
}

impl Collection {
    /// A collection of the main database with nothing special about it, under its own resource.
    pub const fn new(id: &'static str, declared: &'static [FieldDef]) -> Self {
        Collection {
            id,
            database: "main",
            one: Label::new("", "", ""),
            many: Label::new("", "", ""),
            declared,
            joined: None,
            unique: &[],
            series: None,
            flow: None,
            access: Access::resource(id),
            title: &[],
            picked_by: &[],
            picked_with: &[],
            qualifiers: &[],
            aliases: None,
            page: "",
            sticker: None,
            indexes: &[],
            rights_follow: &[],
            insert_affects_rights: true,
            publishes: &[],
            expires_when: None,
            noted_reads: None,
            bookkeeping: &[],
            logged: true,
        }
    }

    /// The fields, in order: the declared ones, then those that departments joined.
    pub fn fields(&self) -> &'static [FieldDef] {
        self.joined.map_or(self.declared, |joined| joined.fields(self.declared))
    }

    /// Adds fields of a department, where others may join.
    pub fn join(&self, fields: &[FieldDef]) {
        if let Some(joined) = self.joined {
            joined.join(self.declared, fields);
        }
    }

    /// The fields that tell a document alone.
    pub fn single_keys(&self) -> impl Iterator<Item = &'static FieldDef> {
        let single = self.unique.iter().filter(|unique| unique.on.len() == 1);
        single.map(|unique| &unique.on[0])
    }

    /// The field of that name.
    pub fn field(&'static self, name: &str) -> Option<&'static FieldDef> {
        self.fields().iter().find(|field| field.name == name)
    }

    /// The address of one in the application; empty where it has no page of its own.
    pub fn page_of(&self, id: &str) -> String {
        self.page.replace("{id}", id)
    }

    /// The position of the field of that name.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.fields().iter().position(|field| field.name == name)
    }

    /// Whether a field that rights follow from differs between two states of a row; one that is not there has no values.
    pub fn rights_differ(&self, before: Option<&Document>, after: Option<&Document>) -> bool {
        let value = |document: Option<&Document>, field: &FieldDef| {
            document.map_or(Value::Null, |document| document.value(field.name).clone())
        };
        self.rights_follow
            .iter()
            .any(|field| value(before, field) != value(after, field))
    }

    /// Whether the wire knows it.
    pub fn is_public(&self) -> bool {
        self.database != "system"
    }
}

impl PartialEq for Collection {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.database == other.database
    }
}
impl Eq for Collection {}

impl std::fmt::Debug for Collection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Collection({})", self.id)
    }
}

/// A set of the fields of one collection, by position. A collection has at most 128 fields (kept by a test).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FieldSet(u128);

impl FieldSet {
    /// No field.
    pub const NONE: FieldSet = FieldSet(0);
    /// Every field that may leave the server.
    pub fn visible(of: &'static Collection) -> Self {
        of.fields()
            .iter()
            .enumerate()
            .filter(|(_, f)| !f.hidden)
            .fold(Self::NONE, |set, (at, _)| set.with(at))
    }
    /// Every field.
    pub fn all(of: &'static Collection) -> Self {
        (0..of.fields().len()).fold(Self::NONE, FieldSet::with)
    }
    /// The set with one more.
    #[must_use]
    pub fn with(self, position: usize) -> Self {
        FieldSet(self.0 | (1 << position))
    }
    /// The set with one less.
    #[must_use]
    pub fn without(self, position: usize) -> Self {
        FieldSet(self.0 & !(1 << position))
    }
    /// The fields that are not in the other set.
    #[must_use]
    pub fn minus(self, other: FieldSet) -> Self {
        FieldSet(self.0 & !other.0)
    }
    /// Whether the field at that position is in the set.
    pub fn has(self, position: usize) -> bool {
        self.0 >> position & 1 == 1
    }
    /// Whether every field of the other set is in this one.
    pub fn covers(self, other: FieldSet) -> bool {
        self.0 & other.0 == other.0
    }
    /// Fields in both.
    #[must_use]
    pub fn and(self, other: FieldSet) -> Self {
        FieldSet(self.0 & other.0)
    }
    /// Fields in either.
    #[must_use]
    pub fn or(self, other: FieldSet) -> Self {
        FieldSet(self.0 | other.0)
    }
    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The positions, in order.
    pub fn positions(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros();
            // The lowest bit goes; of none there is no position.
            rest &= rest.checked_sub(1)?;
            usize::try_from(at).ok()
        })
    }
}
