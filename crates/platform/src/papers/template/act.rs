//! What an editor of texts asks: which names there are, and how a text looks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, inputs};
use schema::{Lang, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{PaperLanguage, Template, in_force, need_kind};
use crate::papers::authentic_document::compose;
use crate::papers::kind::languages;
use crate::papers::{PaperKind, wording};

/// The names that texts of a kind may use, and its texts as they stand.
pub(super) const FIELDS: Act<TemplateInput, PaperTexts> = Act::read("paperTemplates.fields", Allowed::Admins, fields);

/// A paper as a text would make it, of nobody.
pub(super) const PREVIEW: Act<Specimen, SpecimenPaper> =
    Act::long("paperTemplates.preview", wording::PREVIEW, Allowed::Admins, preview).prepare_with(
        |desk, specimen: Specimen| {
            need_kind(desk.extensions(), &specimen.kind)?;
            Ok(specimen)
        },
    );

/// What papers say.
#[derive(Serialize, JsonSchema)]
pub(super) struct PaperTexts {
    total: usize,
    kinds: Vec<KindTexts>,
}

/// A kind of paper: what it is called, what its texts may name, and its texts.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PaperKindTexts")]
struct KindTexts {
    kind: &'static str,
    label: &'static str,
    fields: Vec<PaperName>,
    /// As they stand today.
    texts: ByLanguage<StandingText>,
    /// Those of the house.
    defaults: ByLanguage<&'static str>,
}

/// A name that texts may use between braces.
#[derive(Serialize, JsonSchema)]
struct PaperName {
    name: &'static str,
    label: &'static str,
}

/// One in each language of papers.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ByLanguage<T> {
    fr: T,
    ar: T,
}

/// A text that holds today.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "StandingPaperText")]
struct StandingText {
    /// 0 for the text of the house.
    version: i64,
    /// The row; none for the text of the house.
    template_id: Option<String>,
    body: String,
}

/// A paper of nobody.
#[derive(Serialize, JsonSchema)]
pub(super) struct SpecimenPaper {
    /// Its model, as records of papers keep theirs.
    doc: Json,
    /// The PDF, in base64.
    pdf: String,
}

inputs! {
    /// Of which paper the names are asked.
    pub(super) struct TemplateInput {
        /// A kind of paper; all of them unless it is said.
        kind: Option<String> = may("kind"),
    }
    /// A text that is tried.
    pub(super) struct Specimen {
        /// The language of the paper.
        language: PaperLanguage = need("language"),
        /// The kind of the paper.
        kind: String = need("kind"),
        /// The text; the one in force unless it is given.
        body: Option<String> = may("body"),
    }
}

fn fields(cx: &Cx<'_>, asked: &TemplateInput) -> Result<PaperTexts> {
    let named = asked.kind.as_deref().map(|id| need_kind(cx.extensions(), id));
    let named = named.transpose()?;
    let kinds = cx
        .extensions::<PaperKind>()
        .filter(|kind| named.is_none_or(|named| named.id == kind.id));
    let kinds = kinds
        .map(|kind| texts_of(cx, kind))
        .collect::<Result<Vec<KindTexts>>>()?;
    Ok(PaperTexts {
        total: kinds.len(),
        kinds,
    })
}

fn texts_of(cx: &Cx<'_>, kind: &PaperKind) -> Result<KindTexts> {
    let name = |one: crate::papers::Name| PaperName {
        name: one.name,
        label: one.label.text(cx.lang()),
    };
    let text = |lang: Lang| -> Result<StandingText> {
        let template = in_force(cx, kind, lang, cx.today())?;
        Ok(StandingText {
            version: template.version,
            template_id: template.id,
            body: template.body,
        })
    };
    let [fr, ar] = kind.text;
    Ok(KindTexts {
        kind: kind.id,
        label: kind.label.text(cx.lang()),
        fields: kind.all_names().map(name).collect(),
        texts: ByLanguage {
            fr: text(Lang::Fr)?,
            ar: text(Lang::Ar)?,
        },
        defaults: ByLanguage { fr, ar },
    })
}

fn preview(engine: Engine, ctx: RequestContext, specimen: Specimen) -> BoxFuture<SpecimenPaper> {
    Box::pin(async move {
        let kind = need_kind(engine.extensions(), &specimen.kind)?;
        let (mode, body) = (specimen.language.0, specimen.body);
        let home = engine.home().unwrap_or_default().to_owned();
        let drawn = engine.read_as(&ctx, move |cx| {
            let texts = languages(mode)
                .iter()
                .map(|lang| text(cx, kind, *lang, body.as_deref()));
            let texts = texts.collect::<Result<Vec<Template>>>()?;
            compose::specimen(cx, kind, mode, &texts, &home)
        });
        let (doc, pictures) = drawn.await?;
        let (model, pictures) = (compose::to_record(&doc)?, engine.pictures_of(&doc, pictures).await?);
        let bytes = engine.pdf(doc, pictures).await?;
        Ok(SpecimenPaper {
            doc: model,
            pdf: STANDARD.encode(bytes),
        })
    })
}

/// The text that is tried, or else the one in force.
fn text(cx: &Cx<'_>, kind: &'static PaperKind, lang: Lang, body: Option<&str>) -> Result<Template> {
    let template = in_force(cx, kind, lang, cx.today())?;
    match body {
        Some(body) => Ok(Template {
            parts: super::parse_template(kind, body)?,
            ..template
        }),
        None => Ok(template),
    }
}
