//! Who sits where: drawn by a seed, so that it can be done again by anybody and comes out the same. Pure.

/// Somebody who is to be seated: the id and the candidate number.
pub(super) struct Seatless {
    pub id: String,
    pub number: String,
}

/// A room with its free seats: how many, and the number of the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct FreeSeats {
    pub count: usize,
    pub first: i64,
}

/// A seat that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    /// The candidate.
    pub id: String,
    /// The place of the room in the list of rooms.
    pub room: usize,
    /// The number of the table in its room.
    pub table: i64,
}

/// How many sit in each room: in proportion to the free seats, what is left over to the rooms with the greatest rest. Rooms
/// before others in the list come first where rests are equal. Nothing where the seats do not suffice.
pub(super) fn spread(people: usize, rooms: &[usize]) -> Option<Vec<usize>> {
    let seats: usize = rooms.iter().sum();
    if people > seats {
        return None;
    }
    if seats == 0 {
        return Some(vec![0; rooms.len()]);
    }
    let mut shares: Vec<usize> = rooms.iter().map(|free| people * free / seats).collect();
    let left = people - shares.iter().sum::<usize>();
    let mut by_rest: Vec<usize> = (0..rooms.len()).collect();
    by_rest.sort_by_key(|room| (std::cmp::Reverse(people * rooms[*room] % seats), *room));
    for room in by_rest.into_iter().take(left) {
        shares[room] += 1;
    }
    Some(shares)
}

/// Seats everybody: in the order of the digests of seed and number, room after room. Nothing where the seats do not suffice.
pub(super) fn draw(seed: &str, people: Vec<Seatless>, rooms: &[FreeSeats]) -> Option<Vec<Seat>> {
    let free: Vec<usize> = rooms.iter().map(|room| room.count).collect();
    let shares = spread(people.len(), &free)?;
    let mut lots: Vec<(String, Seatless)> = people
        .into_iter()
        .map(|one| (accounts::content_hash(&format!("{seed}\n{}", one.number)), one))
        .collect();
    lots.sort_by(|a, b| (&a.0, &a.1.number).cmp(&(&b.0, &b.1.number)));
    let mut next = lots.into_iter();
    let mut seats = Vec::new();
    for (at, (room, share)) in rooms.iter().zip(shares).enumerate() {
        let here = next.by_ref().take(share).zip(room.first..);
        seats.extend(here.map(|((_, one), table)| Seat {
            id: one.id,
            room: at,
            table,
        }));
    }
    Some(seats)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use platform::demo::DemoRng;

    use super::*;

    fn people(count: usize) -> Vec<Seatless> {
        let one = |number| Seatless {
            id: format!("c{number}"),
            number: format!("{number:05}"),
        };
        (0..count).map(one).collect()
    }

    fn rooms(counts: &[usize]) -> Vec<FreeSeats> {
        counts
            .iter()
            .map(|count| FreeSeats {
                count: *count,
                first: 1,
            })
            .collect()
    }

    #[test]
    fn people_are_spread_in_proportion() {
        assert_eq!(spread(10, &[10, 10]), Some(vec![5, 5]));
        assert_eq!(spread(11, &[10, 10]), Some(vec![6, 5]));
        assert_eq!(spread(10, &[30, 10]), Some(vec![8, 2]));
        assert_eq!(spread(0, &[3]), Some(vec![0]));
        assert_eq!(spread(0, &[]), Some(vec![]));
        assert_eq!(spread(21, &[10, 10]), None);
    }

    #[test]
    fn whatever_the_rooms_everybody_has_one_seat_of_their_own_and_the_same_seed_seats_alike() {
        let mut rng = DemoRng::new(7);
        let mut number = |most: i64| usize::try_from(rng.range(0, most)).unwrap();
        for case in 0..2_000 {
            let counts: Vec<usize> = (0..=number(6)).map(|_| number(30)).collect();
            let all: usize = counts.iter().sum();
            let count = number(i64::try_from(all).unwrap() + 3);
            let seed = format!("seed {case}");
            let seats = draw(&seed, people(count), &rooms(&counts));
            assert_eq!(seats.is_some(), count <= all, "{counts:?} {count}");
            let Some(seats) = seats else { continue };
            let who: BTreeSet<&str> = seats.iter().map(|seat| seat.id.as_str()).collect();
            let places: BTreeSet<(usize, i64)> = seats.iter().map(|seat| (seat.room, seat.table)).collect();
            assert_eq!((who.len(), places.len()), (count, count));
            let fits = |seat: &Seat| seat.table >= 1 && usize::try_from(seat.table).unwrap() <= counts[seat.room];
            assert!(seats.iter().all(fits), "{counts:?} {seats:?}");
            let mut turned = people(count);
            turned.reverse();
            assert_eq!(
                draw(&seed, turned, &rooms(&counts)),
                Some(seats),
                "in whatever order they come"
            );
        }
    }

    #[test]
    fn another_seed_seats_otherwise_and_seats_follow_no_order_of_numbers() {
        let first = draw("a", people(200), &rooms(&[100, 100])).unwrap();
        let second = draw("b", people(200), &rooms(&[100, 100])).unwrap();
        assert_ne!(first, second);
        let in_order = first.windows(2).filter(|two| two[0].id < two[1].id).count();
        assert!((60..140).contains(&in_order), "{in_order}");
    }

    #[test]
    fn who_comes_later_has_what_is_free() {
        let free = [FreeSeats { count: 1, first: 10 }, FreeSeats { count: 2, first: 4 }];
        let seats = draw("a", people(3), &free).unwrap();
        let places: Vec<(usize, i64)> = seats.iter().map(|seat| (seat.room, seat.table)).collect();
        assert_eq!(places, [(0, 10), (1, 4), (1, 5)]);
    }
}
