//! What must hold of a photo of identity: its shape, and that somebody may be on it before a light background.

use engine::files::picture::{Picture, rgb8};
use schema::{Error, error_codes};
use serde::{Deserialize, Serialize};

error_codes! {
    NOT_A_PORTRAIT = "photo_wrong_shape", invalid => "يجب أن تكون الصورة الشمسية بقياس 4×6 سم (عرضها ثلثا طولها)", "La photo d’identité doit être au format 4 × 6\u{a0}cm (deux tiers de large pour trois de haut)", "The identity photo must be 4 × 6 cm: two thirds as wide as it is high";
    TOO_SMALL = "photo_too_small", invalid => "الصورة الشمسية صغيرة جدا: المطلوب {least} بكسل في العرض على الأقل", "La photo d’identité est trop petite\u{a0}: {least}\u{a0}pixels de large au moins", "The identity photo is too small: at least {least} pixels wide";
    ONE_COLOUR = "photo_of_one_colour", invalid => "الصورة لا تظهر أي شخص: كلها بلون واحد", "La photo est d’une seule couleur\u{a0}: personne n’y figure", "The photo is of one colour: nobody is on it";
    DARK = "photo_dark_background", invalid => "خلفية الصورة داكنة: المرجو التقاط صورة على خلفية بيضاء", "Le fond de la photo est sombre\u{a0}: prenez-la devant un fond blanc", "The background of the photo is dark: take it before a white one";
}

/// Least width of a photo, in pixels: 4 cm at 150 dots per inch.
const LEAST_WIDTH: u32 = 236;
/// So far from two thirds the width may be, in thousandths of the height: a pixel or two of cutting.
const TOLERANCE: u64 = 15;
/// How wide the rim is that shows the background, in hundredths of a side.
const RIM: u32 = 8;
/// So far down the sides show the background, in hundredths of the height: beneath are shoulders.
const SIDES: u32 = 60;
/// Least mean of each channel of a light background, of 255.
const LIGHT: f64 = 200.0;
/// Greatest deviation of an even background.
const EVEN: f64 = 25.0;
/// Beneath that mean the background is dark, and the photo refused.
const DARKEST: f64 = 120.0;
/// Least deviation of all pixels of a photo that shows anything.
const LEAST_CONTRAST: f64 = 6.0;

/// What a photo looks like.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PhotoFacts {
    /// The mean of each channel along the rim.
    pub rim: [f64; 3],
    /// The deviation of brightness along the rim.
    pub deviation: f64,
}

impl PhotoFacts {
    /// Whether the background is light and even; what is not is shown to staff, and decides nothing.
    pub(crate) fn is_light(&self) -> bool {
        self.rim.iter().all(|mean| *mean >= LIGHT) && self.deviation <= EVEN
    }
}

/// Why a photo is none of identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PhotoRefusal {
    /// Not 2:3.
    WrongShape,
    /// Of too few pixels.
    TooSmall,
    /// Nobody is on it.
    OneColour,
    /// Taken before something dark.
    DarkBackground,
}

impl From<PhotoRefusal> for Error {
    fn from(refusal: PhotoRefusal) -> Self {
        match refusal {
            PhotoRefusal::WrongShape => NOT_A_PORTRAIT.into(),
            PhotoRefusal::TooSmall => TOO_SMALL.rejection().arg("least", LEAST_WIDTH).into(),
            PhotoRefusal::OneColour => ONE_COLOUR.into(),
            PhotoRefusal::DarkBackground => DARK.into(),
        }
    }
}

/// Looks at a photo that stands upright.
///
/// # Errors
/// One that is not 2:3, is too small, of one colour, or before a dark background.
pub(crate) fn check(picture: &Picture) -> Result<PhotoFacts, PhotoRefusal> {
    let (width, height) = (picture.width(), picture.height());
    let off = (u64::from(width) * 3).abs_diff(u64::from(height) * 2);
    if off * 1000 > u64::from(height) * 3 * TOLERANCE {
        return Err(PhotoRefusal::WrongShape);
    }
    if width < LEAST_WIDTH {
        return Err(PhotoRefusal::TooSmall);
    }
    let pixels = rgb8(picture);
    let across = width * RIM / 100;
    let (down, below) = (height * RIM / 100, height * SIDES / 100);
    let (mut rim, mut rest) = (Sums::default(), Sums::default());
    for (y, row) in (0..height).zip(pixels.as_raw().chunks_exact(3 * width as usize)) {
        let side = match y {
            _ if y < down => width,
            _ if y < below => across,
            _ => 0,
        };
        let (left, inner) = row.split_at(3 * side as usize);
        let (inner, right) = inner.split_at(inner.len().saturating_sub(left.len()));
        rim.add(left);
        rim.add(right);
        rest.add(inner);
    }
    if rim.and(&rest).deviation() < LEAST_CONTRAST {
        return Err(PhotoRefusal::OneColour);
    }
    let facts = PhotoFacts {
        rim: rim.means(),
        deviation: rim.deviation(),
    };
    if facts.rim.iter().sum::<f64>() / 3.0 < DARKEST {
        return Err(PhotoRefusal::DarkBackground);
    }
    Ok(facts)
}

/// Sums over pixels, exact.
#[derive(Default)]
struct Sums {
    count: u32,
    channels: [u64; 3],
    /// Of the squares of three times the brightness.
    squares: u64,
}

impl Sums {
    /// Adds pixels of one row.
    fn add(&mut self, row: &[u8]) {
        let (mut channels, mut squares, mut count) = ([0_u32; 3], 0_u64, 0);
        for pixel in row.chunks_exact(3) {
            let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
            let light = red + green + blue;
            channels = [channels[0] + red, channels[1] + green, channels[2] + blue];
            squares += u64::from(light * light);
            count += 1;
        }
        self.count += count;
        self.squares += squares;
        for (sum, channel) in self.channels.iter_mut().zip(channels) {
            *sum += u64::from(channel);
        }
    }

    /// The sums of both.
    fn and(&self, other: &Sums) -> Sums {
        Sums {
            count: self.count + other.count,
            channels: [0, 1, 2].map(|at| self.channels[at] + other.channels[at]),
            squares: self.squares + other.squares,
        }
    }

    fn means(&self) -> [f64; 3] {
        self.channels.map(|sum| self.mean(sum))
    }

    /// Of brightness, the mean of a pixel's channels.
    fn deviation(&self) -> f64 {
        let mean = self.mean(self.channels.iter().sum());
        (self.mean(self.squares) - mean * mean).max(0.0).sqrt() / 3.0
    }

    #[expect(clippy::cast_precision_loss, reason = "a picture has far less than 2^53 of anything")]
    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / f64::from(self.count)
    }
}
