//! A small fast generator of fixed definition.

/// xoshiro256++ of Blackman and Vigna (2019), its state filled by their SplitMix64 from a seed and the
/// number of a stream. Every seed is as good as any other, 0 too, and no two pairs of seed and stream give
/// the same state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator of a seed and a stream: the first two words of its state are those that SplitMix64
    /// gives from `seed`; the other two those that it gives from `stream`, xored with its third word from
    /// `seed`.
    #[inline]
    pub const fn new(seed: u64, stream: u64) -> Rng {
        // Two words in a row are never both 0, so the state is never the one from which nothing comes.
        let [a, b, key] = split_mix(seed);
        let [c, d, _] = split_mix(stream ^ key);
        Rng([a, b, c, d])
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_word(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let word = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        word
    }

    /// A number below `bound`, each as likely as any other (Lemire, *Fast Random Integer Generation in an
    /// Interval*, 2019, on the upper half of a word); 0 if the bound is 0 or 1.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = (self.next_word() >> 32) * bound as u64;
            let rest = product as u32;
            // A rest below 2³² mod `bound` is refused; most need no division to be seen not to be.
            if rest >= bound || rest >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

/// The first three words of SplitMix64.
#[inline]
const fn split_mix(seed: u64) -> [u64; 3] {
    const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;
    const fn mix(mut word: u64) -> u64 {
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }
    [
        mix(seed.wrapping_add(GAMMA)),
        mix(seed.wrapping_add(GAMMA.wrapping_mul(2))),
        mix(seed.wrapping_add(GAMMA.wrapping_mul(3))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::vec::Vec;

    /// The numbers that the authors' own code gives.
    #[test]
    fn the_parts_are_those_of_their_authors() {
        assert_eq!(
            split_mix(1_234_567),
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
        let mut rng = Rng([1, 2, 3, 4]);
        let words: Vec<u64> = (0..5).map(|_| rng.next_word()).collect();
        let published =
            [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386, 9_228_616_714_210_784_205];
        assert_eq!(words, published);
    }

    #[test]
    fn words_and_numbers_are_the_published_ones() {
        let mut lines = 0;
        for line in include_str!("../../../data/fair/vectors.txt").lines() {
            let mut words = line.split_whitespace();
            let kind = words.next();
            let mut numbers = words.map_while(|word| word.parse::<u64>().ok());
            let mut number = || numbers.next().unwrap();
            match kind {
                Some("words") => {
                    let mut rng = Rng::new(number(), number());
                    assert!(numbers.all(|expected| rng.next_word() == expected), "{line}");
                }
                Some("below") => {
                    let mut rng = Rng::new(number(), number());
                    let bound = number() as u32;
                    assert!(numbers.all(|expected| u64::from(rng.below(bound)) == expected), "{line}");
                }
                _ => continue,
            }
            lines += 1;
        }
        assert_eq!(lines, 13);
    }

    #[test]
    fn every_seed_and_every_stream_begins_otherwise() {
        let mut begun = BTreeSet::new();
        for seed in [0, 1, 2, 3, u64::MAX, 1 << 63] {
            for stream in (0..1000).chain([u64::MAX, seed, !seed]) {
                begun.insert((seed, stream, Rng::new(seed, stream).0));
            }
        }
        let states: BTreeSet<_> = begun.iter().map(|(.., state)| state).collect();
        let first: BTreeSet<_> =
            begun.iter().map(|(seed, stream, _)| Rng::new(*seed, *stream).next_word()).collect();
        assert_eq!((states.len(), first.len()), (begun.len(), begun.len()));
    }

    /// With a bound of three quarters of 2³², a modulo would give the lower third twice as often.
    #[test]
    fn no_number_below_a_bound_comes_more_often() {
        let mut rng = Rng::new(1, 0);
        let bound = 3 << 30;
        let mut thirds = [0u32; 3];
        for _ in 0..90_000 {
            thirds[(rng.below(bound) >> 30) as usize] += 1;
        }
        assert!(thirds.iter().all(|count| count.abs_diff(30_000) < 700), "{thirds:?}");
        for bound in [2, 3, 6, 13, 52, 104] {
            let mut counts = std::vec![0u32; bound as usize];
            for _ in 0..bound * 2000 {
                counts[rng.below(bound) as usize] += 1;
            }
            assert!(counts.iter().all(|count| count.abs_diff(2000) < 230), "{bound}: {counts:?}");
        }
    }

    #[test]
    fn bounds_at_the_ends() {
        let mut rng = Rng::new(0, 0);
        assert!((0..100).all(|_| rng.below(1) == 0 && rng.below(0) == 0));
        assert!((0..100).map(|_| rng.below(u32::MAX)).any(|number| number > 1 << 31));
    }
}
