//! Zwols toepen in the notation.
