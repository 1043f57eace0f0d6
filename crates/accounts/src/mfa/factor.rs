//! Factors: what a session has proven, what an account could prove, and whether the one is enough.

use schema::{Document, Label, error_codes};
use serde_json::{Value as Json, json};

use crate::account::{EMAIL_VERIFIED, MFA, PHONE, PHONE_VERIFIED};
use crate::session::FACTORS;
use crate::{Accounts, Signed};

/// What a challenge may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// The code of an app.
    Totp,
    /// A code by mail.
    Email,
    /// A code by short message.
    Phone,
    /// One of the codes that were written down.
    RecoveryCode,
}

impl Factor {
    /// All of them.
    const ALL: [Factor; 4] = [Factor::Totp, Factor::Email, Factor::Phone, Factor::RecoveryCode];

    /// The word of the protocol.
    pub fn wire(self) -> &'static str {
        match self {
            Factor::Totp => "totp",
            Factor::Email => "email",
            Factor::Phone => "phone",
            Factor::RecoveryCode => "recoveryCode",
        }
    }

    /// The factor of that word; in lower case too, as the official clients write `recoverycode`.
    pub fn read(word: &str) -> Option<Factor> {
        let is_meant = |factor: &Factor| factor.wire().eq_ignore_ascii_case(word);
        Factor::ALL.into_iter().find(is_meant)
    }
}

/// How a session stands with the second factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MfaStatus {
    /// It needs no more.
    Enough,
    /// A challenge must be met first.
    Lacking,
    /// One is demanded, and the account has none that can be asked for: first it must get one.
    ToEnrol,
}

/// Ways to ask for a second factor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FactorChannels {
    pub(super) totp: bool,
    pub(super) email: bool,
    pub(super) phone: bool,
}

impl FactorChannels {
    /// Those that the account has verified.
    fn verified_channels(signed: &Signed) -> FactorChannels {
        let account = &signed.account;
        FactorChannels {
            totp: signed.has_totp,
            email: account.get(EMAIL_VERIFIED) == Some(true),
            phone: account.get(PHONE_VERIFIED) == Some(true)
                && account.get(PHONE).is_some_and(|phone| !phone.is_empty()),
        }
    }

    /// Whether there is one.
    pub(super) fn any(self) -> bool {
        self.totp || self.email || self.phone
    }

    /// The factors that these ways prove.
    pub(super) fn factors(self) -> impl Iterator<Item = Factor> {
        [
            (self.totp, Factor::Totp),
            (self.email, Factor::Email),
            (self.phone, Factor::Phone),
        ]
        .into_iter()
        .filter_map(|(is_open, factor)| is_open.then_some(factor))
    }
}

/// How many factors are enough.
const ENOUGH: usize = 2;

impl Accounts {
    /// How the caller's session stands; `is_demanded` when one of the caller's roles demands a second factor.
    pub fn status(&self, signed: &Signed, is_demanded: bool) -> MfaStatus {
        let is_asked = is_demanded || signed.account.get(MFA) == Some(true);
        if !is_asked || is_enough(&signed.session) {
            return MfaStatus::Enough;
        }
        let verified = FactorChannels::verified_channels(signed);
        if self.usable_channels(verified).any() {
            MfaStatus::Lacking
        } else if is_demanded || verified.any() {
            MfaStatus::ToEnrol
        } else {
            MfaStatus::Enough
        }
    }

    /// The ways that work here and now: a code by mail needs a mail server.
    pub(super) fn channels(&self, signed: &Signed) -> FactorChannels {
        self.usable_channels(FactorChannels::verified_channels(signed))
    }

    fn usable_channels(&self, verified: FactorChannels) -> FactorChannels {
        let post = self.engine.senders();
        FactorChannels {
            totp: verified.totp,
            email: verified.email && post.has_mail(),
            phone: verified.phone && post.has_sms(),
        }
    }

    /// The MfaFactors of the protocol: what the caller may be challenged with. What the session rests on alone is no second factor.
    pub async fn factors(&self, signed: &Signed) -> schema::Result<Json> {
        let account = signed.account.id.clone();
        let has_codes = self
            .engine
            .read(move |cx| super::recovery::are_left(cx, &account))
            .await?;
        let channels = self.channels(signed);
        let proven = session_factors(&signed.session);
        let adds = |factor: Factor| proven.len() >= ENOUGH || !proven.iter().any(|word| word == factor.wire());
        Ok(json!({
            "totp": channels.totp && adds(Factor::Totp), "phone": channels.phone && adds(Factor::Phone),
            "email": channels.email && adds(Factor::Email), "recoveryCode": has_codes, "custom": false,
        }))
    }
}

/// What a session has proven, each once.
pub(super) fn session_factors(session: &Document) -> Vec<String> {
    let mut each_once: Vec<String> = Vec::new();
    for word in session.get(FACTORS).unwrap_or_default() {
        if !each_once.contains(&word) {
            each_once.push(word);
        }
    }
    each_once
}

/// Whether a session has proven as many as are asked for.
pub(super) fn is_enough(session: &Document) -> bool {
    session_factors(session).len() >= ENOUGH
}

/// The session has proven one more factor.
pub(super) fn add(session: &mut Document, factor: Factor) {
    let mut factors = session_factors(session);
    if !factors.iter().any(|word| word == factor.wire()) {
        factors.push(factor.wire().to_owned());
    }
    session.set(FACTORS, factors);
}

/// What is refused while a factor is lacking.
pub(super) const ROLE_DEMANDS: Label = Label::new(
    "أحد أدواركم يتطلب التحقق بخطوتين",
    "un de vos rôles exige une seconde étape de vérification",
    "a role you hold demands a second factor",
);

/// The refusal of turning off what a role demands.
pub(super) fn is_demanded() -> schema::Error {
    error_codes::BAD_REQUEST
        .rejection()
        .label("reason", ROLE_DEMANDS)
        .into()
}
