//! What takes long is read and worked out in a snapshot, off the writer, for an exam has ten thousand rows and a store one writer. It
//! is written as long as nothing of the exam that it was read from has been written since; otherwise it is worked out once more.

use engine::{Cx, Engine, LogPosition, RequestContext, Written};
use schema::{Collection, Document, Id, Result, error_codes};

error_codes! {
    /// Something of the exam was written at the very moment, again and again.
    CHANGED = "exam_changed_meanwhile", conflict => "تغيرت معطيات المباراة في هذه الأثناء: المرجو إعادة المحاولة", "Des données du concours ont changé entre-temps\u{a0}: recommencez", "Data of the exam have changed meanwhile: try again";
}

/// So often it is worked out anew before whoever asked is told so.
pub(crate) const TRIES: usize = 5;

/// The collection of exams.
const EXAMS: &str = "recruitments";
/// How rows name their exam.
const OF_EXAM: &str = "recruitmentId";
/// How rows name what leads to their exam, and where it stands.
const THROUGH: [(&str, &str); 3] = [
    ("examTestId", "examTests"),
    ("positionId", "positions"),
    ("committeeId", "committees"),
];

/// Works something out of an exam with the caller's eyes, and writes what follows from it while it is so.
pub(crate) async fn work_out<T, R, L, W>(
    engine: &Engine,
    ctx: &RequestContext,
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
        let (since, (exam, found)) = engine.read_as(ctx, read).await?;
        let write = write.clone();
        let transaction = move |cx: &mut Cx<'_>| {
            stands_since(cx, &exam, since)?;
            write(cx, &found)
        };
        match engine.transact(ctx, act, transaction).await {
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
    let sources: Vec<&'static Collection> = cx.collections().filter(|of| is_source(of)).collect();
    for written in cx.written_since(since, &sources)? {
        if is_of_exam(cx, &written, exam)? {
            return Err(CHANGED.into());
        }
    }
    Ok(())
}

/// Whether tables, rankings, lists and minutes may be read from a collection: its rows lead to an exam.
fn is_source(of: &Collection) -> bool {
    let names = |name: &str| of.fields().iter().any(|field| field.name == name);
    let leads = of.id == EXAMS || names(OF_EXAM) || THROUGH.iter().any(|(link, _)| names(link));
    of.logged && leads
}

/// Whether a row that was written is of an exam; of one that is gone nobody knows.
fn is_of_exam(cx: &Cx<'_>, written: &Written, exam: &Id) -> Result<bool> {
    let Some(document) = &written.document else {
        return Ok(true);
    };
    Ok(exam_of(cx, document)?.is_none_or(|own| own == exam.as_str()))
}

fn exam_of(cx: &Cx<'_>, document: &Document) -> Result<Option<String>> {
    if document.of.id == EXAMS {
        return Ok(Some(document.id.clone()));
    }
    if let Some(exam) = link_of(document, OF_EXAM) {
        return Ok(Some(exam));
    }
    for (link, of) in THROUGH {
        let next = link_of(document, link).zip(cx.collections().find(|one| one.id == of));
        if let Some((id, of)) = next {
            return cx.get(of, &id)?.map_or(Ok(None), |next| exam_of(cx, &next));
        }
    }
    Ok(None)
}

fn link_of(document: &Document, name: &str) -> Option<String> {
    let at = document.of.fields().iter().position(|field| field.name == name)?;
    document.values[at].text().map(str::to_owned)
}

#[cfg(test)]
mod tests;
