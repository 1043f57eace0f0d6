//! What declarations of rows that are read through a link, and of readings that are noted, must hold.

use schema::{Access, Collection, FieldDef, Kind};

use platform::people::employee::EMPLOYEES;

fn through() -> impl Iterator<Item = (&'static Collection, &'static FieldDef)> {
    let all = crate::CATALOGUE.iter().copied();
    all.flat_map(|of| of.access.through().map(move |link| (of, link)))
}

fn target(of: &Collection, link: &FieldDef) -> &'static Collection {
    match link.kind {
        Kind::Link(to) => to(),
        _ => panic!("{}.{} leads to one document", of.id, link.name),
    }
}

/// Whether administrators, or keys, read less than everything.
fn binds(access: &Access) -> (bool, bool) {
    (access.is_private || !access.sealed.is_empty(), access.refuses_keys)
}

#[test]
fn what_is_read_through_a_link_has_it_by_an_index_and_binds_whom_it_belongs_to() {
    assert!(through().count() > 0);
    for (of, link) in through() {
        let name = format!("{}.{}", of.id, link.name);
        let own = of.field(link.name);
        assert!(
            own.is_some_and(|own| own.kind.target().is_some() && own.required),
            "{name}"
        );
        assert!(
            of.indexes.iter().any(|index| index[0].name == link.name),
            "{name} has no index"
        );
        let (there, here) = (binds(&target(of, link).access), binds(&of.access));
        assert!(
            !there.0 || here.0,
            "{name}: administrators are bound there and not here"
        );
        assert!(!there.1 || here.1, "{name}: keys are bound there and not here");
    }
}

#[test]
fn chains_of_links_that_rows_are_read_through_end() {
    for (of, link) in through() {
        let (mut at, mut seen) = (target(of, link), vec![of.id]);
        while let Some(next) = at.access.through().next() {
            assert!(!seen.contains(&at.id), "{} is read through itself", at.id);
            seen.push(at.id);
            at = target(at, next);
        }
    }
}

#[test]
fn what_is_noted_stands_in_no_name_nor_in_what_is_found_or_offered() {
    let mut count = 0;
    for entity in crate::ENTITIES.iter() {
        let of = entity.of;
        let Some(noted) = of.noted_reads else { continue };
        count += 1;
        let shown = [of.title, of.picked_by]
            .into_iter()
            .flatten()
            .chain(of.picked_with.iter().copied().flatten())
            .chain(
                entity
                    .finder
                    .iter()
                    .flat_map(|finder| finder.by.iter().chain(finder.details)),
            );
        let shown: Vec<&str> = shown.map(|field| field.name).collect();
        for field in noted.fields {
            let own = of.field(field.name).unwrap();
            let is_told = shown.contains(&own.name) || own.suggested || own.searched;
            assert!(!is_told, "{}.{}", of.id, own.name);
        }
        if let Some(person) = noted.person {
            let to = person.kind.target().unwrap();
            assert_eq!(*to(), EMPLOYEES, "{}.{}", of.id, person.name);
        }
    }
    assert!(count >= 3, "{count} collections");
}
