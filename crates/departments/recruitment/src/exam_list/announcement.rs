//! What everybody is told changes at once, however many they are: each row gets its word beforehand, in pieces, under a name that the
//! exam does not bear yet; then one row, the exam's, bears it, and all those words are in force; afterwards they go to their place, in
//! pieces again (decision 7). A process that ends in between leaves nothing half: words under another name are nobody's.

use std::collections::BTreeMap;

use engine::{Batch, Cursor, Cx, Engine, JobKind, LogPosition, RequestContext, Rights, random};
use platform::papers::Facts;
use schema::{Document, Filter, Id, Result};
use serde::{Deserialize, Serialize};

use super::ListKind;
use crate::candidate::{self, CANDIDATES};
use crate::off_writer::{CHANGED, TRIES, stands_since};
use crate::recruitment::{self, RECRUITMENTS};

/// Brings the words of an announcement to their place, for whatever the act itself could not.
pub(super) const FILL: JobKind<Filling> =
    JobKind::long("examLists.fill", |engine, order| Box::pin(fill_later(engine, order)));

/// Which exam.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Filling {
    exam: String,
}

/// What an announcement says.
#[derive(Clone, Default)]
pub(super) struct Announced {
    /// The word of each candidate, by id; who is not named here hears nothing new.
    pub words: BTreeMap<String, String>,
    /// The lists, each ready to be written with its papers.
    pub lists: Vec<ReadyList>,
    /// Whether it puts right what was announced before.
    pub is_revision: bool,
    /// For whom the word is another one than before.
    pub told: Vec<String>,
}

/// A list as it is to be published.
#[derive(Clone)]
pub(super) struct ReadyList {
    pub kind: ListKind,
    /// How many it names.
    pub count: usize,
    /// Its rows, of which one paper each holds the entries, and what that paper says.
    pub parts: Vec<(Document, Facts)>,
}

/// The word that is in force for a candidate.
pub(crate) fn published_word(exam: &Document, one: &Document) -> Option<String> {
    let prepared = one.get(candidate::ANNOUNCED).unwrap_or_default();
    let is_in_force = |name: &str| exam.get(recruitment::ANNOUNCEMENT).as_deref() == Some(name);
    match prepared.split_once(' ').filter(|(name, _)| is_in_force(name)) {
        Some((_, word)) => Some(word.to_owned()),
        None => one.get(candidate::PUBLISHED_STATUS),
    }
}

/// Announces what `say` reads of the candidates, together with what `publish` writes.
pub(super) async fn announce<R, S, P>(
    engine: &Engine,
    ctx: &RequestContext,
    exam: &Id,
    act: &'static str,
    say: S,
    publish: P,
) -> Result<R>
where
    R: Send + 'static,
    S: Fn(&Cx<'_>, &Document, &[Document]) -> Result<Announced> + Clone + Send + 'static,
    P: Fn(&mut Cx<'_>, &Announced) -> Result<R> + Clone + Send + 'static,
{
    for _ in 0..TRIES {
        let ready = prepare(engine, exam, say.clone()).await?;
        let (publish, id) = (publish.clone(), exam.clone());
        let write = move |cx: &mut Cx<'_>| {
            put_in_force(cx, &id, &ready)?;
            publish(cx, &ready.announced)
        };
        match engine.transact(ctx, act, write).await {
            Err(error) if error.is(CHANGED) => {}
            Err(error) => return Err(error),
            Ok(made) => {
                FILL.leave(fill(engine, exam).await);
                return Ok(made);
            }
        }
    }
    Err(CHANGED.into())
}

/// An announcement whose words stand in their rows.
struct Ready {
    announced: Announced,
    name: String,
    /// As of when it is so.
    since: LogPosition,
}

fn of_exam(exam: &Id) -> Filter {
    candidate::RECRUITMENT.eq(exam.clone())
}

/// Writes the words, until every row that is to have one has it.
async fn prepare<S>(engine: &Engine, exam: &Id, say: S) -> Result<Ready>
where
    S: Fn(&Cx<'_>, &Document, &[Document]) -> Result<Announced> + Clone + Send + 'static,
{
    // The words of the one before have their place first: a row holds one.
    fill(engine, exam).await?;
    let name = hex::encode(random::bytes::<8>());
    for _ in 0..TRIES {
        let (id, own, say) = (exam.clone(), name.clone(), say.clone());
        let (ready, missing) = engine.read(move |cx| look(cx, &id, own, say)).await?;
        if missing.is_empty() {
            return Ok(ready);
        }
        write_words(engine, missing).await?;
    }
    Err(CHANGED.into())
}

type Missing = Vec<(String, Option<String>)>;

/// What is to be announced as the rows stand now, and what of it stands in no row yet.
fn look<S>(cx: &Cx<'_>, exam: &Id, name: String, say: S) -> Result<(Ready, Missing)>
where
    S: Fn(&Cx<'_>, &Document, &[Document]) -> Result<Announced>,
{
    let since = cx.position()?;
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    let all = cx.all(&CANDIDATES, [of_exam(exam)])?;
    let mut announced = say(cx, &row, &all)?;
    let mut missing = Vec::new();
    for one in &all {
        let is_new = |word: &&String| one.get(candidate::PUBLISHED_STATUS).as_ref() != Some(*word);
        let word = announced.words.get(&one.id).filter(is_new);
        let (wanted, stands) = (word.map(|word| format!("{name} {word}")), one.get(candidate::ANNOUNCED));
        announced.told.extend(wanted.as_ref().map(|_| one.id.clone()));
        if wanted != stands {
            missing.push((one.id.clone(), wanted));
        }
    }
    let ready = Ready { announced, name, since };
    Ok((ready, missing))
}

async fn write_words(engine: &Engine, missing: Missing) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let write = move |cx: &mut Cx<'_>, some: &[(String, Option<String>)]| {
        for (id, word) in some {
            let mut row = cx.need(&CANDIDATES, id)?;
            row.set_or_clear(candidate::ANNOUNCED, word.clone());
            cx.update(row)?;
        }
        Ok(())
    };
    engine.list_in_batches(&ctx, FILL.kind, missing, write).await.map(drop)
}

/// One row says it, as long as nothing of the exam has changed since it was prepared.
fn put_in_force(cx: &mut Cx<'_>, exam: &Id, ready: &Ready) -> Result<()> {
    stands_since(cx, exam, ready.since)?;
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    cx.update(row.with(recruitment::ANNOUNCEMENT, ready.name.clone()))?;
    cx.later(&FILL, exam.as_str(), &Filling { exam: exam.0.clone() }, None)
}

async fn fill_later(engine: Engine, order: Filling) -> Result<String> {
    fill(&engine, &Id(order.exam))
        .await
        .map(|count| format!("{count} words"))
}

/// Brings the words that are in force to their place; how many. Done twice it is done once.
async fn fill(engine: &Engine, exam: &Id) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let id = exam.clone();
    let fill = move |cx: &mut Cx<'_>, cursor| fill_some(cx, &id, cursor);
    engine.in_batches(&ctx, FILL.kind, fill).await
}

/// Fills the next rows; it counts those that had a word that is in force.
fn fill_some(cx: &mut Cx<'_>, exam: &Id, cursor: Cursor) -> Result<Batch> {
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    let name = row.get(recruitment::ANNOUNCEMENT).unwrap_or_default();
    let next = [of_exam(exam), candidate::ANNOUNCED.is_not_null()];
    cx.counting_batch(&CANDIDATES, next, cursor, |cx, mut one| {
        let prepared = one.get(candidate::ANNOUNCED).unwrap_or_default();
        // What is prepared for the next announcement stays.
        let Some((_, word)) = prepared.split_once(' ').filter(|(of, _)| *of == name) else {
            return Ok(false);
        };
        one.clear(candidate::ANNOUNCED);
        cx.update(one.with(candidate::PUBLISHED_STATUS, word.to_owned()))?;
        Ok(true)
    })
}
