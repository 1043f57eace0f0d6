//! What units and places of the platform show of the property (decision 61).

use platform::Join;
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::location::LOCATIONS;
use platform::organisation::service::SERVICES;
use schema::{count, fields};

use crate::item::{BUREAU, INVENTORY_ITEMS, IS_KEPT, SERVICE};

mod of_bureau {
    use super::{BUREAU, INVENTORY_ITEMS, IS_KEPT, count, fields};

    fields! {
        ITEMS: i64 = count("itemCount", || &INVENTORY_ITEMS, BUREAU).when(IS_KEPT) => "عدد الممتلكات", "Nombre de biens", "Number of items";
    }
}

mod of_service {
    use super::{INVENTORY_ITEMS, IS_KEPT, SERVICE, count, fields};

    fields! {
        ITEMS: i64 = count("itemCount", || &INVENTORY_ITEMS, SERVICE).when(IS_KEPT) => "عدد الممتلكات", "Nombre de biens", "Number of items";
    }
}

mod of_location {
    use super::{BUREAUX, bureau, count, fields};

    fields! {
        BUREAUX_THERE: i64 = count("bureauCount", || &BUREAUX, bureau::LOCATION) => "عدد المكاتب", "Nombre de bureaux", "Number of offices";
    }
}

/// Things that are kept, by office and by service; offices, by location.
pub(crate) static JOINS: &[Join] = &[
    Join {
        of: &BUREAUX,
        fields: of_bureau::FIELDS,
    },
    Join {
        of: &SERVICES,
        fields: of_service::FIELDS,
    },
    Join {
        of: &LOCATIONS,
        fields: of_location::FIELDS,
    },
];
