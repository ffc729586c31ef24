//! Which language.

use core::fmt;
use core::str::FromStr;

/// The languages that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// Dutch.
    Nl,
    /// German.
    De,
    /// English; also what someone gets whose language is none of these.
    En,
}

impl Lang {
    /// All three.
    pub const ALL: [Lang; 3] = [Lang::Nl, Lang::De, Lang::En];

    /// The code of ISO 639: `nl`, `de`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Nl => "nl",
            Lang::De => "de",
            Lang::En => "en",
        }
    }

    /// The language of a locale such as `nl_NL.UTF-8`, `de-AT` or `en`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    /// The language that the values of `LC_ALL`, `LC_MESSAGES` and `LANG` ask for. As POSIX has it, the
    /// first that is set and not empty decides; if that is none of ours, it is English.
    pub fn from_environment(lc_all: Option<&str>, lc_messages: Option<&str>, lang: Option<&str>) -> Lang {
        [lc_all, lc_messages, lang]
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(Lang::from_locale)
            .unwrap_or(Lang::En)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is none of the codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are nl, de and en")
    }
}

impl core::error::Error for UnknownLanguage {}

/// Reads a code as a person writes it, in capitals or not.
impl FromStr for Lang {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Lang, UnknownLanguage> {
        Lang::ALL.into_iter().find(|lang| text.eq_ignore_ascii_case(lang.code())).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_language_and_nothing_else_is() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(lang.code().to_uppercase().parse(), Ok(lang));
        }
        for text in ["", "fr", "nl_NL", "nederlands", " nl"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLanguage), "{text:?}");
        }
    }

    #[test]
    fn the_first_value_that_is_set_decides() {
        let cases = [
            (None, None, None, Lang::En),
            (None, None, Some("nl_NL.UTF-8"), Lang::Nl),
            (None, Some("de_AT"), Some("nl_NL.UTF-8"), Lang::De),
            (Some(""), Some(""), Some("de"), Lang::De),
            (Some("C"), None, Some("nl_NL.UTF-8"), Lang::En),
            (None, None, Some("POSIX"), Lang::En),
            (Some("DE_ch@euro"), None, None, Lang::De),
            (None, None, Some("nld"), Lang::En),
        ];
        for (lc_all, lc_messages, lang, expected) in cases {
            assert_eq!(
                Lang::from_environment(lc_all, lc_messages, lang),
                expected,
                "{lc_all:?} {lc_messages:?} {lang:?}"
            );
        }
    }
}
