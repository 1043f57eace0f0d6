//! Turns at the readers: round the callers, one read of each at a time, so that nobody waits for more than one read of
//! anybody else.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use schema::{Result, error_codes};

use crate::connection::Connection;

/// Most reads of one person that wait: more than a screen asks at once over one connection.
const MOST_WAITING: usize = 128;

/// Who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Caller {
    /// The house itself: sign-in, rights, events, jobs. Its reads run side by side, and one thread takes no other's.
    #[default]
    House,
    /// A person by the name of the account, or all guests together: one read at a time, few waiting.
    Person(Arc<str>),
    /// A program with a key of the house: one read at a time.
    Program(Arc<str>),
}

/// What a read does with a connection.
type Run = Box<dyn FnOnce(&mut dyn Connection) + Send>;

/// A read on its way to a thread.
pub(crate) struct Scan {
    /// How long it may take.
    pub limit: Duration,
    /// What it does with the connection.
    pub run: Run,
}

/// The reads that wait, by who asks.
pub(crate) struct ReadQueue {
    round: Mutex<Round>,
    come: Condvar,
}

struct Round {
    lines: HashMap<Caller, CallerQueue>,
    /// Those whose turn may come, in its order: each once.
    order: VecDeque<Caller>,
    /// How many threads may run reads of others than the house.
    open: usize,
    /// How many do.
    busy: usize,
    /// How many threads wait for a read.
    idle: usize,
    is_closed: bool,
}

#[derive(Default)]
struct CallerQueue {
    waiting: VecDeque<Scan>,
    running: usize,
    is_in_order: bool,
}

/// A read whose turn has come; over when it is dropped.
pub(crate) struct Turn<'t> {
    turns: &'t ReadQueue,
    caller: Caller,
}

impl ReadQueue {
    /// For so many threads: where there are several, one is the house's own.
    pub fn new(threads: usize) -> Self {
        ReadQueue {
            round: Mutex::new(Round {
                lines: HashMap::new(),
                order: VecDeque::new(),
                open: threads.saturating_sub(1).max(1),
                busy: 0,
                idle: 0,
                is_closed: false,
            }),
            come: Condvar::new(),
        }
    }

    /// Lets a read wait for its turn; refused when too many of the same person wait already.
    pub fn wait(&self, caller: &Caller, scan: Scan) -> Result<()> {
        let mut round = self.round();
        let line = round.lines.entry(caller.clone()).or_default();
        if matches!(caller, Caller::Person(_)) && line.waiting.len() >= MOST_WAITING {
            return Err(error_codes::TOO_MANY_WAITING.into());
        }
        line.waiting.push_back(scan);
        round.queue(caller);
        let wakes = round.wakes_another();
        drop(round);
        if wakes {
            self.come.notify_one();
        }
        Ok(())
    }

    /// The next read, once there is one; none when no more will come. A thread that ends a read comes back for the next
    /// itself, and one that takes a read wakes another when there is more: nobody is woken for nothing, which costs a
    /// quarter of a short read.
    pub fn next(&self) -> Option<(Turn<'_>, Scan)> {
        let mut round = self.round();
        loop {
            if let Some((caller, scan)) = round.take() {
                let wakes = round.wakes_another();
                drop(round);
                if wakes {
                    self.come.notify_one();
                }
                return Some((Turn { turns: self, caller }, scan));
            }
            if round.is_closed {
                return None;
            }
            round.idle += 1;
            round = self.come.wait(round).unwrap_or_else(PoisonError::into_inner);
            round.idle -= 1;
        }
    }

    /// No more reads come: the threads end when none waits.
    pub fn close(&self) {
        self.round().is_closed = true;
        self.come.notify_all();
    }

    fn round(&self) -> MutexGuard<'_, Round> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Round {
    /// Puts a caller into the order when something of theirs may run and they are not in it.
    fn queue(&mut self, caller: &Caller) {
        let Some(line) = self.lines.get_mut(caller) else {
            return;
        };
        let may_run = *caller == Caller::House || line.running == 0;
        if may_run && !line.is_in_order && !line.waiting.is_empty() {
            line.is_in_order = true;
            self.order.push_back(caller.clone());
        }
    }

    /// Where the caller stands whose read may run now.
    fn position(&self) -> Option<usize> {
        let is_open = self.busy < self.open;
        self.order.iter().position(|caller| is_open || *caller == Caller::House)
    }

    /// Whether a thread waits while a read may run.
    fn wakes_another(&self) -> bool {
        self.idle > 0 && self.position().is_some()
    }

    fn take(&mut self) -> Option<(Caller, Scan)> {
        let at = self.position()?;
        let caller = self.order.remove(at)?;
        let line = self.lines.get_mut(&caller)?;
        let scan = line.waiting.pop_front()?;
        line.is_in_order = false;
        line.running += 1;
        if caller == Caller::House {
            self.queue(&caller);
        } else {
            self.busy += 1;
        }
        Some((caller, scan))
    }

    fn end(&mut self, caller: &Caller) {
        if *caller != Caller::House {
            self.busy -= 1;
        }
        let Some(line) = self.lines.get_mut(caller) else {
            return;
        };
        line.running -= 1;
        if line.running == 0 && line.waiting.is_empty() {
            self.lines.remove(caller);
        } else {
            self.queue(caller);
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.turns.round().end(&self.caller);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Caller {
        Caller::Person(Arc::from(name))
    }

    fn ask(turns: &ReadQueue, caller: &Caller) -> Result<()> {
        let scan = Scan {
            limit: Duration::ZERO,
            run: Box::new(|_| ()),
        };
        turns.wait(caller, scan)
    }

    #[test]
    fn who_asks_once_waits_for_one_read_of_each_other() {
        let turns = ReadQueue::new(2);
        let (many, one, house) = (person("many"), person("one"), Caller::House);
        for _ in 0..100 {
            ask(&turns, &many).unwrap();
        }
        ask(&turns, &one).unwrap();
        ask(&turns, &house).unwrap();
        let mut order = Vec::new();
        for _ in 0..4 {
            order.push(turns.next().unwrap().0.caller.clone());
        }
        assert_eq!(order, [many.clone(), one, house, many]);
    }

    #[test]
    fn a_caller_has_one_read_running_and_the_house_a_thread_of_its_own() {
        let turns = ReadQueue::new(3);
        for caller in ["a", "a", "b", "c"] {
            ask(&turns, &person(caller)).unwrap();
        }
        let first = turns.next().unwrap().0;
        let second = turns.next().unwrap().0;
        assert_eq!((&first.caller, &second.caller), (&person("a"), &person("b")));
        assert!(
            turns.round().take().is_none(),
            "c waits: the third thread is the house's"
        );
        ask(&turns, &Caller::House).unwrap();
        ask(&turns, &Caller::House).unwrap();
        let house = (turns.next().unwrap().0, turns.next().unwrap().0);
        assert_eq!(house.0.caller, Caller::House);
        drop(first);
        assert_eq!(turns.next().unwrap().0.caller, person("c"));
        drop((second, house));
        assert_eq!(turns.next().unwrap().0.caller, person("a"));
        turns.close();
        assert!(turns.next().is_none());
        assert!(turns.round().lines.is_empty(), "who asks nothing is forgotten");
    }

    #[test]
    fn too_many_of_one_person_are_refused_and_nobody_else_is() {
        let turns = ReadQueue::new(1);
        let (many, key) = (person("many"), Caller::Program(Arc::from("key:1")));
        for _ in 0..MOST_WAITING {
            ask(&turns, &many).unwrap();
            ask(&turns, &key).unwrap();
        }
        assert!(ask(&turns, &many).unwrap_err().is(error_codes::TOO_MANY_WAITING));
        ask(&turns, &person("other")).unwrap();
        ask(&turns, &key).unwrap();
        drop(turns.next());
        ask(&turns, &many).unwrap();
    }
}
