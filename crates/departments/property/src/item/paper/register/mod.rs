//! The register of the inventory (سجل الجرد, registre d’inventaire), year by year: what came, what left, and the totals that are
//! carried over. It is drawn from the rows each time that it is asked for, and kept nowhere.

mod column;
mod ledger;
mod sheet;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::input::FromArgument;
use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, inputs};
use platform::papers::template::PaperLanguage;
use schema::{Rejection, Result, Shape, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

pub(in crate::item) use ledger::ERROR_CODES;

use super::wording;
use crate::permission::{PRINTS, READS};

/// As what the register leaves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::item) enum RegisterFormat {
    /// On paper.
    Pdf,
    /// As a workbook, of any length.
    Xlsx,
}

impl FromArgument for RegisterFormat {
    const SHAPE: Shape = Shape::Word(&["pdf", "xlsx"]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match given.as_str().map(str::trim) {
            None | Some("") => Ok(None),
            Some("pdf") => Ok(Some(RegisterFormat::Pdf)),
            Some("xlsx") => Ok(Some(RegisterFormat::Xlsx)),
            Some(_) => Err(Rejection::argument(name, expected::one_of("pdf, xlsx"))
                .field(name)
                .into()),
        }
    }
}

inputs! {
    /// The register of a year.
    pub(in crate::item) struct RegisterOf {
        /// The year.
        year: u64 = need("year"),
        /// Its language.
        language: PaperLanguage = need("language"),
        /// On paper unless it is said.
        format: Option<RegisterFormat> = may("format"),
    }
}

/// The register of a year.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::item) struct RegisterFile {
    /// What its file is called.
    name: String,
    /// Its media type.
    mime: &'static str,
    /// Its bytes, in base64.
    content: String,
}

/// Draws the register of a year, with its prices: for who reads the inventory and prints of it.
pub(in crate::item) const PRINT: Act<RegisterOf, RegisterFile> = Act::long(
    "inventoryItems.printRegister",
    wording::PRINT_REGISTER,
    Allowed::Holders(&[READS, PRINTS]),
    print,
);

fn print(engine: Engine, ctx: RequestContext, given: RegisterOf) -> BoxFuture<RegisterFile> {
    Box::pin(async move {
        let (mode, format) = (given.language.0, given.format.unwrap_or(RegisterFormat::Pdf));
        let year = given.year;
        let read = move |cx: &Cx<'_>| {
            let register = ledger::read(cx, year)?;
            if format == RegisterFormat::Pdf {
                register.fits_on_paper()?;
            }
            Ok((register, column::register_columns(cx)?, cx.sheet_head()?, cx.now()))
        };
        let (register, columns, head, drawn_at) = engine.read_as(&ctx, read).await?;
        let name = |ending: &str| format!("registre-inventaire-{year}.{ending}");
        if format == RegisterFormat::Xlsx {
            let written = engine.draw(move || sheet::workbook(&register, &columns, mode, drawn_at));
            return Ok(RegisterFile {
                name: name("xlsx"),
                mime: engine::table::Format::Xlsx.media_type(),
                content: STANDARD.encode(written.await??),
            });
        }
        let (letterhead, pictures) = head;
        let doc = sheet::document(&register, &columns, mode, letterhead, drawn_at);
        let pictures = engine.pictures_of(&doc, pictures).await?;
        let pdf = engine.pdf(doc, pictures).await?;
        Ok(RegisterFile {
            name: name("pdf"),
            mime: "application/pdf",
            content: STANDARD.encode(pdf),
        })
    })
}
