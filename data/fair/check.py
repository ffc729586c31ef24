#!/usr/bin/env python3
"""Checks without stamtafel that a recorded match was dealt as it was fixed: python3 check.py RECORD

It needs a record of a whole match with its secret in it, or that of one seat with proofs of the cards that it saw; and
nothing but Python's own library. What it does is described in docs/fairness.md, the lines of a record in docs/notation.md.
"""

import hashlib
import json
import re
import sys
import zlib


def tagged(tag, *parts):
    """The one hash: SHA-256 of `stamtafel/1/`, the tag, a line feed, and the parts one after another."""
    return hashlib.sha256(b"stamtafel/1/" + tag.encode() + b"\n" + b"".join(parts)).digest()


def stream(key):
    """The 32-bit numbers of a key."""
    block = 0
    while True:
        digest = tagged("stream", key, block.to_bytes(4, "big"))
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def shuffled(key, cards):
    """The cards, given in canonical order, in the order of the pack: Fisher and Yates from the last place down."""
    order, words = list(cards), stream(key)
    for last in range(len(order) - 1, 0, -1):
        bound = last + 1
        rounds = 2**32 // bound * bound
        word = next(word for word in words if word < rounds)
        order[last], order[word % bound] = order[word % bound], order[last]
    return order


def root(key, order):
    """What is published of a pack: the top of a tree of hashes over all cards at their places."""
    level = []
    for place, card in enumerate(order):
        salt = tagged("salt", key, bytes([place]))[:16]
        level.append(tagged("card", salt, bytes([place]), card.encode()))
    while len(level) > 1:
        pairs = [level[at:at + 2] for at in range(0, len(level), 2)]
        level = [tagged("node", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0]


def proves(top, size, place, card, salt, path):
    """Does it follow from the partners on the way up that this card lay at this place?"""
    node, path = tagged("card", salt, bytes([place]), card.encode()), list(path)
    while size > 1:
        if place ^ 1 < size:
            if not path:
                return False
            partner = path.pop(0)
            node = tagged("node", partner, node) if place % 2 else tagged("node", node, partner)
        place, size = place // 2, (size + 1) // 2
    return node == top and not path


def pack_key(secret, shares, number):
    """The key of a pack, counted from 1."""
    mixed = tagged("shares")
    for share in shares:
        mixed = tagged("share", mixed, share)
    return tagged("pack", secret, mixed, number.to_bytes(4, "big"))


def pack(game, rules, players):
    """The cards that are played with, in canonical order: T1, or W2 and W3."""
    ranks = "A23456789TJQK"
    if game == "toepen":
        return [rank + suit for rank in ranks if rank not in "23456" for suit in "shdc"]
    decks = rules["decks"]
    excess = (52 * decks - 4) % (4 * players)
    out_of_one_deck = "KQJ"[:excess // 4]
    count = {rank: decks - (rank in out_of_one_deck) for rank in ranks}
    return [rank + suit for rank in ranks for suit in "shdc" for _ in range(count[rank])]


def lines(path):
    """The lines of a record without comments and checksums, which must be right."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().splitlines(), 1):
            if line and not line.startswith(";"):
                text, _, checksum = line.rpartition(" #")
                if f"{zlib.crc32(text.encode()):08x}" != checksum:
                    sys.exit(f"line {number}: its checksum is wrong")
                yield number, text


def check_seat(entries, cards):
    """Every proof of a single card holds."""
    top, proofs = b"", 0
    for number, word, rest in entries:
        if word == "pack":
            top = bytes.fromhex(rest)
        elif word == "open":
            place, card, salt, *path = rest.split()
            partners = [bytes.fromhex(partner) for partner in path]
            if not proves(top, len(cards), int(place), card, bytes.fromhex(salt), partners):
                sys.exit(f"line {number}: this does not prove {card} at place {place}")
            proofs += 1
    print(f"{proofs} proofs of single cards, all right")


def check(path):
    """Every pack is the one that secret and shares give, and every card the one at its place."""
    head, entries = {}, []
    for number, text in lines(path):
        word, _, rest = text.partition(" ")
        if word.isdigit():
            entries.append((number, *rest.partition(" ")[::2]))
        elif word != "stamtafel":
            head[word] = json.loads(rest)
    cards = pack(head["game"], head["rules"], head["players"])
    if head["view"] != "all":
        return check_seat(entries, cards)
    of = lambda wanted: [rest for _, word, rest in entries if word == wanted]
    if not of("commitment") or not of("secret"):
        sys.exit("nothing was fixed beforehand, or the secret is not in the record")
    secret = bytes.fromhex(of("secret")[0])
    if tagged("secret", secret).hex() != of("commitment")[0]:
        sys.exit("the secret is not the one that was committed to")
    shares = [bytes.fromhex(share.split()[1]) for share in of("share")]

    packs = dealt = 0
    order, place = [], 0
    for number, word, rest in entries:
        if word == "pack":
            packs += 1
            key = pack_key(secret, shares, packs)
            order, place = shuffled(key, cards), 0
            if root(key, order).hex() != rest:
                sys.exit(f"line {number}: pack {packs} is another one")
        elif word == "deal":
            for packet in rest.split():
                for card in re.findall("..", packet.split(":")[1]):
                    if order[place] != card:
                        sys.exit(f"line {number}: {card} was dealt, {order[place]} was fixed")
                    place += 1
                    dealt += 1
    print(f"{packs} packs and {dealt} cards, all as they had been fixed; shares of {len(shares)} seats")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    check(sys.argv[1])
