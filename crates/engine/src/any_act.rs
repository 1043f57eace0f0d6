//! An act of whatever types: what an entity lists, and what the engine runs.

use schema::{Condition, Form, Result, Signature};
use serde_json::Value as Json;

use crate::input::Input;
use crate::{BoxFuture, Clock, Cx, Engine, Entity, RequestContext, Subject, extensions};

/// Who may run an act.
#[derive(Clone, Copy)]
pub enum Allowed {
    /// Everybody, whether signed in or not; what a guest sends is cut at so many bytes.
    Guests {
        /// Greatest size of a guest's body.
        body_limit: usize,
    },
    /// Every signed-in user with a profile.
    Users,
    /// Administrators.
    Admins,
    /// Holders of all these permissions, written `resource:action`.
    Holders(&'static [&'static str]),
    /// Whoever has that word in the list of what their account may open.
    Auth(&'static str),
}

/// The input by which a guest's failures are counted.
#[derive(Clone, Copy)]
pub struct GuessKey {
    pub(crate) name: &'static str,
    pub(crate) form: &'static Form,
}

impl GuessKey {
    /// What was sent there, however it is spelt: one card has one count.
    pub fn subject(self, input: &Input) -> String {
        let typed = input.data.get(self.name).and_then(Json::as_str);
        self.form.normal(typed.unwrap_or_default())
    }
}

/// What a preparation may use.
pub struct PrepareContext {
    /// The clock.
    pub clock: Clock,
    /// Who asks.
    pub ctx: RequestContext,
    /// The id of the act.
    pub action: &'static str,
    /// Everything that is declared.
    pub entities: &'static [&'static Entity],
}

impl PrepareContext {
    /// Every extension of that type.
    pub fn extensions<T: 'static>(&self) -> impl Iterator<Item = &'static T> + use<T> {
        extensions(self.entities)
    }
}

/// An act of whatever input and answer: what an entity lists.
pub trait AnyAct: Sync {
    /// `collection.act`.
    fn id(&self) -> &'static str;
    /// Who may.
    fn allowed_callers(&self) -> Allowed;
    /// On what it is done, where it is done on one document.
    fn subject(&self) -> Option<Subject>;
    /// What of all that it is open on waits for a word of its caller.
    fn awaited_condition(&self) -> Option<Condition>;
    /// Whether it takes or tells a secret.
    fn is_secret(&self) -> bool;
    /// Whether it changes nothing.
    fn only_looks(&self) -> bool;
    /// The input by which a guest's failures are counted.
    fn guess_key(&self) -> Option<GuessKey>;
    /// What it is called, given, and answers.
    fn signature(&self) -> Signature;
    /// Reads what was sent and prepares the act.
    ///
    /// # Errors
    /// What was sent is refused.
    fn prepare(&self, desk: &PrepareContext, input: Input) -> Result<Prepared>;
}

/// What an act does in a transaction, with what it was given.
pub(crate) type Write = Box<dyn Fn(&mut Cx<'_>) -> Result<Json> + Send>;
/// What an act reads in a snapshot, with what it was given.
pub(crate) type Read = Box<dyn Fn(&Cx<'_>) -> Result<Json> + Send>;

/// An act that has all it needs.
pub enum Prepared {
    /// In one transaction.
    Once(Write),
    /// As `Once`, and nothing of the answer is kept.
    Secret(Write),
    /// In a snapshot.
    Look(Read),
    /// In several transactions.
    Long(Box<dyn FnOnce(Engine, RequestContext) -> BoxFuture<Json> + Send>),
}
