//! Settings: what the commune may change without a new release. Secrets are configuration, never settings.

use schema::{Access, Collection, Date, Fields, Grant, Label, Rows, Unique, Who, date, fields, json, text};

fields! {
    KEY: String = text("key").required() => "المفتاح", "Clé", "Key";
    VALUE: serde_json::Value = json("value") => "القيمة", "Valeur", "Value";
    VALID_FROM: Date = date("validFrom") => "ساري من", "Valable du", "Valid from";
}

/// `public.*` readable by guests, `org.*` by every signed-in user, the rest by administrators, who alone write.
pub static SETTINGS: Collection = Collection {
    one: Label::new("إعداد", "Paramètre", "Setting"),
    many: Label::new("الإعدادات", "Paramètres", "Settings"),
    unique: &[Unique::on(&[KEY.def])],
    access: Access::resource("settings").only_grants().written_by_admins().grants(&[
        Grant::new(Who::Guests, Rows::Prefix("key", "public."), Fields::All),
        Grant::new(Who::Users, Rows::Prefix("key", "org."), Fields::All),
    ]),
    title: &[KEY.def],
    ..Collection::new("settings", FIELDS)
};
