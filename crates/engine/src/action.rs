//! Named acts: who may, what they are given, and how they run.

use schema::{Argument, Condition, Form, Result, Signature, Wording};
use serde_json::Value as Json;

use crate::act::Subject;
use crate::input::{Input, Inputs};
use crate::{ActionFuture, Clock, Cx, Engine, Entity, RequestContext, extensions};

/// A named act of several steps: `POST /v1/actions/{collection}.{action}`. It is given an `I`, of which its preparation makes
/// an `R`.
pub struct Action<I = (), R = I> {
    /// `collection.action`.
    pub id: &'static str,
    allowed: Allowed,
    prepare: fn(&PrepareContext, I) -> Result<R>,
    run: Run<R>,
    guess_key: Option<GuessKey>,
    tells_secret: bool,
    subject: Option<Subject>,
    wording: Option<Wording>,
    awaited: Option<Condition>,
}

/// The input by which a guest's failures are counted.
#[derive(Clone, Copy)]
pub struct GuessKey {
    name: &'static str,
    form: &'static Form,
}

impl GuessKey {
    /// What was sent there, however it is spelt: one card has one count.
    pub fn subject(self, input: &Input) -> String {
        let typed = input.data.get(self.name).and_then(Json::as_str);
        self.form.normal(typed.unwrap_or_default())
    }
}

/// How an act runs.
enum Run<R> {
    Once(fn(&mut Cx<'_>, &R) -> Result<Json>),
    Secret(fn(&mut Cx<'_>, &R) -> Result<Json>),
    Look(fn(&Cx<'_>, &R) -> Result<Json>),
    Long(fn(Engine, RequestContext, R) -> ActionFuture),
}

impl<I> Action<I> {
    /// An act in one transaction; it may be run again when the transaction is lost.
    pub const fn run(id: &'static str, allowed: Allowed, run: fn(&mut Cx<'_>, &I) -> Result<Json>) -> Self {
        Self::new(id, allowed, Run::Once(run))
    }

    /// As [`Action::run`], taking or telling a secret, such as a password: of it nothing is kept for a caller who asks again.
    pub const fn secret(id: &'static str, allowed: Allowed, run: fn(&mut Cx<'_>, &I) -> Result<Json>) -> Self {
        Self::new(id, allowed, Run::Secret(run))
    }

    /// An act in a snapshot: it only looks, so it takes no turn of the writer.
    pub const fn read(id: &'static str, allowed: Allowed, run: fn(&Cx<'_>, &I) -> Result<Json>) -> Self {
        Self::new(id, allowed, Run::Look(run))
    }

    /// An act in several transactions, so that other writes pass in between.
    pub const fn long(id: &'static str, allowed: Allowed, run: fn(Engine, RequestContext, I) -> ActionFuture) -> Self {
        Self::new(id, allowed, Run::Long(run))
    }

    const fn new(id: &'static str, allowed: Allowed, run: Run<I>) -> Self {
        Action {
            id,
            allowed,
            prepare: |_, given| Ok(given),
            run,
            guess_key: None,
            tells_secret: false,
            subject: None,
            wording: None,
            awaited: None,
        }
    }

    /// As [`Action::secret`], for an act in several transactions, or one that only looks.
    pub const fn telling_secrets(mut self) -> Self {
        self.tells_secret = true;
        self
    }

    /// Says on what it is done: it asks [`Subject::admit`] in each of its transactions.
    pub const fn on(mut self, subject: Subject) -> Self {
        self.subject = Some(subject);
        self
    }

    /// It waits for a word, as [`crate::Act::waits_when`].
    pub const fn waits_when(mut self, when: Condition) -> Self {
        self.awaited = Some(when);
        self
    }

    /// Says how it is called where people press it.
    pub const fn with_wording(mut self, wording: Wording) -> Self {
        self.wording = Some(wording);
        self
    }

    /// Whoever tells of a thing by two words that belong together might guess the second one: a guest's failures are counted by
    /// what the input of this name says, in the spelling that rows keep, and by the network.
    pub const fn counting_guesses(mut self, name: &'static str, form: &'static Form) -> Self {
        self.guess_key = Some(GuessKey { name, form });
        self
    }

    /// With what is done first, outside any transaction: parse, hash, decode, or check what needs no row.
    pub const fn prepare_with<S>(self, prepare: fn(&PrepareContext, S) -> Result<I>) -> Action<S, I> {
        Action {
            id: self.id,
            allowed: self.allowed,
            prepare,
            run: self.run,
            guess_key: self.guess_key,
            tells_secret: self.tells_secret,
            subject: self.subject,
            wording: self.wording,
            awaited: self.awaited,
        }
    }
}

/// Who may run an action.
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

/// What a preparation may use.
pub struct PrepareContext {
    /// The clock.
    pub clock: Clock,
    /// Who asks.
    pub ctx: RequestContext,
    /// The id of the action.
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

/// An act of whatever input: what an entity lists.
pub trait AnyAct: Sync {
    /// `collection.action`.
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
    /// What it is called and given.
    fn signature(&self) -> Signature;
    /// Reads what was sent and prepares the act.
    ///
    /// # Errors
    /// What was sent is refused.
    fn prepare(&self, desk: &PrepareContext, input: Input) -> Result<Prepared>;
}

/// What an act does in a transaction, with what it was given.
type Write = Box<dyn Fn(&mut Cx<'_>) -> Result<Json> + Send>;
/// What an act reads in a snapshot, with what it was given.
type Read = Box<dyn Fn(&Cx<'_>) -> Result<Json> + Send>;

/// An act that has all it needs.
pub enum Prepared {
    /// In one transaction.
    Once(Write),
    /// As `Once`, and nothing of the answer is kept.
    Secret(Write),
    /// In a snapshot.
    Look(Read),
    /// In several transactions.
    Long(Box<dyn FnOnce(Engine, RequestContext) -> ActionFuture + Send>),
}

impl<I: Inputs, R: Send + 'static> AnyAct for Action<I, R> {
    fn id(&self) -> &'static str {
        self.id
    }
    fn allowed_callers(&self) -> Allowed {
        self.allowed
    }
    fn subject(&self) -> Option<Subject> {
        self.subject
    }
    fn awaited_condition(&self) -> Option<Condition> {
        self.awaited
    }
    fn is_secret(&self) -> bool {
        self.tells_secret || matches!(self.run, Run::Secret(_))
    }
    fn only_looks(&self) -> bool {
        matches!(self.run, Run::Look(_))
    }
    fn guess_key(&self) -> Option<GuessKey> {
        self.guess_key
    }
    fn signature(&self) -> Signature {
        let arguments: Vec<Argument> = I::arguments();
        Signature {
            action: self.id,
            input: std::any::type_name::<I>(),
            arguments,
            on: self.subject.map(Subject::collection),
            answers_document: false,
            wording: self.wording,
        }
    }
    fn prepare(&self, desk: &PrepareContext, mut input: Input) -> Result<Prepared> {
        let ready = (self.prepare)(desk, I::read(&mut input)?)?;
        Ok(match self.run {
            Run::Once(run) => Prepared::Once(Box::new(move |cx| run(cx, &ready))),
            Run::Secret(run) => Prepared::Secret(Box::new(move |cx| run(cx, &ready))),
            Run::Look(run) => Prepared::Look(Box::new(move |cx| run(cx, &ready))),
            Run::Long(run) => Prepared::Long(Box::new(move |engine, ctx| run(engine, ctx, ready))),
        })
    }
}
