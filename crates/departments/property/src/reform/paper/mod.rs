//! The minutes of a reform (محضر الإحالة على المتلاشيات, procès-verbal de réforme): by whose decision which things left the
//! inventory, who sat on the committee, and what became of the things.

use engine::doc::{Block, Row, Run, Words};
use engine::{Act, Allowed, BoxFuture, Cx, Guard, Subject, Turn};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::authentic_document as issued;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::{Facts, Follows, Name, PaperKind, amount};
use schema::{Date, Document, Label, Money, Result, error_codes};

use super::rules::{Member, members};
use super::{
    BENEFICIARY, DECIDED_BY, DECIDED_ON, DECISION_DATE, DECISION_REF, DOC_ID, DOCUMENT, FATE, INVENTORY_REFORMS, ITEMS,
    MEMBERS, SALE_AMOUNT, STATE, State, wording,
};
use crate::item::{self, INVENTORY_ITEMS};
use crate::paper::{
    by_id, column, day, item_cells, name_of, number, number_column, property_paper, row, table, total_row, user_names,
};
use crate::permission::PRINTS;

error_codes! {
    NOT_DECIDED = "inventory_reform_minutes_undecided", conflict => "لا محضر قبل البت في الإحالة", "Il n’y a de procès-verbal que d’une réforme décidée", "There are minutes of a decided reform alone";
}

const COUNT: Name = Name::new(
    "reform.count",
    Label::new("عدد الممتلكات", "Nombre de biens", "Number of items"),
);
const IN_WORDS: Name = Name::new(
    "reform.saleAmountInWords",
    Label::new(
        "ثمن البيع بالحروف",
        "Produit de la vente en lettres",
        "Proceeds in words",
    ),
);

const NAMES: &[Name] = &[
    COUNT,
    IN_WORDS,
    Name::of("reform.decisionRef", DECISION_REF.def),
    Name::of("reform.decisionDate", DECISION_DATE.def),
    Name::of("reform.decidedBy", DECIDED_BY.def),
    Name::of("reform.decidedOn", DECIDED_ON.def),
    Name::of("reform.fate", FATE.def),
    Name::of("reform.state", STATE.def),
    Name::of("reform.saleAmount", SALE_AMOUNT.def),
    Name::of("reform.beneficiary", BENEFICIARY.def),
];

const FR: &str = "\
En application de la décision n° {reform.decisionRef} du {reform.decisionDate}, la commission de réforme dont les membres signent \
ci-dessous a examiné les biens mobiliers de la {commune.name} désignés ci-après et a décidé leur réforme et leur sortie de l’inventaire.

- Nombre de biens : {reform.count}
- Destination : {reform.fate}
- Décidée le : {reform.decidedOn}
- Décidée par : {reform.decidedBy}
- Situation : {reform.state}
- Produit de la vente : {reform.saleAmount}
- Acquéreur ou bénéficiaire : {reform.beneficiary}

[Le produit de la vente est arrêté à la somme de : **{reform.saleAmountInWords}**.]";

const AR: &str = "\
تطبيقا للقرار رقم {reform.decisionRef} بتاريخ {reform.decisionDate}، عاينت لجنة المتلاشيات، التي يوقع أعضاؤها أسفله، الممتلكات المنقولة \
ل{commune.name} المبينة بعده، وقررت إحالتها على المتلاشيات وإخراجها من الجرد.

- عدد الممتلكات : {reform.count}
- المآل : {reform.fate}
- تاريخ البت : {reform.decidedOn}
- قررها : {reform.decidedBy}
- الحالة : {reform.state}
- ثمن البيع : {reform.saleAmount}
- المقتني أو المستفيد : {reform.beneficiary}

[حصر ثمن البيع في مبلغ: **{reform.saleAmountInWords}**.]";

/// The minutes, the same as long as nothing of the reform changes.
pub(super) static MINUTES: PaperKind = PaperKind {
    follows: Some(Follows {
        bucket: DOWNLOADABLE_DOCUMENTS,
        noted: link_paper,
    }),
    ..property_paper(
        "reform_minutes",
        ["PVRF", "م.م.ت"],
        Label::new(
            "محضر الإحالة على المتلاشيات",
            "Procès-verbal de réforme",
            "Minutes of a reform",
        ),
        || &INVENTORY_REFORMS,
        NAMES,
        [FR, AR],
        facts,
    )
};

/// Prints the minutes.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> = Act::long_on(
    "inventoryReforms.print",
    wording::PRINT,
    ON,
    Allowed::Holders(&[PRINTS]),
    print,
);

const ON: Subject = Subject::new(
    || &INVENTORY_REFORMS,
    &[Guard::While(
        schema::any(&[STATE.is(State::Decided.wire()), STATE.is(State::CarriedOut.wire())]),
        NOT_DECIDED,
    )],
);

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &MINUTES, order.language.0, &order.id).await })
}

/// The reform names the minutes that were printed last.
fn link_paper(cx: &mut Cx<'_>, reform: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(issued::DOC_ID)?, paper.need(issued::FILE)?);
    if reform.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(reform.clone().with(DOC_ID, id).with(DOCUMENT, file))
        .map(drop)
}

fn facts(cx: &Cx<'_>, reform: &Document) -> Result<Facts> {
    if !matches!(reform.get(STATE), Some(State::Decided | State::CarriedOut)) {
        return Err(NOT_DECIDED.into());
    }
    let mut facts = Facts::default();
    let reference = reform.need(DECISION_REF)?;
    facts.about = [reference.clone(), reference.clone()];
    facts.code("reform.decisionRef", &reference);
    for (name, key) in [("reform.decisionDate", DECISION_DATE), ("reform.decidedOn", DECIDED_ON)] {
        if let Some(Date(on)) = reform.get(key) {
            facts.day(name, on);
        }
    }
    let decider = reform.get(DECIDED_BY);
    if let Some(names) = name_of(&user_names(cx, decider.clone())?, decider) {
        facts.add_as_written("reform.decidedBy", &names);
    }
    facts.add_choice("reform.fate", reform.need(FATE)?);
    facts.add_choice("reform.state", reform.need(STATE)?);
    facts.text("reform.beneficiary", &reform.get(BENEFICIARY).unwrap_or_default());
    if let Some(proceeds) = reform.get(SALE_AMOUNT) {
        facts.amount("reform.saleAmount", proceeds.centimes());
        facts.add_bilingual(IN_WORDS.name, &amount::in_words(proceeds.centimes()));
    }
    let ids = reform.get(ITEMS).unwrap_or_default();
    let items = by_id(cx, &INVENTORY_ITEMS, ids.iter().cloned())?;
    facts.text(COUNT.name, &items.len().to_string());
    let in_order: Vec<&Document> = ids.iter().filter_map(|id| items.get(id.as_str())).collect();
    facts.blocks.push(item_table(&in_order)?);
    facts.blocks.push(heading("Membres de la commission", "أعضاء اللجنة"));
    facts
        .blocks
        .push(member_table(&members(&reform.get(MEMBERS).unwrap_or_default())?));
    Ok(facts)
}

fn heading(fr: &str, ar: &str) -> Block {
    Block::Heading {
        text: Words::new(fr, ar),
    }
}

fn item_table(items: &[&Document]) -> Result<Block> {
    let columns = vec![
        column("N° d’inventaire", "رقم الجرد", 0),
        column("Désignation", "التسمية", 4),
        number_column("Quantité", "الكمية"),
        column("Acquis le", "تاريخ الاقتناء", 0),
        number_column("Prix unitaire (MAD)", "ثمن الوحدة (درهم)"),
    ];
    let cells = |item: &&Document| {
        let [code, designation] = item_cells(item);
        row(vec![
            code,
            designation,
            number(item.get(item::QUANTITY).unwrap_or(1)),
            day(item.get(item::ACQUIRED_ON)),
            price(item.get(item::PRICE)),
        ])
    };
    let mut rows: Vec<Row> = items.iter().map(cells).collect();
    let quantity = items.iter().filter_map(|item| item.get(item::QUANTITY)).sum();
    rows.push(total_row(vec![
        Words::new("Total", "المجموع"),
        Words::default(),
        number(quantity),
    ]));
    table(columns, rows)
}

fn price(price: Option<Money>) -> Words {
    price.map_or_else(Words::default, |price| Words::any(Run::Number(price.centimes())))
}

/// Each member with room to sign in.
fn member_table(members: &[Member]) -> Block {
    /// Two empty lines.
    const ROOM_TO_SIGN: &str = "\u{a0}\n\u{a0}";
    let cells = |one: &Member| {
        row(vec![
            Words::any(one.name.as_str()),
            Words::any(one.quality.as_str()),
            Words::any(ROOM_TO_SIGN),
        ])
    };
    Block::Table {
        columns: vec![
            column("Nom", "الاسم", 3),
            column("Qualité", "الصفة", 3),
            column("Signature", "التوقيع", 3),
        ],
        rows: members.iter().map(cells).collect(),
    }
}
