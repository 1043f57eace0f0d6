//! Who may do what with which rows and fields.
//!
//! Declared as grants; what they come to for one caller is a [`View`], the only road to a collection's rows.

use crate::{Collection, FieldDef, FieldSet};

/// The rights of a collection.
#[derive(Clone, Copy)]
pub struct Access {
    /// The resource whose `create`, `update`, `delete` and named actions are checked.
    pub resource: &'static str,
    /// Who reads which rows and fields. Administrators and keys read everything without a grant, but what is sealed.
    pub grants: &'static [Grant],
    /// Whether holders of `resource:read` read all rows and fields without a grant saying so.
    pub read_by_holders: bool,
    /// Whether documents may be written through the generic calls at all; engine-made rows say no.
    pub written: bool,
    /// Write verbs that need an administrator instead of the resource's permission.
    pub admin_writes: bool,
    /// Whether the grants bind administrators too: what is told to one person is read by that person alone.
    pub is_private: bool,
    /// Whether API keys read nothing of it: what somebody gives by their own hand is no program's to collect.
    pub refuses_keys: bool,
    /// Whether a document may be changed; those of a ledger may not, by nobody.
    pub updated: bool,
    /// Whether a document may be deleted; numbered ones may not, by nobody.
    pub deleted: bool,
    /// Fields that a grant alone opens, to who holds it by name: neither `*` nor `admin` nor a key does.
    pub sealed: &'static [FieldDef],
    /// In which rows they are: all, or those whose text begins so.
    pub sealed_in: Rows,
    /// Fields whose files are handed to whoever comes by, though nothing of the rows is read.
    pub open_files: &'static [FieldDef],
}

/// One permission to read: who, which rows, which fields.
#[derive(Clone, Copy)]
pub struct Grant {
    /// Who holds it.
    pub to: Who,
    /// Which rows.
    pub rows: Rows,
    /// Which fields; `$id` and the dates always.
    pub fields: Fields,
}

/// Who holds a grant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody, signed in or not.
    Guests,
    /// Every signed-in user with a profile.
    Users,
    /// Whoever holds this permission, written `resource:action`.
    Holder(&'static str),
    /// Whoever's auth holds this word, and administrators.
    Auth(&'static str),
    /// Whoever is linked to an employee.
    Employees,
    /// Whoever heads a unit, or acts for its head by delegation.
    Heads,
}

/// Which rows a grant covers.
#[derive(Clone, Copy)]
pub enum Rows {
    /// All rows.
    All,
    /// Rows where one of the fields holds the caller's employee; `$id` is [`attribute::ID`](crate::attribute::ID).
    Own(&'static [FieldDef]),
    /// Rows where the field holds the caller's account id.
    Account(&'static FieldDef),
    /// Rows where the field holds the caller's row of `users`.
    User(&'static FieldDef),
    /// Rows whose `$id` is one of the caller's roles.
    HeldRoles,
    /// Rows of the units that the caller heads: (kind of unit, field that holds its id).
    Unit(&'static [(Unit, &'static FieldDef)]),
    /// Rows where the text begins so.
    Prefix(&'static FieldDef, &'static str),
    /// Rows where the text is a word that opens rows to the caller: each row says who reads it.
    Held(&'static FieldDef),
    /// Rows where the text names an office that the caller signs for.
    Office(&'static FieldDef),
    /// Rows whose link leads to a row of which the caller reads these fields: [`Fields::All`] asks for the whole row, so that
    /// whoever reads a short form of it reads nothing of what belongs to it. Chains of them end; the field is a link to one.
    Through(&'static FieldDef, Fields),
}

impl Rows {
    /// Rows where the field holds anything.
    pub const fn naming(field: &'static FieldDef) -> Self {
        Rows::Prefix(field, "")
    }
}

/// A kind of unit that has a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Office.
    Bureau,
    /// Service.
    Service,
    /// Division.
    Division,
    /// Direction.
    Direction,
    /// Annexe.
    Annexe,
}

/// Which fields a grant covers.
#[derive(Clone, Copy)]
pub enum Fields {
    /// All that may leave the server.
    All,
    /// Only these.
    Only(&'static [FieldDef]),
    /// All but these.
    Except(&'static [FieldDef]),
}

impl Who {
    /// The permission or the word that is asked for; empty when none is.
    pub const fn word(self) -> &'static str {
        match self {
            Who::Holder(word) | Who::Auth(word) => word,
            Who::Guests | Who::Users | Who::Employees | Who::Heads => "",
        }
    }
}

impl Access {
    /// Read and written by the holders of the resource's permissions.
    pub const fn resource(resource: &'static str) -> Self {
        Access {
            resource,
            grants: &[],
            read_by_holders: true,
            written: true,
            admin_writes: false,
            is_private: false,
            refuses_keys: false,
            updated: true,
            deleted: true,
            sealed: &[],
            sealed_in: Rows::All,
            open_files: &[],
        }
    }
    /// More grants.
    pub const fn grants(mut self, grants: &'static [Grant]) -> Self {
        self.grants = grants;
        self
    }
    /// Only the grants say who reads; `resource:read` alone gives nothing more.
    pub const fn only_grants(mut self) -> Self {
        self.read_by_holders = false;
        self
    }
    /// Written by the engine alone.
    pub const fn read_only(mut self) -> Self {
        self.written = false;
        self
    }
    /// Never deleted: a number that was given stays.
    pub const fn never_deleted(mut self) -> Self {
        self.deleted = false;
        self
    }
    /// Only ever added to: a ledger.
    pub const fn append_only(mut self) -> Self {
        self.updated = false;
        self.never_deleted()
    }
    /// Written by administrators alone.
    pub const fn written_by_admins(mut self) -> Self {
        self.admin_writes = true;
        self
    }
    /// These fields are read by grants alone, whose permission is held by name: health is of the person and of human resources.
    pub const fn sealed_fields(mut self, fields: &'static [FieldDef]) -> Self {
        self.sealed = fields;
        self
    }
    /// As [`Access::sealed_fields`], in the rows alone whose text in `field` begins with `start`.
    pub const fn sealed_fields_where(
        mut self,
        fields: &'static [FieldDef],
        field: &'static FieldDef,
        start: &'static str,
    ) -> Self {
        self.sealed_in = Rows::Prefix(field, start);
        self.sealed_fields(fields)
    }
    /// The files of these fields are open to everybody; rows are not.
    pub const fn open_files(mut self, fields: &'static [FieldDef]) -> Self {
        self.open_files = fields;
        self
    }
    /// Not read by API keys.
    pub const fn without_keys(mut self) -> Self {
        self.refuses_keys = true;
        self
    }
    /// The grants bind administrators too.
    pub const fn private(mut self) -> Self {
        self.is_private = true;
        self.only_grants()
    }
}

impl Grant {
    /// Who, which rows, which fields.
    pub const fn new(to: Who, rows: Rows, fields: Fields) -> Self {
        Grant { to, rows, fields }
    }
    /// A reference list: every signed-in user reads all of it.
    pub const REFERENCE: Grant = Grant::new(Who::Users, Rows::All, Fields::All);
}

impl Fields {
    /// The set of fields, never a hidden one.
    pub fn of(&self, of: &'static Collection) -> FieldSet {
        let visible = FieldSet::visible(of);
        let named = |fields: &[FieldDef]| {
            fields
                .iter()
                .filter_map(|field| of.position(field.name))
                .fold(FieldSet::NONE, FieldSet::with)
        };
        match self {
            Fields::All => visible,
            Fields::Only(fields) => visible.and(named(fields)),
            Fields::Except(fields) => {
                let except = named(fields);
                visible
                    .positions()
                    .filter(|at| !except.has(*at))
                    .fold(FieldSet::NONE, FieldSet::with)
            }
        }
    }
}

/// What one caller may read of one collection. Every query is bound and compiled through one.
#[derive(Clone, Debug)]
pub struct View {
    /// The collection.
    pub of: &'static Collection,
    /// Widest first; a row comes back under the first that covers it.
    pub grants: Vec<Viewed>,
}

/// A grant as it is for one caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewed {
    /// Which rows.
    pub rows: RowsOf,
    /// Which fields of them.
    pub fields: FieldSet,
}

/// The rows of a grant for one caller, with the caller's own ids in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowsOf {
    /// All rows.
    All,
    /// Rows where one of the attributes (`$id` or a field) holds one of the ids.
    Any(Vec<(&'static str, Vec<String>)>),
    /// Rows where the field's text begins so.
    Prefix(&'static str, &'static str),
    /// Rows where the field's text begins otherwise, or is none.
    NotPrefix(&'static str, &'static str),
    /// Rows whose link leads to one of the rows of another collection.
    Linked {
        /// The link.
        link: &'static str,
        /// Where it leads.
        of: &'static Collection,
        /// To these rows there: to one that any of them covers.
        rows: Vec<RowsOf>,
    },
}

impl RowsOf {
    /// No row at all.
    pub const NONE: RowsOf = RowsOf::Any(Vec::new());

    /// The rows that are read through a link, by the view of where it leads: what covers these fields there. `None` where
    /// nothing does. All of them where every row there is read, for a row that must have the link.
    pub fn through(link: &'static FieldDef, there: &View, read: Fields) -> Option<RowsOf> {
        let covering = there.covering(read.of(there.of));
        let mut rows: Vec<RowsOf> = covering.map(|grant| grant.rows.clone()).collect();
        if rows.contains(&RowsOf::All) {
            if link.required {
                return Some(RowsOf::All);
            }
            rows = vec![RowsOf::All];
        }
        match rows.as_slice() {
            [] => None,
            some if some.iter().all(|rows| *rows == RowsOf::NONE) => Some(RowsOf::NONE),
            _ => Some(RowsOf::Linked {
                link: link.name,
                of: there.of,
                rows,
            }),
        }
    }
}

impl Access {
    /// The links through which rows are read.
    pub fn through(&self) -> impl Iterator<Item = &'static FieldDef> {
        self.grants.iter().filter_map(|grant| match grant.rows {
            Rows::Through(link, _) => Some(link),
            _ => None,
        })
    }
}

impl View {
    /// Everything, hidden fields included: for rules, keys' checks and the engine itself.
    pub fn whole(of: &'static Collection) -> Self {
        View {
            of,
            grants: vec![Viewed {
                rows: RowsOf::All,
                fields: FieldSet::all(of),
            }],
        }
    }

    /// All rows and every field that may leave the server: administrators and keys.
    pub fn open(of: &'static Collection) -> Self {
        View {
            of,
            grants: vec![Viewed {
                rows: RowsOf::All,
                fields: FieldSet::visible(of),
            }],
        }
    }

    /// From the grants that hold, in any order: sorts the widest first and drops what another covers.
    pub fn new(of: &'static Collection, mut grants: Vec<Viewed>) -> Self {
        grants.sort_by_key(|grant| std::cmp::Reverse((grant.fields.len(), grant.rows == RowsOf::All)));
        let mut kept: Vec<Viewed> = Vec::new();
        for grant in grants {
            let is_covered = kept.iter().any(|wider| {
                (wider.rows == RowsOf::All || wider.rows == grant.rows) && wider.fields.covers(grant.fields)
            });
            if !is_covered {
                kept.push(grant);
            }
        }
        View { of, grants: kept }
    }

    /// Whether nothing at all may be read.
    pub fn is_empty(&self) -> bool {
        self.grants.is_empty()
    }

    /// Whether there is no row that may be read, now or later.
    pub fn is_of_no_row(&self) -> bool {
        !self.is_empty() && self.grants.iter().all(|grant| grant.rows == RowsOf::NONE)
    }

    /// The fields readable in some row.
    pub fn fields(&self) -> FieldSet {
        self.grants
            .iter()
            .fold(FieldSet::NONE, |all, grant| all.or(grant.fields))
    }

    /// The grants that cover all the named fields: their rows, joined by OR, are the scope of a query that names them.
    pub fn covering(&self, named: FieldSet) -> impl Iterator<Item = &Viewed> {
        self.grants.iter().filter(move |grant| grant.fields.covers(named))
    }
}
