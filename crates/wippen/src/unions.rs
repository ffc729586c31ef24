//! Unions of groups, each once.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

/// So many unions are kept in place; an ordinary pot never has more.
const FEW: usize = 32;

/// A queue of unions of groups that forgets nothing, so that one that can be put together in several ways
/// still comes out once. Putting each group onto each union that comes out reaches all of them, in time
/// that grows with their number and not with the number of ways.
pub(crate) struct Unions<U: Copy + Ord> {
    few: ArrayVec<U, FEW>,
    many: Option<(Vec<U>, BTreeSet<U>)>,
    taken: usize,
}

impl<U: Copy + Ord> Unions<U> {
    /// The queue with one union in it.
    #[inline]
    pub(crate) fn new(first: U) -> Unions<U> {
        let mut few = ArrayVec::new();
        few.push(first);
        Unions { few, many: None, taken: 0 }
    }

    /// Puts a union in, if it never was in.
    #[inline]
    pub(crate) fn add(&mut self, union: U) {
        if let Some((list, known)) = &mut self.many {
            if known.insert(union) {
                list.push(union);
            }
        } else if !self.few.contains(&union) && self.few.try_push(union).is_err() {
            let mut list = self.few.to_vec();
            list.push(union);
            self.many = Some((list.clone(), list.into_iter().collect()));
        }
    }

    /// Takes the next one out.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<U> {
        let list = self.many.as_ref().map_or(self.few.as_slice(), |(list, _)| list.as_slice());
        let union = list.get(self.taken).copied();
        self.taken += usize::from(union.is_some());
        union
    }
}
