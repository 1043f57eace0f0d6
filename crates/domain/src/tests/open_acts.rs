//! What is offered is accepted, and what is not offered is refused: every act on a document × the states that documents of a
//! lived-in commune are in × people of every kind. What an act is given is made up from its declaration; nothing of it stays.

use std::collections::{BTreeMap, BTreeSet};

use engine::{AnyAct, Input, PrepareContext, Prepared, RequestContext};
use platform::people::user::{ACCOUNT, USERS};
use schema::{Argument, Collection, Document, FieldDef, Filter, Kind, Shape};
use serde_json::{Map, Value as Json, json};
use testing::TestApp;

use crate::tests::commune::commune;

/// More than wait in any commune.
const EVERY: u64 = 10_000;
/// So many documents of one state are tried.
const OF_A_STATE: usize = 2;
/// So many of one collection, the states that are rare among them.
const OF_A_COLLECTION: usize = 24;

/// What is refused of an act that is offered, because of what is made up here to be given to it.
const BY_INPUT: &[(&str, &str)] = &[
    // To accept what is accepted already.
    ("absences.decide", "flow_step_forbidden"),
    // Of two units with reports of one time it must be said which stand.
    ("annexes.merge", "annexe_reports_differ"),
    // A reading of one kilometre.
    ("cars.replaceOdometer", "odometer_goes_back"),
    // A copy of no lot.
    ("examCopies.mark", "document_not_found"),
    // To whoever holds it, to the office where it stands.
    ("inventoryItems.handOver", "inventory_holds_already"),
    ("inventoryItems.move", "inventory_stands_there"),
    // A session that nobody has.
    ("users.endSession", "user_session_not_found"),
];

/// Documents that others may name.
#[derive(Default)]
struct Known {
    first: BTreeMap<&'static str, String>,
    last: BTreeMap<&'static str, String>,
}

impl Known {
    async fn of(app: &TestApp) -> Self {
        let mut known = Known::default();
        for of in crate::CATALOGUE.iter().filter(|of| of.is_public()) {
            let all = app.all(of).await;
            if let [first, .., last] = all.as_slice() {
                known.first.insert(of.id, first.id.clone());
                known.last.insert(of.id, last.id.clone());
            }
        }
        known
    }
}

/// The acts on documents of a collection.
type ActsOf = BTreeMap<&'static str, (&'static Collection, Vec<&'static dyn AnyAct>)>;

fn acts() -> ActsOf {
    let mut found = ActsOf::new();
    for act in crate::ENTITIES.iter().flat_map(|entity| entity.actions) {
        let Some(subject) = act.subject() else { continue };
        let of = subject.collection();
        found.entry(of.id).or_insert((of, Vec::new())).1.push(*act);
    }
    found
}

/// Documents of every state that there is one of: a state is what its words and flags say.
fn sample(documents: Vec<Document>) -> Vec<Document> {
    let mut seen: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    let state = |document: &Document| -> Vec<String> {
        let fields = document.of.fields().iter();
        let words = fields.filter(|field| matches!(field.kind, Kind::Choice(_) | Kind::Case { .. } | Kind::Flag));
        words.map(|field| format!("{:?}", document.value(field.name))).collect()
    };
    let is_wanted = |document: &Document| {
        let count = seen.entry(state(document)).or_default();
        *count += 1;
        *count <= OF_A_STATE
    };
    documents.into_iter().filter(is_wanted).take(OF_A_COLLECTION).collect()
}

/// One account of each kind: those with the same permissions and the same part in the commune are one.
async fn people(app: &TestApp) -> Vec<(String, RequestContext)> {
    let mut kinds = BTreeSet::new();
    let mut found = Vec::new();
    for user in app.all(&USERS).await {
        let Some(account) = user.get(ACCOUNT) else { continue };
        let ctx = app.ctx(&account).await;
        let rights = &ctx.rights;
        let permissions: BTreeSet<String> = rights.permissions.iter().cloned().collect();
        let part = [
            rights.employee.is_some(),
            rights.units.is_empty(),
            rights.offices.is_empty(),
        ];
        let kind = (permissions, part);
        if kinds.insert(kind) {
            found.push((user.id, ctx));
        }
    }
    found
}

/// What is open on documents to a caller.
async fn open(app: &TestApp, ctx: &RequestContext, of: &'static Collection, ids: &[String]) -> Json {
    let asked = json!({"collection": of.id, "ids": ids});
    app.act(ctx, "acts.open", asked).await.unwrap_or(Json::Null)
}

/// By which other name acts are given the document, where not by `id`.
const NAMES: &[&str] = &["bureauId", "candidateId", "deviceId", "docId", "employeeId", "userId"];

/// What an act is given, made up from its declaration: this document, another of its kind where two are joined, and of the rest
/// what a reader would first think of.
fn input(known: &Known, act: &dyn AnyAct, document: &Document, today: &str) -> Map<String, Json> {
    let has_id = act
        .signature()
        .arguments
        .iter()
        .any(|one| matches!(one.name, "id" | "ids"));
    let made_up = |argument: &Argument| {
        let value = match argument.shape {
            _ if argument.name == "id" => json!(document.id),
            _ if !has_id && NAMES.contains(&argument.name) => {
                let own = document
                    .of
                    .position(argument.name)
                    .and_then(|at| document.values[at].text());
                json!(own.unwrap_or(&document.id))
            }
            _ if argument.name == "intoId" => json!(known.last.get(document.of.id)),
            Shape::Texts if argument.name == "ids" => json!([document.id]),
            _ if !argument.is_required => return None,
            Shape::Text => json!("Essai"),
            Shape::Flag => json!(false),
            Shape::Count => json!(1),
            Shape::Day => json!(today),
            Shape::Word(words) => json!(words.first()),
            Shape::Texts => json!(["Essai"]),
            Shape::Counts => json!([1]),
            Shape::TextsByName => json!({}),
            Shape::Json | Shape::File => return None,
            Shape::Field(_, field) => of_field(known, field, today)?,
        };
        Some((argument.name.to_owned(), value))
    };
    act.signature().arguments.iter().filter_map(made_up).collect()
}

fn of_field(known: &Known, field: &FieldDef, today: &str) -> Option<Json> {
    match field.kind {
        Kind::Text | Kind::Long => Some(json!("Essai")),
        Kind::Integer | Kind::Decimal => Some(json!(1)),
        Kind::Flag => Some(json!(true)),
        Kind::Date => Some(json!(today)),
        Kind::Instant => Some(json!(format!("{today}T10:00:00.000+00:00"))),
        Kind::Choice(words) => words.first().map(|word| json!(word.wire)),
        Kind::Link(to) => known.first.get(to().id).map(|id| json!(id)),
        _ => None,
    }
}

/// What comes of an act of which nothing stays; nothing of those in several transactions, which would.
async fn attempt(
    app: &TestApp,
    ctx: &RequestContext,
    act: &'static dyn AnyAct,
    data: Map<String, Json>,
) -> Option<Outcome> {
    if let Err(refused) = app.engine.may_act(&ctx.rights, act.id()) {
        return Some(Outcome::of(&Err(refused)));
    }
    let desk = PrepareContext {
        clock: app.clock.clone(),
        ctx: ctx.clone(),
        action: act.id(),
        entities: app.engine.entities(),
    };
    let input = Input {
        data,
        ..Input::default()
    };
    let run = match act.prepare(&desk, input) {
        Ok(Prepared::Once(run) | Prepared::Secret(run)) => run,
        Ok(Prepared::Look(_) | Prepared::Long(_)) => return None,
        Err(refused) => return Some(Outcome::of(&Err(refused))),
    };
    let done = app.engine.dry_run(ctx, act.id(), move |cx| run(cx)).await;
    Some(Outcome::of(&done))
}

/// How an attempt ended: with a refusal, or not.
struct Outcome(Option<(&'static str, u16)>);

impl Outcome {
    fn of(done: &schema::Result<Json>) -> Self {
        Outcome(done.as_ref().err().map(|error| match error.rejection() {
            Some(refused) => (refused.kind.code, refused.kind.status),
            None => panic!("{error:?}"),
        }))
    }
}

/// What came of all attempts.
#[derive(Default)]
struct Tally {
    tried: usize,
    accepted: BTreeSet<&'static str>,
    /// How often each fault was seen, and where first.
    faults: BTreeMap<String, (usize, String)>,
}

impl Tally {
    /// Compares how an attempt ended with whether it was offered, to somebody on a document.
    fn add(&mut self, act: &'static str, is_open: bool, outcome: Outcome, place: impl Fn() -> String) {
        self.tried += 1;
        let fault = match outcome.0 {
            None if is_open => {
                self.accepted.insert(act);
                return;
            }
            // These callers have no session in which they could sign.
            Some(("signing_closed" | "signature_not_a_person", _) | (_, 400)) if is_open => return,
            Some((code, _)) if is_open && BY_INPUT.contains(&(act, code)) => return,
            Some((code, _)) if is_open => format!("{act} is offered and refused: {code}"),
            None => format!("{act} is done and not offered"),
            Some(_) => return,
        };
        self.faults.entry(fault).or_insert((0, place())).0 += 1;
    }
}

#[tokio::test]
async fn what_is_offered_is_accepted_and_what_is_not_offered_is_refused() {
    let app = commune(200).await;
    let today = schema::day_in_morocco(app.clock.now()).to_string();
    let known = Known::of(&app).await;
    let people = people(&app).await;
    let mut tally = Tally::default();
    for (of, acts) in acts().into_values() {
        let documents = sample(app.all(of).await);
        let ids: Vec<String> = documents.iter().map(|document| document.id.clone()).collect();
        for (who, ctx) in &people {
            let state = open(&app, ctx, of, &ids).await;
            for (document, act) in documents
                .iter()
                .flat_map(|document| acts.iter().map(move |act| (document, *act)))
            {
                let id = &document.id;
                let is_open = state[id]["open"]
                    .as_array()
                    .is_some_and(|open| open.iter().any(|one| *one == act.id()));
                if let Some(outcome) = attempt(&app, ctx, act, input(&known, act, document, &today)).await {
                    tally.add(act.id(), is_open, outcome, || format!("{who} on {id}: {}", state[id]));
                }
            }
        }
    }
    let said: Vec<String> = tally
        .faults
        .iter()
        .map(|(fault, (times, example))| format!("{times} × {fault}, {example}"))
        .collect();
    let Tally { tried, accepted, .. } = &tally;
    eprintln!("{tried} tried by {} people; accepted: {accepted:?}", people.len());
    assert!(said.is_empty(), "{}", said.join("\n"));
}

/// The documents on which an awaited act is open to somebody, as `acts.open` says of each.
async fn open_documents(app: &TestApp, ctx: &RequestContext, act: &'static dyn AnyAct) -> Vec<String> {
    let (of, when) = (act.subject().unwrap().collection(), act.awaited_condition().unwrap());
    let waiting = app.read(move |cx| cx.find(of, [Filter::Holds(when)], EVERY)).await;
    let ids: Vec<String> = waiting.into_iter().map(|document| document.id).collect();
    let mut found = Vec::new();
    for part in ids.chunks(100) {
        let state = open(app, ctx, of, part).await;
        let is_open = |id: &&String| {
            let acts = state[id.as_str()]["open"].as_array();
            acts.is_some_and(|acts| acts.iter().any(|one| *one == act.id()))
        };
        found.extend(part.iter().filter(is_open).cloned());
    }
    found.sort();
    found
}

#[tokio::test]
async fn what_waits_for_somebody_is_what_is_open_to_them_and_awaited() {
    let app = commune(200).await;
    let actions = crate::ENTITIES.iter().flat_map(|entity| entity.actions);
    let awaited: Vec<&'static dyn AnyAct> = actions
        .copied()
        .filter(|act| act.awaited_condition().is_some())
        .collect();
    let mut waits = BTreeSet::new();
    for (who, ctx) in people(&app).await {
        let told = app.act(&ctx, "acts.waiting", json!({})).await.unwrap();
        for act in &awaited {
            let expected = open_documents(&app, &ctx, *act).await;
            let all = told["waiting"].as_array().unwrap();
            let own = all.iter().find(|one| one["act"] == act.id());
            let total = own.map_or(0, |one| one["total"].as_u64().unwrap());
            assert_eq!(total, expected.len() as u64, "{} for {who}", act.id());
            let named: Vec<&str> = own.map_or_else(Vec::new, |one| {
                one["ids"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|id| id.as_str().unwrap())
                    .collect()
            });
            assert!(
                named.iter().all(|id| expected.iter().any(|one| one == id)),
                "{} for {who}",
                act.id()
            );
            assert_eq!(named.len(), expected.len().min(50), "{} for {who}", act.id());
            if total > 0 {
                waits.insert(act.id());
            }
        }
    }
    assert!(waits.len() > 3, "{waits:?}");
}
