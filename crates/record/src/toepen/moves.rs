//! Moves of toepen: `SEAT:ACTION`.

use crate::error::MoveError;
use ::toepen::{Action, Illegal, Move};
use game::{MAX_SEATS, Seat};

type Refused = MoveError<Illegal>;

/// Reads a move. Whether its seat plays at this table is for the rules to say (T2, T8).
pub(super) fn parse(text: &str) -> Result<Move, Refused> {
    let (seat, action) = text.split_once(':').ok_or(MoveError::Form)?;
    Ok(Move { seat: parse_seat(seat)?, action: parse_action(action)? })
}

pub(crate) fn parse_action(text: &str) -> Result<Action, Refused> {
    match text {
        "toep" => return Ok(Action::Toep(1)),
        "stay" => return Ok(Action::Stay),
        "fold" => return Ok(Action::Fold),
        "exchange" => return Ok(Action::Exchange),
        "ready" => return Ok(Action::Ready),
        _ => {}
    }
    if let Some(clips) = text.strip_prefix("toep") {
        return parse_number(clips).map(Action::Toep);
    }
    if let Some(seat) = text.strip_prefix("check") {
        return parse_seat(seat).map(Action::Check);
    }
    text.parse().map(Action::Play).map_err(|_| MoveError::Form)
}

/// A seat of the largest table there is.
fn parse_seat(text: &str) -> Result<Seat, Refused> {
    let number = parse_number(text)?;
    if usize::from(number) < MAX_SEATS { Ok(Seat::new(number)) } else { Err(MoveError::Form) }
}

/// Digits, without a leading zero; whatever is above 255 is 255, which no rule allows.
fn parse_number(text: &str) -> Result<u8, Refused> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(MoveError::Form);
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        for text in [
            "0:Th",
            "7:2s",
            "1:toep",
            "1:toep2",
            "1:toep0",
            "2:stay",
            "2:fold",
            "0:exchange",
            "2:check0",
            "0:ready",
        ] {
            assert_eq!(parse(text).map(|mv| mv.to_string()), Ok(text.to_owned()));
        }
        // One clip, said at length.
        assert_eq!(parse("1:toep1").map(|mv| mv.to_string()), Ok("1:toep".to_owned()));
        assert_eq!(parse("1:toep1000").map(|mv| mv.action), Ok(Action::Toep(255)));
    }

    #[test]
    fn what_is_no_move_is_an_error_of_form() {
        for text in [
            "",
            "Th",
            "0:",
            ":Th",
            "0:10h",
            "00:Th",
            "01:Th",
            "8:Th",
            "-1:Th",
            "0:Toep",
            "0:toep ",
            " 0:Th",
            "0:toep02",
            "0:toep-1",
            "0:check",
            "0:check8",
            "0:check01",
            "0:pass",
            "0:Th:Th",
            "٠:Th",
            "0:th",
        ] {
            assert_eq!(parse(text), Err(MoveError::Form), "{text:?}");
        }
    }
}
