//! Whole games ask the system for no memory: neither for a move nor for a deal.
//!
//! Counting needs an allocator of our own, and Rust has one put in place only by `unsafe` code. It lives in
//! this test alone and hands everything on to the ordinary one.

use bench::settings::SETTINGS;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    /// How often this thread asked for memory.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call goes to the system's allocator with the same arguments. Counting asks for no memory: the
// counter is initialised at compile time and has no destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        // SAFETY: as the caller promises.
        unsafe { System.realloc(at, layout, size) }
    }
}

/// How often memory was asked for while this ran.
fn asked(work: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

/// Pots that players fill on purpose may take memory; random games fill none so far.
#[test]
fn no_move_and_no_deal_allocates() {
    let boxed = || drop(std::hint::black_box(Box::new(0)));
    assert_eq!(asked(boxed), 1, "the counter counts");
    for setting in SETTINGS {
        let mut play = (setting.engine)(setting);
        // What is listed needs as much room as the longest list so far.
        play(5000);
        let mut moves = 0;
        let asked = asked(|| {
            while moves < 100_000 {
                moves += play(100);
            }
        });
        assert_eq!(asked, 0, "{} for {}: {moves} moves", setting.name, setting.players);
    }
}
