//! placeholder
/// a
pub struct DraftFault;
/// b
pub struct HandDraft;
