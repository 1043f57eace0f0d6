//! What an editor of texts asks: which names there are, and how a text looks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::{Action, Allowed, Ask, Cx, Engine, Input, Long, Run};
use schema::{Error, Lang, Result};
use serde_json::{Value as Json, json};

use super::{Template, in_force, need_kind};
use crate::papers::Kind;
use crate::papers::authentic_document::compose;
use crate::papers::kind::languages;

/// The names that texts of a kind may use, and its texts as they stand: `paperTemplates.fields {kind?}`.
pub(super) const FIELDS: Action = Action {
    id: "paperTemplates.fields",
    allowed: Allowed::Admins,
    prepare: |_, input| Ok(input),
    run: Run::Look(fields),
};

/// A paper as a text would make it, of nobody: `paperTemplates.preview {kind, language, body?}` → its model and its PDF in
/// base64.
pub(super) const PREVIEW: Action = Action {
    id: "paperTemplates.preview",
    allowed: Allowed::Admins,
    prepare: |_, input| {
        super::mode(input.need("language")?)?;
        need_kind(input.need("kind")?)?;
        Ok(input)
    },
    run: Run::Long(preview),
};

fn fields(cx: &Cx<'_>, input: &Input) -> Result<Json> {
    let named = input.text("kind").map(need_kind).transpose()?;
    let kinds = crate::papers::KINDS
        .iter()
        .filter(|kind| named.is_none_or(|named| named.id == kind.id));
    let told = kinds.map(|kind| {
        let name = |one: crate::papers::Name| json!({"name": one.name, "label": one.label.text(input.lang)});
        let fields: Vec<Json> = kind.all_names().map(name).collect();
        let text = |lang: Lang| -> Result<Json> {
            let template = in_force(cx, kind, (lang, cx.today()))?;
            Ok(json!({"version": template.version, "templateId": template.id, "body": template.body}))
        };
        Ok(json!({
            "kind": kind.id, "label": kind.label.text(input.lang), "fields": fields,
            "texts": {"fr": text(Lang::Fr)?, "ar": text(Lang::Ar)?},
            "defaults": {"fr": kind.text[0], "ar": kind.text[1]},
        }))
    });
    let kinds = told.collect::<Result<Vec<Json>>>()?;
    Ok(json!({"total": kinds.len(), "kinds": kinds}))
}

fn preview(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let (kind, mode) = (need_kind(input.need("kind")?)?, super::mode(input.need("language")?)?);
        let (body, home) = (
            input.text("body").map(str::to_owned),
            engine.home().unwrap_or_default().to_owned(),
        );
        let drawn = engine.look_as(&ask, move |cx| {
            let texts = languages(mode)
                .iter()
                .map(|lang| text(cx, kind, (*lang, body.as_deref())));
            let texts = texts.collect::<Result<Vec<Template>>>()?;
            compose::specimen(cx, (kind, mode), (&texts, &home))
        });
        let (doc, pictures) = drawn.await?;
        let (model, pictures) = (compose::kept(&doc)?, engine.pictures_of(&doc, pictures).await?);
        let bytes = engine.draw(move || engine::doc::pdf_with(&doc, &pictures)).await?;
        let bytes = bytes.map_err(|error| Error::fault("printing a preview", error))?;
        Ok(json!({"doc": model, "pdf": STANDARD.encode(bytes)}))
    })
}

/// The text that is tried, or else the one in force.
fn text(cx: &Cx<'_>, kind: &'static Kind, (lang, body): (Lang, Option<&str>)) -> Result<Template> {
    let template = in_force(cx, kind, (lang, cx.today()))?;
    match body {
        Some(body) => Ok(Template {
            parts: super::understood(kind, body)?,
            ..template
        }),
        None => Ok(template),
    }
}
