//! The rooms inside one crate: files that import one another form a circle, and a circle is read as a whole or not at all.

use std::collections::BTreeSet;

use crate::module::{Modules, crates};
use crate::tree::assert_none;

/// Files of the largest circle that any crate may hold.
const LARGEST: usize = 12;

/// Everything that can be reached from a place.
fn reached(arrows: &[BTreeSet<usize>], from: usize) -> BTreeSet<usize> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(at) = open.pop() {
        open.extend(arrows[at].iter().filter(|to| seen.insert(**to)));
    }
    seen
}

/// The circles, the largest first.
fn circles(arrows: &[BTreeSet<usize>]) -> Vec<BTreeSet<usize>> {
    let reach: Vec<BTreeSet<usize>> = (0..arrows.len()).map(|at| reached(arrows, at)).collect();
    let circle = |at: usize| -> BTreeSet<usize> {
        let leads_back = |to: &usize| reach[*to].contains(&at);
        reach[at].iter().copied().filter(leads_back).collect()
    };
    let mut all: Vec<BTreeSet<usize>> = (0..arrows.len()).map(circle).filter(|one| one.len() > 1).collect();
    all.sort_by_key(|one| (std::cmp::Reverse(one.len()), one.first().copied()));
    all.dedup();
    all
}

/// Who names whom inside a circle, a line each.
fn lines(modules: &Modules, arrows: &[BTreeSet<usize>], circle: &BTreeSet<usize>) -> Vec<String> {
    let line = |at: &usize| {
        let named: Vec<&str> = arrows[*at].intersection(circle).map(|to| modules.name(*to)).collect();
        format!("{} -> {}", modules.name(*at), named.join(" "))
    };
    circle.iter().map(line).collect()
}

#[test]
fn no_circle_of_files_is_larger_than_one_can_hold_in_mind() {
    let mut breaches = Vec::new();
    for (folder, modules) in crates() {
        let arrows = modules.arrows();
        for circle in circles(&arrows).iter().filter(|one| one.len() > LARGEST) {
            let lines = lines(&modules, &arrows, circle);
            breaches.push(format!("{folder}: {} files\n    {}", lines.len(), lines.join("\n    ")));
        }
    }
    assert_none("the largest circle of files inside a crate is twelve", &breaches);
}

#[test]
fn a_circle_is_whoever_is_reached_and_leads_back() {
    let arrows = [vec![1], vec![2], vec![0, 3], vec![]].map(|to| to.into_iter().collect());
    assert_eq!(circles(&arrows), [BTreeSet::from([0, 1, 2])]);
}
