//! Days that fall due, of every department.

use schema::Collection;

/// What stands between braces in a link and is no field of the collection: it would reach the reader as it is written.
fn unknown(of: &Collection, link: &str) -> Vec<String> {
    let names = link
        .split('{')
        .skip(1)
        .filter_map(|part| Some(part.split_once('}')?.0.to_owned()));
    names
        .filter(|name| name != "id" && of.position(name).is_none())
        .collect()
}

#[test]
fn every_link_of_a_deadline_names_fields_that_there_are() {
    let mut links = 0;
    for entity in crate::ENTITIES.iter() {
        for deadline in entity.deadlines {
            let also = deadline.also.iter().map(|(_, link)| *link);
            for link in std::iter::once(deadline.link).chain(also) {
                assert_eq!(
                    unknown(entity.of, link),
                    Vec::<String>::new(),
                    "{}: {link}",
                    deadline.id
                );
                links += 1;
            }
        }
    }
    assert!(links > 0);
    let cars = crate::COLLECTIONS.iter().find(|one| one.id == "cars").unwrap();
    assert_eq!(unknown(cars, "/cars/{$id}?of={no}&car={id}"), ["$id", "no"]);
}
