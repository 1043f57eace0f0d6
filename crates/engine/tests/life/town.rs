//! A toy town: two nouns that link in a circle, a flow, a yearly number, an effect, own rows and hidden salaries.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use engine::routine::{CLOCK_DOUBT_ENTITY, CLOCK_DOUBTS, CatchUp, Every, JOB_RUN_ENTITY, JOB_RUNS, Routine, Working};
use engine::{
    Act, Allowed, Clock, DomainHooks, Effect, Engine, Entity, Finder, New, ReportDef, RequestContext, Rights,
};
use jiff::Timestamp;
use schema::{
    Access, Actor, Change, Collection, Document, ErrorCode, Field, Fields, Flow, Grant, Id, Label, Result, Rows,
    Series, Step, Unique, Unit, Who, WireQuery, Wording, choices, fields,
};
use serde_json::{Map, Value as Json, json};
use store::{Store, StoreLocation};

use crate::numbering::{PERMIT, PERMITS, RULINGS};

choices! {
    State {
        OutboxMessage = "draft": "مسودة", "Brouillon", "Draft";
        Sent = "sent" | "posted": "مرسل", "Envoyé", "Sent";
        Closed = "closed": "مغلق", "Clos", "Closed";
    }
}

pub mod house {
    use super::*;
    fields! {
        NAME: String = schema::text("name").required().searched() => "الاسم", "Nom", "Name";
        HEAD: Id = schema::link("headId", || &super::PEOPLE).expands("head") => "الرئيس", "Délégant", "Head";
        COUNT: i64 = schema::count("personCount", || &super::PEOPLE, super::person::HOUSE) => "العدد", "Nombre", "Count";
    }
}

pub mod person {
    use super::*;
    fields! {
        NAME: String = schema::text("name").required().searched() => "الاسم", "Nom", "Name";
        CODE: String = schema::text("code") => "الرمز", "Code", "Code";
        SALARY: i64 = schema::integer("salary") => "الأجرة", "Salaire", "Salary";
        HOUSE: Id = schema::link("houseId", || &super::HOUSES).expands("house") => "الدار", "Maison", "House";
        NOTE: String = schema::text("note").suggested() => "ملاحظة", "Note", "Note";
    }
}

pub mod letter {
    use super::*;
    fields! {
        TO: Id = schema::link("toId", || &super::PEOPLE).required().expands("to") => "إلى", "À", "To";
        STATE: State = schema::choice("state") => "الحالة", "État", "State";
        ANSWER: String = schema::text("answer") => "الجواب", "Réponse", "Answer";
        YEAR: i64 = schema::integer("year").computed() => "السنة", "Année", "Year";
        NUM: i64 = schema::integer("num").computed() => "الرقم", "Numéro", "Number";
        REF: String = schema::text("ref").computed() => "المرجع", "Référence", "Reference";
        COPIES: i64 = schema::integer("copies").within(0, 5) => "النسخ", "Copies", "Copies";
    }
}

pub const TAKEN: ErrorCode =
    ErrorCode::conflict("code_taken", Label::new("الرمز مستعمل", "Code déjà pris", "code taken"));
pub const NO_GHOSTS: ErrorCode = ErrorCode::invalid("no_ghosts", Label::new("لا أشباح", "Pas de fantômes", "no ghosts"));

pub static HOUSES: Collection = Collection {
    access: Access::resource("houses").grants(&[Grant {
        to: Who::Users,
        rows: Rows::All,
        fields: Fields::All,
    }]),
    title: &[house::NAME.def],
    ..Collection::new("houses", house::FIELDS)
};
pub static PEOPLE: Collection = Collection {
    unique: &[Unique::on(&[person::CODE.def]).otherwise(TAKEN)],
    access: Access::resource("people").only_grants().grants(&[
        Grant {
            to: Who::Users,
            rows: Rows::All,
            fields: Fields::Only(&[person::NAME.def, person::HOUSE.def]),
        },
        Grant {
            to: Who::Employees,
            rows: Rows::Own(&[schema::attribute::ID.def]),
            fields: Fields::Except(&[person::NOTE.def]),
        },
        Grant {
            to: Who::Heads,
            rows: Rows::Unit(&[(Unit::Bureau, &person::HOUSE.def)]),
            fields: Fields::Except(&[person::SALARY.def, person::NOTE.def]),
        },
        Grant {
            to: Who::Holder("people:read"),
            rows: Rows::All,
            fields: Fields::Except(&[person::SALARY.def]),
        },
        Grant {
            to: Who::Holder("people:update"),
            rows: Rows::All,
            fields: Fields::All,
        },
    ]),
    title: &[person::NAME.def],
    ..Collection::new("people", person::FIELDS)
};
pub static LETTERS: Collection = Collection {
    series: Some(Series::yearly(letter::YEAR.def, letter::NUM.def)),
    flow: Some(Flow {
        field: letter::STATE.def,
        steps: &[
            Step::new("send", Label::new("إرسال", "Envoyer", "Send"), &["draft"], "sent"),
            Step::new("close", Label::new("إغلاق", "Clore", "Close"), &["sent"], "closed")
                .by(&[Actor::Permission("approve"), Actor::Person(&[letter::TO.def])])
                .requires(&[letter::ANSWER.def]),
            Step::new("reopen", Label::new("فتح", "Rouvrir", "Reopen"), &["closed"], "sent").by(&[Actor::Engine]),
        ],
    }),
    access: Access::resource("letters"),
    ..Collection::new("letters", letter::FIELDS)
};

fn is_no_ghost(_: &engine::Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(person::NAME).as_deref() == Some("ghost") {
        Err(NO_GHOSTS.into())
    } else {
        Ok(())
    }
}
fn reference(_: &engine::Cx<'_>, change: &mut Change) -> Result<()> {
    let text = format!(
        "{}/{}",
        change.after.need(letter::NUM)?,
        change.after.need(letter::YEAR)?
    );
    change.after.set(letter::REF, text);
    Ok(())
}
/// A closed letter is noted on its person.
fn note(cx: &mut engine::Cx<'_>, change: &Change) -> Result<()> {
    if change.after.get(letter::STATE) == Some(State::Closed) && change.touches(letter::STATE) {
        let mut to = cx.need(&PEOPLE, change.after.need(letter::TO)?.as_str())?;
        to.set(person::NOTE, "answered".into());
        cx.update(to)?;
    }
    Ok(())
}
/// Writes what it does not declare.
fn meddle(cx: &mut engine::Cx<'_>, change: &Change) -> Result<()> {
    if change.after.get(house::NAME).as_deref() == Some("meddler") {
        cx.create(schema::Document::new(&PEOPLE).with(person::NAME, "x".into()))?;
    }
    Ok(())
}
/// What acts of tests are called: nobody presses them.
const WORDING: Wording = Wording::new(Label::new("جرب", "Essayer", "Try"), Label::new("تم", "Fait", "Done"));
const SEND_ALL: Act<(), Json> = Act::run(
    "letters.sendAll",
    WORDING,
    Allowed::Holders(&["letters:update"]),
    |cx, ()| {
        let drafts = cx.find(&LETTERS, Vec::new(), 100)?;
        for mut draft in drafts
            .into_iter()
            .filter(|one| one.get(letter::STATE).unwrap_or(State::OutboxMessage) == State::OutboxMessage)
        {
            draft.set(letter::STATE, State::Sent);
            cx.update(draft)?;
        }
        Ok(json!({ "sent": true }))
    },
);

static HOUSE: Entity = Entity {
    after_write: &[Effect {
        touches: &[],
        run: meddle,
    }],
    ..Entity::plain(&HOUSES)
};
/// Each run leaves a person behind, whose code names the routine and its hour; so twice is once.
async fn counted(engine: Engine, routine: &'static str, due: Timestamp) -> Result<u64> {
    let ctx = admin();
    let done = engine.transact(&ctx, "count", move |cx| {
        let code = format!("{routine} {}", schema::moment_in_morocco(due));
        let is_there = cx
            .find(&PEOPLE, Vec::new(), 1000)?
            .iter()
            .any(|one| one.get(person::CODE).as_ref() == Some(&code));
        if !is_there {
            let person = Document::new(&PEOPLE).with(person::NAME, "Horloge".to_owned());
            cx.create(person.with(person::CODE, code))?;
        }
        Ok(1)
    });
    done.await
}

pub const fn routine(id: &'static str, catch_up: CatchUp, work: fn(Engine, Timestamp) -> Working) -> Routine {
    Routine {
        id,
        label: Label::new("الساعة", "Horloge", "Clock"),
        every: Every::Day(8, 0),
        catch_up,
        is_final: false,
        work,
    }
}

pub static EACH: Routine = routine("each", CatchUp::Each, |engine, due| {
    Box::pin(counted(engine, "each", due))
});
pub static LATEST: Routine = routine("latest", CatchUp::Latest, |engine, due| {
    Box::pin(counted(engine, "latest", due))
});
pub static NONE: Routine = routine("none", CatchUp::None, |engine, due| {
    Box::pin(counted(engine, "none", due))
});
pub static FINAL: Routine = Routine {
    is_final: true,
    ..routine("final", CatchUp::Each, |engine, due| {
        Box::pin(counted(engine, "final", due))
    })
};
pub static BROKEN: Routine = routine("broken", CatchUp::None, |_, _| Box::pin(async { Err(TAKEN.into()) }));

static PERSON: Entity = Entity {
    routines: &[&EACH, &LATEST, &NONE, &FINAL, &BROKEN, &crate::batches::LOOKS],
    before_write: &[is_no_ghost],
    finder: Some(Finder {
        by: &[person::NAME.def, person::CODE.def],
        details: &[person::CODE.def],
    }),
    reports: &[ReportDef {
        name: "peopleByHouse",
        only: &[],
        by: &[person::HOUSE.def],
        ..ReportDef::WHOLE
    }],
    ..Entity::plain(&PEOPLE)
};
/// Has itself run again from within, as often as it is told.
pub static AGAIN: engine::JobKind<u32> = engine::JobKind::long("again", |engine, left| {
    Box::pin(async move {
        if left > 0 {
            let again = move |cx: &mut engine::Cx<'_>| cx.later(&AGAIN, "one", &(left - 1), None);
            engine.transact(&admin(), "again", again).await?;
        }
        Ok(String::new())
    })
});
static LETTER: Entity = Entity {
    jobs: crate::waiting::JOBS,
    before_write: &[reference],
    after_write: &[Effect {
        touches: &[|| &PEOPLE],
        run: note,
    }],
    actions: &[&SEND_ALL],
    ..Entity::plain(&LETTERS)
};
pub static ENTITIES: &[&Entity] = &[&HOUSE, &PERSON, &LETTER, &PERMIT, &JOB_RUN_ENTITY, &CLOCK_DOUBT_ENTITY];
pub static CATALOGUE: &[&Collection] = &[
    &HOUSES,
    &PEOPLE,
    &LETTERS,
    &PERMITS,
    &RULINGS,
    &engine::JOBS,
    &engine::IDEMPOTENCY_KEYS,
    &JOB_RUNS,
    &CLOCK_DOUBTS,
];

pub fn hooks() -> DomainHooks {
    DomainHooks {
        rights: |_, account| Ok(user(account, &[])),
        names: |_, who| {
            Ok(who
                .iter()
                .map(|one| (one.clone(), format!("name of {one}")))
                .collect::<HashMap<_, _>>())
        },
        days: |_| Ok(BTreeMap::new()),
        letterhead: |_, _| Ok("The town".to_owned()),
        sheet_head: |_| Ok(Default::default()),
        given_up: |_, _| Ok(()),
        disk: |_, _| Ok(()),
        warned: |_, _| Ok(()),
        reading: |_, _| Ok(()),
        follows: &[],
    }
}

/// A user with permissions.
pub fn user(account: &str, permissions: &[&str]) -> Rights {
    let permissions = permissions.iter().map(|one| (*one).to_owned()).collect();
    Rights {
        who: account.to_owned(),
        account: Some(account.to_owned()),
        is_user: true,
        permissions,
        ..Rights::default()
    }
}

pub struct Town {
    pub engine: Engine,
    pub clock: Clock,
    _folder: tempfile::TempDir,
}

impl Town {
    pub fn new() -> Self {
        Town::with_clock(Clock::fixed("2026-11-02T09:00:00Z".parse().unwrap()))
    }

    pub fn with_clock(clock: Clock) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(
            &StoreLocation::Folder(folder.path().to_owned()),
            CATALOGUE,
            &[],
            clock.now(),
        )
        .unwrap();
        Town {
            engine: Engine::new(store, ENTITIES, hooks(), clock.clone()),
            clock,
            _folder: folder,
        }
    }

    pub async fn create(&self, ctx: &RequestContext, of: &'static Collection, data: Json) -> Result<Json> {
        self.create_as(ctx, of, None, data).await
    }

    pub async fn create_as(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: Option<&str>,
        data: Json,
    ) -> Result<Json> {
        let new = New {
            id: id.map(str::to_owned),
            data: map(data),
        };
        self.engine.create(ctx, of, new).await.map(|bytes| read(&bytes))
    }

    pub async fn update(&self, ctx: &RequestContext, of: &'static Collection, id: &str, data: Json) -> Result<Json> {
        self.engine
            .update(ctx, of, id, map(data), None)
            .await
            .map(|bytes| read(&bytes))
    }

    pub async fn restore(&self, ctx: &RequestContext, of: &'static Collection, id: &str) -> Result<Json> {
        let input = engine::Input {
            data: map(json!({"collection": of.id, "id": id})),
            ..engine::Input::default()
        };
        self.engine.act(ctx, "trash.restore", input).await
    }

    pub async fn list(&self, ctx: &RequestContext, of: &'static Collection, queries: &[Json]) -> Result<Json> {
        let raws: Vec<WireQuery> = queries
            .iter()
            .map(|query| WireQuery::from_json(query).unwrap())
            .collect();
        self.engine.list(ctx, of, &raws, true).await.map(|bytes| read(&bytes))
    }
}

pub fn map(data: Json) -> Map<String, Json> {
    data.as_object().unwrap().clone()
}

pub fn read(bytes: &[u8]) -> Json {
    serde_json::from_slice(bytes).unwrap()
}

pub fn admin() -> RequestContext {
    RequestContext::new(Rights {
        is_admin: true,
        ..user("admin", &[])
    })
}

pub fn context_of(rights: Rights) -> RequestContext {
    RequestContext {
        rights: Arc::new(rights),
        ..admin()
    }
}

/// The value of a text field in an answer.
pub fn text<T>(answer: &Json, key: Field<T>) -> &str {
    answer[key.def.name].as_str().unwrap_or_default()
}
