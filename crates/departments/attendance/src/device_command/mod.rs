//! Commands (أوامر الأجهزة): what terminals are told to do the next time they ask. Written by actions, sent by the door.

pub mod act;
pub mod sending;
pub mod text;
mod wording;

use engine::{Cx, Entity};
use schema::{
    Access, Collection, Document, Id, Instant, Label, Result, Unique, choice, choices, fields, instant, integer, json,
    link,
};
use serde_json::Value as Json;

use crate::device::DEVICES;
use platform::people::user::USERS;

choices! {
    /// What is to be done.
    Kind {
        Resend = "resend": "إعادة الإرسال", "Renvoi des pointages", "Send again";
        UserName = "user_name": "إرسال اسم", "Envoi d’un nom", "Name of a person";
        SetTime = "set_time": "ضبط الساعة", "Mise à l’heure", "Set the clock";
        Count = "count": "عدد حركات يوم", "Décompte d’un jour", "Count of a day";
        Check = "check": "إعادة قراءة الإعدادات", "Relecture des réglages", "Read the settings again";
        Reboot = "reboot": "إعادة تشغيل الجهاز", "Redémarrage", "Restart";
    }
}

choices! {
    /// How far it is.
    State {
        Queued = "queued" as Quiet: "في الانتظار", "En attente", "Queued";
        Sent = "sent" as Info: "أرسل", "Envoyée", "Sent";
        Done = "done" as Good: "تم", "Faite", "Done";
        Failed = "failed" as Bad: "فشل", "Échouée", "Failed";
    }
}

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").weak().computed() => "الجهاز", "Pointeuse", "Device";
    KIND: Kind = choice("kind").computed() => "الأمر", "Commande", "Command";
    PARAMS: Json = json("params").bytes(500).computed() => "المعطيات", "Paramètres", "Parameters";
    STATE: State = choice("state").default(State::Queued.wire()).computed() => "الحالة", "État", "State";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "المستعمل", "Par", "By";
    SENT: Instant = instant("sentAt").computed() => "تاريخ الإرسال", "Envoyée le", "Sent";
    ANSWERED: Instant = instant("answeredAt").computed() => "تاريخ الجواب", "Réponse le", "Answered";
    /// What the terminal knows it by: small, and growing.
    NUMBER: i64 = integer("number").computed() => "الرقم", "Numéro", "Number";
    ATTEMPTS: i64 = integer("attempts").computed() => "المحاولات", "Tentatives", "Attempts";
    /// From 0 it is done, below that it failed.
    RESULT: i64 = integer("result").computed() => "النتيجة", "Résultat", "Result";
}

/// Written by actions alone.
pub static DEVICE_COMMANDS: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("أمر إلى جهاز", "Commande à une pointeuse", "Device command"),
    many: Label::new("أوامر الأجهزة", "Commandes aux pointeuses", "Device commands"),
    unique: &[Unique::on(&[NUMBER.def])],
    indexes: &[&[DEVICE.def, STATE.def]],
    access: Access::resource(crate::RESOURCE).read_only(),
    title: &[NUMBER.def],
    logged: false,
    ..Collection::new("deviceCommands", FIELDS)
};

/// The commands.
pub static DEVICE_COMMAND: Entity = Entity::plain(&DEVICE_COMMANDS);

/// Puts a command down; what waits already to be said of the same is not said twice.
pub fn queue(cx: &mut Cx<'_>, device: &Document, kind: Kind, params: Json) -> Result<()> {
    let waiting = [DEVICE.eq(device.id.as_str()), STATE.eq(State::Queued), KIND.eq(kind)];
    let same = |command: &Document| command.get(PARAMS).unwrap_or_default() == params;
    if cx.all(&DEVICE_COMMANDS, waiting)?.iter().any(same) {
        return Ok(());
    }
    let number = cx.number(DEVICE_COMMANDS.id)?;
    let mut command = Document::new(&DEVICE_COMMANDS)
        .with(DEVICE, Id(device.id.clone()))
        .with(KIND, kind)
        .with(PARAMS, params)
        .with(NUMBER, number)
        .with(ATTEMPTS, 0);
    command.set_or_clear(BY, cx.who().user.clone().map(Id));
    cx.create(command).map(drop)
}
