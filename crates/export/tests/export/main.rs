//! What is made of a sheet, read again by others.

mod html;
mod kit;
mod xlsx;
