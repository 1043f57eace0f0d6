//! What an editor of texts asks: which names there are, and how a text looks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use super::{PaperLanguage, Template, in_force, need_kind};
use crate::papers::PaperKind;
use crate::papers::authentic_document::compose;
use crate::papers::kind::languages;

/// The names that texts of a kind may use, and its texts as they stand: `paperTemplates.fields {kind?}`.
pub(super) const FIELDS: Action<TemplateInput> = Action::read("paperTemplates.fields", Allowed::Admins, fields);

/// A paper as a text would make it, of nobody: `paperTemplates.preview` → its model and its PDF in base64.
pub(super) const PREVIEW: Action<Specimen> = Action::long("paperTemplates.preview", Allowed::Admins, preview)
    .prepare_with(|desk, specimen: Specimen| {
        need_kind(desk.extensions(), &specimen.kind)?;
        Ok(specimen)
    });

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

fn fields(cx: &Cx<'_>, asked: &TemplateInput) -> Result<Json> {
    let named = asked.kind.as_deref().map(|id| need_kind(cx.extensions(), id));
    let named = named.transpose()?;
    let kinds = cx
        .extensions::<PaperKind>()
        .filter(|kind| named.is_none_or(|named| named.id == kind.id));
    let told = kinds.map(|kind| {
        let name = |one: crate::papers::Name| json!({"name": one.name, "label": one.label.text(cx.lang())});
        let fields: Vec<Json> = kind.all_names().map(name).collect();
        let text = |lang: Lang| -> Result<Json> {
            let template = in_force(cx, kind, lang, cx.today())?;
            Ok(json!({"version": template.version, "templateId": template.id, "body": template.body}))
        };
        Ok(json!({
            "kind": kind.id, "label": kind.label.text(cx.lang()), "fields": fields,
            "texts": {"fr": text(Lang::Fr)?, "ar": text(Lang::Ar)?},
            "defaults": {"fr": kind.text[0], "ar": kind.text[1]},
        }))
    });
    let kinds = told.collect::<Result<Vec<Json>>>()?;
    Ok(json!({"total": kinds.len(), "kinds": kinds}))
}

fn preview(engine: Engine, ctx: RequestContext, specimen: Specimen) -> ActionFuture {
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
        Ok(json!({"doc": model, "pdf": STANDARD.encode(bytes)}))
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
