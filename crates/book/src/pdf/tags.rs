//! What the pages say, in its order and with what each part of it is: for those who have the file read aloud.

use super::pages::Role;
use core::num::NonZeroU16;
use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};
use lang::Lang;

/// A piece that is told.
pub enum Leaf {
    Told(Identifier),
    /// Text, and the link that it is.
    Link(Identifier, Identifier),
}

impl From<Leaf> for Node {
    fn from(leaf: Leaf) -> Node {
        match leaf {
            Leaf::Told(text) => text.into(),
            Leaf::Link(text, link) => group(Tag::Link, vec![text.into(), link.into()]).into(),
        }
    }
}

/// What was told so far.
#[derive(Default)]
pub struct Tags {
    groups: Vec<TagGroup>,
}

impl Tags {
    /// Goes on with a part: further lines of what came last, or something new.
    pub fn put(&mut self, role: &Role, goes_on: bool, leaves: Vec<Leaf>) {
        let leaves: Vec<Node> = leaves.into_iter().map(Node::from).collect();
        if let Some(last) = self.groups.last_mut().filter(|_| goes_on) {
            innermost(last).children.extend(leaves);
            return;
        }
        match role {
            Role::Heading(level, title) => {
                let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
                self.groups.push(group(Tag::Hn(level, Some(title.clone())), leaves));
            }
            Role::Text => self.groups.push(group(Tag::P, leaves)),
            Role::Picture(shown) => self.groups.push(group(Tag::Figure(Some(shown.clone())), leaves)),
            Role::Content => self.put_into(Tag::TOC, group(Tag::TOCI, leaves)),
            Role::Dot => {
                let dot = group(Tag::Lbl, leaves);
                self.put_into(Tag::L(ListNumbering::Disc), group(Tag::LI, vec![dot.into()]));
            }
            Role::Point => self.put_beside(group(Tag::LBody, leaves)),
            Role::Row => {
                let head = group(Tag::TH(TableHeaderScope::Row), leaves);
                self.put_into(Tag::Table, group(Tag::TR, vec![head.into()]));
            }
            Role::Cell => self.put_beside(group(Tag::TD, leaves)),
        }
    }

    /// Into a list, a table, the contents: the one that came last, or a new one.
    fn put_into(&mut self, around: impl Into<TagKind>, inner: TagGroup) {
        let around = around.into();
        match self.groups.last_mut() {
            Some(last) if last.tag == around => last.push(inner),
            _ => self.groups.push(group(around, vec![inner.into()])),
        }
    }

    /// Beside the dot, or the beginning of the row, that came last.
    fn put_beside(&mut self, inner: TagGroup) {
        match self.groups.last_mut().and_then(|last| last.children.last_mut()) {
            Some(Node::Group(last)) => last.push(inner),
            _ => self.groups.push(inner),
        }
    }

    pub fn tree(self, lang: Lang) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(lang.code().to_owned()));
        self.groups.into_iter().for_each(|group| tree.push(group));
        tree
    }
}

fn group(tag: impl Into<TagKind>, children: Vec<Node>) -> TagGroup {
    TagGroup::with_children(tag, children)
}

/// What the last line of a group stands in. A link is no line.
fn innermost(group: &mut TagGroup) -> &mut TagGroup {
    let inner = |child: &Node| matches!(child, Node::Group(group) if !matches!(group.tag, TagKind::Link(_)));
    if !group.children.last().is_some_and(inner) {
        return group;
    }
    match group.children.last_mut() {
        Some(Node::Group(last)) => innermost(last),
        _ => unreachable!("it was looked at"),
    }
}
