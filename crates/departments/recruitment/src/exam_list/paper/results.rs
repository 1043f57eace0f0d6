//! The lists of results, as papers: replaced by a newer one when an appeal has changed what they say.

use accounts::content_hash;
use engine::Cx;
use platform::papers::authentic_document as paper;
use platform::papers::{Facts, Follows, Name, PaperKind, canonical};
use schema::{Document, Label, Result};
use serde_json::Value as Json;

use super::{
    APPEALS, COUNT, DECISION, FIRST_PUBLISHED, LIST_KIND, PART_COUNT, PART_NUMBER, REVISION, WHOLE, facts_of_list,
    tables,
};
use crate::exam_list::{DOC_ID, EXAM_LISTS, FILE};
use crate::exam_paper::{EXAM_TITLE, exam_paper};

/// Everybody checks it by its code.
pub(in crate::exam_list) static RESULTS: PaperKind = PaperKind {
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: note_paper,
    }),
    ..exam_paper(
        "exam_results",
        ["LR", "ل.ن"],
        Label::new("لائحة النتائج", "Liste des résultats", "List of results"),
        || &EXAM_LISTS,
        &[
            LIST_KIND,
            EXAM_TITLE,
            DECISION,
            COUNT,
            DIGEST,
            APPEALS,
            REVISION,
            FIRST_PUBLISHED,
            PART_NUMBER,
            PART_COUNT,
            WHOLE,
        ],
        [TEXT_FR, TEXT_AR],
        facts,
    )
};

const DIGEST: Name = Name::new(
    "list.digest",
    Label::new("بصمة اللائحة", "Empreinte de la liste", "Digest of the list"),
);

const TEXT_FR: &str = "\
**{list.kind}** — {exam.title}, ouvert par la décision n° {exam.decision}.

[Remplace la liste publiée le {list.publishedAt}. Motif\u{a0}: {list.revision}]

- Nombre de candidats : {list.count}

[Partie {list.part} sur {list.parts}\u{a0}; empreinte de la liste entière (SHA-256)\u{a0}: {list.wholeDigest}]

[Les recours sont reçus jusqu’au {list.appeals}.]

- Empreinte de la liste (SHA-256) : {list.digest}";

const TEXT_AR: &str = "\
**{list.kind}** — {exam.title}، المفتوحة بموجب القرار رقم {exam.decision}.

[تعوض اللائحة المنشورة بتاريخ {list.publishedAt}. السبب: {list.revision}]

- عدد المترشحات والمترشحين : {list.count}

[الجزء {list.part} من {list.parts}؛ بصمة اللائحة الكاملة (SHA-256): {list.wholeDigest}]

[تقبل التظلمات إلى غاية {list.appeals}.]

- بصمة اللائحة (SHA-256) : {list.digest}";

fn facts(cx: &Cx<'_>, list: &Document) -> Result<Facts> {
    let (mut facts, entries) = facts_of_list(cx, list)?;
    facts.blocks = tables(cx, &entries)?;
    facts.code(DIGEST.name, &content_hash(&canonical(&Json::Array(entries))));
    Ok(facts)
}

/// The list names its newest paper.
fn note_paper(cx: &mut Cx<'_>, list: &Document, issued: &Document) -> Result<()> {
    let (id, file) = (issued.need(paper::DOC_ID)?, issued.need(paper::FILE)?);
    let list = cx.need(&EXAM_LISTS, &list.id)?;
    if list.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(list.with(DOC_ID, id).with(FILE, file)).map(drop)
}
