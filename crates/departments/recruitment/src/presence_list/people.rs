//! What a device carries along: the numbers of those who are summoned and digests of their codes, so that it knows a convocation when
//! it sees one and holds none; names of one room alone.

use std::collections::{BTreeMap, HashMap};

use engine::{Act, Allowed, Cx};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS, State};
use schema::{Document, Id, Query, Result, Select};
use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::open::{HELD, HeldList};
use super::row::{ROOM, TEST};
use crate::candidate::{self, CANDIDATES};
use crate::convocation::CONVOCATION_KIND;
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS, SHEET_IS_OPEN, TestOfExam, is_of_position};
use crate::exam_room::room_of;
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::subject::admit_by_seat;
use crate::recruitment::weight::Phase;

/// Tells the holder of a list who stands on it, until the sheet of its test is closed.
pub(super) const PEOPLE: Act<HeldList, ListedPeople> =
    Act::read("presenceLists.people", Allowed::Users, people).with_subject(HELD);

/// Signs of a digest that a device keeps: sixteen, which nobody meets by chance.
const DIGEST_SIGNS: usize = 16;
/// So many papers are asked for at once.
const AT_ONCE: usize = 500;

/// Who stands on a list.
#[derive(Serialize, JsonSchema)]
pub(super) struct ListedPeople {
    people: Vec<ListedCandidate>,
}

/// Somebody who is summoned to a test.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ListedCandidate {
    number: String,
    /// Digests of the codes of their convocations: the first sixteen hexadecimal digits of the SHA-256 of the list's id, a colon and
    /// the code.
    codes: Vec<String>,
    /// Whether they are on record as present.
    present: bool,
    /// Of the room of the list alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    name_fr: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name_ar: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<i64>,
}

fn people(cx: &Cx<'_>, given: &HeldList) -> Result<ListedPeople> {
    let list = admit_by_seat(cx, HELD, &given.list)?;
    let test = cx.need(&EXAM_TESTS, list.need(TEST)?.as_str())?;
    SHEET_IS_OPEN.check(cx, &test)?;
    let open = TestOfExam::of(test)?;
    let summoned = [
        candidate::RECRUITMENT.eq(open.exam.clone()),
        candidate::STATUS.eq(open.summoned),
    ];
    let mut people = cx.all(&CANDIDATES, summoned)?;
    people.retain(|one| is_of_position(&open.test, one) && one.get(candidate::CANDIDATE_NUMBER).is_some());
    let mut codes = codes_of(cx, &list.id, &people)?;
    let came = [exam_presence::TEST.eq(&open.test.id), exam_presence::PRESENT.eq(true)];
    let came = cx.all(&EXAM_PRESENCE_ROWS, came)?;
    let came: std::collections::HashSet<String> = came
        .iter()
        .filter_map(|row| row.get(exam_presence::CANDIDATE))
        .map(|Id(id)| id)
        .collect();
    let rooms = RoomOfList::of(cx, &list, &open.test)?;
    let line = |one: &Document| {
        let is_named = rooms.names(one);
        ListedCandidate {
            number: one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(),
            codes: codes.remove(&one.id).unwrap_or_default(),
            present: came.contains(&one.id),
            name_fr: one.get(candidate::NAME_FR).filter(|_| is_named),
            name_ar: one.get(candidate::NAME_AR).filter(|_| is_named),
            seat: one.get(candidate::SEAT).filter(|_| is_named && !rooms.is_oral),
        }
    };
    let people: BTreeMap<String, ListedCandidate> =
        people.iter().map(line).map(|one| (one.number.clone(), one)).collect();
    Ok(ListedPeople {
        people: people.into_values().collect(),
    })
}

/// Whom the room of a list seats: at an oral or practical test, whoever is heard in it.
struct RoomOfList {
    room: Option<String>,
    is_oral: bool,
    is_of_test: bool,
}

impl RoomOfList {
    fn of(cx: &Cx<'_>, list: &Document, test: &Document) -> Result<Self> {
        let room = list.get(ROOM);
        let held_in = room_of(cx, test)?.and_then(|held| held.get(crate::exam_room::NAME));
        Ok(RoomOfList {
            is_oral: Phase::of_test(test) == Phase::Oral,
            is_of_test: room.is_some() && held_in == room,
            room,
        })
    }

    fn names(&self, one: &Document) -> bool {
        if self.is_oral {
            return self.is_of_test;
        }
        self.room.is_some() && one.get(candidate::EXAM_ROOM) == self.room
    }
}

/// Digests of the codes of their convocations that hold, by candidate.
fn codes_of(cx: &Cx<'_>, list: &str, people: &[Document]) -> Result<HashMap<String, Vec<String>>> {
    let mut codes: HashMap<String, Vec<String>> = HashMap::new();
    for some in people.chunks(AT_ONCE) {
        let query = Query {
            filters: vec![
                issued::SUBJECT.any_of(some.iter().map(|one| one.id.clone())),
                issued::SUBJECT_COLLECTION.eq(CANDIDATES.id),
                issued::KIND.eq(CONVOCATION_KIND),
                issued::STATE.eq(State::Valid),
            ],
            // A paper is long, and its code is its id.
            select: Select::only(&AUTHENTIC_DOCUMENTS, &[issued::SUBJECT.def]),
            ..Query::default()
        };
        for paper in cx.all_of(&AUTHENTIC_DOCUMENTS, query)? {
            let digest = digest_of(list, &paper.id);
            codes
                .entry(paper.get(issued::SUBJECT).unwrap_or_default())
                .or_default()
                .push(digest);
        }
    }
    Ok(codes)
}

/// By what a device knows a code again.
fn digest_of(list: &str, code: &str) -> String {
    let mut digest = hex::encode(Sha256::digest(format!("{list}:{code}")));
    digest.truncate(DIGEST_SIGNS);
    digest
}
