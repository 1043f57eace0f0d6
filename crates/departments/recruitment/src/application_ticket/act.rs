//! A ticket is begun, and asked how far it came.

use engine::{Act, Allowed, Cx, inputs, random};
use platform::public_follow::share;
use platform::public_follow::work::{self, MetWork, WorkOutcome};
use schema::{Document, Id, Instant, Result};

use super::answer::{AskedWork, BegunApplication, GivenTicket, HeldTicket, TicketTimes};
use super::pieces::{PIECE, TicketFile, TicketFiles};
use super::room::{bytes_of, load_of_bytes};
use super::rules::{GRACE, LIFE, QUIET, need_ticket};
use super::{ADDRESS, APPLICATION_TICKETS, BEGUN_AT, BYTES, CANDIDATE, EXPIRES_AT, HASH, PROOF, RECRUITMENT, wording};
use crate::candidate::rules::{APPLICATIONS_CLOSED, EXAM_NOT_OPEN};
use crate::recruitment::{DEADLINE, ExamStatus, RECRUITMENTS, STATUS};

/// What a guest may send with an action that takes no file, in bytes.
pub(crate) const GUESTS: Allowed = Allowed::Guests { body_limit: 64 << 10 };
/// Within how many seconds those that began are counted.
pub(crate) const LATELY: jiff::SignedDuration = jiff::SignedDuration::from_secs(60);
/// What challenges are signed for.
const PURPOSE: &str = "candidates.begin";

inputs! {
    /// An application that begins.
    pub(crate) struct Beginning {
        /// The exam.
        exam: Id = need("recruitmentId"),
        /// The challenge that was met, when one was given.
        challenge: Option<String> = may("challenge"),
        /// What meets it.
        answer: Option<String> = may("answer"),
    }
    /// A ticket.
    pub(crate) struct TicketKey {
        /// The ticket, as beginning answered it.
        ticket: String = need("ticket"),
    }
}

/// An application that begins, with the secret of its ticket: drawn outside the transaction, which may run again.
pub(crate) struct NewTicket {
    exam: Id,
    met: Option<MetWork>,
    secret: String,
}

/// Gives a ticket; while many begin, or of this network, work is asked for first: the page then computes an answer and begins again
/// with both.
pub(crate) const BEGIN: Act<Beginning, BegunApplication, NewTicket> =
    Act::run("candidates.begin", wording::BEGIN, GUESTS, begin)
        .prepare_with(|_, given: Beginning| Ok(NewTicket::new(given)))
        .with_secrets();

/// What has come, for who goes on. The page calls while it is open, so that a ticket without a file does not end.
pub(crate) const LOOK: Act<TicketKey, HeldTicket> =
    Act::run("candidates.ticket", wording::LOOK, GUESTS, look).with_secrets();

impl NewTicket {
    pub(crate) fn new(given: Beginning) -> Self {
        /// 128 bits.
        const BYTES: usize = 16;
        NewTicket {
            exam: given.exam,
            met: MetWork::of(given.challenge, given.answer),
            secret: hex::encode(random::bytes::<BYTES>()),
        }
    }

    /// A ticket for an application that comes at once, with the work that was done for it.
    pub(crate) fn at_once(exam: Id, met: Option<MetWork>) -> Self {
        let (challenge, answer) = met.map(|met| (met.challenge, met.answer)).unzip();
        NewTicket::new(Beginning {
            exam,
            challenge,
            answer,
        })
    }

    pub(crate) fn hash(&self) -> String {
        accounts::digest(&self.secret)
    }
}

fn begin(cx: &mut Cx<'_>, given: &NewTicket) -> Result<BegunApplication> {
    Ok(match open_ticket(cx, given)? {
        Ok(ticket) => BegunApplication::Begun(GivenTicket {
            times: times(cx, &ticket)?,
            ticket: given.secret.clone(),
        }),
        Err(asked) => BegunApplication::Asked(asked),
    })
}

/// The row of a new ticket, or the work that is asked for first.
pub(crate) fn open_ticket(cx: &mut Cx<'_>, given: &NewTicket) -> Result<Result<Document, AskedWork>> {
    let exam = cx.get(&RECRUITMENTS, given.exam.as_str())?;
    let exam = exam
        .filter(|exam| exam.get(STATUS) != Some(ExamStatus::Draft))
        .ok_or(EXAM_NOT_OPEN)?;
    let deadline = exam.need(DEADLINE)?;
    if cx.now() >= deadline.0 {
        return Err(APPLICATIONS_CLOSED.rejection().moment("until", deadline).into());
    }
    if exam.get(STATUS) != Some(ExamStatus::Open) {
        return Err(EXAM_NOT_OPEN.into());
    }
    let address = share::network(cx.network().unwrap_or_default());
    let proof = match check_work(cx, given, &address)? {
        WorkOutcome::Goes(proof) => proof,
        WorkOutcome::Asked(challenge) => return Ok(Err(AskedWork::of(challenge)?)),
    };
    let mut ticket = Document::new(&APPLICATION_TICKETS)
        .with(HASH, given.hash())
        .with(RECRUITMENT, given.exam.clone())
        .with(BEGUN_AT, cx.moment())
        .with(EXPIRES_AT, Instant(cx.now() + QUIET))
        .with(ADDRESS, address)
        .with(BYTES, 0);
    ticket.set_or_clear(PROOF, proof);
    Ok(Ok(cx.create(ticket)?))
}

/// Whether a ticket may be had without work, or the work that was done for it holds: nobody is refused for what others do.
fn check_work(cx: &Cx<'_>, given: &NewTicket, address: &str) -> Result<WorkOutcome> {
    let lately = cx.count(&APPLICATION_TICKETS, [BEGUN_AT.gt(Instant(cx.now() - LATELY))])?;
    let open = [ADDRESS.eq(address), EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_null()];
    let open = cx.count(&APPLICATION_TICKETS, open)?;
    let load = share::load(lately, open).max(load_of_bytes(bytes_of(cx, address)?));
    work::check(cx, PURPOSE, given.exam.as_str(), load, given.met.as_ref())
}

fn look(cx: &mut Cx<'_>, given: &TicketKey) -> Result<HeldTicket> {
    let ticket = hear(cx, need_ticket(cx, &accounts::digest(&given.ticket))?)?;
    Ok(HeldTicket {
        times: times(cx, &ticket)?,
        files: TicketFiles::of(&ticket)?.0.iter().map(TicketFile::progress).collect(),
    })
}

/// Notes that a page is heard whose ticket has no file yet.
fn hear(cx: &mut Cx<'_>, ticket: Document) -> Result<Document> {
    /// What is heard again within so long is not noted.
    const OFTEN: jiff::SignedDuration = jiff::SignedDuration::from_mins(1);
    let until = Instant((cx.now() + QUIET).min(ticket.need(BEGUN_AT)?.0 + LIFE));
    let is_longer = ticket.get(EXPIRES_AT).is_some_and(|Instant(end)| end + OFTEN < until.0);
    if is_longer && ticket.get(CANDIDATE).is_none() {
        return cx.update(ticket.with(EXPIRES_AT, until));
    }
    Ok(ticket)
}

fn times(cx: &Cx<'_>, ticket: &Document) -> Result<TicketTimes> {
    let exam = cx.need(&RECRUITMENTS, ticket.need(RECRUITMENT)?.as_str())?;
    let deadline = exam.need(DEADLINE)?;
    Ok(TicketTimes {
        now: schema::wire_instant(cx.now()),
        deadline: schema::wire_instant(deadline.0),
        taken_until: schema::wire_instant(deadline.0 + GRACE),
        ends_at: schema::wire_instant(ticket.need(BEGUN_AT)?.0 + LIFE),
        piece_bytes: PIECE,
    })
}
