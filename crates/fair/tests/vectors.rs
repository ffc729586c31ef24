//! Provable dealing gives what another implementation of the same definitions gives (`data/fair/packs.txt`).

use cards::{Card, CardBag, parse_cards};
use fair::{Hash, Opening, Secret, Share};

fn hash(text: &str) -> Hash {
    text.parse().unwrap()
}

#[test]
fn secrets_shares_and_packs_are_the_published_ones() {
    let mut counts = [0; 5];
    for line in include_str!("../../../data/fair/packs.txt").lines() {
        let Some((kind, rest)) = line.split_once(' ').filter(|(kind, _)| *kind != "#") else { continue };
        let mut words = rest.splitn(5, ' ');
        let mut word = || words.next().unwrap();
        let kind = match kind {
            "secret" => {
                assert_eq!(Secret::read(word()).unwrap().commitment(), hash(word()), "{line}");
                0
            }
            "seed" => {
                assert_eq!(Secret::of_seed(word().parse().unwrap()).reveal(), word(), "{line}");
                1
            }
            "share" => {
                let (share, text) = rest.split_once(' ').unwrap();
                assert_eq!(Share::of(text), Share(hash(share)), "{line}");
                2
            }
            "pack" => {
                let secret = Secret::read(word()).unwrap();
                let shares: Vec<Share> =
                    word().split(',').filter(|word| *word != "-").map(|word| Share(hash(word))).collect();
                let (number, root) = (word().parse().unwrap(), hash(word()));
                let order: Vec<Card> = parse_cards(word()).collect::<Result<_, _>>().unwrap();
                let pack = secret.pack(&shares, number, order.iter().copied().collect::<CardBag>());
                assert_eq!((pack.root(), pack.order()), (root, &order[..]), "{line}");
                3
            }
            "open" => {
                let (root, rest) = rest.split_once(' ').unwrap();
                let (size, opening) = rest.split_once(' ').unwrap();
                let opening = Opening::read(opening).unwrap();
                assert!(opening.proves(hash(root), size.parse().unwrap()), "{line}");
                4
            }
            other => panic!("what is {other}?"),
        };
        counts[kind] += 1;
    }
    assert_eq!(counts, [4, 3, 4, 8, 24]);
}
