//! A ticket is begun, and asked how far it came.

use accounts::master_key::MasterKey;
use engine::{Action, Allowed, Cx, inputs, random};
use schema::{Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::pieces::{PIECE, TicketFiles};
use super::proof_of_work::{bits_at, digest, is_solved, subject, subjects};
use super::rules::{GRACE, LIFE, check_room, check_share, need_ticket};
use super::{ADDRESS, APPLICATION_TICKETS, BEGUN_AT, BYTES, EXPIRES_AT, HASH, PROOF, RECRUITMENT};
use crate::candidate::rules::{APPLICATIONS_CLOSED, EXAM_NOT_OPEN};
use crate::recruitment::{DEADLINE, ExamStatus, RECRUITMENTS, STATUS};

/// What a guest may send with an action that takes no file, in bytes.
pub(crate) const GUESTS: Allowed = Allowed::Guests { body_limit: 64 << 10 };
/// Within how many seconds those that began are counted.
pub(crate) const LATELY: jiff::SignedDuration = jiff::SignedDuration::from_secs(60);
/// What a challenge is derived for.
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
    met: Option<(String, String)>,
    secret: String,
}

/// `candidates.begin` → `{ticket, now, deadline, takenUntil, endsAt, pieceBytes}`, or `{proof: {challenge, bits}}` while many
/// begin: the page then computes an answer and begins again with both.
pub(crate) const BEGIN: Action<Beginning, NewTicket> =
    Action::secret("candidates.begin", GUESTS, begin).prepare_with(|_, given: Beginning| Ok(NewTicket::new(given)));

/// `candidates.ticket` → `{now, deadline, takenUntil, endsAt, files}`: what has come, for who goes on.
pub(crate) const LOOK: Action<TicketKey> = Action::read("candidates.ticket", GUESTS, look).telling_secrets();

impl NewTicket {
    pub(crate) fn new(given: Beginning) -> Self {
        /// 128 bits.
        const BYTES: usize = 16;
        NewTicket {
            exam: given.exam,
            met: given.challenge.zip(given.answer),
            secret: hex::encode(random::bytes::<BYTES>()),
        }
    }

    /// A ticket for an application that comes at once, with the work that was done for it.
    pub(crate) fn at_once(exam: Id, met: Option<(String, String)>) -> Self {
        let (challenge, answer) = met.unzip();
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

fn begin(cx: &mut Cx<'_>, given: &NewTicket) -> Result<Json> {
    match open_ticket(cx, given)? {
        Ok(ticket) => {
            let mut answer = times(cx, &ticket)?;
            answer["ticket"] = json!(given.secret);
            Ok(answer)
        }
        Err(challenge) => Ok(challenge),
    }
}

/// The row of a new ticket, or the work that is asked for first.
pub(crate) fn open_ticket(cx: &mut Cx<'_>, given: &NewTicket) -> Result<Result<Document, Json>> {
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
    let proof = match check_work(cx, given)? {
        Ok(proof) => proof,
        Err(challenge) => return Ok(Err(challenge)),
    };
    let address = accounts::digest(cx.network().unwrap_or_default());
    check_share(cx, &address)?;
    check_room(cx, 0)?;
    let mut ticket = Document::new(&APPLICATION_TICKETS)
        .with(HASH, given.hash())
        .with(RECRUITMENT, given.exam.clone())
        .with(BEGUN_AT, cx.moment())
        .with(EXPIRES_AT, Instant(cx.now() + LIFE))
        .with(ADDRESS, address)
        .with(BYTES, 0);
    ticket.set_or_clear(PROOF, proof);
    Ok(Ok(cx.create(ticket)?))
}

/// What proves the work that is asked for now, if any is; else the challenge.
fn check_work(cx: &Cx<'_>, given: &NewTicket) -> Result<Result<Option<String>, Json>> {
    let lately = [BEGUN_AT.gt(Instant(cx.now() - LATELY))];
    let Some(bits) = bits_at(cx.count(&APPLICATION_TICKETS, lately)?) else {
        return Ok(Ok(None));
    };
    let key = MasterKey::need(cx)?;
    let challenge_of = |subject: &str| hex::encode(key.derive(PURPOSE, subject));
    if let Some((challenge, answer)) = &given.met {
        let taken = subjects(given.exam.as_str(), cx.now()).map(|subject| challenge_of(&subject));
        if taken.contains(challenge) && is_solved(challenge, answer, bits) {
            return Ok(Ok(Some(hex::encode(digest(challenge, answer)))));
        }
    }
    let challenge = challenge_of(&subject(given.exam.as_str(), cx.now()));
    Ok(Err(json!({"proof": {"challenge": challenge, "bits": bits}})))
}

fn look(cx: &Cx<'_>, given: &TicketKey) -> Result<Json> {
    let ticket = need_ticket(cx, &accounts::digest(&given.ticket))?;
    let mut answer = times(cx, &ticket)?;
    answer["files"] = TicketFiles::of(&ticket)?
        .0
        .iter()
        .map(super::pieces::TicketFile::progress)
        .collect();
    Ok(answer)
}

/// The times of a ticket by the server's clock.
fn times(cx: &Cx<'_>, ticket: &Document) -> Result<Json> {
    let exam = cx.need(&RECRUITMENTS, ticket.need(RECRUITMENT)?.as_str())?;
    let deadline = exam.need(DEADLINE)?;
    Ok(json!({
        "now": schema::wire_instant(cx.now()), "deadline": schema::wire_instant(deadline.0),
        "takenUntil": schema::wire_instant(deadline.0 + GRACE),
        "endsAt": ticket.get(EXPIRES_AT).map(|Instant(end)| schema::wire_instant(end)), "pieceBytes": PIECE,
    }))
}
