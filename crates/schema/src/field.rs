//! A field is a typed key.

use std::marker::PhantomData;

use crate::kind::FormOf;
use crate::{Choice, Condition, Date, Decimal, ErrorCode, FieldDefault, Form, Id, Instant, Kind, Label, Scalar, Term};

/// Everything about a field that is data.
#[derive(Clone, Copy)]
pub struct FieldDef {
    /// The wire name, also the column's.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// What people read.
    pub label: Label,
    /// Must be given and may not be emptied.
    pub required: bool,
    /// What is said where it is missing, instead of the general refusal.
    pub missing: Option<ErrorCode>,
    /// Set by the server; in input it is ignored.
    pub computed: bool,
    /// Only serves another field; never leaves the server.
    pub hidden: bool,
    /// Never enters log, trash, history, export, events or error reports.
    pub secret: bool,
    /// Former files stay in the history.
    pub keep_history: bool,
    /// Other buckets that its file may lie in.
    pub other_buckets: &'static [&'static str],
    /// Its file is given to an action: whoever reads the field of some row may send one for it.
    pub given_to_action: bool,
    /// Answers `search`, without regard to case, accents and Arabic variants.
    pub searched: bool,
    /// What documents hold already is offered where it is typed.
    pub suggested: bool,
    /// Greatest length in characters (text) or items (list); 0 = the kind's default.
    pub max: u32,
    /// Smallest and greatest number taken.
    pub range: Option<(i64, i64)>,
    /// Normaliser and pattern of a text.
    pub form: FormOf,
    /// Papers draw it: what no font has is refused.
    pub printed: bool,
    /// Harms a person in the wrong hands: what is typed into it is not kept beyond the tab it was typed in.
    pub sensitive: bool,
    /// What an unset value becomes on create.
    pub preset: FieldDefault,
    /// The name under which the linked document is attached; empty for no link.
    pub expansion: &'static str,
    /// Whether clients of the years before 1.8.0 read the linked documents in its place (`docs/protocol.md` §5.6).
    pub embedded: bool,
    /// Whether a document that is linked to may not be deleted (history and logs say no).
    pub restricts: bool,
    /// The refusal instead of the general one when a linked document is deleted.
    pub restricted: Option<ErrorCode>,
    /// This day or instant may not lie before that of the named field.
    pub not_before: &'static str,
}

/// A typed key: rules read and write documents through it, so a wrong type does not compile.
pub struct Field<T> {
    /// The same field as data.
    pub def: FieldDef,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Field<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Field<T> {}

impl<T> Field<T> {
    pub(crate) const fn new(name: &'static str, kind: Kind) -> Self {
        let def = FieldDef {
            name,
            kind,
            label: Label::new("", "", ""),
            required: false,
            missing: None,
            computed: false,
            hidden: false,
            secret: false,
            keep_history: false,
            other_buckets: &[],
            given_to_action: false,
            searched: false,
            suggested: false,
            max: 0,
            range: None,
            form: None,
            printed: false,
            sensitive: false,
            preset: FieldDefault::Null,
            expansion: "",
            embedded: false,
            restricts: true,
            restricted: None,
            not_before: "",
        };
        Field { def, of: PhantomData }
    }

    /// Must be given and may not be emptied.
    pub const fn required(mut self) -> Self {
        self.def.required = true;
        self
    }
    /// Must be given and may not be emptied; who leaves it out hears this.
    pub const fn required_otherwise(mut self, otherwise: ErrorCode) -> Self {
        self.def.missing = Some(otherwise);
        self.required()
    }
    /// Set by the server; input is ignored.
    pub const fn computed(mut self) -> Self {
        self.def.computed = true;
        self
    }
    /// For a link: clients of the years before 1.8.0 read the document in the place of its id.
    pub const fn embedded(mut self) -> Self {
        self.def.embedded = true;
        self
    }
    /// Only serves another field; never leaves the server.
    pub const fn hidden(mut self) -> Self {
        self.def.hidden = true;
        self
    }
    /// Never enters log, trash, history, export, events or error reports.
    pub const fn secret(mut self) -> Self {
        self.def.secret = true;
        self.def.hidden = true;
        self
    }
    /// Harms a person in the wrong hands: drafts in a browser do not keep it.
    pub const fn sensitive(mut self) -> Self {
        self.def.sensitive = true;
        self
    }
    /// The labels: Arabic, French, English. Called by [`fields!`](crate::fields).
    pub const fn labels(mut self, ar: &'static str, fr: &'static str, en: &'static str) -> Self {
        self.def.label = Label::new(ar, fr, en);
        self
    }
    /// Holds when the field has a value.
    pub const fn is_set(self) -> Condition {
        Condition::Set(self.def.name)
    }
    /// Holds when the field has no value.
    pub const fn is_unset(self) -> Condition {
        Condition::Unset(self.def.name)
    }
    /// For a tally: only the documents for which the condition holds.
    pub const fn when(mut self, condition: Condition) -> Self {
        if let Kind::Rollup {
            fold,
            of,
            by,
            what,
            gives,
            ..
        } = self.def.kind
        {
            self.def.kind = Kind::Rollup {
                fold,
                of,
                by,
                what,
                gives,
                when: condition,
            };
        }
        self
    }
}

impl Field<String> {
    /// Greatest length in characters.
    pub const fn max(mut self, characters: u32) -> Self {
        self.def.max = characters;
        self
    }
    /// Answers `search`.
    pub const fn searched(mut self) -> Self {
        self.def.searched = true;
        self
    }
    /// Normalised and checked by a form.
    pub const fn form(mut self, form: &'static Form) -> Self {
        self.def.form = Some(form);
        self
    }
    /// Papers draw it: what no font has is refused, and what would turn a line around is left out.
    pub const fn printable(mut self) -> Self {
        self.def.printed = true;
        self
    }
    /// Never null: an unset or emptied value is this text.
    pub const fn preset(mut self, value: &'static str) -> Self {
        self.def.preset = FieldDefault::Text(value);
        self
    }
    /// Holds when the text is exactly this.
    pub const fn same(self, value: &'static str) -> Condition {
        Condition::Is(self.def.name, Term::Text(value))
    }
    /// Holds when the text is another than this.
    pub const fn differs(self, value: &'static str) -> Condition {
        Condition::IsNot(self.def.name, Term::Text(value))
    }
}

impl Field<serde_json::Value> {
    /// Greatest length of the JSON text, in bytes.
    pub const fn bytes(mut self, most: u32) -> Self {
        self.def.max = most;
        self
    }
}

impl Field<bool> {
    /// Yes unless said.
    pub const fn yes_by_default(mut self) -> Self {
        self.def.preset = FieldDefault::Flag(true);
        self
    }
    /// Holds when the flag is up.
    pub const fn holds(self) -> Condition {
        Condition::Is(self.def.name, Term::Flag(true))
    }
}

impl Field<i64> {
    /// Smallest and greatest number taken.
    pub const fn within(mut self, least: i64, most: i64) -> Self {
        self.def.range = Some((least, most));
        self
    }
    /// Never null: an unset or emptied value is this number.
    pub const fn preset(mut self, value: i64) -> Self {
        self.def.preset = FieldDefault::Int(value);
        self
    }
    /// Holds when the number is exactly this.
    pub const fn equals(self, value: i64) -> Condition {
        Condition::Is(self.def.name, Term::Int(value))
    }
    /// Holds when the number is at most the other field's.
    pub const fn at_most(self, other: Field<i64>) -> Condition {
        Condition::AtMost(self.def.name, other.def.name)
    }
}

impl Field<Decimal> {
    /// Smallest and greatest number taken.
    pub const fn within(mut self, least: Decimal, most: Decimal) -> Self {
        self.def.range = Some((least.0, most.0));
        self
    }
}

impl<E: Choice> Field<E> {
    /// Never null: an unset or emptied value is this word; say `Status::Open.wire()`.
    pub const fn default(mut self, wire: &'static str) -> Self {
        self.def.preset = FieldDefault::Text(wire);
        self
    }
    /// Holds when the word is this one; say `Status::Open.wire()`.
    pub const fn is(self, wire: &'static str) -> Condition {
        Condition::Is(self.def.name, Term::Text(wire))
    }
    /// Holds when the word is another one; say `Status::Open.wire()`.
    pub const fn is_not(self, wire: &'static str) -> Condition {
        Condition::IsNot(self.def.name, Term::Text(wire))
    }
}

/// Days and instants: what may be compared with the clock.
pub trait Timely {
    /// The kind of the values.
    const SCALAR: Scalar;
}
impl Timely for Date {
    const SCALAR: Scalar = Scalar::Date;
}
impl Timely for Instant {
    const SCALAR: Scalar = Scalar::Instant;
}
/// Numbers: what may be summed.
pub trait Countable {
    /// The kind of the values.
    const SCALAR: Scalar;
}
impl Countable for i64 {
    const SCALAR: Scalar = Scalar::Integer;
}
impl Countable for Decimal {
    const SCALAR: Scalar = Scalar::Decimal;
}

impl<T: Timely> Field<T> {
    /// Holds when the value lies after the term.
    pub const fn after(self, term: Term) -> Condition {
        Condition::After(self.def.name, term)
    }
    /// Holds when the value is the term.
    pub const fn at(self, term: Term) -> Condition {
        Condition::Is(self.def.name, term)
    }
    /// Holds when the value lies before the term.
    pub const fn before(self, term: Term) -> Condition {
        Condition::Before(self.def.name, term)
    }
    /// Refused when it lies before the other field's value.
    pub const fn not_before(mut self, other: Field<T>) -> Self {
        self.def.not_before = other.def.name;
        self
    }
}

impl Field<Id> {
    /// The name under which the linked document is attached.
    pub const fn expands(mut self, name: &'static str) -> Self {
        self.def.expansion = name;
        self
    }
    /// Deleting the linked document is refused with this.
    pub const fn restricted(mut self, otherwise: ErrorCode) -> Self {
        self.def.restricted = Some(otherwise);
        self
    }
    /// For a file: the former ones stay in the history.
    pub const fn keep_history(mut self) -> Self {
        self.def.keep_history = true;
        self
    }
    /// For a file: it may lie in one of these buckets too.
    pub const fn other_buckets(mut self, buckets: &'static [&'static str]) -> Self {
        self.def.other_buckets = buckets;
        self
    }
    /// Deleting the linked document is allowed and leaves the id behind as history.
    pub const fn weak(mut self) -> Self {
        self.def.restricts = false;
        self
    }
}

impl Field<Vec<Id>> {
    /// Greatest number of items.
    pub const fn at_most(mut self, items: u32) -> Self {
        self.def.max = items;
        self
    }
    /// The name under which the linked documents are attached.
    pub const fn expands(mut self, name: &'static str) -> Self {
        self.def.expansion = name;
        self
    }
}

impl FieldDef {
    /// Greatest length in characters (text) or items (list), from the field or its kind.
    pub const fn limit(&self) -> u32 {
        match (self.max, self.kind) {
            (0, Kind::Long) => 5_000,
            (0, Kind::List(_)) => 1_000,
            (0, Kind::Json) => 65_536,
            (0, _) => 255,
            (max, _) => max,
        }
    }

    /// Whether it names files of that bucket.
    pub fn takes_from(&self, bucket: &str) -> bool {
        self.kind
            .bucket()
            .is_some_and(|own| own == bucket || self.other_buckets.contains(&bucket))
    }

    /// Whether the field has a column of its own.
    pub const fn is_stored(&self) -> bool {
        !self.kind.is_derived()
    }

    /// Whether input may set it.
    pub const fn is_input(&self) -> bool {
        !self.computed && !self.hidden && !self.secret
    }
}

impl std::fmt::Debug for FieldDef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FieldDef({})", self.name)
    }
}
