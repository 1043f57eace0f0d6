//! GET …/preview: a picture in another size (`docs/protocol.md` §6.4).

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use engine::files::content::Content;
use engine::files::{Gravity, Look};
use schema::{Result, expected};

use super::file::{FilePath, check_id};
use super::scope::FileScope;
use super::{is_by_link, reader, resolve_bucket};
use crate::app::App;
use crate::gate::call::Called;
use crate::wire::body::invalid;
use crate::wire::params::Params;
use crate::wire::response::Answer;
use crate::wire::response_cache;

/// GET: the preview.
pub async fn preview(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, id)): FilePath,
    asked_with: HeaderMap,
) -> Answer {
    let bucket = resolve_bucket(&app, &call, FileScope::Read, &bucket)?;
    let (look, output) = preview_options(&call.params)?;
    let id = check_id(&id)?;
    let ctx = reader(&app, &call, bucket, id).await?;
    let drawn = app.engine.preview_file(&ctx, bucket, id, look, output).await?;
    let tag = response_cache::tag(&drawn.bytes);
    let mut response = Response::new(Body::from(drawn.bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(drawn.mime));
    let mut response = response_cache::cacheable(response, &asked_with, call.is_https(), &tag);
    if is_by_link(&call) {
        response_cache::show_anywhere(&mut response);
    }
    Ok(response)
}

fn preview_options(params: &Params) -> Result<(Look, Option<Content>)> {
    let size = |name| integer_param(params, name, 0, 0, 4000);
    let quality = whole_signed(params, "quality", -1, -1, 100)?;
    let look = Look {
        size: (size("width")?, size("height")?),
        gravity: gravity(params.get("gravity").unwrap_or_default())?,
        quality: u8::try_from(quality).ok(),
        border: (
            integer_param(params, "borderWidth", 0, 0, 100)?,
            colour(params, "borderColor")?.unwrap_or_default(),
        ),
        radius: integer_param(params, "borderRadius", 0, 0, 4000)?,
        opacity: opacity(params)?,
        rotation: i32::try_from(whole_signed(params, "rotation", 0, -360, 360)?).unwrap_or(0),
        background: colour(params, "background")?,
        output: Content::Jpeg,
    };
    Ok((look, output(params.get("output").unwrap_or_default())?))
}

fn integer_param(params: &Params, name: &str, otherwise: i64, least: i64, most: i64) -> Result<u32> {
    Ok(u32::try_from(whole_signed(params, name, otherwise, least, most)?).unwrap_or(0))
}

fn whole_signed(params: &Params, name: &str, otherwise: i64, least: i64, most: i64) -> Result<i64> {
    let number = params.number(name)?.unwrap_or(otherwise);
    if (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(invalid(name, expected::whole_number(least, most)))
    }
}

fn opacity(params: &Params) -> Result<f32> {
    let given = params.get("opacity").filter(|text| !text.is_empty()).unwrap_or("1");
    let number = given.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| invalid("opacity", expected::number_between(0, 1)))
}

fn colour(params: &Params, name: &str) -> Result<Option<[u8; 3]>> {
    let Some(text) = params.get(name).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let is_colour = text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u32::from_str_radix(text, 16).ok().filter(|_| is_colour);
    let [_, red, green, blue] = number.ok_or_else(|| invalid(name, expected::COLOUR))?.to_be_bytes();
    Ok(Some([red, green, blue]))
}

fn gravity(word: &str) -> Result<Gravity> {
    let (across, down) = match word {
        "" | "center" => (1, 1),
        "top-left" => (0, 0),
        "top" => (1, 0),
        "top-right" => (2, 0),
        "left" => (0, 1),
        "right" => (2, 1),
        "bottom-left" => (0, 2),
        "bottom" => (1, 2),
        "bottom-right" => (2, 2),
        _ => return Err(invalid("gravity", expected::GRAVITY)),
    };
    Ok(Gravity { across, down })
}

fn output(word: &str) -> Result<Option<Content>> {
    match word {
        "" => Ok(None),
        "jpg" | "jpeg" => Ok(Some(Content::Jpeg)),
        "png" => Ok(Some(Content::Png)),
        "webp" => Ok(Some(Content::Webp)),
        "gif" => Ok(Some(Content::Gif)),
        _ => Err(invalid("output", expected::PICTURE)),
    }
}

#[cfg(test)]
mod tests {
    use schema::error_codes;

    use super::*;

    #[test]
    fn what_is_out_of_range_is_refused_by_name() {
        let read = |query: &str| preview_options(&Params::read(query));
        let (asked, output) =
            read("width=320&height=240&gravity=top-left&quality=100&output=jpg&background=ff8000").unwrap();
        assert_eq!(
            (asked.size, asked.quality, output),
            ((320, 240), Some(100), Some(Content::Jpeg))
        );
        assert_eq!((asked.gravity.across, asked.background), (0, Some([255, 128, 0])));
        assert_eq!(read("").unwrap().0.quality, None);
        for wrong in [
            "width=4001",
            "height=-1",
            "quality=101",
            "quality=-2",
            "borderWidth=101",
            "borderRadius=4001",
            "opacity=1.1",
            "opacity=NaN",
            "rotation=361",
            "background=fff",
            "borderColor=zzzzzz",
            "output=avif",
            "output=heic",
            "gravity=up",
            "width=1.5",
        ] {
            assert!(read(wrong).unwrap_err().is(error_codes::ARGUMENT_INVALID), "{wrong}");
        }
    }
}
