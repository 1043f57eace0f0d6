//! The sheet behind the door (بطاقة الجرد, fiche d’inventaire): all that stands in an office, with a code that leads to it.

use engine::doc::{Block, Label as Sticker, Line, Row, Words};
use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::service::{self, SERVICES};
use platform::papers::authentic_document::act::{IssuedPaper, issue_of_facts};
use platform::papers::template::PaperLanguage;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Id, Label, Result, error_codes};

use super::super::{BUREAU, INVENTORY_ITEMS, NUMBER, QUANTITY, STATE, State};
use super::wording;
use crate::paper::{column, condition, item_cells, number, number_column, property_paper, row, table, total_row, word};
use crate::permission::PRINTS;

error_codes! {
    EMPTY = "inventory_sheet_of_nothing", conflict => "لا يوجد أي ممتلك في هذا المكتب", "Aucun bien ne se trouve dans ce bureau", "Nothing stands in this office";
}

inputs! {
    /// The sheet of an office.
    pub(in crate::item) struct SheetOf {
        /// The office.
        bureau: Id = need("bureauId"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
    }
}

const COUNT: Name = Name::new(
    "sheet.count",
    Label::new("عدد الممتلكات", "Nombre de biens", "Number of items"),
);
const PIECES: Name = Name::of("sheet.quantity", QUANTITY.def);
const OFFICE: Name = Name::of("sheet.bureau", BUREAU.def);

const NAMES: &[Name] = &[
    OFFICE,
    Name::of("sheet.service", bureau::SERVICE.def),
    Name::of("sheet.floor", bureau::FLOOR.def),
    COUNT,
    PIECES,
];

const FR: &str = "\
Biens mobiliers de la {commune.name} qui se trouvent dans le bureau **{sheet.bureau}** au {paper.date} :

- Service : {sheet.service}
- Étage : {sheet.floor}
- Nombre de biens : {sheet.count}
- Quantité : {sheet.quantity}

Aucun bien ne quitte ce bureau sans que son mouvement soit enregistré.";

const AR: &str = "\
الممتلكات المنقولة ل{commune.name} الموجودة بالمكتب **{sheet.bureau}** بتاريخ {paper.date}:

- المصلحة : {sheet.service}
- الطابق : {sheet.floor}
- عدد الممتلكات : {sheet.count}
- الكمية : {sheet.quantity}

لا يخرج أي ممتلك من هذا المكتب دون تسجيل حركته.";

/// How things stood on a day: nothing that moves later replaces it.
pub(super) static SHEET: PaperKind = property_paper(
    "inventory_sheet",
    ["FB", "ب.م"],
    Label::new("بطاقة الجرد", "Fiche d’inventaire", "Inventory sheet"),
    || &BUREAUX,
    NAMES,
    [FR, AR],
    |cx, office| facts(cx, office, cx.senders().home().unwrap_or_default()),
);

/// Prints the sheet of an office.
pub(in crate::item) const PRINT: Act<SheetOf, IssuedPaper> = Act::long_on(
    "inventoryItems.printSheet",
    wording::PRINT_SHEET,
    Subject::new(
        || &BUREAUX,
        &[Guard::Check(Check {
            reads: &[],
            check: |cx, office| items_of_office(cx, office).map(drop),
        })],
    ),
    Allowed::Holders(&[PRINTS]),
    print,
);

fn print(turn: Turn, given: SheetOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let home = turn.engine.home().unwrap_or_default().to_owned();
        let told = move |cx: &Cx<'_>, office: &Document| facts(cx, office, &home);
        issue_of_facts(&turn, &SHEET, given.language.0, &given.bureau, told).await
    })
}

/// What stands in an office, by number; what has none at the end.
fn items_of_office(cx: &Cx<'_>, office: &Document) -> Result<Vec<Document>> {
    let here = [BUREAU.eq(&office.id), STATE.any_of([State::InService, State::InRepair])];
    let mut items = cx.all(&INVENTORY_ITEMS, here)?;
    if items.is_empty() {
        return Err(EMPTY.into());
    }
    items.sort_by_key(|one| (one.get(NUMBER).is_none(), one.get(NUMBER), one.sequence));
    Ok(items)
}

fn facts(cx: &Cx<'_>, office: &Document, home: &str) -> Result<Facts> {
    let items = items_of_office(cx, office)?;
    let mut facts = Facts::default();
    let names = [bureau::NAME_FR, bureau::NAME_AR].map(|key| office.get(key).unwrap_or_default());
    facts.about.clone_from(&names);
    facts.add_in_both(OFFICE.name, &names);
    if let Some(id) = office.get(bureau::SERVICE)
        && let Some(unit) = cx.get(&SERVICES, id.as_str())?
    {
        let called = [service::NAME_FR, service::NAME_AR].map(|key| unit.get(key).unwrap_or_default());
        facts.add_as_written("sheet.service", &called);
    }
    facts.text("sheet.floor", &office.get(bureau::FLOOR).unwrap_or_default());
    let pieces: i64 = items.iter().filter_map(|one| one.get(QUANTITY)).sum();
    facts.text(COUNT.name, &items.len().to_string());
    facts.text(PIECES.name, &pieces.to_string());
    facts.blocks.push(item_table(&items, pieces)?);
    facts.blocks.push(code_of(office, &names, home));
    Ok(facts)
}

fn item_table(items: &[Document], pieces: i64) -> Result<Block> {
    let columns = vec![
        column("N° d’inventaire", "رقم الجرد", 0),
        column("Désignation", "التسمية", 4),
        number_column("Quantité", "الكمية"),
        column("État", "الحالة", 0),
        column("Situation", "الوضعية", 0),
    ];
    let cells = |item: &Document| {
        let [code, designation] = item_cells(item);
        let state = item.get(STATE).filter(|state| *state != State::InService);
        row(vec![
            code,
            designation,
            number(item.get(QUANTITY).unwrap_or(1)),
            condition(item),
            word(state),
        ])
    };
    let mut rows: Vec<Row> = items.iter().map(cells).collect();
    rows.push(total_row(vec![
        Words::new("Total", "المجموع"),
        Words::default(),
        number(pieces),
    ]));
    table(columns, rows)
}

/// The code of the office, to be scanned at its door: the address of its page.
fn code_of(office: &Document, [fr, ar]: &[String; 2], home: &str) -> Block {
    let home = home.trim_end_matches('/');
    Block::Labels {
        width: 64,
        height: 35,
        roll: false,
        labels: vec![Sticker {
            code: format!("{home}/inventory-dashboard/bureaux/{}", office.id),
            lines: vec![
                Words::new(Line::default().bold(fr.as_str()), Line::default().bold(ar.as_str())),
                Words::new("Inventaire du bureau", "جرد المكتب"),
            ],
        }],
    }
}
