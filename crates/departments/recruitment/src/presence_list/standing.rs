//! How the lists of a test stand: who holds which, since when, what was heard of it, and what came after the sheet was closed.

use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Id, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::row::{HANDED_IN_AT, HOLDER_NAME, OPENED_AT, PRESENCE_LISTS, REPORTED_AT, ROOM, TEST};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{self, EXAM_LOCKS, LOCKED_AT, LockPhase, PHASE, WITHOUT_REASON};
use crate::exam_presence::BY_SCANNER;
use crate::exam_room::{self, EXAM_ROOMS};
use crate::exam_test;
use crate::presence_scan::row as scan;
use crate::recruitment::subject::admit_by_seat;

inputs! {
    /// A test.
    pub(super) struct OfTest {
        /// The test.
        test: Id = need("examTestId"),
    }
}

/// Tells whoever records presence how the lists of a test stand.
pub(super) const STANDING: Act<OfTest, ListsOfTest> =
    Act::read("presenceLists.standing", Allowed::Users, tell_standing).with_subject(BY_SCANNER);

/// The lists of a test, and what came late.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListsOfTest {
    /// The names of the rooms of its exam.
    rooms: Vec<String>,
    lists: Vec<PresenceList>,
    /// What came after the sheet was closed and says otherwise than it: a proposal for minutes.
    proposals: Vec<PresenceProposal>,
    /// Why the first signer closed without the lists that are out, where the second has still to sign.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_reason: Option<String>,
}

/// A list on a device.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PresenceList {
    id: String,
    holder: Option<String>,
    room: Option<String>,
    opened_at: Option<String>,
    /// When the device sent something last.
    reported_at: Option<String>,
    /// When it was given back; none: what it knows has perhaps not come yet.
    handed_in_at: Option<String>,
}

/// What came after the sheet was closed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PresenceProposal {
    id: String,
    candidate_number: Option<String>,
    name_fr: Option<String>,
    name_ar: Option<String>,
    /// Whether they were there, as it was recorded on the device.
    present: bool,
    /// When, by the device.
    at: Option<String>,
    holder: Option<String>,
}

fn wire(at: Option<Instant>) -> Option<String> {
    at.map(|Instant(at)| schema::wire_instant(at))
}

fn tell_standing(cx: &Cx<'_>, given: &OfTest) -> Result<ListsOfTest> {
    let test = admit_by_seat(cx, BY_SCANNER, &given.test)?;
    let exam = test.need(exam_test::RECRUITMENT)?;
    let rooms = cx.all(&EXAM_ROOMS, [exam_room::RECRUITMENT.eq(exam.clone())])?;
    let lists = cx.all(&PRESENCE_LISTS, [TEST.eq(&test.id)])?;
    let proposals = scan::proposals(cx, &test.id)?;
    let proposals = proposals.iter().map(|row| proposal(cx, row)).collect::<Result<_>>()?;
    let waiting = [
        exam_lock::RECRUITMENT.eq(exam),
        PHASE.eq(LockPhase::Presence),
        exam_lock::TEST.eq(&test.id),
        LOCKED_AT.is_null(),
    ];
    Ok(ListsOfTest {
        rooms: rooms.iter().filter_map(|room| room.get(exam_room::NAME)).collect(),
        lists: lists.iter().map(list_info).collect(),
        proposals,
        without_reason: cx
            .first(&EXAM_LOCKS, waiting)?
            .and_then(|lock| lock.get(WITHOUT_REASON)),
    })
}

fn list_info(list: &Document) -> PresenceList {
    PresenceList {
        id: list.id.clone(),
        holder: list.get(HOLDER_NAME),
        room: list.get(ROOM),
        opened_at: wire(list.get(OPENED_AT)),
        reported_at: wire(list.get(REPORTED_AT)),
        handed_in_at: wire(list.get(HANDED_IN_AT)),
    }
}

fn proposal(cx: &Cx<'_>, row: &Document) -> Result<PresenceProposal> {
    let one = cx.need(&CANDIDATES, row.need(scan::CANDIDATE)?.as_str())?;
    let list = row.get(scan::LIST).map(|list| cx.get(&PRESENCE_LISTS, list.as_str()));
    let list = list.transpose()?.flatten();
    Ok(PresenceProposal {
        id: row.id.clone(),
        candidate_number: one.get(candidate::CANDIDATE_NUMBER),
        name_fr: one.get(candidate::NAME_FR),
        name_ar: one.get(candidate::NAME_AR),
        present: row.get(scan::PRESENT).unwrap_or_default(),
        at: wire(row.get(scan::AT)),
        holder: list.and_then(|list| list.get(HOLDER_NAME)),
    })
}
