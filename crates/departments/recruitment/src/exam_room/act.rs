//! The draw of seats: the seed is fixed first and stands in the exam, then everybody is seated, in pieces. What was cut short goes
//! on with the same seed. Whoever was summoned keeps the seat that the convocation names.

use std::collections::BTreeMap;

use engine::{Act, BoxFuture, Check, Cx, Engine, Guard, Measure, RequestContext, Subject, inputs};
use platform::people::user;
use schema::{Document, Filter, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::draw::{FreeSeats, Seat, Seatless, draw};
use super::{CAPACITY, EXAM_ROOMS, NAME, RECRUITMENT, TEST, wording};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::off_writer;
use crate::permission::CLERKS;
use crate::recruitment::{ExamStatus, HANDLED_BY, RECRUITMENTS, SEAT_SEED, SEATED_AT, STATUS, subject};

error_codes! {
    NO_ROOM = "exam_without_rooms", conflict => "لا توجد أي قاعة", "Aucune salle n’est saisie", "There is no room";
    SEATS_MISSING = "exam_seats_missing", conflict => "المقاعد الناقصة: {count}؛ المترشحون: {people}، المقاعد: {seats}", "Il manque {count} places\u{a0}: {people} candidats pour {seats} places", "{count} seats are missing: {people} candidates, {seats} seats";
    NOT_YET_CLOSED = "exam_seats_before_closing", conflict => "توزع المقاعد بعد إغلاق باب الترشيح", "Les places se tirent après la clôture des candidatures", "Seats are drawn once applications are closed";
    NUMBERS_MISSING = "exam_candidate_numbers_missing", conflict => "عدد المترشحين المقبولين بدون رقم: {count}", "Candidats admis sans numéro\u{a0}: {count}", "Admitted candidates without a number: {count}";
    ALREADY_SUMMONED = "exam_seats_summoned", conflict => "وجهت استدعاءات: لا يعاد توزيع المقاعد", "Des convocations sont parties\u{a0}: les places ne se tirent plus", "Convocations were issued: seats are not drawn again";
}

inputs! {
    /// An exam whose candidates are seated.
    pub(super) struct Draw {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
        /// Whether seats that were drawn are drawn anew, by another seed.
        is_anew: bool = flag("anew"),
    }
}

/// By what name seats are drawn in the log.
const DRAWN: &str = "examRooms.draw";
/// Seats candidates. Asked again it seats whoever has no seat yet, and nobody else.
pub(super) const DRAW: Act<Draw, DrawnSeats> =
    Act::long(DRAWN, wording::DRAW, CLERKS, draw_seats).with_subject(TO_SEAT);

/// Where candidates sit.
#[derive(Serialize, JsonSchema)]
pub(super) struct DrawnSeats {
    /// How many have a seat.
    seated: u64,
    rooms: Vec<SeatedRoom>,
    /// From what the seats follow.
    seed: Option<String>,
}

/// A room and how many sit in it.
#[derive(Serialize, JsonSchema)]
struct SeatedRoom {
    id: String,
    name: String,
    seated: u64,
}

/// Applications are closed, and the written tests have not begun.
const IS_CLOSED: Guard = Guard::While(STATUS.is(ExamStatus::Closed.wire()), NOT_YET_CLOSED);
const TO_SEAT: Subject = subject::exam(&[
    IS_CLOSED,
    Guard::Check(Check {
        reads: &[],
        check: seats_suffice,
    }),
]);

fn draw_seats(engine: Engine, ctx: RequestContext, given: Draw) -> BoxFuture<DrawnSeats> {
    Box::pin(async move {
        let exam = given.recruitment.clone();
        let read = move |cx: &Cx<'_>| Ok((given.recruitment.clone(), work_out_seats(cx, &given)?));
        let fix = |cx: &mut Cx<'_>, drawn: &Seating| fix(cx, drawn);
        let seats = off_writer::work_out(&engine, &ctx, DRAWN, read, fix).await?;
        let id = exam.clone();
        let seat = move |cx: &mut Cx<'_>, some: &[_]| seat_some(cx, &id, some);
        engine.list_in_batches(&ctx, DRAWN, seats, seat).await?;
        engine.transact(&ctx, DRAWN, move |cx| finish(cx, &exam)).await
    })
}

/// Those who may be seated: admitted, or summoned already.
fn convocable(exam: &Id) -> [Filter; 2] {
    let admitted = [CandidateStatus::Validated, CandidateStatus::ConvokedWritten];
    [
        candidate::RECRUITMENT.eq(exam.clone()),
        candidate::STATUS.any_of(admitted),
    ]
}

/// A candidate, the name of the room, the number of the table.
type NamedSeat = (String, String, i64);

/// By which seed whom is seated where.
struct Seating {
    exam: Document,
    seats: Vec<NamedSeat>,
}

/// Fixes the seed in the exam.
fn fix(cx: &mut Cx<'_>, drawn: &Seating) -> Result<Vec<NamedSeat>> {
    cx.need_readable(&RECRUITMENTS, &drawn.exam.id)?;
    cx.update(drawn.exam.clone())?;
    Ok(drawn.seats.clone())
}

/// Refuses where nobody could be seated: in the seats that are free, or in all of them drawn anew.
fn seats_suffice(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let id = Id(exam.id.clone());
    let rooms = rooms_of(cx, &id)?;
    if rooms.is_empty() {
        return Err(NO_ROOM.into());
    }
    let count = |more: Option<Filter>| -> Result<usize> {
        let count = cx.count(&CANDIDATES, convocable(&id).into_iter().chain(more))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    };
    let numberless = count(Some(candidate::CANDIDATE_NUMBER.is_null()))?;
    if numberless > 0 {
        return Err(Rejection::new(NUMBERS_MISSING).arg("count", numberless).into());
    }
    let (seatless, free) = (
        count(Some(candidate::SEAT.is_null()))?,
        free_seats(cx, &id, &rooms, false)?,
    );
    if seatless <= seats_in(&free) {
        return Ok(());
    }
    let is_fixed = count(Some(candidate::STATUS.eq(CandidateStatus::ConvokedWritten)))? > 0;
    if !is_fixed && count(None)? <= seats_in(&free_seats(cx, &id, &rooms, true)?) {
        return Ok(());
    }
    Err(seats_missing(seatless, &free).into())
}

/// The seed, and who is to be seated where.
fn work_out_seats(cx: &Cx<'_>, given: &Draw) -> Result<Seating> {
    let exam = TO_SEAT.admit(cx, given.recruitment.as_str())?;
    let rooms = rooms_of(cx, &given.recruitment)?;
    let mut people = cx.all(&CANDIDATES, convocable(&given.recruitment))?;
    let is_summoned = |one: &Document| one.get(candidate::STATUS) == Some(CandidateStatus::ConvokedWritten);
    if given.is_anew && people.iter().any(is_summoned) {
        return Err(ALREADY_SUMMONED.into());
    }
    people.retain(|one| given.is_anew || one.get(candidate::SEAT).is_none());
    let free = free_seats(cx, &given.recruitment, &rooms, given.is_anew)?;
    let seed = match exam.get(SEAT_SEED).filter(|_| !given.is_anew) {
        Some(seed) => seed,
        None => cx.new_code(),
    };
    let lots = people.iter().map(|one| Seatless {
        id: one.id.clone(),
        number: one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(),
    });
    let seats = draw(&seed, lots.collect(), &free).ok_or_else(|| seats_missing(people.len(), &free))?;
    let handled = with_caller(cx, &exam)?;
    let mut exam = exam.with(SEAT_SEED, seed).with(HANDLED_BY, handled);
    exam.clear(SEATED_AT);
    let named = |Seat { id, room, table }: Seat| (id, rooms[room].get(NAME).unwrap_or_default(), table);
    let seats = seats.into_iter().map(named).collect();
    Ok(Seating { exam, seats })
}

fn seats_missing(people: usize, free: &[FreeSeats]) -> Rejection {
    let seats = seats_in(free);
    Rejection::new(SEATS_MISSING)
        .arg("count", people - seats)
        .arg("people", people)
        .arg("seats", seats)
}

fn seats_in(rooms: &[FreeSeats]) -> usize {
    rooms.iter().map(|room| room.count).sum()
}

/// The rooms of the written tests of an exam, by their names.
pub(super) fn rooms_of(cx: &Cx<'_>, exam: &Id) -> Result<Vec<Document>> {
    let mut rooms = cx.all(&EXAM_ROOMS, [RECRUITMENT.eq(exam.clone()), TEST.is_null()])?;
    rooms.sort_by_key(|room| room.get(NAME));
    Ok(rooms)
}

/// The seats of each room behind the last one that is taken; all of them where they are drawn anew.
fn free_seats(cx: &Cx<'_>, exam: &Id, rooms: &[Document], is_anew: bool) -> Result<Vec<FreeSeats>> {
    let mut last: BTreeMap<String, i64> = BTreeMap::new();
    if !is_anew {
        let greatest = vec![Measure::Greatest(&candidate::SEAT.def)];
        for group in cx.groups(&CANDIDATES, convocable(exam), &candidate::EXAM_ROOM.def, greatest)? {
            let room = group.by.first().and_then(|room| room.text()).unwrap_or_default();
            last.insert(room.to_owned(), group.measures[0].unwrap_or_default());
        }
    }
    let free = rooms.iter().map(|room| {
        let last = room
            .get(NAME)
            .and_then(|name| last.get(&name).copied())
            .unwrap_or_default();
        let capacity = room.get(CAPACITY).unwrap_or_default();
        FreeSeats {
            count: usize::try_from(capacity - last).unwrap_or_default(),
            first: last + 1,
        }
    });
    Ok(free.collect())
}

/// Everybody who had to do with where candidates sit, the caller among them.
pub(crate) fn with_caller(cx: &Cx<'_>, exam: &Document) -> Result<Vec<String>> {
    let mut handled = exam.get(HANDLED_BY).unwrap_or_default();
    if cx.who().user.is_some() {
        let Id(own) = user::caller(cx)?;
        if !handled.contains(&own) {
            handled.push(own);
        }
    }
    Ok(handled)
}

fn seat_some(cx: &mut Cx<'_>, exam: &Id, seats: &[(String, String, i64)]) -> Result<()> {
    IS_CLOSED.check(cx, &cx.need(&RECRUITMENTS, exam.as_str())?)?;
    for (id, room, seat) in seats {
        let one = cx.need(&CANDIDATES, id)?;
        cx.update(
            one.with(candidate::EXAM_ROOM, room.clone())
                .with(candidate::SEAT, *seat),
        )?;
    }
    Ok(())
}

fn finish(cx: &mut Cx<'_>, exam: &Id) -> Result<DrawnSeats> {
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    let now = cx.moment();
    let row = cx.update(row.with(SEATED_AT, now))?;
    let mut rooms = Vec::new();
    for room in rooms_of(cx, exam)? {
        let name = room.get(NAME).unwrap_or_default();
        let seated = cx.count(
            &CANDIDATES,
            [
                candidate::RECRUITMENT.eq(exam.clone()),
                candidate::EXAM_ROOM.eq(name.clone()),
            ],
        )?;
        let id = room.id;
        rooms.push(SeatedRoom { id, name, seated });
    }
    Ok(DrawnSeats {
        seated: rooms.iter().map(|room| room.seated).sum(),
        rooms,
        seed: row.get(SEAT_SEED),
    })
}
