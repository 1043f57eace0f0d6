//! What databases of older programs are brought up by, beside additions.

use accounts::{ACCOUNTS, EMAIL_VERIFIED, VOUCHED};
use fleet::car::rules::put_year;
use fleet::car::{CARS, COMMISSIONED, COMMISSIONING_YEAR};
use fleet::mission::overlap::put_length;
use fleet::mission::{self, ENDS, LENGTH, MISSIONS};
use platform::calendar_feed::{CALENDARS, FEED};
use platform::organisation::bureau::{self, BUREAUX};
use platform::papers::authentic_document::{self, AUTHENTIC_DOCUMENTS};
use platform::people::employee::{self, EMPLOYEES};
use platform::people::role::first::{FIRST, is_grantable};
use platform::people::role::{GRANTABLE, PERMISSIONS, ROLES};
use platform::people::user::{ACCOUNT, UNVERIFIED, USERS};
use requests::document_request::{self, DOCUMENT_REQUESTS};
use schema::{Collection, Document, Filter, Query, Result, View};
use store::{Migration, MigrationChange, Writer, key_file};

/// Oldest first; a number that was released stays as it is.
pub const MIGRATIONS: &[Migration] = &[
    Migration {
        number: 1,
        name: "cars know the year of their commissioning",
        change: MigrationChange::Fill(years_of_cars),
    },
    Migration {
        number: 2,
        name: "the house key leaves the database",
        change: MigrationChange::TakeOut {
            table: "sys_houseKeys",
            column: "secret",
            file: key_file::NAME,
        },
    },
    Migration {
        number: 3,
        name: "missions know how long they take",
        change: MigrationChange::Fill(lengths_of_missions),
    },
    Migration {
        number: 4,
        name: "first roles say who gives them",
        change: MigrationChange::Fill(grantable_roles),
    },
    Migration {
        number: 5,
        name: "users know whether their address is proven",
        change: MigrationChange::Fill(unproven_users),
    },
    // In days as step 3 once counted them, orders of one day were all read against one another.
    Migration {
        number: 6,
        name: "missions know how many hours they take",
        change: MigrationChange::Fill(lengths_of_missions),
    },
    Migration {
        number: 7,
        name: "texts are searched with doubled letters once",
        change: MigrationChange::Fill(texts_as_searched),
    },
    // Each that is put right stands in the log, with where it stood before.
    Migration {
        number: 8,
        name: "employees are in the service of their bureau",
        change: MigrationChange::Fill(services_of_employees),
    },
    Migration {
        number: 9,
        name: "missions know the annexe of whose they are",
        change: MigrationChange::Fill(annexes_of_missions),
    },
    // No text is lost or written otherwise than its commune writes it, but for spellings that differ by case and accents alone.
    Migration {
        number: 10,
        name: "employees name their grade and their function from lists",
        change: MigrationChange::Fill(lists::of_grades_and_functions),
    },
    Migration {
        number: 11,
        name: "human resources read statistics",
        change: MigrationChange::Fill(statistics_of_human_resources),
    },
    // A decision belongs to whoever is the actor of an open step: no permission gives it.
    Migration {
        number: 12,
        name: "no first role decides requests",
        change: MigrationChange::Fill(roles_without_decisions),
    },
    Migration {
        number: 13,
        name: "calendars say what they show",
        change: MigrationChange::Fill(calendars_of_missions),
    },
    Migration {
        number: 14,
        name: "codes of attendance devices are in capitals",
        change: MigrationChange::Fill(device_codes::to_capitals),
    },
    Migration {
        number: 15,
        name: "papers that wait for a signature say whose",
        change: MigrationChange::Fill(papers_to_sign),
    },
    Migration {
        number: 16,
        name: "letters that were issued know their addressee",
        change: MigrationChange::Fill(letters::addressees),
    },
    Migration {
        number: 17,
        name: "claims of admitted candidates are proved by the former rule",
        change: MigrationChange::Fill(proofs::of_admitted),
    },
    Migration {
        number: 18,
        name: "marks of appeals stand once they are carried out",
        change: MigrationChange::Fill(appeals::marks_not_carried_out),
    },
    // Texts that may stand only once are told apart as before, by twins of their own.
    Migration {
        number: 19,
        name: "texts are searched with hyphens and apostrophes as blanks",
        change: MigrationChange::Fill(texts_as_searched),
    },
    Migration {
        number: 20,
        name: "nationalities are countries",
        change: MigrationChange::Fill(nationalities::to_countries),
    },
    // Terms and retention keep the numbers that the commune had set.
    Migration {
        number: 21,
        name: "numbers that were settings are rules",
        change: MigrationChange::Fill(rules::of_settings),
    },
];

/// So many rows are read at once.
const AT_ONCE: u64 = 500;

/// The year follows from the date of those that were written before there was one.
fn years_of_cars(writer: &mut Writer<'_>) -> Result<()> {
    let untold = vec![COMMISSIONED.is_not_null(), COMMISSIONING_YEAR.is_null()];
    let year = |car: &mut Document| {
        put_year(car);
        Ok(())
    };
    fill(writer, &CARS, untold, year)
}

/// The length follows from the times of those that were written before it was kept.
fn lengths_of_missions(writer: &mut Writer<'_>) -> Result<()> {
    let untold = vec![ENDS.is_not_null(), LENGTH.is_null()];
    fill(writer, &MISSIONS, untold, put_length)
}

/// Every text as this program searches it.
fn texts_as_searched(writer: &mut Writer<'_>) -> Result<()> {
    writer.refold()
}

/// The service of a bureau is that of its people, who kept their former one when they moved.
fn services_of_employees(writer: &mut Writer<'_>) -> Result<()> {
    for bureau in all(writer, &BUREAUX, vec![bureau::SERVICE.is_not_null()])? {
        let service = bureau.need(bureau::SERVICE)?;
        let elsewhere = Filter::Any(vec![employee::SERVICE.is_null(), employee::SERVICE.ne(&service)]);
        let theirs = vec![employee::BUREAU.eq(&bureau.id), elsewhere];
        fill(writer, &EMPLOYEES, theirs, |employee| {
            employee.set(employee::SERVICE, service.clone());
            Ok(())
        })?;
    }
    Ok(())
}

/// The annexe where the employee is now, of missions that were written before it was kept.
fn annexes_of_missions(writer: &mut Writer<'_>) -> Result<()> {
    for employee in all(writer, &EMPLOYEES, vec![employee::ANNEXE.is_not_null()])? {
        let annexe = employee.need(employee::ANNEXE)?;
        let untold = vec![mission::EMPLOYEE.eq(&employee.id), mission::ANNEXE.is_null()];
        fill(writer, &MISSIONS, untold, |mission| {
            mission.set(mission::ANNEXE, annexe.clone());
            Ok(())
        })?;
    }
    Ok(())
}

/// All that match.
fn all(writer: &mut Writer<'_>, of: &'static Collection, filters: Vec<Filter>) -> Result<Vec<Document>> {
    let mut query = Query {
        filters,
        limit: Some(AT_ONCE),
        ..Query::default()
    };
    let mut found = Vec::new();
    loop {
        let rows = writer.list(&View::whole(of), &query)?.rows;
        if rows.is_empty() {
            return Ok(found);
        }
        query.offset += AT_ONCE;
        found.extend(rows.into_iter().map(|row| row.document));
    }
}

/// Fills in all that match, until none does any more.
fn fill(
    writer: &mut Writer<'_>,
    of: &'static Collection,
    filters: Vec<Filter>,
    put: impl Fn(&mut Document) -> Result<()>,
) -> Result<()> {
    let view = View::whole(of);
    let query = Query {
        filters,
        limit: Some(AT_ONCE),
        ..Query::default()
    };
    loop {
        let rows = writer.list(&view, &query)?.rows;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            let mut filled = row.document.clone();
            put(&mut filled)?;
            writer.update(&row.document, filled)?;
        }
    }
}

/// The first roles that others than administrators may give, where the commune left them as they were made: what it put
/// into them since is its own to give away.
fn grantable_roles(writer: &mut Writer<'_>) -> Result<()> {
    let view = View::whole(&ROLES);
    for (name, _, _, permissions) in FIRST.iter().filter(|(name, ..)| is_grantable(name)) {
        let Some(row) = writer.get(&view, name)? else { continue };
        if row.document.get(PERMISSIONS).unwrap_or_default() == permissions_when_they_decided(name, permissions) {
            writer.update(&row.document, row.document.clone().with(GRANTABLE, true))?;
        }
    }
    Ok(())
}

/// The role of human resources as it was made at first start, where nobody has changed it since.
fn statistics_of_human_resources(writer: &mut Writer<'_>) -> Result<()> {
    const STATISTICS: &str = "statistics:read";
    let first = FIRST.iter().find(|(name, ..)| *name == "hr");
    let (Some((name, _, _, permissions)), view) = (first, View::whole(&ROLES)) else {
        return Ok(());
    };
    let former: Vec<&str> = permissions.iter().copied().filter(|one| *one != STATISTICS).collect();
    if let Some(row) = writer.get(&view, name)?
        && row.document.get(PERMISSIONS).unwrap_or_default() == former
    {
        let now: Vec<String> = permissions.iter().map(|one| (*one).to_owned()).collect();
        writer.update(&row.document, row.document.clone().with(PERMISSIONS, now))?;
    }
    Ok(())
}

/// The roles of employees and heads as they were made at first start, where nobody has changed them since.
fn roles_without_decisions(writer: &mut Writer<'_>) -> Result<()> {
    let view = View::whole(&ROLES);
    for (name, _, _, permissions) in FIRST.iter().filter(|(name, ..)| is_grantable(name)) {
        let former = permissions_when_they_decided(name, permissions);
        let Some(row) = writer.get(&view, name)? else { continue };
        if row.document.get(PERMISSIONS).unwrap_or_default() == former {
            let now: Vec<String> = permissions.iter().map(|one| (*one).to_owned()).collect();
            writer.update(&row.document, row.document.clone().with(PERMISSIONS, now))?;
        }
    }
    Ok(())
}

/// What a first role of employees and heads held before step 12.
fn permissions_when_they_decided<'p>(name: &str, permissions: &[&'p str]) -> Vec<&'p str> {
    match name {
        "employee" => vec!["employee-portail:*"],
        _ => permissions
            .iter()
            .copied()
            .chain(["employee-portail:approve"])
            .collect(),
    }
}

/// Calendars showed missions alone before they said what they show.
fn calendars_of_missions(writer: &mut Writer<'_>) -> Result<()> {
    fill(writer, &CALENDARS, vec![FEED.is_null()], |calendar| {
        calendar.set(FEED, "missions".to_owned());
        Ok(())
    })
}

/// Requests whose paper stands unsigned wait for whoever signs papers of their kind.
fn papers_to_sign(writer: &mut Writer<'_>) -> Result<()> {
    let view = View::whole(&AUTHENTIC_DOCUMENTS);
    let made = vec![
        document_request::waits_for_signature(),
        document_request::SIGN_BY.is_null(),
    ];
    for request in all(writer, &DOCUMENT_REQUESTS, made)? {
        let office = document_request::office_at_upgrade(&request)?;
        writer.update(
            &request,
            request.clone().with(document_request::SIGN_BY, office.clone()),
        )?;
        let Some(id) = request.get(document_request::DOC_ID) else {
            continue;
        };
        if let Some(paper) = writer.get(&view, &id)?.map(|row| row.document)
            && paper.get(authentic_document::SIGNERS).is_none()
        {
            writer.update(&paper, paper.clone().with(authentic_document::SIGN_BY, office))?;
        }
    }
    Ok(())
}

/// Users whose account nobody has proven to be theirs.
fn unproven_users(writer: &mut Writer<'_>) -> Result<()> {
    let (accounts, users) = (View::whole(&ACCOUNTS), View::whole(&USERS));
    let mut unproven = Query {
        filters: vec![EMAIL_VERIFIED.eq(false), VOUCHED.eq(false)],
        limit: Some(AT_ONCE),
        ..Query::default()
    };
    loop {
        let found = writer.list(&accounts, &unproven)?.rows;
        if found.is_empty() {
            return Ok(());
        }
        unproven.offset += AT_ONCE;
        let of_them = ACCOUNT.any_of(found.iter().map(|row| &row.document.id));
        let theirs = Query {
            filters: vec![of_them],
            limit: Some(AT_ONCE),
            ..Query::default()
        };
        for user in writer.list(&users, &theirs)?.rows {
            writer.update(&user.document, user.document.clone().with(UNVERIFIED, true))?;
        }
    }
}

mod appeals;
mod device_codes;
mod letters;
mod lists;
mod nationalities;
mod proofs;
mod rules;
#[cfg(test)]
mod tests;
