//! Things from a sheet: the list that a commune keeps of its furniture, as it stands on the day of the import.

use engine::Import;
use engine::import::Latest;
use schema::{FieldDef, Given, Rejection, Result, Value};

use super::rules::number_key;
use super::{
    ACQUIRED_ON, ACQUISITION, BRAND, BUREAU, CONDITION, CONTRACT, DESIGNATION, EMPLOYEE, FLOOR, INVENTORY_ITEMS,
    INVOICE_REF, NOTES, NUMBER, NUMBER_KEY, PRICE, QUANTITY, SERIAL_NUMBER, SERVICE, STATE, SUPPLIER, TYPE,
    WARRANTY_UNTIL,
};

/// A thing is known by its number; one without is the one that says the same.
pub(super) static ITEMS_OF_SHEETS: Import = Import {
    also: TITLES,
    days: &[(ACQUIRED_ON.def, Latest::Today)],
    completed: Some(number_in_one_spelling),
    ..Import::by(&INVENTORY_ITEMS, &[&[NUMBER.def]])
};

/// What communes call the columns.
const TITLES: &[(FieldDef, &[&str])] = &[
    (NUMBER.def, NUMBERS),
    (DESIGNATION.def, DESIGNATIONS),
    (
        BUREAU.def,
        &[
            "Local",
            "Salle",
            "Emplacement",
            "Lieu",
            "Affectation",
            "Lieu d'affectation",
            "Localisation",
            "Room",
            "Location",
            "القاعة",
            "المكان",
            "مكان التواجد",
            "مقر الاستعمال",
            "مكان الاستعمال",
        ],
    ),
    (
        SERVICE.def,
        &["Service affectataire", "القسم", "المصلحة المستعملة", "Department"],
    ),
    (
        TYPE.def,
        &[
            "Type",
            "Catégorie",
            "Famille",
            "Nature",
            "الصنف",
            "الفئة",
            "نوع الممتلك",
            "Category",
        ],
    ),
    (
        QUANTITY.def,
        &[
            "Qté",
            "Qte",
            "Qty",
            "Nombre",
            "Nbre",
            "Nb",
            "العدد",
            "الكميات",
            "عدد الوحدات",
        ],
    ),
    (
        CONDITION.def,
        &[
            "État du bien",
            "Etat physique",
            "État de conservation",
            "Observation sur l'état",
            "حالة الممتلك",
            "الحالة المادية",
            "حالة الاستعمال",
        ],
    ),
    (STATE.def, &["Statut"]),
    (
        ACQUIRED_ON.def,
        &[
            "Date acquisition",
            "Date d'achat",
            "Date d'entrée",
            "Date de réception",
            "Date",
            "Acquis le",
            "Année d'acquisition",
            "تاريخ الشراء",
            "تاريخ الدخول",
            "تاريخ التسلم",
            "التاريخ",
            "Acquisition date",
        ],
    ),
    (
        ACQUISITION.def,
        &[
            "Origine",
            "Mode d'entrée",
            "Provenance",
            "مصدر الاقتناء",
            "المصدر",
            "طريقة الدخول",
        ],
    ),
    (
        PRICE.def,
        &[
            "Prix",
            "Prix d'achat",
            "Prix unitaire",
            "P.U",
            "P.U. TTC",
            "Valeur",
            "Valeur d'acquisition",
            "Montant",
            "Coût",
            "Price",
            "Value",
            "الثمن",
            "ثمن الشراء",
            "ثمن الوحدة",
            "القيمة",
            "المبلغ",
            "الثمن الأحادي",
        ],
    ),
    (SUPPLIER.def, &["Vendeur", "Supplier", "المورد", "الممول"]),
    (
        CONTRACT.def,
        &[
            "Marché",
            "N° de marché",
            "Bon de commande",
            "BC",
            "Marché/BC",
            "رقم الصفقة",
            "سند الطلب",
            "Contract",
        ],
    ),
    (INVOICE_REF.def, &["Facture n°", "N° de facture", "رقم الفاتورة"]),
    (WARRANTY_UNTIL.def, &["Garantie", "Fin de garantie", "الضمان"]),
    (
        BRAND.def,
        &[
            "Marque",
            "Marque et modèle",
            "Modèle",
            "الماركة",
            "النوع والعلامة",
            "Brand",
        ],
    ),
    (
        SERIAL_NUMBER.def,
        &[
            "N° série",
            "Numéro de série",
            "S/N",
            "SN",
            "Serial",
            "رقم السلسلة",
            "رقم التسلسل",
        ],
    ),
    (
        EMPLOYEE.def,
        &[
            "Détenteur",
            "Bénéficiaire",
            "Affectataire",
            "Utilisateur",
            "المستفيد",
            "المستعمل",
            "الحائز",
            "Holder",
        ],
    ),
    (FLOOR.def, &["Niveau", "Floor"]),
    (
        NOTES.def,
        &["Obs", "Observations", "Remarque", "ملاحظة", "ملاحظات", "Notes"],
    ),
];

const NUMBERS: &[&str] = &[
    "N° inventaire",
    "N° d'inventaire",
    "Numéro d'inventaire",
    "N° inv",
    "Inventaire",
    "Code inventaire",
    "Code",
    "Référence",
    "Matricule",
    "الرقم",
    "رقم الممتلك",
    "الرقم الجردي",
    "رقم التسجيل",
    "Inventory number",
    "Tag",
];
const DESIGNATIONS: &[&str] = &[
    "Désignation",
    "Désignation du bien",
    "Libellé",
    "Article",
    "Description",
    "Matériel",
    "Mobilier",
    "Objet",
    "Bien",
    "التسمية",
    "تسمية الممتلك",
    "بيان الممتلك",
    "البيان",
    "نوع الأثاث",
    "Item",
];

/// The number as numbers are compared: two rows of one number are told by it.
#[expect(clippy::unnecessary_wraps, reason = "what completes a row may refuse it")]
fn number_in_one_spelling(given: &mut Given) -> Result<(), Rejection> {
    let position = |field: &FieldDef| INVENTORY_ITEMS.position(field.name).unwrap_or(0);
    let number = position(&NUMBER.def);
    let text = given.iter().find(|(at, _)| *at == number);
    if let Some(key) = text.and_then(|(_, value)| number_key(value.text()?)) {
        given.push((position(&NUMBER_KEY.def), Value::Text(key)));
    }
    Ok(())
}
