//! The sheets of a room: who signs at which table, who finds their name on the door, and the labels of the tables.

use engine::doc::{Block, Doc, Label as Sticker, Line, Mode, Row, Words};
use engine::files::content::Content;
use engine::input::FromArgument;
use engine::{Act, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::authentic_document::act::{IssuedPaper, issue_or_existing};
use platform::papers::template::PaperLanguage;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Id, Label, Rejection, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{ADDRESS, EXAM_ROOMS, LABELS, NAME, RECRUITMENT, addresses, names, wording};
use crate::candidate::{self, CANDIDATES};
use crate::exam_list::shown_names;
use crate::exam_paper::{EXAM_TITLE, column, exam_paper, facts_of_exam, ltr, name_column};
use crate::permission::CLERKS;
use crate::recruitment::{self, NAME_ON_LISTS, NameOnLists, RECRUITMENTS};

error_codes! {
    EMPTY_ROOM = "exam_room_empty", conflict => "لا أحد في هذه القاعة: وزعوا المقاعد أولا", "Personne n’est placé dans cette salle\u{a0}: tirez d’abord les places", "Nobody sits in this room: draw the seats first";
}

/// Which sheet of a room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RoomPaper {
    /// Who signs, at which table.
    Attendance,
    /// What hangs on the door.
    Door,
}

impl FromArgument for RoomPaper {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match given.as_str() {
            Some("list") => Ok(Some(RoomPaper::Attendance)),
            Some("door") => Ok(Some(RoomPaper::Door)),
            _ => Err(Rejection::argument(name, expected::one_of("list, door"))
                .field(name)
                .into()),
        }
    }
}

inputs! {
    /// A sheet of a room.
    pub(super) struct RoomSheet {
        /// The room.
        id: Id = need("id"),
        /// `list` for the attendance list, `door` for the door.
        sheet: RoomPaper = need("sheet"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
    }
    /// The labels of the tables of a room.
    pub(super) struct RoomLabels {
        /// The room.
        id: Id = need("id"),
    }
}

/// Issues a sheet of a room.
pub(super) const PRINT: Act<RoomSheet, IssuedPaper> =
    Act::long_on("examRooms.print", wording::PRINT, ON, CLERKS, print_sheet);
/// Draws labels to be stuck to the tables, which the row of the room names.
pub(super) const STICK: Act<RoomLabels, TableLabels> =
    Act::long_on("examRooms.labels", wording::STICK, ON, CLERKS, print_labels);

/// The labels of the tables of a room.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TableLabels {
    file_id: String,
}

/// A room in which somebody sits.
const ON: Subject = Subject::new(
    || &EXAM_ROOMS,
    &[Guard::Check(Check {
        reads: &[RECRUITMENT.def, NAME.def],
        check: |cx, room| seated(cx, room).map(drop),
    })],
);

/// What people sign at their tables.
pub(super) static ATTENDANCE: PaperKind = exam_paper(
    "exam_attendance_sheet",
    ["FE", "و.ح"],
    Label::new("ورقة الحضور", "Feuille d’émargement", "Attendance sheet"),
    || &EXAM_ROOMS,
    NAMES,
    [ATTENDANCE_FR, ATTENDANCE_AR],
    |cx, room| facts(cx, room, RoomPaper::Attendance),
);

/// What hangs on the door.
pub(super) static DOOR: PaperKind = exam_paper(
    "exam_door_list",
    ["LP", "ل.ب"],
    Label::new("لائحة باب القاعة", "Liste de porte", "Door list"),
    || &EXAM_ROOMS,
    NAMES,
    [DOOR_FR, DOOR_AR],
    |cx, room| facts(cx, room, RoomPaper::Door),
);

const COUNT: Name = Name::new("room.count", Label::new("عدد المترشحين", "Candidats", "Candidates"));

const NAMES: &[Name] = &[
    EXAM_TITLE,
    COUNT,
    Name::of("room.name", NAME.def),
    Name::of("room.address", ADDRESS.def),
    Name::of("exam.date", recruitment::EXAM_DATE.def),
    Name::of("exam.time", recruitment::EXAM_TIME.def),
];

const ATTENDANCE_FR: &str = "\
Concours : **{exam.title}**

- Salle : {room.name}
- Adresse : {room.address}
- Date : {exam.date}
- Heure : {exam.time}
- Candidats : {room.count}

Chaque candidat signe en face de son nom après vérification de sa pièce d’identité.";

const ATTENDANCE_AR: &str = "\
المباراة: **{exam.title}**

- القاعة : {room.name}
- العنوان : {room.address}
- التاريخ : {exam.date}
- الساعة : {exam.time}
- عدد المترشحين : {room.count}

يوقع كل مترشح(ة) أمام اسمه بعد التحقق من بطاقة تعريفه.";

const DOOR_FR: &str = "\
Concours : **{exam.title}**

- Salle : {room.name}
- Adresse : {room.address}
- Date : {exam.date}
- Heure : {exam.time}";

const DOOR_AR: &str = "\
المباراة: **{exam.title}**

- القاعة : {room.name}
- العنوان : {room.address}
- التاريخ : {exam.date}
- الساعة : {exam.time}";

fn print_sheet(turn: Turn, given: RoomSheet) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let kind = if given.sheet == RoomPaper::Door {
            &DOOR
        } else {
            &ATTENDANCE
        };
        issue_or_existing(&turn, kind, given.language.0, &given.id).await
    })
}

/// Those who sit in a room, by their tables.
fn seated(cx: &Cx<'_>, room: &Document) -> Result<Vec<Document>> {
    let here = [
        candidate::RECRUITMENT.eq(room.need(RECRUITMENT)?),
        candidate::EXAM_ROOM.eq(room.need(NAME)?),
        candidate::SEAT.is_not_null(),
    ];
    let mut seated = cx.all(&CANDIDATES, here)?;
    if seated.is_empty() {
        return Err(EMPTY_ROOM.into());
    }
    seated.sort_by_key(|one| one.get(candidate::SEAT));
    Ok(seated)
}

fn facts(cx: &Cx<'_>, room: &Document, sheet: RoomPaper) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, room.need(RECRUITMENT)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    // Whoever watches over a room signs its sheet; what hangs on the door is the house's.
    facts.by_those_present = sheet == RoomPaper::Attendance;
    facts.add_bilingual("room.name", &names(room));
    facts.add_as_written("room.address", &addresses(room));
    if let Some(schema::Date(day)) = exam.get(recruitment::EXAM_DATE) {
        facts.day("exam.date", day);
    }
    facts.code("exam.time", &exam.get(recruitment::EXAM_TIME).unwrap_or_default());
    let people = seated(cx, room)?;
    facts.text(COUNT.name, &people.len().to_string());
    let how = exam.get(NAME_ON_LISTS).unwrap_or(NameOnLists::Full);
    facts.blocks.push(table(&people, sheet, how));
    if sheet == RoomPaper::Attendance {
        facts.blocks.push(signing_boxes());
    }
    Ok(facts)
}

/// Where those who watched over the room sign, below the list.
fn signing_boxes() -> Block {
    Block::Frames {
        list: vec![
            Words::new("Les surveillants (noms et signatures)", "الحراس (الأسماء والتوقيعات)"),
            Words::new("Présents / absents", "الحاضرون / المتغيبون"),
        ],
    }
}

/// Two empty lines: high enough to sign in.
const ROOM_TO_SIGN: &str = "\u{a0}\n\u{a0}";

fn table(people: &[Document], sheet: RoomPaper, how: NameOnLists) -> Block {
    let mut columns = vec![
        column("Table", "الطاولة", 0),
        column("N° de candidat", "رقم المترشح(ة)", 0),
        name_column(if sheet == RoomPaper::Door { 3 } else { 4 }),
    ];
    if sheet == RoomPaper::Attendance {
        columns.push(column("CNIE", "ب.و.ت.إ", 0));
        columns.push(column("Aménagement", "ترتيبات تيسيرية", 0));
        columns.push(column("Signature", "التوقيع", 3));
    }
    Block::Table {
        columns,
        rows: people.iter().map(|one| row(one, sheet, how)).collect(),
    }
}

fn row(one: &Document, sheet: RoomPaper, how: NameOnLists) -> Row {
    let code = |key| ltr(one.get(key).unwrap_or_default());
    let mut cells = vec![
        Words::any(one.get(candidate::SEAT).unwrap_or_default().to_string()),
        code(candidate::CANDIDATE_NUMBER),
    ];
    if sheet == RoomPaper::Door {
        cells.push(public_name(one, how));
    } else {
        // That something is to be arranged, without its ground (decision 58).
        let is_arranged = one.get(candidate::ACCOMMODATION).is_some();
        cells.push(public_name(one, NameOnLists::Full));
        cells.push(code(candidate::CIN));
        cells.push(Words::any(if is_arranged { "✓" } else { "" }));
        cells.push(Words::any(ROOM_TO_SIGN));
    }
    Row { cells, total: false }
}

/// A name as the exam shows names to everybody.
fn public_name(one: &Document, how: NameOnLists) -> Words {
    let [fr, ar] = shown_names(one, how).map(Option::unwrap_or_default);
    Words::new(fr, ar)
}

fn print_labels(turn: Turn, given: RoomLabels) -> BoxFuture<TableLabels> {
    Box::pin(async move {
        let name_file = |cx: &mut Cx<'_>, room: Document| {
            let doc = labels(cx, &room)?;
            let file = cx.await_file(DOWNLOADABLE_DOCUMENTS, "tables.pdf")?;
            cx.update(room.with(LABELS, file.clone()))?;
            Ok((file, doc))
        };
        let (Id(file_id), doc) = turn.write(&given.id, name_file).await?;
        let pdf = turn.engine.pdf(doc, std::collections::BTreeMap::default()).await?;
        turn.engine
            .fill_file(&turn.ctx, &file_id, Content::Pdf, pdf, |_, _| Ok(()))
            .await?;
        Ok(TableLabels { file_id })
    })
}

/// A label for each table that somebody sits at: its number, the candidate's, the room.
fn labels(cx: &Cx<'_>, room: &Document) -> Result<Doc> {
    /// Three beside each other and eight below each other fill a sheet of A4, in millimetres.
    const SIZE: (u16, u16) = (64, 35);
    let (name, [fr, ar]) = (room.need(NAME)?, names(room));
    let one = |seat: &Document| {
        let number = seat.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        let table = seat.get(candidate::SEAT).unwrap_or_default();
        Sticker {
            // The place alone: presence is scanned from the convocation that somebody brings.
            code: format!("{name} {table}"),
            lines: vec![
                Words::new(
                    Line::default().bold(format!("Table {table}")),
                    Line::default().bold(format!("الطاولة {table}")),
                ),
                Words::any(Line::default().ltr(number)),
                Words::new(fr.as_str(), ar.as_str()),
            ],
        }
    };
    let stickers = seated(cx, room)?.iter().map(one).collect();
    let mut doc = Doc::new(room.id.clone(), Mode::Both, Words::new("Tables", "الطاولات"));
    doc.made = cx.now();
    doc.untitled = true;
    doc.unpaged = true;
    doc.blocks = vec![Block::Labels {
        width: SIZE.0,
        height: SIZE.1,
        roll: false,
        labels: stickers,
    }];
    Ok(doc)
}
