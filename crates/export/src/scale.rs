//! Round numbers along an axis.

/// The values along an axis: from one round number to another, in round steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// The lowest.
    pub low: i64,
    /// The highest, above the lowest.
    pub high: i64,
    /// How far apart.
    pub step: i64,
}

impl Scale {
    /// An axis for these values with at most so many steps, or two.
    pub fn of(values: impl IntoIterator<Item = i64>, steps: i64) -> Scale {
        let (mut low, mut high) = (i64::MAX, i64::MIN);
        for value in values {
            (low, high) = (low.min(value), high.max(value));
        }
        if low > high {
            (low, high) = (0, 1);
        }
        let high = high.max(low.saturating_add(1));
        // Around zero there are two at least, however wide they are.
        let steps = steps.max(2);
        let fits = |step: i64| {
            let (low, high) = (low.div_euclid(step), -(-high).div_euclid(step));
            high - low <= steps
        };
        let mut ten = 1_i64;
        loop {
            for step in [1, 2, 5].map(|one| ten * one) {
                if fits(step) {
                    let (low, high) = (low.div_euclid(step) * step, -(-high).div_euclid(step) * step);
                    return Scale { low, high, step };
                }
            }
            ten *= 10;
        }
    }

    /// The values at which a line can be drawn across.
    pub fn marks(self) -> impl Iterator<Item = i64> {
        (0..=(self.high - self.low) / self.step).map(move |mark| self.low + mark * self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_everything_lies_between() {
        assert_eq!(Scale::of([0, 52], 6), Scale { low: 0, high: 60, step: 10 });
        assert_eq!(Scale::of([20], 4), Scale { low: 20, high: 21, step: 1 });
        assert_eq!(Scale::of([-13, 31], 5), Scale { low: -20, high: 40, step: 20 });
        assert_eq!(Scale::of([], 5), Scale { low: 0, high: 1, step: 1 });
        assert_eq!(Scale::of([0, 5], 5).marks().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
        for high in [1, 9, 10, 11, 99, 1234, 999_999] {
            for low in [-high * 3, -7, 0] {
                let scale = Scale::of([low, high], 6);
                assert!(scale.low <= low && scale.high >= high && scale.marks().count() <= 7, "{scale:?}");
            }
        }
    }
}
