//! Whoever imports much is told when it is done.

use engine::{Engine, Extension, RequestContext};
use schema::{Collection, Label, Result};

use super::Report;
use crate::notice::plural::PluralForm::{Few, Many, One, Other, Two, Zero};
use crate::notice::{Notice, NoticeKind, Params, Text, notify};

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&FINISHED];

/// To whoever imported.
pub static FINISHED: NoticeKind = NoticeKind::new(
    "imports.finished",
    Label::new("انتهاء استيراد", "Importation terminée", "An import that is done"),
    Text::new(
        "انتهى استيراد: {what}",
        "Importation terminée\u{a0}: {what}",
        "Import done: {what}",
    ),
    Text::plural(
        &[
            (Zero, "لم يتم استيراد أي سطر."),
            (One, "تم استيراد سطر واحد."),
            (Two, "تم استيراد سطرين."),
            (Few, "تم استيراد {count} أسطر."),
            (Many, "تم استيراد {count} سطرا."),
            (Other, "تم استيراد {count} سطر."),
        ],
        &[
            (One, "{count} ligne importée."),
            (Many, "{count} de lignes importées."),
            (Other, "{count} lignes importées."),
        ],
        &[(One, "{count} row went in."), (Other, "{count} rows went in.")],
    ),
);

/// An import of more rows is worth telling: whoever asked for it may have gone elsewhere.
const MUCH: usize = 100;

/// Tells of an import that is done.
pub(super) async fn notify_completion(
    engine: &Engine,
    ctx: &RequestContext,
    of: &'static Collection,
    report: &Report,
) -> Result<()> {
    let Some(user) = ctx
        .rights
        .user
        .clone()
        .filter(|_| report.rows > MUCH && !report.is_rehearsal)
    else {
        return Ok(());
    };
    let went_in = report.created + report.updated + report.unchanged;
    let params = Params::new()
        .with_count(went_in as u64)
        .with_text("what", |lang| of.many.text(lang).to_owned());
    let notice = Notice::new(&FINISHED, vec![user], params).link(format!("/{}", of.access.resource));
    engine
        .transact(ctx, "tell of an import", move |cx| notify(cx, &notice))
        .await
}
