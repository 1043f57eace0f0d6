//! A device takes a list along and gives it back; both are on record, so that a closing knows whom it would leave out.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user::{self, USERNAME, USERS};
use schema::{Document, Id, Instant, Rejection, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::row::{DEVICE, HANDED_IN_AT, HOLDER, HOLDER_NAME, OPENED_AT, PRESENCE_LISTS, REPORTED_AT, ROOM, TEST};
use super::wording;
use crate::committee_member;
use crate::exam_presence::{TO_SCAN, is_scanner, seat_of};
use crate::exam_room::{self, EXAM_ROOMS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::recruitment::subject::admit_by_seat;

error_codes! {
    NOT_HOLDER = "presence_list_of_another", 403 => "هذه اللائحة على جهاز شخص آخر", "Cette liste est tenue par quelqu’un d’autre", "This list is held by somebody else";
    ROOM_UNKNOWN = "presence_list_room_unknown", 404 => "لا توجد قاعة بهذا الاسم في هذه المباراة", "Ce concours n’a pas de salle de ce nom", "This exam has no room of that name";
}

inputs! {
    /// A list that a device takes along.
    pub(super) struct ListOpening {
        /// The test.
        test: Id = need("examTestId"),
        /// The name that the device gave itself: 1 to 36 signs by chance.
        device: String = need("device"),
        /// The name of the room whose candidates the device names; without it, it names nobody.
        room: Option<String> = may("room"),
    }
    /// A list that the caller holds.
    pub(super) struct HeldList {
        /// The list.
        list: Id = need("presenceListId"),
    }
}

/// Takes the list of a test along. The same device opens the same list again: one row, which counts from its first opening.
pub(super) const OPEN: Act<ListOpening, HeldListInfo> =
    Act::run("presenceLists.open", wording::OPEN, Allowed::Users, open).with_subject(TO_SCAN);
/// Says that nothing is left on the device. Said again it is so already.
pub(super) const HAND_IN: Act<HeldList, HeldListInfo> =
    Act::run("presenceLists.handIn", wording::HAND_IN, Allowed::Users, hand_in).with_subject(HELD);

/// A list that its holder acts on, as long as they may record presence at its test.
pub(crate) const HELD: Subject = Subject::new(
    || &PRESENCE_LISTS,
    &[Guard::Part(Check {
        reads: &[HOLDER.def],
        check: |cx, list| {
            let is_own = cx.who().user.is_some() && list.get(HOLDER).map(|Id(id)| id) == cx.who().user;
            let test = cx.need(&EXAM_TESTS, list.need(TEST)?.as_str())?;
            is_scanner(cx, &test)?;
            if is_own { Ok(()) } else { Err(NOT_HOLDER.into()) }
        },
    })],
);

/// A list as its holder knows it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct HeldListInfo {
    id: String,
    exam_test_id: String,
    label_fr: Option<String>,
    label_ar: Option<String>,
    room: Option<String>,
    opened_at: Option<String>,
    handed_in_at: Option<String>,
    /// The moment of this answer, by which the device sets its own clock right.
    now: String,
}

impl HeldListInfo {
    fn of(cx: &Cx<'_>, list: &Document) -> Result<Self> {
        let test = cx.need(&EXAM_TESTS, list.need(TEST)?.as_str())?;
        let wire = |at: Option<Instant>| at.map(|Instant(at)| schema::wire_instant(at));
        Ok(HeldListInfo {
            id: list.id.clone(),
            exam_test_id: test.id.clone(),
            label_fr: test.get(exam_test::LABEL_FR),
            label_ar: test.get(exam_test::LABEL_AR),
            room: list.get(ROOM),
            opened_at: wire(list.get(OPENED_AT)),
            handed_in_at: wire(list.get(HANDED_IN_AT)),
            now: schema::wire_instant(cx.now()),
        })
    }
}

fn open(cx: &mut Cx<'_>, given: &ListOpening) -> Result<HeldListInfo> {
    let test = admit_by_seat(cx, TO_SCAN, &given.test)?;
    if !schema::is_id(&given.device) {
        return Err(Rejection::argument("device", expected::NEW_ID).into());
    }
    if let Some(room) = &given.room {
        let exam = test.need(exam_test::RECRUITMENT)?;
        let named = [exam_room::RECRUITMENT.eq(exam), exam_room::NAME.eq(room)];
        if cx.first(&EXAM_ROOMS, named)?.is_none() {
            return Err(Rejection::new(ROOM_UNKNOWN).field("room").into());
        }
    }
    let holder = user::caller(cx)?;
    let same = [TEST.eq(&test.id), DEVICE.eq(&given.device), HOLDER.eq(&holder)];
    let known = cx.all(&PRESENCE_LISTS, same)?;
    let known = known.into_iter().find(|list| list.get(ROOM) == given.room);
    let list = match known {
        Some(list) if list.get(HANDED_IN_AT).is_none() => list,
        Some(mut list) => {
            list.clear(HANDED_IN_AT);
            cx.update(list)?
        }
        None => {
            let mut list = Document::new(&PRESENCE_LISTS)
                .with(TEST, Id(test.id.clone()))
                .with(DEVICE, given.device.clone())
                .with(HOLDER_NAME, holder_name(cx, &test, &holder)?)
                .with(HOLDER, holder)
                .with(OPENED_AT, cx.moment());
            if let Some(room) = &given.room {
                list.set(ROOM, room.clone());
            }
            cx.create(list)?
        }
    };
    HeldListInfo::of(cx, &list)
}

/// The name of the seat, or that of the account of a secretary.
fn holder_name(cx: &Cx<'_>, test: &Document, holder: &Id) -> Result<String> {
    if let Ok(seat) = seat_of(cx, test) {
        return Ok(seat.get(committee_member::NAME).unwrap_or_default());
    }
    let account = cx.need(&USERS, holder.as_str())?;
    Ok(account.get(USERNAME).unwrap_or_default())
}

fn hand_in(cx: &mut Cx<'_>, given: &HeldList) -> Result<HeldListInfo> {
    let list = admit_by_seat(cx, HELD, &given.list)?;
    if list.get(HANDED_IN_AT).is_some() {
        return HeldListInfo::of(cx, &list);
    }
    let now = cx.moment();
    let list = cx.update(list.with(HANDED_IN_AT, now).with(REPORTED_AT, now))?;
    HeldListInfo::of(cx, &list)
}
