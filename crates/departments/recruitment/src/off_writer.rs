//! What takes long is read and worked out in a snapshot, off the writer, for an exam has ten thousand rows and a store one writer. It
//! is written as long as nothing of the exam that it was read from has been written since; otherwise it is worked out once more.

use engine::{Cx, Engine, LogPosition, RequestContext, Written};
use schema::{Collection, Document, Field, Id, Result, error_codes};

use crate::appeal::{self, APPEALS};
use crate::candidate::{self, CANDIDATES};
use crate::committee::{self, COMMITTEES};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_list::{self, EXAM_LISTS};
use crate::exam_lock::{self, EXAM_LOCKS};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_room::{self, EXAM_ROOMS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::position::{self, POSITIONS};
use crate::ranking_run::{self, RANKING_RUNS};
use crate::recruitment::RECRUITMENTS;
use crate::specialty::{self, SPECIALTIES};

error_codes! {
    /// Something of the exam was written at the very moment, again and again.
    CHANGED = "exam_changed_meanwhile", conflict => "تغيرت معطيات المباراة في هذه الأثناء: المرجو إعادة المحاولة", "Des données du concours ont changé entre-temps\u{a0}: recommencez", "Data of the exam have changed meanwhile: try again";
}

/// So often it is worked out anew before whoever asked is told so.
pub(crate) const TRIES: usize = 5;

/// How a row leads to its exam.
enum Leads {
    Itself,
    Exam(Field<Id>),
    Through(Field<Id>, &'static Collection),
}

/// Whatever tables, rankings, lists and minutes are read from.
static SOURCES: &[(&Collection, Leads)] = &[
    (&RECRUITMENTS, Leads::Itself),
    (&POSITIONS, Leads::Exam(position::RECRUITMENT)),
    (&SPECIALTIES, Leads::Through(specialty::POSITION, &POSITIONS)),
    (&COMMITTEES, Leads::Exam(committee::RECRUITMENT)),
    (
        &COMMITTEE_MEMBERS,
        Leads::Through(committee_member::COMMITTEE, &COMMITTEES),
    ),
    (&EXAM_TESTS, Leads::Exam(exam_test::RECRUITMENT)),
    (&EXAM_ROOMS, Leads::Exam(exam_room::RECRUITMENT)),
    (&CANDIDATES, Leads::Exam(candidate::RECRUITMENT)),
    (&EXAM_PRESENCE_ROWS, Leads::Through(exam_presence::TEST, &EXAM_TESTS)),
    (&EXAM_COPIES, Leads::Through(exam_copy::TEST, &EXAM_TESTS)),
    (&GRADE_ENTRIES, Leads::Through(grade_entry::TEST, &EXAM_TESTS)),
    (&EXAM_LOCKS, Leads::Exam(exam_lock::RECRUITMENT)),
    (&EXAM_LISTS, Leads::Exam(exam_list::RECRUITMENT)),
    (&RANKING_RUNS, Leads::Exam(ranking_run::RECRUITMENT)),
    (&APPEALS, Leads::Exam(appeal::RECRUITMENT)),
];

/// Works something out of an exam with the caller's eyes, and writes what follows from it while it is so.
pub(crate) async fn work_out<T, R, L, W>(
    engine: &Engine,
    ask: &RequestContext,
    act: &'static str,
    look: L,
    write: W,
) -> Result<R>
where
    T: Send + Sync + 'static,
    R: Send + 'static,
    L: Fn(&Cx<'_>) -> Result<(Id, T)> + Clone + Send + 'static,
    W: Fn(&mut Cx<'_>, &T) -> Result<R> + Clone + Send + 'static,
{
    for _ in 0..TRIES {
        let look = look.clone();
        let read = move |cx: &Cx<'_>| Ok((cx.position()?, look(cx)?));
        let (since, (exam, found)) = engine.read_as(ask, read).await?;
        let write = write.clone();
        let transaction = move |cx: &mut Cx<'_>| {
            stands_since(cx, &exam, since)?;
            write(cx, &found)
        };
        match engine.transact(ask, act, transaction).await {
            Err(error) if error.is(CHANGED) => {}
            done => return done,
        }
    }
    Err(CHANGED.into())
}

/// Refuses what was read of an exam that has been written since.
///
/// # Errors
/// `exam_changed_meanwhile`.
pub(crate) fn stands_since(cx: &Cx<'_>, exam: &Id, since: LogPosition) -> Result<()> {
    let sources: Vec<&'static Collection> = SOURCES.iter().map(|(of, _)| *of).collect();
    for written in cx.written_since(since, &sources)? {
        if is_of_exam(cx, &written, exam)? {
            return Err(CHANGED.into());
        }
    }
    Ok(())
}

/// Whether a row that was written is of an exam; of one that is gone nobody knows.
fn is_of_exam(cx: &Cx<'_>, written: &Written, exam: &Id) -> Result<bool> {
    let Some(document) = &written.document else {
        return Ok(true);
    };
    Ok(exam_of(cx, document)?.is_none_or(|own| own == *exam))
}

fn exam_of(cx: &Cx<'_>, document: &Document) -> Result<Option<Id>> {
    let own = SOURCES.iter().find(|(of, _)| of.id == document.of.id);
    match own.map(|(_, leads)| leads) {
        Some(Leads::Itself) => Ok(Some(Id(document.id.clone()))),
        Some(Leads::Exam(field)) => Ok(document.get(*field)),
        Some(Leads::Through(field, of)) => match document.get(*field) {
            Some(id) => cx.get(of, id.as_str())?.map_or(Ok(None), |next| exam_of(cx, &next)),
            None => Ok(None),
        },
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex, mpsc};

    use engine::Rights;

    use super::*;
    use crate::marked_town::{house, marked_town};
    use crate::recruitment::{self, ExamStatus};
    use crate::testing::TestApp;

    /// How often something is worked out when a row is written between the first reading and the writing.
    async fn times_worked_out(app: &TestApp, exam: &'static str) -> usize {
        let (looked, mut has_looked) = tokio::sync::mpsc::unbounded_channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let (times, gate) = (Arc::new(AtomicUsize::new(0)), Arc::new(Mutex::new(may_go_on)));
        let counted = times.clone();
        let look = move |cx: &Cx<'_>| {
            let count = cx.count(&CANDIDATES, [candidate::RECRUITMENT.eq("exam")])?;
            if counted.fetch_add(1, Ordering::SeqCst) == 0 {
                looked.send(()).unwrap();
                gate.lock().unwrap().recv().unwrap();
            }
            Ok((Id::from("exam"), count))
        };
        let write = |cx: &mut Cx<'_>, known: &u64| {
            assert_eq!(cx.count(&CANDIDATES, [candidate::RECRUITMENT.eq("exam")])?, *known);
            Ok(())
        };
        let ask = RequestContext::new(Rights::whole("test"));
        let change = async {
            has_looked.recv().await.unwrap();
            house(app, move |cx| {
                let one = cx.need(&CANDIDATES, "c1")?;
                let mut new = Document::new(&CANDIDATES);
                new.values.clone_from(&one.values);
                new.clear(candidate::CANDIDATE_NUMBER);
                let of_exam = new.with(candidate::RECRUITMENT, Id::from(exam));
                cx.create(of_exam.with(candidate::CIN, exam.to_uppercase())).map(drop)
            })
            .await;
            go_on.send(()).unwrap();
        };
        let (done, ()) = tokio::join!(work_out(&app.engine, &ask, "test", look, write), change);
        done.unwrap();
        times.load(Ordering::SeqCst)
    }

    #[tokio::test]
    async fn what_changed_meanwhile_is_worked_out_once_more_and_another_exam_disturbs_nobody() {
        let app = marked_town().await;
        house(&app, |cx| {
            let mut other = cx.need(&RECRUITMENTS, "exam")?;
            other.id = "other".to_owned();
            other.clear(recruitment::PUBLISHED_AT);
            let draft = other.with(recruitment::STATUS, ExamStatus::Draft);
            cx.create(draft.with(recruitment::DECISION_REF, "99/2026".to_owned()))
                .map(drop)
        })
        .await;
        assert_eq!(times_worked_out(&app, "exam").await, 2);
        assert_eq!(times_worked_out(&app, "other").await, 1);
    }
}
