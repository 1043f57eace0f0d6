//! A document as the template sees it: every text in the language of the document, nothing left to decide but its look.

use serde_json::{Value, json};

use super::block::{Align, Block, Column, Field, Label, Picture, Row};
use super::fit;
use super::head::{Letterhead, Orientation, Signature, Verify};
use super::picture::{Drawable, Pictures, drawable};
use super::resolved_text::{ResolvedLine, StyledRun, ready, resolve_words, said_once};
use super::term::{self, Term};
use super::text::{Line, Words};
use super::{Doc, Mode};
use crate::qr;

/// Between the margins of the template, in hundredths of a millimetre.
const PORTRAIT: u32 = 17_000;
const LANDSCAPE: u32 = 25_700;

/// A document as the printer takes it.
pub struct View {
    /// What the template reads.
    pub data: Value,
    /// The bytes of the pictures, in the order in which the data count them: PNG or JPEG.
    pub pictures: Vec<Vec<u8>>,
}

/// A document with its pictures, as the printer takes it. Pictures that cannot be drawn are left out.
pub fn view(doc: &Doc, pictures: &Pictures) -> View {
    let seen = drawable(doc, pictures);
    let viewer = Viewer {
        mode: doc.mode,
        pictures: &seen,
        width: match doc.orientation {
            Orientation::Portrait => PORTRAIT,
            Orientation::Landscape => LANDSCAPE,
        },
    };
    View {
        data: viewer.doc(doc),
        pictures: seen.iter().map(|picture| picture.bytes.to_vec()).collect(),
    }
}

/// What the texts of one document are told with.
struct Viewer<'a> {
    pub mode: Mode,
    pub pictures: &'a [Drawable<'a>],
    /// Between its margins, in hundredths of a millimetre.
    pub width: u32,
}

impl Viewer<'_> {
    /// The whole document.
    fn doc(&self, doc: &Doc) -> Value {
        json!({
            "mode": self.mode,
            "id": doc.id,
            "name": self.name(&doc.title),
            "landscape": doc.orientation == Orientation::Landscape,
            "letterhead": doc.letterhead.as_ref().map(|head| self.letterhead(head)),
            "number": self.titled(&term::NUMBER, &doc.number),
            "dated": opening_dates(doc).iter().map(text).collect::<Value>(),
            "closed": closing_dates(doc).iter().map(text).collect::<Value>(),
            "title": if doc.untitled { json!([]) } else { self.words(&doc.title) },
            "running": self.running(doc),
            "subtitle": self.words(&doc.subtitle),
            "addressee": self.each(&doc.addressee),
            "undercover": self.titled(&term::UNDER_COVER, &doc.under_cover),
            "subject": self.labelled_lines(&term::SUBJECT, std::slice::from_ref(&doc.subject)),
            "reference": self.labelled_lines(&term::REFERENCE, &doc.reference),
            "attachments": self.labelled_lines(&term::ATTACHMENTS, &doc.attachments),
            "blocks": doc.blocks.iter().map(|block| self.block(block)).collect::<Vec<_>>(),
            "signatures": self.signatures(&doc.signatures),
            "stamp": doc.stamp.then(|| self.term(&term::STAMP)),
            "copies": self.labelled_lines(&term::COPIES, &doc.copies),
            "verify": doc.verify.as_ref().map(|verify| self.verify(verify)),
            "watermark": doc.watermark.map(|mark| self.term(&term::watermark(mark))),
            "page": (!doc.unpaged).then(|| json!([self.term(&term::PAGE), self.term(&term::PAGE_OF)])),
        })
    }

    fn name(&self, title: &Words) -> String {
        resolve_words(title, self.mode)
            .iter()
            .map(ResolvedLine::plain)
            .collect::<Vec<_>>()
            .join(" — ")
    }

    fn words(&self, words: &Words) -> Value {
        resolve_words(words, self.mode).iter().map(text).collect()
    }

    fn each(&self, list: &[Words]) -> Value {
        list.iter()
            .filter(|words| !words.is_empty())
            .map(|words| self.words(words))
            .collect()
    }

    /// A term in the languages of the document.
    fn term(&self, term: &Term) -> Value {
        let one = |lang: Mode| text(&ready(&Line::from(term.text(lang)), lang));
        match self.mode {
            Mode::Both => json!([one(Mode::Fr), one(Mode::Ar)]),
            lang => json!([one(lang)]),
        }
    }

    /// Words with a term before them, in both languages even if the words are the same in both.
    fn titled(&self, term: &Term, words: &Words) -> Value {
        let lines = told_in_each(words, self.mode).into_iter();
        lines
            .map(|line| text(&line.clone().after(&format!("{}\u{A0}", term.text(line.lang)), false)))
            .collect()
    }

    /// A term and what belongs to it, or nothing.
    fn labelled_lines(&self, term: &Term, list: &[Words]) -> Value {
        let items = self.each(list);
        let is_empty = items.as_array().is_none_or(Vec::is_empty);
        if is_empty {
            Value::Null
        } else {
            json!({"label": self.term(term), "items": items})
        }
    }

    /// What stands at the head of the second page and after.
    fn running(&self, doc: &Doc) -> Value {
        let number = resolve_words(&doc.number, self.mode)
            .into_iter()
            .next()
            .map(|line| line.plain());
        let mut lines = resolve_words(&doc.title, self.mode).into_iter();
        let told = |line: ResolvedLine| match &number {
            Some(number) => line
                .clone()
                .before(&format!(" — {} {number}", term::NUMBER.text(line.lang))),
            None => line,
        };
        lines.by_ref().map(|line| text(&told(line))).collect()
    }

    fn letterhead(&self, head: &Letterhead) -> Value {
        let lines = |lines: &[Line], lang| lines.iter().map(|line| text(&ready(line, lang))).collect::<Value>();
        json!({
            "fr": lines(&head.fr, Mode::Fr),
            "ar": lines(&head.ar, Mode::Ar),
            "zgh": lines(&head.zgh, Mode::Fr),
            "logo": head.logo.as_deref().and_then(|name| self.place_of(name)),
            "footer": self.words(&head.footer),
        })
    }

    /// The number of a picture among those that are drawn.
    fn place_of(&self, name: &str) -> Option<usize> {
        self.pictures.iter().position(|picture| picture.name == name)
    }

    fn picture(&self, picture: &Picture) -> Value {
        json!({"at": self.place_of(&picture.key), "alt": self.name(&picture.alt), "width": picture.width})
    }

    fn block(&self, block: &Block) -> Value {
        match block {
            Block::Heading { text } => json!({"t": "heading", "text": self.words(text)}),
            Block::Paragraph { text, align } => json!({"t": "paragraph", "text": self.words(text), "align": align}),
            Block::Notice { text } => json!({"t": "notice", "text": self.words(text)}),
            Block::Fields { rows, wide, picture } => json!({
                "t": "fields", "rows": self.fields(rows), "wide": wide,
                "picture": picture.as_ref().map(|picture| self.picture(picture)),
            }),
            Block::Table { columns, rows } => self.table(columns, rows),
            Block::List { items, numbered } => json!({"t": "items", "items": self.each(items), "numbered": numbered}),
            Block::Signatures { list } => json!({"t": "signatures", "list": self.signatures(list)}),
            Block::Frames { list } => json!({"t": "frames", "list": self.each(list)}),
            Block::Image { picture } => json!({"t": "image", "picture": self.picture(picture)}),
            Block::Rule => json!({"t": "rule"}),
            Block::Space { mm } => json!({"t": "space", "mm": mm}),
            Block::PageBreak => json!({"t": "pagebreak"}),
            Block::Receipt { .. } => self.receipt(block),
            Block::Labels {
                width,
                height,
                labels,
                roll,
            } => json!({
                "t": "labels", "width": width, "height": height, "roll": roll,
                "labels": labels.iter().map(|label| self.label(label)).collect::<Value>(),
            }),
        }
    }

    /// A receipt; nothing of any other block.
    fn receipt(&self, block: &Block) -> Value {
        let Block::Receipt {
            number,
            rows,
            amount,
            in_words,
            stub,
        } = block
        else {
            return Value::Null;
        };
        json!({
            "t": "receipt",
            "titles": [self.term(&term::RECEIPT), stub.then(|| self.term(&term::STUB))],
            "number": self.titled(&term::NUMBER, number),
            "rows": self.fields(rows),
            "amount": {
                "label": self.term(&term::AMOUNT),
                "value": self.words(&Words::any(super::Run::Amount(*amount))),
            },
            "in_words": {"label": self.term(&term::IN_WORDS), "value": self.words(in_words)},
        })
    }

    fn fields(&self, rows: &[Field]) -> Value {
        let value = |words: &Words| -> Value { said_once(words, self.mode).iter().map(text).collect() };
        let one = |row: &Field| json!({"label": self.words(&row.label), "value": value(&row.value)});
        rows.iter().map(one).collect()
    }

    fn table(&self, columns: &[Column], rows: &[Row]) -> Value {
        let empty = Words::default();
        let told = |words: &Words| resolve_words(words, self.mode);
        let titles: Vec<Vec<ResolvedLine>> = columns.iter().map(|column| told(&column.title)).collect();
        let of_row = |row: &Row| {
            (0..columns.len())
                .map(|at| told(row.cells.get(at).unwrap_or(&empty)))
                .collect()
        };
        let cells: Vec<Vec<Vec<ResolvedLine>>> = rows.iter().map(of_row).collect();
        let asked = columns.iter().zip(0..).map(|(column, at)| {
            let below = cells.iter().flat_map(|row| &row[at]).map(fit::need).max().unwrap_or(0);
            let widest = |need: fn(&ResolvedLine) -> u32| titles[at].iter().map(need).chain([below]).max();
            fit::ColumnWidth {
                share: column.share.into(),
                line: widest(fit::need).unwrap_or(0),
                broken: widest(fit::need_of_words).unwrap_or(0),
            }
        });
        let fits = fit::columns(&asked.collect::<Vec<_>>(), self.width);
        let shown = |lines: Vec<ResolvedLine>, at: usize| -> Value {
            let lines = lines.into_iter().map(|line| fit::fit_line(line, fits[at].room));
            lines.map(|line| text(&line)).collect()
        };
        let each = |cells: Vec<Vec<ResolvedLine>>| cells.into_iter().zip(0..).map(|(lines, at)| shown(lines, at));
        let head = each(titles).zip(columns).zip(&fits);
        json!({
            "t": "table",
            "columns": head.map(|((title, column), fit)| {
                let align = (column.align != Align::Start).then_some(column.align);
                json!({"title": title, "align": align, "share": fit.share})
            }).collect::<Value>(),
            "rows": cells.into_iter().zip(rows).map(|(cells, row)| {
                json!({"cells": each(cells).collect::<Value>(), "total": row.total})
            }).collect::<Value>(),
        })
    }

    fn signatures(&self, list: &[Signature]) -> Value {
        let one = |it: &Signature| {
            json!({
                "holder": office_lines(it, self.mode).iter().map(text).collect::<Value>(),
                "quality": self.words(&it.quality),
                "name": self.words(&it.name),
            })
        };
        list.iter().map(one).collect()
    }

    fn verify(&self, verify: &Verify) -> Value {
        let (address, text) = match verify.address() {
            Some(url) => (url, &term::VERIFY),
            None => ("", &term::AT_COUNTER),
        };
        let coded = if address.is_empty() { &verify.code } else { address };
        json!({
            "qr": qr::svg(coded, 4).ok(),
            "text": self.term(text),
            "url": address,
            "label": self.term(&term::CODE),
            "code": verify.code,
        })
    }

    fn label(&self, label: &Label) -> Value {
        json!({"qr": qr::svg(&label.code, 2).ok(), "lines": self.each(&label.lines)})
    }
}

/// Where and when it was signed, at the head of a document that its place and day do not close.
pub(super) fn opening_dates(doc: &Doc) -> Vec<ResolvedLine> {
    if doc.closing { Vec::new() } else { dates(doc) }
}

/// Where and when it was done, above the signatures of a document that its place and day close.
pub(super) fn closing_dates(doc: &Doc) -> Vec<ResolvedLine> {
    if doc.closing { dates(doc) } else { Vec::new() }
}

/// In each language of the document: `Rabat, le 20 novembre 2026`, and as its end `Fait à Rabat, le 20 novembre 2026`,
/// `حرر بالرباط بتاريخ 20 نونبر 2026`.
fn dates(doc: &Doc) -> Vec<ResolvedLine> {
    let Some(day) = doc.date else {
        return resolve_words(&doc.place, doc.mode);
    };
    let one = |lang: Mode| {
        let [done_at, between, done_on] = match (lang, doc.closing) {
            (Mode::Ar, false) => ["", " في ", ""],
            (Mode::Ar, true) => ["حرر ب", " بتاريخ ", "حرر بتاريخ "],
            (Mode::En, false) => ["", ", ", ""],
            (Mode::En, true) => ["Done at ", " on ", "Done on "],
            (Mode::Fr | Mode::Both, false) => ["", ", le ", ""],
            (Mode::Fr | Mode::Both, true) => ["Fait à ", ", le ", "Fait le "],
        };
        let day = term::date(day, lang);
        let place = resolve_words(&doc.place, lang).into_iter().next();
        let alone = || ready(&Line::from(format!("{done_on}{day}")), lang);
        let at = |place: ResolvedLine| place.after(done_at, false).before(&format!("{between}{day}"));
        let line = place.map_or_else(alone, at);
        ResolvedLine {
            rtl: lang == Mode::Ar,
            lang,
            ..line
        }
    };
    if doc.mode == Mode::Both {
        vec![one(Mode::Fr), one(Mode::Ar)]
    } else {
        vec![one(doc.mode)]
    }
}

/// The same words for each language of the document, even where they are the same.
pub(super) fn told_in_each(words: &Words, mode: Mode) -> Vec<ResolvedLine> {
    if words.is_empty() {
        return Vec::new();
    }
    let langs = if mode == Mode::Both {
        vec![Mode::Fr, Mode::Ar]
    } else {
        vec![mode]
    };
    let one = |lang: Mode| {
        resolve_words(words, lang).into_iter().next().map(|line| ResolvedLine {
            lang,
            rtl: lang == Mode::Ar,
            ..line
        })
    };
    langs.into_iter().filter_map(one).collect()
}

/// The office that is signed for, and by which right: `Pour le Président`, and below it `par délégation`; `عن الرئيس`, `بالتفويض`.
pub(super) fn office_lines(signature: &Signature, mode: Mode) -> Vec<ResolvedLine> {
    let holder = resolve_words(&signature.holder, mode).into_iter();
    let Some(by) = term::by(signature.by) else {
        return holder.collect();
    };
    let told = |mut line: ResolvedLine| match line.lang {
        Mode::Ar => line.after("عن ", false).before(&format!("\n{}", by.ar)),
        Mode::En => line.after("For ", false).before(&format!("\n{}", by.en)),
        Mode::Fr | Mode::Both => {
            if let Some(first) = line.pieces.first_mut() {
                first.text = term::inside_sentence(&first.text);
            }
            line.after("Pour ", false).before(&format!("\n{}", by.fr))
        }
    };
    holder.map(told).collect()
}

/// A line as the template draws it.
fn text(line: &ResolvedLine) -> Value {
    let lang = match line.lang {
        Mode::Ar => "ar",
        Mode::En => "en",
        Mode::Fr | Mode::Both => "fr",
    };
    json!({"r": line.rtl, "l": lang, "p": line.pieces.iter().map(piece).collect::<Value>()})
}

fn piece(piece: &StyledRun) -> Value {
    match (piece.bold, piece.ltr) {
        (false, false) => json!(piece.text),
        (bold, ltr) => json!({"s": piece.text, "b": bold, "l": ltr}),
    }
}
