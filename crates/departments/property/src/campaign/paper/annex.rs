//! The tables of the minutes: each office, each difference with its decision, each counter with room to sign in.

use engine::Cx;
use engine::doc::{Block, Line, Row, Words};
use schema::{Document, Id, Result};

use super::super::MEMBERS;
use super::super::summary::{CampaignSummary, ItemCounts, OfficeCounts};
use super::heading;
use crate::difference as of;
use crate::item::{self, INVENTORY_ITEMS};
use crate::paper::{
    Names, both, bureau_names, by_id, column, ltr, name_of, number_column, row, table, total_row, user_names, word,
};
use crate::scan::{self, INVENTORY_SCANS};

/// As many differences as stand on the minutes themselves: a sealed record holds a megabyte. The others stand in the list of the
/// count, and the minutes say how many.
const MOST_DIFFERENCES: usize = 600;

/// A line for each office, and one for all.
pub(super) fn office_table(cx: &Cx<'_>, counts: &CampaignSummary) -> Result<Block> {
    let names = bureau_names(cx, counts.offices.iter().map(|office| Id(office.id.clone())))?;
    let cells = |name: Words, counts: &ItemCounts| {
        let numbers = [
            counts.expected,
            counts.found,
            counts.missing,
            counts.moved,
            counts.additional,
            counts.unknown,
            counts.damaged,
            counts.quantity,
        ];
        let numbers = numbers.map(|number| ltr(number.to_string()));
        std::iter::once(name).chain(numbers).collect()
    };
    let line = |office: &OfficeCounts| {
        let name = name_of(&names, Some(Id(office.id.clone())));
        let name = name.map_or_else(Words::default, |name| both(&name));
        row(cells(name, &office.counts))
    };
    let mut rows: Vec<Row> = counts.offices.iter().map(line).collect();
    rows.push(total_row(cells(Words::new("Total", "المجموع"), &counts.total)));
    let columns = vec![
        column("Bureau", "المكتب", 4),
        number_column("Attendus", "المنتظر"),
        number_column("Trouvés", "الموجود"),
        number_column("Manquants", "المفقود"),
        number_column("Déplacés", "المنقول"),
        number_column("En plus", "الزائد"),
        number_column("Inconnus", "المجهول"),
        number_column("Abîmés", "المتضرر"),
        number_column("Quantité", "الكمية"),
    ];
    table(columns, rows)
}

/// Each difference with what was decided about it; nothing where nothing differs.
pub(super) fn add_differences(cx: &Cx<'_>, differences: &[Document], blocks: &mut Vec<Block>) -> Result<()> {
    if differences.is_empty() {
        return Ok(());
    }
    let shown: Vec<&Document> = differences.iter().take(MOST_DIFFERENCES).collect();
    let items = by_id(cx, &INVENTORY_ITEMS, shown.iter().filter_map(|row| row.get(of::ITEM)))?;
    let scans = by_id(cx, &INVENTORY_SCANS, shown.iter().filter_map(|row| row.get(of::SCAN)))?;
    let places = shown.iter().flat_map(|row| [row.get(of::BUREAU), row.get(of::SEEN_IN)]);
    let names = bureau_names(cx, places.flatten())?;
    let cells = |one: &&Document| {
        let item = one.get(of::ITEM).and_then(|id| items.get(id.as_str()));
        let scan = one.get(of::SCAN).and_then(|id| scans.get(id.as_str()));
        row(vec![
            word(one.get(of::KIND)),
            item_words(item, scan),
            office_words(&names, one),
            quantities(one),
            word(one.get(of::DECISION)),
            Words::any(one.get(of::REASON).unwrap_or_default()),
        ])
    };
    blocks.push(heading("Annexe : écarts et décisions", "ملحق: الفوارق والقرارات"));
    blocks.push(table(difference_columns(), shown.iter().map(cells).collect())?);
    if differences.len() > shown.len() {
        let left = differences.len() - shown.len();
        blocks.push(Block::Notice {
            text: Words::new(
                format!("{left} autres écarts figurent dans la liste du récolement, jointe au présent procès-verbal."),
                format!("توجد فوارق أخرى عددها {left} في لائحة عملية الجرد المرفقة بهذا المحضر."),
            ),
        });
    }
    Ok(())
}

fn difference_columns() -> Vec<engine::doc::Column> {
    vec![
        column("Écart", "الفارق", 2),
        column("Bien", "الممتلك", 4),
        column("Bureau", "المكتب", 4),
        column("Compté", "المعاين", 0),
        column("Décision", "القرار", 3),
        column("Motif", "السبب", 4),
    ]
}

/// The number of a thing and what it is called, or what was scanned where nobody knows it.
fn item_words(item: Option<&Document>, scan: Option<&Document>) -> Words {
    let number = item.and_then(|item| item.get(item::NUMBER));
    let number = number.or_else(|| scan?.get(scan::CODE)).unwrap_or_default();
    let designation = item.and_then(|item| item.get(item::DESIGNATION)).unwrap_or_default();
    let between = if number.is_empty() || designation.is_empty() {
        ""
    } else {
        "\n"
    };
    Words::any(Line::default().ltr(number).text(format!("{between}{designation}")))
}

/// Where it should be, and where it was seen if elsewhere.
fn office_words(names: &Names, one: &Document) -> Words {
    let [own, elsewhere] = [of::BUREAU, of::SEEN_IN].map(|key| name_of(names, one.get(key)));
    match (own, elsewhere) {
        (own, None) => own.map_or_else(Words::default, |own| both(&own)),
        (own, Some([fr, ar])) => {
            let [french, arabic] = own.unwrap_or_default();
            both(&[
                format!("{french}\nvu dans\u{a0}: {fr}"),
                format!("{arabic}\nعوين في: {ar}"),
            ])
        }
    }
}

/// How many were counted of how many that were expected, where that is what differs.
fn quantities(one: &Document) -> Words {
    match (one.get(of::EXPECTED), one.get(of::COUNTED)) {
        (Some(expected), Some(counted)) => ltr(format!("{expected}\u{a0}/\u{a0}{counted}")),
        _ => Words::default(),
    }
}

/// Each member of the count with how many scans they sent, and room to sign in.
pub(super) fn counter_table(cx: &Cx<'_>, campaign: &Document) -> Result<Block> {
    /// Two empty lines.
    const ROOM_TO_SIGN: &str = "\u{a0}\n\u{a0}";
    let members = campaign.get(MEMBERS).unwrap_or_default();
    let names = user_names(cx, members.iter().cloned())?;
    let mut rows = Vec::new();
    for member in members {
        let sent = [scan::CAMPAIGN.eq(&campaign.id), scan::BY.eq(&member)];
        let count = cx.count(&INVENTORY_SCANS, sent)?;
        let name = name_of(&names, Some(member)).map_or_else(Words::default, |name| both(&name));
        rows.push(row(vec![name, ltr(count.to_string()), Words::any(ROOM_TO_SIGN)]));
    }
    let columns = vec![
        column("Nom", "الاسم", 4),
        number_column("Scans", "عمليات المسح"),
        column("Signature", "التوقيع", 3),
    ];
    table(columns, rows)
}
