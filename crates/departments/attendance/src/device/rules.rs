//! Who may send, and from where.

use engine::Cx;
use platform::network::Network;
use schema::{Change, FieldDef, Rejection, Result, error_codes};

use super::{ALLOWED, INSTALLED_ON, NETWORKS, SERIAL};

error_codes! {
    NETWORK_UNREADABLE = "device_network_unreadable", invalid => "«{network}» ليس عنوانا ولا شبكة، مثلا \u{200e}192.168.10.0/24", "«\u{a0}{network}\u{a0}» n’est ni une adresse ni un réseau, par exemple 192.168.10.0/24", "\"{network}\" is no address and no network, for example 192.168.10.0/24";
    NO_NETWORK = "device_without_network", invalid => "لا يسمح بجهاز دون تحديد الشبكة التي يتصل منها", "Un appareil n’est autorisé que depuis un réseau\u{a0}: indiquez-le", "A device is allowed from a network alone: name it";
}

/// What opens the door to a device.
const KEYS: &[FieldDef] = &[SERIAL.def, ALLOWED.def, NETWORKS.def, INSTALLED_ON.def];

/// A serial number stands on a sticker for everybody to read: administrators alone open the door to it.
pub(super) fn administrators_say_who_may_send(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if cx.who().is_admin || cx.who().is_key {
        return Ok(());
    }
    let differs = |field: &&FieldDef| {
        let before = change.before.as_ref();
        before.is_none_or(|before| before.value(field.name) != change.after.value(field.name))
    };
    KEYS.iter().find(differs).map_or(Ok(()), |field| {
        Err(Rejection::new(schema::error_codes::FIELD_NOT_WRITABLE)
            .about(field)
            .into())
    })
}

/// Each network is one.
pub(super) fn networks_can_be_read(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let networks = change.after.get(NETWORKS).unwrap_or_default();
    let trimmed: Vec<String> = networks.iter().map(|one| one.trim().to_owned()).collect();
    if let Some(wrong) = trimmed.iter().find(|one| Network::read(one).is_err()) {
        return Err(Rejection::new(NETWORK_UNREADABLE)
            .field(NETWORKS.def.name)
            .arg("network", wrong)
            .into());
    }
    if trimmed != networks {
        change.after.set(NETWORKS, trimmed);
    }
    Ok(())
}

/// A serial number alone is no proof of anything.
pub(super) fn allowed_devices_have_a_network(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_open = change.after.get(ALLOWED) == Some(true);
    if is_open && change.after.get(NETWORKS).is_none_or(|networks| networks.is_empty()) {
        return Err(Rejection::new(NO_NETWORK).field(NETWORKS.def.name).into());
    }
    Ok(())
}
