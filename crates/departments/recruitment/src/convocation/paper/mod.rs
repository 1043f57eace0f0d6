//! A convocation on paper: who, where, when, at which table, and what to bring. Its code is what is scanned at the door.

use engine::Cx;
use engine::doc::{Block, Field, Line, Run, Words};
use jiff::ToSpan as _;
use jiff::civil::Time;
use platform::papers::facts::Gender;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Date, Document, Label, Result};

use super::next_phase;
use super::turn::turn_of;
use crate::candidate::{
    CANDIDATE_NUMBER, CANDIDATES, CIN, EXAM_ROOM, NAME_AR, NAME_FR, POSITION, RECRUITMENT, SEAT, SEX, SPECIALTY,
};
use crate::exam_paper::{EXAM_TITLE, exam_paper};
use crate::exam_room::{self, EXAM_ROOMS};
use crate::exam_test;
use crate::recruitment::weight::Phase;
use crate::recruitment::{DECISION_REF, RECRUITMENTS, TITLE_AR, TITLE_FR};
use crate::specialty::SPECIALTIES;

/// Read by the secretariat; its candidate has it from the verification page.
pub(super) static CONVOCATION: PaperKind = exam_paper(
    "exam_convocation",
    ["CV", "دع"],
    Label::new("استدعاء", "Convocation", "Summons"),
    || &CANDIDATES,
    NAMES,
    [FR, AR],
    facts,
);

const FULL_NAME: Name = Name::new("candidate.name", Label::new("الاسم الكامل", "Nom complet", "Full name"));
const OF_SPECIALTY: Name = Name::new("candidate.specialty", Label::new("التخصص", "Spécialité", "Specialty"));
const PHASE: Name = Name::new("exam.phase", Label::new("الاختبارات", "Épreuves", "Tests"));
const ENTRY: Name = Name::new(
    "exam.entry",
    Label::new("الدخول إلى القاعة", "Accès à la salle", "Entry to the room"),
);
const PLACE: Name = Name::new(
    "room.address",
    Label::new("عنوان القاعة", "Adresse de la salle", "Address of the room"),
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    FULL_NAME,
    OF_SPECIALTY,
    PHASE,
    ENTRY,
    PLACE,
    Name::of("exam.decisionRef", DECISION_REF.def),
    Name::of("candidate.number", CANDIDATE_NUMBER.def),
    Name::of("candidate.cin", CIN.def),
    Name::of("candidate.room", EXAM_ROOM.def),
    Name::of("candidate.seat", SEAT.def),
];

const FR: &str = "\
{Monsieur|Madame|Madame / Monsieur} **{candidate.name}**, vous êtes {convoqué|convoquée|convoqué(e)} {exam.phase} \
du concours : **{exam.title}** (décision n° {exam.decisionRef}).

- N° de candidat : {candidate.number}
- CNIE : {candidate.cin}
- Spécialité : {candidate.specialty}
- Salle : {candidate.room}
- Table : {candidate.seat}
- Adresse : {room.address}

Présentez-vous trente minutes avant l’heure, muni de cette convocation et de l’original de votre carte nationale d’identité. \
[{exam.entry} ]Les téléphones sont interdits ; toute fraude est poursuivie \
(dahir n° 1-58-060 du 7 hija 1377 – 25 juin 1958).";

const AR: &str = "\
{السيد|السيدة|السيد(ة)} **{candidate.name}**، أنتم {مستدعى|مستدعاة|مستدعى(ة)} {exam.phase} \
في المباراة: **{exam.title}** (القرار رقم {exam.decisionRef}).

- رقم المترشح(ة) : {candidate.number}
- ب.و.ت.إ : {candidate.cin}
- التخصص : {candidate.specialty}
- القاعة : {candidate.room}
- الطاولة : {candidate.seat}
- العنوان : {room.address}

المرجو الحضور قبل الموعد بثلاثين دقيقة، مصحوبين بهذا الاستدعاء وبأصل البطاقة الوطنية للتعريف الإلكترونية. \
[{exam.entry} ]تمنع الهواتف، وكل غش يعرض صاحبه للمتابعة \
(الظهير الشريف رقم 1.58.060 بتاريخ 7 ذي الحجة 1377، الموافق 25 يونيو 1958).";

fn facts(cx: &Cx<'_>, one: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, one.need(RECRUITMENT)?.as_str())?;
    let mut facts = Facts::default();
    let name = [NAME_FR, NAME_AR].map(|key| one.get(key).unwrap_or_default());
    facts.about.clone_from(&name);
    facts.gender = Gender::from(one.get(SEX));
    facts.add_bilingual(FULL_NAME.name, &name);
    facts.add_in_both(
        EXAM_TITLE.name,
        &[TITLE_FR, TITLE_AR].map(|key| exam.get(key).unwrap_or_default()),
    );
    facts.code("exam.decisionRef", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code("candidate.number", &one.get(CANDIDATE_NUMBER).unwrap_or_default());
    facts.code("candidate.cin", &one.get(CIN).unwrap_or_default());
    let specialty = cx.need(&SPECIALTIES, one.need(SPECIALTY)?.as_str())?.title();
    facts.add_bilingual(OF_SPECIALTY.name, &[specialty.0, specialty.1]);
    let next = next_phase(cx, &exam)?;
    let phase = next.as_ref().map_or(Phase::Written, |next| next.phase);
    facts.add_bilingual(PHASE.name, &called_to(phase).map(str::to_owned));
    facts.add_bilingual(ENTRY.name, &entry_rule(phase).map(str::to_owned));
    if phase == Phase::Written {
        seat(cx, one, &mut facts)?;
    }
    let of_position = |test: &&Document| {
        test.get(exam_test::POSITION)
            .is_none_or(|of| one.get(POSITION) == Some(of))
    };
    let tests = next.iter().flat_map(|next| &next.tests).filter(of_position);
    facts.blocks.push(timetable(cx, one, tests)?);
    Ok(facts)
}

/// To what somebody is summoned.
fn called_to(phase: Phase) -> [&'static str; 2] {
    match phase {
        Phase::Written => ["à l’écrit", "لاجتياز الاختبار الكتابي"],
        Phase::Oral => ["à l’oral", "لاجتياز الاختبار الشفوي"],
    }
}

/// Until when one enters.
fn entry_rule(phase: Phase) -> [&'static str; 2] {
    match phase {
        Phase::Written => [
            "L’accès à la salle est refusé après la distribution des sujets.",
            "لا يسمح بالدخول إلى القاعة بعد توزيع المواضيع.",
        ],
        Phase::Oral => [
            "Les candidats sont appelés dans l’ordre de passage.",
            "ينادى على المترشحين حسب ترتيب المرور.",
        ],
    }
}

fn seat(cx: &Cx<'_>, one: &Document, facts: &mut Facts) -> Result<()> {
    let (room, seat) = (one.get(EXAM_ROOM).unwrap_or_default(), one.get(SEAT));
    let same = [
        exam_room::RECRUITMENT.eq(one.need(RECRUITMENT)?),
        exam_room::NAME.eq(room.as_str()),
    ];
    let row = cx.first(&EXAM_ROOMS, same)?;
    let names = row.as_ref().map(exam_room::names);
    facts.add_bilingual("candidate.room", &names.unwrap_or_else(|| [room.clone(), room]));
    facts.text("candidate.seat", &seat.map(|seat| seat.to_string()).unwrap_or_default());
    let addresses = row.as_ref().map(exam_room::addresses);
    facts.add_as_written(PLACE.name, &addresses.unwrap_or_default());
    Ok(())
}

/// When each test is, as the facts above it: a table would take a second sheet, and there is one for each of ten thousand people. Of
/// an oral also where, and when in the order of passage.
fn timetable<'t>(cx: &Cx<'_>, one: &Document, tests: impl Iterator<Item = &'t Document>) -> Result<Block> {
    let mut rows = Vec::new();
    for test in tests {
        let (fr, ar) = test.title();
        let day = test.get(exam_test::DATE).map(|Date(day)| Run::Day(day));
        let line = day.map_or_else(Line::default, |day| Line::from(day).text(" · "));
        rows.push(field(Words::new(fr, ar), Words::any(line.ltr(hours(test)))));
        if Phase::of_test(test) == Phase::Oral {
            rows.extend(room_and_turn(cx, one, test)?);
        }
    }
    Ok(Block::Fields {
        rows,
        wide: false,
        picture: None,
    })
}

fn field(label: Words, value: Words) -> Field {
    Field { label, value }
}

/// In which room a test is held, and after how many others one is heard.
fn room_and_turn(cx: &Cx<'_>, one: &Document, test: &Document) -> Result<Vec<Field>> {
    let mut rows = Vec::new();
    if let Some(room) = exam_room::room_of(cx, test)? {
        let [fr, ar] = exam_room::names(&room);
        rows.push(field(Words::new("Salle", "القاعة"), Words::new(fr, ar)));
        let [fr, ar] = exam_room::addresses(&room);
        if !fr.is_empty() {
            let address = if fr == ar { Words::any(fr) } else { Words::new(fr, ar) };
            rows.push(field(Words::new("Adresse", "العنوان"), address));
        }
    }
    let turn = turn_of(one, &test.id).map(|turn| Words::any(turn.to_string()));
    rows.extend(turn.map(|turn| field(Words::new("Ordre de passage", "ترتيب المرور"), turn)));
    Ok(rows)
}

/// From when to when those who are tested together sit; of an oral, where each has their turn, when it begins.
fn hours(test: &Document) -> String {
    let start = test.get(exam_test::START_TIME).unwrap_or_default();
    let end = || {
        let begins: Time = start.parse().ok()?;
        begins.checked_add(test.get(exam_test::DURATION)?.minutes()).ok()
    };
    match end().filter(|_| Phase::of_test(test) == Phase::Written) {
        Some(end) => format!("{start}–{}", end.strftime("%H:%M")),
        None => start,
    }
}
