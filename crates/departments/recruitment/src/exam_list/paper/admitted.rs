//! The list of who is admitted to participate, as a paper.

use engine::Cx;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Label, Result};

use super::{APPEALS, COUNT, DECISION, LIST_KIND, PART_COUNT, PART_NUMBER, WHOLE, facts_of_list, tables};
use crate::exam_list::{EXAM_LISTS, WITHOUT_SECOND_LOOK};
use crate::exam_paper::{EXAM_TITLE, exam_paper};

/// Everybody checks it by its code.
pub(in crate::exam_list) static ADMITTED: PaperKind = exam_paper(
    "exam_admitted_list",
    ["LC", "ل.ق"],
    Label::new(
        "لائحة المترشحات والمترشحين المقبولين لاجتياز المباراة",
        "Liste des candidats admis à concourir",
        "List of candidates admitted to sit",
    ),
    || &EXAM_LISTS,
    &[
        LIST_KIND,
        EXAM_TITLE,
        DECISION,
        COUNT,
        APPEALS,
        EXCUSE,
        PART_NUMBER,
        PART_COUNT,
        WHOLE,
    ],
    [TEXT_FR, TEXT_AR],
    facts,
);

const EXCUSE: Name = Name::of("list.withoutSecondLook", WITHOUT_SECOND_LOOK.def);

const TEXT_FR: &str = "\
**{list.kind}** — {exam.title}, ouvert par la décision n°\u{a0}{exam.decision}.

- Candidats admis à concourir : {list.count}

[Partie {list.part} sur {list.parts}\u{a0}; empreinte de la liste entière (SHA-256)\u{a0}: {list.wholeDigest}]

[Les recours sont reçus jusqu’au {list.appeals}.]

[Publiée sans le second regard sur des dossiers de l’échantillon, au motif suivant\u{a0}: {list.withoutSecondLook}]";

const TEXT_AR: &str = "\
**{list.kind}** — {exam.title}، المفتوحة بموجب القرار رقم {exam.decision}.

- عدد المترشحات والمترشحين المقبولين لاجتياز المباراة : {list.count}

[الجزء {list.part} من {list.parts}؛ بصمة اللائحة الكاملة (SHA-256): {list.wholeDigest}]

[تقبل التظلمات إلى غاية {list.appeals}.]

[نشرت دون دراسة ثانية لملفات من العينة، للسبب التالي: {list.withoutSecondLook}]";

fn facts(cx: &Cx<'_>, list: &Document) -> Result<Facts> {
    let (mut facts, entries) = facts_of_list(cx, list)?;
    facts.text(EXCUSE.name, &list.get(WITHOUT_SECOND_LOOK).unwrap_or_default());
    facts.blocks = tables(cx, &entries)?;
    Ok(facts)
}
