//! The queue of files that wait (دراسة ملفات الترشيح): each clerk is led to the next one after theirs, holds it for some minutes, and may
//! put it off. Nobody is led to a file that somebody else holds.

use engine::{Act, Allowed, Cx, inputs};
use jiff::SignedDuration;
use platform::people::user::{self, USERS};
use schema::{Collection, Document, Filter, Id, Instant, Label, Result, Unique, attribute, fields, instant, link};
use schemars::JsonSchema;
use serde::Serialize;

use crate::candidate::{CANDIDATES, CandidateStatus, POSITION, RECRUITMENT, STATUS, wording};
use crate::permission::SECRETARIAT;

fields! {
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).weak().required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    USER: Id = link("userId", || &USERS).weak().required() => "الحساب", "Compte", "Account";
    EXAM: Id = link("recruitmentId", || &crate::recruitment::RECRUITMENTS).weak().required() => "المباراة", "Concours", "Exam";
    /// Until then nobody else is led to it.
    UNTIL: Instant = instant("until").required() => "إلى غاية", "Jusqu’à", "Until";
    /// When somebody put it off: it comes after those that nobody has, for a day.
    LATER_AT: Instant = instant("laterAt") => "تاريخ التأجيل", "Remis à plus tard le", "Put off at";
}

/// Who looks at which file; of no place on the wire, in no log.
pub static REVIEW_CLAIMS: Collection = Collection {
    database: "system",
    one: Label::new("ملف قيد الدراسة", "Dossier en cours d’étude", "File under review"),
    many: Label::new("ملفات قيد الدراسة", "Dossiers en cours d’étude", "Files under review"),
    unique: &[Unique::on(&[CANDIDATE.def])],
    indexes: &[&[EXAM.def, UNTIL.def], &[USER.def]],
    expires_when: Some(UNTIL.before(schema::days_ago(1))),
    logged: false,
    ..Collection::new("reviewClaims", FIELDS)
};

/// So long a file is whose clerk was led to it.
const HELD: SignedDuration = SignedDuration::from_mins(10);

inputs! {
    /// Where somebody stands in the queue.
    pub(crate) struct QueuePlace {
        /// The file that is left; without one, the queue begins.
        id: Option<Id> = may("id"),
        /// Of which exam, where the queue begins.
        recruitment: Option<Id> = may("recruitmentId"),
        /// Of which position, where the queue begins; of all of them unless it is said.
        position: Option<Id> = may("positionId"),
        /// Whether the file that is left comes again after the others.
        later: bool = flag("later"),
    }
    /// A file that somebody looks at.
    pub(crate) struct HeldFile {
        /// The candidate.
        id: Id = need("id"),
    }
}

/// Leads to the next file after this one, which is the caller's from now on for ten minutes.
pub(crate) const NEXT: Act<QueuePlace, NextInQueue> =
    Act::run("candidates.next", wording::NEXT, Allowed::Holders(&[SECRETARIAT]), lead);
/// The file is the caller's for ten minutes, unless it is somebody else's.
pub(crate) const CLAIM: Act<HeldFile, FileHolder> = Act::run(
    "candidates.claim",
    wording::CLAIM,
    Allowed::Holders(&[SECRETARIAT]),
    claim_opened,
);

/// Where the queue goes on.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NextInQueue {
    /// The file that comes next, which the caller holds now.
    next_id: Option<String>,
    /// How many files wait.
    waiting: u64,
}

/// Who else looks at a file now.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FileHolder {
    held_by_id: Option<String>,
}

/// A place in the queue of an exam.
struct Queue {
    exam: Id,
    position: Option<Id>,
    /// The number in order of the file that is left.
    behind: i64,
    left: Option<String>,
}

impl Queue {
    fn of_candidate(candidate: &Document) -> Result<Self> {
        Ok(Self {
            exam: candidate.need(RECRUITMENT)?,
            position: Some(candidate.need(POSITION)?),
            behind: candidate.sequence,
            left: Some(candidate.id.clone()),
        })
    }

    /// The files that wait.
    fn waiting(&self) -> Vec<Filter> {
        let mut filters = vec![RECRUITMENT.eq(self.exam.clone()), STATUS.eq(CandidateStatus::Submitted)];
        filters.extend(self.position.iter().map(|position| POSITION.eq(position.clone())));
        filters
    }
}

fn lead(cx: &mut Cx<'_>, place: &QueuePlace) -> Result<NextInQueue> {
    let user = user::caller(cx)?;
    let queue = match &place.id {
        Some(id) => Queue::of_candidate(&cx.need_readable(&CANDIDATES, id.as_str())?)?,
        None => Queue {
            exam: (place.recruitment.clone()).ok_or_else(|| engine::input::missing_argument("recruitmentId"))?,
            position: place.position.clone(),
            behind: 0,
            left: None,
        },
    };
    // Whoever goes on holds nothing but what comes next.
    for held in cx.all(&REVIEW_CLAIMS, [USER.eq(&user), LATER_AT.is_null()])? {
        cx.delete(&REVIEW_CLAIMS, &held.id)?;
    }
    if let (Some(left), true) = (&queue.left, place.later) {
        let now = cx.moment();
        let put_off = claim_of(cx, left, &queue.exam)?.with(USER, user.clone());
        keep(cx, put_off.with(UNTIL, now).with(LATER_AT, now))?;
    }
    let next = pick(cx, &queue, &user)?;
    if let Some(next) = &next {
        hold(cx, next, &queue.exam, &user)?;
    }
    Ok(NextInQueue {
        next_id: next,
        waiting: cx.count(&CANDIDATES, queue.waiting())?,
    })
}

fn claim_opened(cx: &mut Cx<'_>, file: &HeldFile) -> Result<FileHolder> {
    let user = user::caller(cx)?;
    let candidate = cx.need_readable(&CANDIDATES, file.id.as_str())?;
    let holder = held_by(cx, &candidate.id)?.filter(|holder| *holder != user);
    if holder.is_none() && candidate.get(STATUS) == Some(CandidateStatus::Submitted) {
        hold(cx, &candidate.id, &candidate.need(RECRUITMENT)?, &user)?;
    }
    Ok(FileHolder {
        held_by_id: holder.map(|Id(id)| id),
    })
}

/// Who holds a file now.
pub(super) fn held_by(cx: &Cx<'_>, candidate: &str) -> Result<Option<Id>> {
    let held = [CANDIDATE.eq(candidate), UNTIL.gt(Instant(cx.now()))];
    Ok(cx.first(&REVIEW_CLAIMS, held)?.and_then(|claim| claim.get(USER)))
}

/// The row of a file, or a new one.
fn claim_of(cx: &Cx<'_>, candidate: &str, exam: &Id) -> Result<Document> {
    let known = cx.first(&REVIEW_CLAIMS, [CANDIDATE.eq(candidate)])?;
    let new = || {
        Document::new(&REVIEW_CLAIMS)
            .with(CANDIDATE, Id(candidate.to_owned()))
            .with(EXAM, exam.clone())
    };
    Ok(known.unwrap_or_else(new))
}

fn keep(cx: &mut Cx<'_>, claim: Document) -> Result<()> {
    if claim.id.is_empty() {
        cx.create(claim).map(drop)
    } else {
        cx.update(claim).map(drop)
    }
}

/// The file is somebody's for some minutes.
fn hold(cx: &mut Cx<'_>, candidate: &str, exam: &Id, user: &Id) -> Result<()> {
    let until = Instant(cx.now() + HELD);
    let mut claim = claim_of(cx, candidate, exam)?
        .with(USER, user.clone())
        .with(UNTIL, until);
    claim.clear(LATER_AT);
    keep(cx, claim)
}

/// How many files of the position wait, and which comes next after this one for somebody.
pub(super) fn outlook(cx: &Cx<'_>, candidate: &Document, user: Option<&Id>) -> Result<(u64, Option<String>)> {
    let queue = Queue::of_candidate(candidate)?;
    let nobody = Id(String::new());
    let next = pick(cx, &queue, user.unwrap_or(&nobody))?;
    Ok((cx.count(&CANDIDATES, queue.waiting())?, next))
}

/// The next file after the one that is left, else the oldest before it, else the first that was put off: none that somebody else holds.
fn pick(cx: &Cx<'_>, queue: &Queue, user: &Id) -> Result<Option<String>> {
    let now = Instant(cx.now());
    let claims = cx.all(&REVIEW_CLAIMS, [EXAM.eq(&queue.exam)])?;
    let of = |is_meant: &dyn Fn(&Document) -> bool| -> Vec<&Document> {
        claims.iter().filter(|one| is_meant(one)).collect()
    };
    let held = of(&|one| one.get(USER).as_ref() != Some(user) && one.get(UNTIL).is_some_and(|until| until > now));
    let mut put_off = of(&|one| one.get(LATER_AT).is_some());
    put_off.sort_by_key(|one| one.get(LATER_AT));
    let id_of = |claim: &Document| claim.get(CANDIDATE).map(|Id(id)| id).unwrap_or_default();
    let stands_in = |rows: &[&Document], id: &str| rows.iter().any(|one| id_of(one) == id);
    let is_left = |id: &str| queue.left.as_deref() == Some(id);
    let room = claims.len() as u64 + 2;
    for side in [
        attribute::SEQUENCE.gt(queue.behind),
        attribute::SEQUENCE.lt(queue.behind),
    ] {
        let files = cx.find(&CANDIDATES, queue.waiting().into_iter().chain([side]), room)?;
        let mut free = files.into_iter().map(|file| file.id);
        if let Some(next) = free.find(|id| !is_left(id) && !stands_in(&held, id) && !stands_in(&put_off, id)) {
            return Ok(Some(next));
        }
    }
    for claim in put_off {
        let id = id_of(claim);
        let own = queue.waiting().into_iter().chain([attribute::ID.eq(Id(id.clone()))]);
        if !is_left(&id) && !stands_in(&held, &id) && cx.first(&CANDIDATES, own)?.is_some() {
            return Ok(Some(id));
        }
    }
    Ok(None)
}
