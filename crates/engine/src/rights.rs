//! What a caller may do, and the views that follow from it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use schema::{
    Access, Actor, Collection, Document, FieldDef, Fields, Grant, Rows, RowsOf, Step, Unit, View, Viewed, Views, Who,
};
use store::Caller;

use crate::feed::covers;
use crate::linked_rows::LinkedDocuments;

/// What a caller may do.
#[derive(Debug, Default)]
pub struct Rights {
    /// The name under which writes are logged: an account id, `key:N`, `cli`.
    pub who: String,
    /// The account.
    pub account: Option<String>,
    /// The row of `users`.
    pub user: Option<String>,
    /// The linked employee.
    pub employee: Option<String>,
    /// Enabled, not pending, holding `admin` or `*`.
    pub is_admin: bool,
    /// An API key or the engine itself: skips grants and limits, never rules.
    pub is_key: bool,
    /// Has an accepted, enabled profile.
    pub is_user: bool,
    /// Own permissions and those of the roles, without leading `/`.
    pub permissions: Vec<String>,
    /// Those of the roles alone, in their order.
    pub role_permissions: Vec<String>,
    /// Auth entries: `admin`, `order-mission-admin`, routes.
    pub auth: Vec<String>,
    /// Permissions and words of auth that rows name as their readers', of those that the caller holds.
    pub opens: Vec<String>,
    /// The offices that the caller signs for today, as rows that wait for a signature name them.
    pub offices: Vec<String>,
    /// Ids of the roles held.
    pub roles: Vec<String>,
    /// A held role demands a second factor, of administrators too.
    pub requires_mfa: bool,
    /// Units headed, or seen by delegation, with all below them.
    pub units: HeadedUnits,
    /// The views already made of these rights.
    pub views: MadeViews,
}

/// The units that somebody heads, each for all resources or, by a delegation that names some, for those alone.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct HeadedUnits(pub Vec<Headship>);

/// Units of one kind.
#[derive(Debug, PartialEq, Eq)]
pub struct Headship {
    /// The kind.
    pub kind: Unit,
    /// The units.
    pub ids: Vec<String>,
    /// For rows of these resources; of all when empty.
    pub resources: Vec<String>,
}

impl HeadedUnits {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of every kind, for whatever resource.
    pub fn ids(&self) -> Vec<&str> {
        let all = self.0.iter().flat_map(|one| &one.ids);
        all.map(String::as_str).collect()
    }

    /// Those of a kind that are headed for a resource, each once.
    pub fn of(&self, kind: Unit, resource: &str) -> Vec<String> {
        let covers = |one: &&Headship| {
            one.kind == kind && (one.resources.is_empty() || one.resources.iter().any(|named| named == resource))
        };
        let mut ids: Vec<String> = Vec::new();
        for id in self.0.iter().filter(covers).flat_map(|one| &one.ids) {
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        ids
    }
}

/// What the names of programs begin with; all else that skips grants is the house.
const KEY: &str = "key:";

/// Views by collection, made once per set of rights.
#[derive(Debug, Default)]
pub struct MadeViews(Mutex<HashMap<&'static str, Arc<View>>>);

impl Rights {
    /// Somebody who is not signed in.
    pub fn guest() -> Self {
        Rights {
            who: "guest".to_owned(),
            ..Rights::default()
        }
    }

    /// Everything: keys, the command line and the engine.
    pub fn whole(who: &str) -> Self {
        Rights {
            who: who.to_owned(),
            is_key: true,
            ..Rights::default()
        }
    }

    /// In whose turn their reads come.
    pub(crate) fn caller(&self) -> Caller {
        if !self.is_key {
            Caller::Person(Arc::from(self.who.as_str()))
        } else if self.who.starts_with(KEY) {
            Caller::Program(Arc::from(self.who.as_str()))
        } else {
            Caller::House
        }
    }

    /// Whether the house itself writes, at its first start or by a job.
    pub fn is_house(&self) -> bool {
        self.caller() == Caller::House
    }

    /// Whether the caller holds an action on a resource (`docs/model.md`, Rights).
    pub fn holds(&self, resource: &str, action: &str) -> bool {
        let resource = resource.strip_prefix('/').unwrap_or(resource);
        self.is_admin || self.is_key || self.holds_by_name(resource, action)
    }

    /// Whether the caller holds it otherwise than by holding everything.
    fn holds_by_name(&self, resource: &str, action: &str) -> bool {
        if !self.is_user {
            return false;
        }
        let by_permission = self.permissions.iter().any(|permission| {
            let permission = permission.strip_prefix('/').unwrap_or(permission);
            match permission.split_once(':') {
                None => false,
                Some((on, what)) => on == resource && (what == "*" || what == action),
            }
        });
        by_permission || self.auth.iter().any(|entry| entry.strip_prefix('/') == Some(resource))
    }

    /// Whether the caller holds a permission written `resource:action`.
    pub fn holds_permission(&self, permission: &str) -> bool {
        let (resource, action) = permission.split_once(':').unwrap_or((permission, "*"));
        self.holds(resource, action)
    }

    /// Whether the caller's auth holds a word that is no route, or everything.
    pub fn holds_auth(&self, word: &str) -> bool {
        self.is_admin || self.is_key || (self.is_user && self.auth.iter().any(|entry| entry == word))
    }

    /// Whether the caller may use a verb on a collection's documents at all.
    pub fn may(&self, of: &Collection, verb: &str) -> bool {
        let Access {
            written,
            admin_writes,
            resource,
            is_private,
            updated,
            deleted,
            ..
        } = of.access;
        if verb == "read" {
            let is_open = self.is_key || (self.is_admin && !is_private) || self.holds(resource, verb);
            return is_open && !self.is_refused_key(of);
        }
        if (verb == "update" && !updated) || (verb == "delete" && !deleted) {
            return false;
        }
        written && (self.is_key || self.is_admin || (!admin_writes && self.holds(resource, verb)))
    }

    /// Whether the caller is one of those who make a step from a row as it stands.
    pub fn is_actor_of(&self, step: &Step, row: &Document) -> bool {
        step.actors.iter().any(|actor| match actor {
            Actor::Permission(action) => self.holds(row.of.access.resource, action),
            Actor::Auth(word) => self.holds_auth(word),
            Actor::Person(fields) => self.is_in(Rows::Own(fields), row),
            Actor::Head(units) => self.is_in(Rows::Unit(units), row),
            Actor::Office(field) => self.is_in(Rows::Office(field), row),
            Actor::Engine => self.caller() == Caller::House,
        })
    }

    /// Whether these rows hold the row for this caller, who has a profile.
    fn is_in(&self, rows: Rows, row: &Document) -> bool {
        let rows = self.rows(row.of, rows).filter(|_| self.is_user);
        rows.is_some_and(|rows| covers(&rows, row, &LinkedDocuments::default()))
    }

    /// What the caller may read of a collection.
    pub fn view(&self, of: &'static Collection) -> Arc<View> {
        let key = if of.database == "system" { "" } else { of.id };
        if let Some(view) = crate::lock(&self.views.0).get(key).filter(|view| view.of == of) {
            return view.clone();
        }
        // The view of what rows are read through is made meanwhile.
        let view = Arc::new(self.make_view(of));
        crate::lock(&self.views.0).insert(key, view.clone());
        view
    }

    /// Whether this is a program that a collection is closed to; the house itself is none.
    fn is_refused_key(&self, of: &Collection) -> bool {
        of.access.refuses_keys && self.who.starts_with(KEY)
    }

    fn make_view(&self, of: &'static Collection) -> View {
        if !of.is_public() {
            return View { of, grants: Vec::new() };
        }
        if self.is_refused_key(of) {
            return View { of, grants: Vec::new() };
        }
        let reads_all = self.is_key || (self.is_admin && !of.access.is_private);
        let is_sealed = self.is_sealed(of);
        if reads_all && !is_sealed {
            return View::open(of);
        }
        let held = of
            .access
            .grants
            .iter()
            .filter(|grant| !is_sealed || self.is_by_name(grant.to));
        let mut grants: Vec<Viewed> = held.filter_map(|grant| self.grant_view(of, grant)).collect();
        if reads_all {
            grants.push(Viewed {
                rows: RowsOf::All,
                fields: Fields::Except(of.access.sealed).of(of),
            });
            if let Rows::Prefix(field, start) = of.access.sealed_in {
                grants.push(Viewed {
                    rows: RowsOf::NotPrefix(field.name, start),
                    fields: Fields::All.of(of),
                });
            }
        }
        if of.access.read_by_holders && self.holds(of.access.resource, "read") {
            grants.extend(View::open(of).grants);
        }
        if grants.is_empty() && self.is_user && self.employee.is_none() {
            grants.extend(of.access.grants.iter().filter_map(|grant| own_of_nobody(of, grant)));
        }
        View::new(of, grants)
    }

    /// Whether a collection has fields that this caller reads by a grant alone. The house itself reads all.
    fn is_sealed(&self, of: &Collection) -> bool {
        !of.access.sealed.is_empty() && self.caller() != Caller::House
    }

    /// Whether grants alone open a collection to a caller who else reads everything.
    fn is_bound(&self, of: &Collection) -> bool {
        self.is_refused_key(of) || (self.is_admin && !self.is_key && of.access.is_private)
    }

    /// Whether the caller reads the files of a bucket, which these collections use, without a document that opens them:
    /// administrators and keys, but not of a bucket for nothing but what is sealed, or of collections that bind them.
    pub(crate) fn opens_bucket(&self, users: impl Iterator<Item = &'static Collection>, bucket: &str) -> bool {
        if !(self.is_key || self.is_admin) {
            return false;
        }
        let takers = users.flat_map(|of| of.fields().iter().map(move |field| (of, field)));
        let mut takers = takers.filter(|(_, field)| field.takes_from(bucket)).peekable();
        let is_closed = |(of, field): (&Collection, &FieldDef)| {
            self.is_bound(of) || (matches!(of.access.sealed_in, Rows::All) && self.is_closed_field(of, field))
        };
        takers.peek().is_none() || !takers.all(is_closed)
    }

    /// Whether a field is read by a grant alone, in some row at least: it is sealed, or its collection binds everybody.
    pub(crate) fn is_closed_field(&self, of: &Collection, field: &FieldDef) -> bool {
        let is_sealed = || of.access.sealed.iter().any(|sealed| sealed.name == field.name);
        self.is_bound(of) || (self.is_sealed(of) && is_sealed())
    }

    /// As [`Rights::is`], where holding everything is not enough.
    fn is_by_name(&self, who: Who) -> bool {
        match who {
            Who::Holder(permission) => {
                let (resource, action) = permission.split_once(':').unwrap_or((permission, "*"));
                self.holds_by_name(resource, action)
            }
            Who::Auth(word) => self.is_user && self.auth.iter().any(|entry| entry == word),
            Who::Guests | Who::Users | Who::Employees | Who::Heads => self.is(who),
        }
    }

    /// Whether the caller is one of those.
    pub fn is(&self, who: Who) -> bool {
        match who {
            Who::Guests => true,
            Who::Users => self.is_user,
            Who::Holder(permission) => self.holds_permission(permission),
            Who::Auth(word) => self.holds_auth(word),
            Who::Employees => self.is_user && self.employee.is_some(),
            Who::Heads => self.is_user && !self.units.is_empty(),
        }
    }

    fn grant_view(&self, of: &'static Collection, grant: &Grant) -> Option<Viewed> {
        let rows = if self.is(grant.to) {
            self.rows(of, grant.rows)?
        } else {
            return None;
        };
        Some(Viewed {
            rows,
            fields: grant.fields.of(of),
        })
    }

    /// The words that open rows of a collection to the caller: where it seals something, those that are held by name.
    fn words_of(&self, of: &Collection) -> Vec<String> {
        let is_sealed = self.is_sealed(of);
        let is_held = |word: &&String| match word.split_once(':') {
            Some((resource, action)) => self.holds_by_name(resource, action),
            None => self.auth.contains(word),
        };
        let words = self.opens.iter().filter(|word| !is_sealed || is_held(word));
        words.cloned().collect()
    }

    /// The rows of a grant for the caller, who holds it; none where it opens none.
    pub(crate) fn rows(&self, of: &Collection, rows: Rows) -> Option<RowsOf> {
        Some(match rows {
            Rows::All => RowsOf::All,
            Rows::Prefix(field, start) => RowsOf::Prefix(field.name, start),
            Rows::Held(field) => {
                let words = self.words_of(of);
                if words.is_empty() {
                    return None;
                }
                RowsOf::Any(vec![(field.name, words)])
            }
            Rows::Office(_) if self.offices.is_empty() => return None,
            Rows::Office(field) => RowsOf::Any(vec![(field.name, self.offices.clone())]),
            Rows::Own(fields) => {
                let employee = self.employee.clone()?;
                RowsOf::Any(
                    fields
                        .iter()
                        .map(|field| (field.name, vec![employee.clone()]))
                        .collect(),
                )
            }
            Rows::Account(field) => RowsOf::Any(vec![(field.name, vec![self.account.clone()?])]),
            Rows::User(field) => RowsOf::Any(vec![(field.name, vec![self.user.clone()?])]),
            Rows::HeldRoles if self.roles.is_empty() => return None,
            Rows::HeldRoles => RowsOf::Any(vec![("$id", self.roles.clone())]),
            Rows::Through(link, read) => RowsOf::through(link, &self.view(link.kind.target()?()), read)?,
            Rows::Unit(kinds) => {
                let headed = |(kind, field): &(Unit, &FieldDef)| {
                    let ids = self.units.of(*kind, of.access.resource);
                    (!ids.is_empty()).then_some((field.name, ids))
                };
                let any: Vec<_> = kinds.iter().filter_map(headed).collect();
                if any.is_empty() {
                    return None;
                }
                RowsOf::Any(any)
            }
        })
    }
}

/// Whoever has no employee file reads a list of own rows as empty, rather than being refused it.
fn own_of_nobody(of: &'static Collection, grant: &Grant) -> Option<Viewed> {
    (grant.to == Who::Employees).then(|| Viewed {
        rows: RowsOf::NONE,
        fields: grant.fields.of(of),
    })
}

impl Views for Rights {
    fn view(&self, of: &'static Collection) -> Arc<View> {
        Rights::view(self, of)
    }
}
