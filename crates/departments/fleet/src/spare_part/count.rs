//! The count of the store: what was found of each part is set against what its movements say, one adjustment sets right each that
//! differs, and a sheet tells all of them.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::doc::{Align, Block, Column, Doc, Line, Mode, Pictures, Row, Words};
use engine::input::{FromArgument, wrong_argument};
use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, inputs};
use platform::papers::template::PaperLanguage;
use schema::{Date, Document, Id, Lang, Rejection, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{LOCATION, NAME, QUANTITY, REFERENCE, SPARE_PARTS, wording};
use crate::spare_movement::{self, Kind, SPARE_MOVEMENTS};

error_codes! {
    NO_LINES = "spare_count_of_nothing", invalid => "لا يوجد أي سطر في هذا الجرد", "Ce comptage n’a aucune ligne", "This count has no line";
    COUNTED_TWICE = "spare_count_twice", invalid => "السطر {line}: القطعة نفسها في السطر {first}", "Ligne {line}\u{a0}: la même pièce est déjà à la ligne {first}", "Line {line}: the same part stands in line {first} already";
    UNKNOWN_PART = "spare_count_unknown_part", invalid => "السطر {line}: قطعة غير معروفة", "Ligne {line}\u{a0}: pièce inconnue", "Line {line}: unknown part";
    WRONG_LINE = "spare_count_line_wrong", invalid => "السطر {line}: المطلوب قطعة وكمية معاينة من 0 إلى {most}، وملاحظة (أقصى عدد الحروف: {longest})", "Ligne {line}\u{a0}: une pièce, une quantité comptée de 0 à {most} et une remarque de {longest} caractères au plus sont attendues", "Line {line}: a part, a counted quantity from 0 to {most} and a note of at most {longest} characters are expected";
}

/// As many parts as are counted at once.
const MOST_LINES: usize = 200;
/// As many as stand of one part at most.
const MOST_COUNTED: i64 = 1_000_000;
/// The longest note, in characters: it stands behind the day in the reason of the adjustment.
const LONGEST_NOTE: usize = 200;

/// What was found of a part.
#[derive(Clone)]
pub(super) struct CountLine {
    part: String,
    counted: i64,
    note: Option<String>,
}

/// The lines of a count, each `{partId, counted, note}`.
#[derive(Clone)]
pub(super) struct CountLines(Vec<CountLine>);

impl FromArgument for CountLines {
    const SHAPE: Shape = Shape::Json;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() {
            return Ok(None);
        }
        let lines = given
            .as_array()
            .ok_or_else(|| wrong_argument(name, expected::OBJECTS))?;
        if lines.is_empty() {
            return Err(Rejection::new(NO_LINES).field(name).into());
        }
        if lines.len() > MOST_LINES {
            let refused = Rejection::new(error_codes::TOO_MANY).field(name);
            return Err(refused.arg("max", MOST_LINES).into());
        }
        let lines = (1..).zip(lines).map(|(line, given)| read_line(name, line, given));
        lines.collect::<Result<_>>().map(|lines| Some(CountLines(lines)))
    }
}

/// A line; people count them from one, paths to them from zero as elsewhere.
fn read_line(name: &str, line: usize, given: &Json) -> Result<CountLine> {
    let wrong = |member: &str| {
        let refused = Rejection::new(WRONG_LINE).field(format!("{name}.{}.{member}", line - 1));
        let refused = refused.arg("line", line).arg("most", MOST_COUNTED);
        refused.arg("longest", LONGEST_NOTE)
    };
    let part = given["partId"].as_str().map(str::trim).filter(|id| !id.is_empty());
    let part = part.ok_or_else(|| wrong("partId"))?;
    let counted = given["counted"]
        .as_i64()
        .filter(|count| (0..=MOST_COUNTED).contains(count));
    let counted = counted.ok_or_else(|| wrong("counted"))?;
    let note = match &given["note"] {
        Json::Null => None,
        Json::String(text) if text.chars().count() <= LONGEST_NOTE => Some(text.trim().to_owned()),
        _ => return Err(wrong("note").into()),
    };
    Ok(CountLine {
        part: part.to_owned(),
        counted,
        note: note.filter(|text| !text.is_empty()),
    })
}

inputs! {
    /// A count of the store.
    pub(super) struct StockCount {
        /// Its lines, 200 at most: `{partId, counted, note}`.
        lines: CountLines = need("lines"),
        /// The language of the sheet; Arabic and French unless it is said.
        language: Option<PaperLanguage> = may("language"),
    }
}

/// What a count has come to.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CountedStock {
    /// How many parts were counted.
    counted: usize,
    /// How many of them differed, and were set right.
    adjusted: usize,
    /// The sheet of the count as a PDF, in base64; none where it could not be drawn: the count stands all the same.
    sheet: Option<String>,
}

/// Sets the stock right by what was found: for those who write movements of parts.
pub(super) const COUNT: Act<StockCount, CountedStock> = Act::long(
    NAME_OF_ACT,
    wording::COUNT,
    Allowed::Holders(&["park-inventaire:read", "park-inventaire:create"]),
    count,
);

const NAME_OF_ACT: &str = "spareParts.count";

fn count(engine: Engine, ctx: RequestContext, given: StockCount) -> BoxFuture<CountedStock> {
    Box::pin(async move {
        let mode = given.language.map_or(Mode::Both, |PaperLanguage(mode)| mode);
        let lines = given.lines;
        let write = move |cx: &mut Cx<'_>| {
            let compared = compare(cx, &lines.0)?;
            for line in &compared {
                adjust(cx, line)?;
            }
            let (letterhead, pictures) = cx.sheet_head()?;
            let doc = sheet(cx, &compared, mode);
            let adjusted = compared.iter().filter(|line| line.difference() != 0).count();
            Ok((
                compared.len(),
                adjusted,
                Doc {
                    letterhead: Some(letterhead),
                    ..doc
                },
                pictures,
            ))
        };
        let (counted, adjusted, doc, pictures) = engine.transact(&ctx, NAME_OF_ACT, write).await?;
        let sheet = draw(&engine, doc, pictures).await.ok().map(|pdf| STANDARD.encode(pdf));
        Ok(CountedStock {
            counted,
            adjusted,
            sheet,
        })
    })
}

async fn draw(engine: &Engine, doc: Doc, pictures: Pictures) -> Result<Vec<u8>> {
    let pictures = engine.pictures_of(&doc, pictures).await?;
    engine.pdf(doc, pictures).await
}

/// A line beside the part that it counts.
struct Compared {
    part: Document,
    counted: i64,
    note: Option<String>,
}

impl Compared {
    fn system(&self) -> i64 {
        self.part.get(QUANTITY).unwrap_or(0)
    }

    fn difference(&self) -> i64 {
        self.counted - self.system()
    }
}

/// Each line with its part, in the order of the lines; nothing that is counted twice, and nothing that is no part.
fn compare(cx: &Cx<'_>, lines: &[CountLine]) -> Result<Vec<Compared>> {
    let mut first_lines: BTreeMap<&str, usize> = BTreeMap::new();
    let mut refused = Vec::new();
    let ids: BTreeSet<String> = lines.iter().map(|line| line.part.clone()).collect();
    let parts = cx.many(&SPARE_PARTS, &ids.into_iter().collect::<Vec<_>>())?;
    let parts: BTreeMap<String, Document> = parts.into_iter().map(|part| (part.id.clone(), part)).collect();
    let mut compared = Vec::new();
    for (at, line) in (1..).zip(lines) {
        let about = |code| {
            Rejection::new(code)
                .field(format!("lines.{}.partId", at - 1))
                .arg("line", at)
        };
        let known = first_lines.get(line.part.as_str());
        match (known, parts.get(&line.part)) {
            (Some(first), _) => refused.push(about(COUNTED_TWICE).arg("first", first)),
            (None, None) => refused.push(about(UNKNOWN_PART)),
            (None, Some(part)) => compared.push(Compared {
                part: part.clone(),
                counted: line.counted,
                note: line.note.clone(),
            }),
        }
        first_lines.entry(&line.part).or_insert(at);
    }
    Rejection::several(refused).map_or(Ok(compared), |refused| Err(refused.into()))
}

/// The adjustment of a part that differs.
fn adjust(cx: &mut Cx<'_>, line: &Compared) -> Result<()> {
    if line.difference() == 0 {
        return Ok(());
    }
    let day = cx.today();
    let on = day.strftime("%d/%m/%Y");
    let reason = match cx.lang() {
        Lang::Ar => format!("جرد يوم {on}"),
        Lang::Fr => format!("Comptage du {on}"),
        Lang::En => format!("Count of {on}"),
    };
    let reason = line
        .note
        .iter()
        .fold(reason, |reason, note| format!("{reason} – {note}"));
    let row = Document::new(&SPARE_MOVEMENTS)
        .with(spare_movement::PART, Id(line.part.id.clone()))
        .with(spare_movement::KIND, Kind::Adjust)
        .with(spare_movement::QUANTITY, line.difference())
        .with(spare_movement::DATE, Date(day))
        .with(spare_movement::REASON, reason);
    cx.create(row).map(drop)
}

/// All lines with what the movements said, what was found, and the difference.
fn sheet(cx: &Cx<'_>, compared: &[Compared], mode: Mode) -> Doc {
    let title = Words::new("Feuille de comptage des pièces de rechange", "كشف جرد قطع الغيار");
    let signing = Block::Frames {
        list: vec![
            Words::new("Compté par", "قام بالجرد"),
            Words::new("Vu par le responsable du parc", "اطلع عليه المسؤول عن الحظيرة"),
        ],
    };
    let rows = compared.iter().map(row).collect();
    let columns = columns();
    Doc {
        made: cx.now(),
        date: Some(cx.today()),
        blocks: vec![Block::Table { columns, rows }, signing],
        ..Doc::new("spare_parts_count", mode, title)
    }
}

fn columns() -> Vec<Column> {
    let column = |fr: &str, ar: &str, align, share| Column {
        title: Words::new(fr, ar),
        align,
        share,
    };
    vec![
        column("Pièce", "القطعة", Align::Start, 3),
        column("Référence", "المرجع", Align::Start, 2),
        column("Emplacement", "المكان", Align::Start, 2),
        column("Stock", "المخزون", Align::End, 0),
        column("Compté", "المعاين", Align::End, 0),
        column("Écart", "الفارق", Align::End, 0),
        column("Remarque", "ملاحظة", Align::Start, 2),
    ]
}

fn row(line: &Compared) -> Row {
    let code = |text: String| Words::any(Line::default().ltr(text));
    let difference = line.difference();
    let sign = if difference > 0 { "+" } else { "" };
    let cells = vec![
        Words::any(line.part.get(NAME).unwrap_or_default()),
        code(line.part.get(REFERENCE).unwrap_or_default()),
        Words::any(line.part.get(LOCATION).unwrap_or_default()),
        code(line.system().to_string()),
        code(line.counted.to_string()),
        code(format!("{sign}{difference}")),
        Words::any(line.note.clone().unwrap_or_default()),
    ];
    Row { cells, total: false }
}
