//! What people do, as a noun declares it: how it is called, on what it is done, who by rights, what must hold of its document, what it
//! does and what it answers. The engine reads what was sent, loads the document, asks the guards, runs it and writes its answer.

use schema::{AnswerShape, Argument, Condition, Document, Form, Id, Result, Shape, Signature, To, Wording};
use schemars::SchemaGenerator;

use crate::answer::{Answer, encode};
use crate::any_act::{GuessKey, Write};
use crate::input::{Input, Inputs, need};
use crate::{Allowed, AnyAct, BoxFuture, Cx, Engine, PrepareContext, Prepared, RequestContext, Subject, Turn};

/// An act: `POST /v1/actions/{collection}.{act}`. It is given an `I`, of which its preparation makes an `R`, and answers an `A`, or
/// the document that it wrote.
pub struct Act<I = (), A = (), R = I> {
    id: &'static str,
    /// None of what only looks and has no button: nobody presses it.
    wording: Option<Wording>,
    who: Allowed,
    subject: Option<Subject>,
    awaited: Option<Condition>,
    guess_key: Option<GuessKey>,
    is_secret: bool,
    prepare: fn(&PrepareContext, I) -> Result<R>,
    run: Run<R, A>,
}

/// How an act runs.
enum Run<R, A> {
    /// On one document, in one transaction; it answers with the document as the caller reads it.
    Document(Subject, fn(&mut Cx<'_>, Document, &R) -> Result<Document>),
    /// It makes a document of that collection in one transaction, and answers with it.
    New(To, fn(&mut Cx<'_>, &R) -> Result<Document>),
    /// On one document, in one transaction.
    OnDocument(Subject, fn(&mut Cx<'_>, Document, &R) -> Result<A>),
    /// In one transaction.
    Once(fn(&mut Cx<'_>, &R) -> Result<A>),
    /// In a snapshot.
    Look(fn(&Cx<'_>, &R) -> Result<A>),
    /// In several transactions.
    Long(fn(Engine, RequestContext, R) -> BoxFuture<A>),
    /// On documents, in several transactions.
    LongOnDocument(Subject, fn(Turn, R) -> BoxFuture<A>),
}

impl<R, A> Clone for Run<R, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R, A> Copy for Run<R, A> {}

impl<I> Act<I> {
    /// An act on one document, given by its `id`; it answers with the document.
    pub const fn on(
        id: &'static str,
        wording: Wording,
        on: Subject,
        who: Allowed,
        run: fn(&mut Cx<'_>, Document, &I) -> Result<Document>,
    ) -> Self {
        Self::of(id, Some(wording), who, Run::Document(on, run))
    }

    /// An act that makes a document of that collection, and answers with it.
    pub const fn new(
        id: &'static str,
        wording: Wording,
        makes: To,
        who: Allowed,
        run: fn(&mut Cx<'_>, &I) -> Result<Document>,
    ) -> Self {
        Self::of(id, Some(wording), who, Run::New(makes, run))
    }
}

impl<I, A: Answer> Act<I, A> {
    /// An act on one document, given by its `id`, that answers something else.
    pub const fn answering(
        id: &'static str,
        wording: Wording,
        on: Subject,
        who: Allowed,
        run: fn(&mut Cx<'_>, Document, &I) -> Result<A>,
    ) -> Self {
        Self::of(id, Some(wording), who, Run::OnDocument(on, run))
    }

    /// An act in one transaction; it may be run again when the transaction is lost.
    pub const fn run(id: &'static str, wording: Wording, who: Allowed, run: fn(&mut Cx<'_>, &I) -> Result<A>) -> Self {
        Self::of(id, Some(wording), who, Run::Once(run))
    }

    /// An act in a snapshot: it only looks, so it takes no turn of the writer, and nobody presses it.
    pub const fn read(id: &'static str, who: Allowed, run: fn(&Cx<'_>, &I) -> Result<A>) -> Self {
        Self::of(id, None, who, Run::Look(run))
    }

    /// An act in several transactions, so that other writes pass in between.
    pub const fn long(
        id: &'static str,
        wording: Wording,
        who: Allowed,
        run: fn(Engine, RequestContext, I) -> BoxFuture<A>,
    ) -> Self {
        Self::of(id, Some(wording), who, Run::Long(run))
    }

    /// An act on documents in several transactions: each asks the guards again, for it writes through its turn.
    pub const fn long_on(
        id: &'static str,
        wording: Wording,
        on: Subject,
        who: Allowed,
        run: fn(Turn, I) -> BoxFuture<A>,
    ) -> Self {
        Self::of(id, Some(wording), who, Run::LongOnDocument(on, run))
    }
}

impl<I, A> Act<I, A> {
    const fn of(id: &'static str, wording: Option<Wording>, who: Allowed, run: Run<I, A>) -> Self {
        Act {
            id,
            wording,
            who,
            subject: None,
            awaited: None,
            guess_key: None,
            is_secret: false,
            prepare: |_, given| Ok(given),
            run,
        }
    }

    /// With what is done first, outside any transaction: parse, hash, decode, or check what needs no row.
    pub const fn prepare_with<S>(self, prepare: fn(&PrepareContext, S) -> Result<I>) -> Act<S, A, I> {
        Act {
            id: self.id,
            wording: self.wording,
            who: self.who,
            subject: self.subject,
            awaited: self.awaited,
            guess_key: self.guess_key,
            is_secret: self.is_secret,
            prepare,
            run: self.run,
        }
    }
}

impl<I, A, R> Act<I, A, R> {
    /// It takes or tells a secret, such as a password: of it nothing is kept for a caller who asks again.
    pub const fn with_secrets(mut self) -> Self {
        self.is_secret = true;
        self
    }

    /// Says on what it is done, where it is given its documents by another word than `id`, or several: it asks [`Subject::admit`] of
    /// each.
    pub const fn with_subject(mut self, subject: Subject) -> Self {
        self.subject = Some(subject);
        self
    }

    /// How a look is called that people press.
    pub const fn with_wording(mut self, wording: Wording) -> Self {
        self.wording = Some(wording);
        self
    }

    /// It waits for a word: what it is open on, and of which that holds besides, stands in the list of what its caller has to decide
    /// ([`crate::AWAITED_ACTS`]).
    pub const fn waits_when(mut self, when: Condition) -> Self {
        self.awaited = Some(when);
        self
    }

    /// Whoever tells of a thing by two words that belong together might guess the second one: a guest's failures are counted by
    /// what the input of this name says, in the spelling that rows keep, and by the network.
    pub const fn counting_guesses(mut self, name: &'static str, form: &'static Form) -> Self {
        self.guess_key = Some(GuessKey { name, form });
        self
    }
}

impl<I: Inputs, A: Answer, R: Send + 'static> AnyAct for Act<I, A, R> {
    fn id(&self) -> &'static str {
        self.id
    }
    fn allowed_callers(&self) -> Allowed {
        self.who
    }
    fn subject(&self) -> Option<Subject> {
        match self.run {
            Run::Document(on, _) | Run::OnDocument(on, _) | Run::LongOnDocument(on, _) => Some(on),
            _ => self.subject,
        }
    }
    fn awaited_condition(&self) -> Option<Condition> {
        self.awaited
    }
    fn is_secret(&self) -> bool {
        self.is_secret
    }
    fn only_looks(&self) -> bool {
        matches!(self.run, Run::Look(_))
    }
    fn guess_key(&self) -> Option<GuessKey> {
        self.guess_key
    }
    fn signature(&self) -> Signature {
        let input = std::any::type_name::<I>();
        let (input, arguments) = match self.run {
            Run::Document(..) | Run::OnDocument(..) => (format!("id, {input}"), with_id(I::arguments())),
            _ => (input.to_owned(), I::arguments()),
        };
        Signature {
            action: self.id,
            input,
            arguments,
            on: self.subject().map(Subject::collection),
            answer: match self.run {
                Run::Document(on, _) => AnswerShape::Document(on.collection()),
                Run::New(makes, _) => AnswerShape::Document(makes()),
                _ => AnswerShape::Value(SchemaGenerator::subschema_for::<A>),
            },
            wording: self.wording,
        }
    }
    fn prepare(&self, desk: &PrepareContext, mut input: Input) -> Result<Prepared> {
        let id = match self.run {
            Run::Document(..) | Run::OnDocument(..) => need::<Id>("id").read(&mut input)?.0,
            _ => String::new(),
        };
        let (act, ready) = (self.id, (self.prepare)(desk, I::read(&mut input)?)?);
        let write: Write = match self.run {
            Run::Document(on, run) => Box::new(move |cx| {
                let document = on.admit(cx, &id)?;
                let written = run(cx, document, &ready)?;
                cx.answer(written)
            }),
            Run::New(_, run) => Box::new(move |cx| {
                let made = run(cx, &ready)?;
                cx.answer(made)
            }),
            Run::OnDocument(on, run) => Box::new(move |cx| {
                let document = on.admit(cx, &id)?;
                encode(&run(cx, document, &ready)?)
            }),
            Run::Once(run) => Box::new(move |cx| encode(&run(cx, &ready)?)),
            Run::Look(run) => return Ok(Prepared::Look(Box::new(move |cx| encode(&run(cx, &ready)?)))),
            Run::Long(run) => return Ok(long(move |engine, ctx| run(engine, ctx, ready))),
            Run::LongOnDocument(on, run) => {
                return Ok(long(move |engine, ctx| run(Turn::new(engine, ctx, act, on), ready)));
            }
        };
        Ok(if self.is_secret {
            Prepared::Secret(write)
        } else {
            Prepared::Once(write)
        })
    }
}

/// What runs in several transactions, with its answer written.
fn long<A: Answer>(run: impl FnOnce(Engine, RequestContext) -> BoxFuture<A> + Send + 'static) -> Prepared {
    Prepared::Long(Box::new(move |engine, ctx| {
        Box::pin(async move { encode(&run(engine, ctx).await?) })
    }))
}

/// The id of a document, and what else an act on it is given.
fn with_id(others: Vec<Argument>) -> Vec<Argument> {
    let id = Argument {
        name: "id",
        says: "The document.",
        shape: Shape::Text,
        is_required: true,
    };
    std::iter::once(id).chain(others).collect()
}
