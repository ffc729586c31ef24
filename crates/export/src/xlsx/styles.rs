//! How cells look, and numbers, money and days as the language writes them.

use crate::overview::Overview;
use games::GameName;
use lang::Lang;
use rust_xlsxwriter::{Format, FormatAlign, FormatBorder};

/// Every look that a cell can have.
pub struct Styles {
    pub title: Format,
    pub soft: Format,
    /// Above a column of numbers.
    pub head: Format,
    /// Above a column of words.
    pub head_word: Format,
    /// Above several columns.
    pub group: Format,
    pub word: Format,
    pub number: Format,
    /// The number of a line or an evening, at the left.
    pub place: Format,
    /// What a row gave.
    pub change: Format,
    pub share: Format,
    pub money: Format,
    pub date: Format,
    pub total_word: Format,
    pub total: Format,
    pub total_change: Format,
    pub total_money: Format,
}

impl Styles {
    /// Formats carry the language, so that they are shown as it writes them whatever the program is set to.
    pub fn of(overview: &Overview<'_>) -> Styles {
        let lang = overview.messages.lang();
        let plain = Format::new;
        let (number, money) = (number_format(lang), money_format(lang));
        let change = match overview.game {
            GameName::Toepen => change_format(lang),
            GameName::Wippen => number.clone(),
        };
        let head = plain().set_bold().set_border_bottom(FormatBorder::Medium).set_text_wrap();
        let total = plain().set_bold().set_border_top(FormatBorder::Medium);
        Styles {
            title: plain().set_bold().set_font_size(16),
            soft: plain().set_font_color(0x005D_4D3C),
            head: head.clone().set_align(FormatAlign::Right),
            head_word: head,
            group: plain().set_italic().set_align(FormatAlign::Center),
            word: plain(),
            number: plain().set_num_format(&number),
            place: plain().set_num_format(&number).set_align(FormatAlign::Left),
            change: plain().set_num_format(&change),
            share: plain().set_num_format("0%"),
            money: plain().set_num_format(&money),
            date: plain().set_num_format(date_format(lang)).set_align(FormatAlign::Left),
            total_word: total.clone(),
            total: total.clone().set_num_format(&number),
            total_change: total.clone().set_num_format(&change),
            total_money: total.set_num_format(&money),
        }
    }
}

/// The number of a language among those that spreadsheets know.
fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Nl => "413",
        Lang::De => "407",
        Lang::En => "809",
    }
}

fn number_format(lang: Lang) -> String {
    format!("[$-{}]#,##0", locale(lang))
}

fn change_format(lang: Lang) -> String {
    let locale = locale(lang);
    format!("[$-{locale}]+#,##0;[$-{locale}]-#,##0;[$-{locale}]0")
}

fn money_format(lang: Lang) -> String {
    match lang {
        Lang::Nl => "[$€-413] #,##0.00;[$€-413] -#,##0.00".to_owned(),
        Lang::De => "#,##0.00 [$€-407];-#,##0.00 [$€-407]".to_owned(),
        Lang::En => "[$€-809]#,##0.00;-[$€-809]#,##0.00".to_owned(),
    }
}

fn date_format(lang: Lang) -> &'static str {
    match lang {
        Lang::Nl => "[$-413]dd-mm-yyyy",
        Lang::De => "[$-407]dd.mm.yyyy",
        Lang::En => "[$-809]d mmm yyyy",
    }
}
