//! The sheet as somebody who keeps it has it.

mod afresh;
mod again;
mod bounds;
mod changing;
mod csv;
mod evenings;
mod format;
mod kit;
mod money;
mod phones;
mod played;
mod toepen_lines;
mod wippen_lines;
