//! What waits for the signature of an office: whoever is the signatory in force that day sees it and may sign it, whatever else they
//! may do here, and nobody else may.
//!
//! A noun whose rows wait declares an [`Awaited`]; each of its rows that waits bears the word of the office
//! ([`signatory::office_of`]), by which it opens to its signatory alone and no longer than it waits.

use engine::{Act, Allowed, Cx, Entity, Extension, every, inputs};
use schema::{Document, Field, Filter, Id, Label, Order, Path, Rejection, Result, Tone, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::Shown;
use crate::decision::nobody_for_themselves;
use crate::home::task::{DECISIONS, Task};
use crate::papers::PaperKind;
use crate::papers::authentic_document::signed_copy::Signer;
use crate::papers::authentic_document::{self as paper, compose};
use crate::people::user::{DISABLED, EMPLOYEE, PENDING, USERS};
use crate::settings::signatory::{self, Mode, PRESIDENT, Signatory};

/// A collection whose rows wait for a signature.
pub struct Awaited {
    /// What its rows bear while they wait: the word of the office.
    pub office: Field<String>,
    /// The collection.
    pub of: fn() -> &'static schema::Collection,
    /// The kinds of paper that are signed.
    pub kinds: &'static [&'static PaperKind],
    /// What a row comes to.
    pub waiting: fn(&Cx<'_>, &Document) -> Result<Waiting>,
}

/// Something that waits.
pub struct Waiting {
    /// The kind of its paper.
    pub kind: &'static PaperKind,
    /// Whom it is about.
    pub employee: Id,
    /// The paper, where it stands already.
    pub paper: Option<Document>,
    /// What it says, where there is no paper yet.
    pub text: Option<String>,
    /// Since when it waits, and until when it is due, as the wire has them.
    pub days: [Option<String>; 2],
}

error_codes! {
    /// Somebody else signs such papers.
    NOT_SIGNATORY = "signature_of_another", 403 => "توقيع هذه الوثيقة من اختصاص {who}", "La signature de ce document revient à {who}", "This paper is for {who} to sign";
    /// Whoever signs for another names the act.
    WITHOUT_ACT = "signature_without_act", conflict => "رقم وتاريخ قرار التفويض غير مسجلين: توقع الوثيقة خطيا إلى أن يسجلا ضمن الموقعين", "Le numéro et la date de la délégation ne sont pas saisis\u{a0}: le document se signe à la main jusqu’à leur saisie parmi les signataires", "Number and date of the delegation are not entered: the paper is signed by hand until they are";
    /// The paper was made in the name of somebody else.
    NAMES_ANOTHER = "signature_paper_outdated", conflict => "حررت هذه الوثيقة باسم موقع آخر أو صفة أخرى: المرجو إعدادها من جديد", "Ce document a été établi au nom d’un autre signataire ou à un autre titre\u{a0}: établissez-le à nouveau", "This paper was made in another signatory’s name or quality: make it again";
}

inputs! {
    /// A page of what waits.
    pub(super) struct PageAsked {
        /// How many at most; 50 unless it is said, and no more.
        limit: Option<u64> = may("limit"),
    }
}

/// So many are shown and signed together.
const PAGE: u64 = super::MOST as u64;

/// `signatures.waiting`: what waits for the caller's signature.
pub(super) const WAITING: Act<PageAsked, DocumentsToSign> = Act::read("signatures.waiting", Allowed::Users, waiting);

/// What waits for the caller's signature, by the offices that they sign for today.
#[derive(Serialize, JsonSchema)]
pub(super) struct DocumentsToSign {
    total: u64,
    waiting: Vec<DocumentToSign>,
}

/// Something that waits for the signature of an office of the caller's.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DocumentToSign {
    collection: &'static str,
    id: String,
    /// The kind of its paper.
    kind: &'static str,
    /// What it is, in the caller's language.
    what: &'static str,
    /// Whom it is about.
    name: Option<String>,
    name_ar: Option<String>,
    number: Option<String>,
    doc_id: Option<String>,
    file_id: Option<String>,
    /// What it says, where no paper stands yet.
    text: Option<String>,
    since: Option<String>,
    due: Option<String>,
    state: SigningState,
}

/// How something that waits is signed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum SigningState {
    /// Here.
    Ready,
    /// Its paper names somebody else and is made again first.
    Outdated,
    /// By hand.
    ByHand,
}

/// What the first screen says of signatures.
pub(super) static TASKS: &[Extension] = &[&TO_SIGN, &ACTS_MISSING];

static TO_SIGN: Task = Task {
    id: "signatures.waiting",
    label: Label::new("وثائق في انتظار توقيعكم", "Documents à signer", "Papers to sign"),
    tone: Tone::Warn,
    link: DECISIONS,
    count: |cx| {
        let words = &cx.who().offices;
        if words.is_empty() {
            return Ok(0);
        }
        let counts = every(
            cx.extensions::<Awaited>()
                .map(|one| cx.count_readable((one.of)(), for_words(one, words))),
        )?;
        Ok(counts.into_iter().flatten().sum())
    },
};

static ACTS_MISSING: Task = Task {
    id: "signatories.act",
    label: Label::new(
        "تفويضات توقيع بدون رقم وتاريخ القرار",
        "Délégations de signature sans numéro ni date",
        "Delegations of signature without number and date",
    ),
    tone: Tone::Warn,
    link: "/settings/administration?tab=signatories",
    count: |cx| {
        if !cx.who().is_admin {
            return Ok(0);
        }
        Ok(signatory::without_standing(cx)? as u64)
    },
};

fn for_words(one: &Awaited, words: &[String]) -> [Filter; 1] {
    [one.office.any_of(words)]
}

fn waiting(cx: &Cx<'_>, asked: &PageAsked) -> Result<DocumentsToSign> {
    let words = &cx.who().offices;
    let (mut total, mut rows) = (0, Vec::new());
    let limit = asked.limit.unwrap_or(PAGE).min(PAGE);
    for one in cx.extensions::<Awaited>().filter(|_| !words.is_empty()) {
        let order = Order::ascending(Path {
            via: None,
            attr: schema::Attr::CreatedAt,
        });
        let room = limit.saturating_sub(rows.len() as u64);
        let Some((found, count)) = cx.page_readable((one.of)(), for_words(one, words), order, room.max(1))? else {
            continue;
        };
        total += count;
        for row in found.iter().take(usize::try_from(room).unwrap_or_default()) {
            rows.push(to_sign(cx, row, (one.waiting)(cx, row)?)?);
        }
    }
    Ok(DocumentsToSign { total, waiting: rows })
}

fn to_sign(cx: &Cx<'_>, row: &Document, waiting: Waiting) -> Result<DocumentToSign> {
    use crate::people::employee::{EMPLOYEES, NAME_AR, NAME_FR};
    let about = waiting.employee.as_str();
    let file = cx.get(&EMPLOYEES, about)?;
    let name = |key| file.as_ref().and_then(|file| file.get(key));
    let of_paper = |key: Field<String>| waiting.paper.as_ref().and_then(|paper| paper.get(key));
    let who = signatory::signatory_about(cx, waiting.kind.id, cx.today(), Some(about))?;
    let state = match &who {
        Some(who) if !who.has_standing() => SigningState::ByHand,
        Some(who) if names(cx, waiting.kind, waiting.paper.as_ref(), who)? => SigningState::Ready,
        _ => SigningState::Outdated,
    };
    let (number, doc_id) = (of_paper(paper::REF_NUMBER), of_paper(paper::DOC_ID));
    let file_id = waiting.paper.as_ref().and_then(|paper| paper.get(paper::FILE));
    let [since, due] = waiting.days;
    Ok(DocumentToSign {
        collection: row.of.id,
        id: row.id.clone(),
        kind: waiting.kind.id,
        what: waiting.kind.label.text(cx.lang()),
        name: name(NAME_FR),
        name_ar: name(NAME_AR),
        number,
        doc_id,
        file_id: file_id.map(|Id(id)| id),
        text: waiting.text,
        since,
        due,
        state,
    })
}

/// Whether a paper that is issued names somebody as its signatory, in their quality of today; one that is not issued names nobody.
fn names(cx: &Cx<'_>, kind: &'static PaperKind, paper: Option<&Document>, who: &Signatory) -> Result<bool> {
    let Some(paper) = paper else { return Ok(true) };
    let record: Json = paper.get(paper::RECORD).unwrap_or_default();
    let now = serde_json::to_value(compose::signature(cx, kind, who)?)
        .map_err(|error| schema::Error::fault("writing a signature", error))?;
    Ok(record["doc"]["signatures"][0] == now)
}

/// Whether a paper about an employee may be given again: it is signed, or names whoever signs today.
///
/// # Errors
/// When the settings cannot be read.
pub fn stays_signed(cx: &Cx<'_>, kind: &'static PaperKind, about: &str, paper: &Document) -> Result<bool> {
    if paper.get(paper::SIGNERS).is_some() {
        return Ok(true);
    }
    let who = signatory::signatory_about(cx, kind.id, cx.today(), Some(about))?;
    names(cx, kind, Some(paper), &who.unwrap_or_else(signatory::president))
}

/// Whether papers of a kind wait for an electronic signature at all.
pub(crate) fn is_awaited(cx: &Cx<'_>, kind: &PaperKind) -> bool {
    cx.extensions::<Awaited>()
        .any(|one| one.kinds.iter().any(|known| known.id == kind.id))
}

/// The kinds that wait for electronic signatures.
pub(crate) fn kinds(cx: &Cx<'_>) -> Vec<&'static str> {
    ids(cx.extensions::<Awaited>())
}

/// As [`kinds`], of these entities.
pub(crate) fn awaited_kinds(entities: &'static [&'static Entity]) -> Vec<&'static str> {
    ids(engine::extensions::<Awaited>(entities))
}

fn ids(all: impl Iterator<Item = &'static Awaited>) -> Vec<&'static str> {
    all.flat_map(|one| one.kinds).map(|kind| kind.id).collect()
}

/// Whether somebody signs electronically: an employee whose account is open, in their own name or by an act that is written down.
///
/// # Errors
/// When the users cannot be read.
pub fn signs_electronically(cx: &Cx<'_>, who: &Signatory) -> Result<bool> {
    let Some(employee) = who.employee.as_ref().filter(|_| who.has_standing()) else {
        return Ok(false);
    };
    let users = cx.all(&USERS, [EMPLOYEE.eq(employee)])?;
    Ok(users
        .iter()
        .any(|user| user.get(PENDING) != Some(true) && user.get(DISABLED) != Some(true)))
}

/// The caller as who signs a paper of a kind about an employee: the signatory in force today, by a standing of their own, whom the
/// paper names where there is one. The moment and the signature are still to come.
///
/// # Errors
/// `decision_on_oneself`, `signature_of_another`, `signature_without_act`, `signature_paper_outdated`.
pub fn caller_signs(cx: &Cx<'_>, kind: &'static PaperKind, about: &Id, paper: Option<&Document>) -> Result<Signer> {
    nobody_for_themselves(cx, about)?;
    let who = caller_as_signatory(cx, kind, about)?;
    if !who.has_standing() {
        return Err(WITHOUT_ACT.into());
    }
    if !names(cx, kind, paper, &who)? {
        return Err(NAMES_ANOTHER.into());
    }
    Ok(Signer {
        signature_id: String::new(),
        on_behalf_of: on_behalf_of(&who),
        name: who.name,
        office: who.quality,
        at: cx.now(),
        drawing: None,
    })
}

/// The caller as the signatory in force of the papers of that kind about somebody.
///
/// # Errors
/// `signature_of_another`.
pub fn caller_as_signatory(cx: &Cx<'_>, kind: &'static PaperKind, about: &Id) -> Result<Signatory> {
    let who = signatory::signatory_about(cx, kind.id, cx.today(), Some(about.as_str()))?;
    let who = who.unwrap_or_else(signatory::president);
    if who.employee.is_none() || cx.who().employee != who.employee {
        let named = if who.name[0].is_empty() { who.quality } else { who.name };
        return Err(Rejection::new(NOT_SIGNATORY).arg("who", named.join(" · ")).into());
    }
    Ok(who)
}

/// Signs a document that has no paper yet, as the signatory in force of its kind: who signed it, as its paper will say it.
///
/// # Errors
/// As [`caller_signs`] and [`super::sign`].
pub fn sign(cx: &mut Cx<'_>, kind: &'static PaperKind, about: &Id, shown: Shown<'_>) -> Result<Signer> {
    let signer = caller_signs(cx, kind, about, None)?;
    let signature = super::sign(cx, &[shown])?.pop();
    let signature = signature.ok_or_else(|| schema::Error::Fault("a signature is missing".to_owned()))?;
    signer_of(signer, signature)
}

/// A signer with the signature that was made.
///
/// # Errors
/// When the signature says no moment.
pub fn signer_of(signer: Signer, signature: Document) -> Result<Signer> {
    Ok(Signer {
        at: signature.need(super::SIGNED_AT)?.0,
        drawing: signature.get(super::DRAWING),
        signature_id: signature.id,
        ..signer
    })
}

/// In whose name somebody signs, by which right and by which act; empty for one's own.
fn on_behalf_of(who: &Signatory) -> [String; 2] {
    let [right, right_ar] = match who.mode {
        Mode::Own => return Default::default(),
        Mode::Delegation => ["par délégation", "بالتفويض"],
        Mode::Substitution => ["par intérim", "بالنيابة"],
    };
    let [fr, ar] = PRESIDENT;
    let Some((number, day)) = &who.act else {
        return [format!("{fr}, {right}"), format!("{ar}، {right_ar}")];
    };
    let day = day.strftime("%d/%m/%Y");
    [
        format!("{fr}, {right} n° {number} du {day}"),
        format!("{ar}، {right_ar} رقم \u{2066}{number}\u{2069} بتاريخ \u{2066}{day}\u{2069}"),
    ]
}
