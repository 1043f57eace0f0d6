//! Whoever owns an application is told of every change of it, at the address that it had and at the one that it has: a change that
//! somebody else made is seen. These letters stand outside every bound on letters, else a rival would use them up first.

use accounts::letter::{Note, format_moment, note_to_guest};
use engine::notify::{CHANNEL, Channel, Outgoing, TO, queue};
use engine::{Cx, JobKind};
use jiff::Timestamp;
use platform::public_follow::reach::Reach;
use schema::{Document, Label, Result};
use serde::{Deserialize, Serialize};

use super::letter::{lang_of, link_of, short_message, title_of};
use super::{CANDIDATES, CONTESTS, EMAIL, PHONE};

/// Tells of what became of an application.
pub(super) const LETTER: JobKind<OwnerLetter> = JobKind::send("candidates.ownerLetter", compose);

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum OwnerNews {
    /// Corrected with card, number and code.
    Corrected,
    /// Corrected by the secretariat.
    CorrectedAtDesk,
    /// Withdrawn with card, number and code.
    Withdrawn,
    /// Another application bears its card.
    Contested,
}

/// What the job of a letter is given: nothing secret.
#[derive(Deserialize, Serialize)]
pub(super) struct OwnerLetter {
    candidate: String,
    news: OwnerNews,
    /// When it happened, in seconds of the epoch.
    at: i64,
}

const SUBJECT: Label = Label::new(
    "ترشيحكم: {exam}",
    "Votre candidature\u{a0}: {exam}",
    "Your application: {exam}",
);
const CORRECTED: Label = Label::new(
    "تم تصحيح طلب ترشيحكم يوم {at}. إذا لم تقوموا بذلك فاتصلوا بكتابة المباراة.",
    "Votre candidature a été corrigée le {at}. Si ce n’est pas vous, adressez-vous au guichet des concours.",
    "Your application was corrected on {at}. If it was not you, contact the exams desk.",
);
const CORRECTED_AT_DESK: Label = Label::new(
    "صححت كتابة المباراة طلب ترشيحكم يوم {at}. إذا لم تطلبوا ذلك فاتصلوا بها.",
    "Le guichet des concours a corrigé votre candidature le {at}. Si vous ne l’avez pas demandé, adressez-vous à lui.",
    "The exams desk corrected your application on {at}. If you did not ask for it, contact the desk.",
);
const WITHDRAWN: Label = Label::new(
    "تم سحب طلب ترشيحكم يوم {at}. إذا لم تقوموا بذلك فاتصلوا بكتابة المباراة قبل انتهاء الأجل.",
    "Votre candidature a été retirée le {at}. Si ce n’est pas vous, adressez-vous au guichet des concours avant la date limite.",
    "Your application was withdrawn on {at}. If it was not you, contact the exams desk before the deadline.",
);
const CONTESTED: Label = Label::new(
    "أودع طلب ترشيح آخر يحمل رقم بطاقتكم الوطنية يوم {at}. إذا لم يكن منكم فاتصلوا بكتابة المباراة ومعكم البطاقة.",
    "Une autre candidature porte le numéro de votre CNIE depuis le {at}. Si elle n’est pas de vous, présentez-vous au guichet des concours avec la carte.",
    "Another application bears the number of your identity card since {at}. If it is not yours, come to the exams desk with the card.",
);

impl OwnerNews {
    fn text(self) -> Label {
        match self {
            OwnerNews::Corrected => CORRECTED,
            OwnerNews::CorrectedAtDesk => CORRECTED_AT_DESK,
            OwnerNews::Withdrawn => WITHDRAWN,
            OwnerNews::Contested => CONTESTED,
        }
    }
}

/// Tells of it wherever the application was and is reached: as it stood before, and as it stands.
pub(crate) fn tell_owner(cx: &mut Cx<'_>, before: &Document, after: &Document, news: OwnerNews) -> Result<()> {
    let mut reaches: Vec<Reach> = Vec::new();
    for row in [before, after] {
        let reach = Reach::of(cx, row.get(EMAIL), row.get(PHONE));
        reaches.extend(reach.filter(|reach| !reaches.contains(reach)));
    }
    let lang = lang_of(after);
    let subject = SUBJECT.text(lang).replace("{exam}", &title_of(cx, after, lang)?);
    for reach in reaches {
        let letter = OwnerLetter {
            candidate: after.id.clone(),
            news,
            at: cx.now().as_second(),
        };
        queue(cx, &LETTER, reach.message(subject.clone()), &letter)?;
    }
    Ok(())
}

/// Tells whoever came first that another application bears the same card. The one that contests hears nothing.
pub(crate) fn tell_contested(cx: &mut Cx<'_>, made: &Document) -> Result<()> {
    let Some(first) = made.get(CONTESTS) else { return Ok(()) };
    let first = cx.need(&CANDIDATES, first.as_str())?;
    tell_owner(cx, &first, &first, OwnerNews::Contested)
}

fn compose(cx: &Cx<'_>, outbox: &Document, letter: &OwnerLetter) -> Result<Option<Outgoing>> {
    let Some(candidate) = cx.get(&CANDIDATES, &letter.candidate)? else {
        return Ok(None);
    };
    let lang = lang_of(&candidate);
    let at = Timestamp::from_second(letter.at).unwrap_or_default();
    let text = letter.news.text().text(lang).replace("{at}", &format_moment(at, lang));
    let subject = SUBJECT.text(lang).replace("{exam}", &title_of(cx, &candidate, lang)?);
    let to = outbox.get(TO).unwrap_or_default();
    if outbox.get(CHANNEL) == Some(Channel::Sms) {
        return short_message(cx, lang, to, &format!("{subject}. {text}")).map(Some);
    }
    let letter = Note {
        lang,
        house: cx.letterhead(lang)?,
        subject,
        paragraphs: vec![text],
        link: link_of(cx, &candidate),
    };
    Ok(Some(Outgoing::Mail(note_to_guest(&to, &letter))))
}
