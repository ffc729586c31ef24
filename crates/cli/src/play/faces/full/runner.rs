//! The terminal itself: it is taken over, and given back as it was, whatever happens.

use super::ask::Ask;
use super::laid::Laid;
use super::model::Table;
use super::update::Input;
use game::Dealer;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
    MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Write};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Without anything else to do, the table is looked at this often.
const IDLE: Duration = Duration::from_secs(20);

/// The terminal as long as it is ours.
struct Taken;

impl Taken {
    fn take(mut out: &mut dyn Write) -> io::Result<Taken> {
        give_back_after_a_panic();
        enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        let taken = Taken;
        execute!(&mut out, EnterAlternateScreen, EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Is the terminal ours? It is given back once: a second time would put what a panic says out of sight.
static OURS: AtomicBool = AtomicBool::new(false);

/// Nothing can be done about what fails here.
fn give_back() {
    if !OURS.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Whatever is said about a panic is said on a terminal that shows it.
fn give_back_after_a_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
    });
}

/// Asks something on the terminal; none if nobody wants to answer.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn ask(mut ask: Ask, out: &mut dyn Write) -> io::Result<Option<usize>> {
    let _taken = Taken::take(out)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(&mut *out))?;
    terminal.clear()?;
    loop {
        if let Some(answer) = ask.answer {
            return Ok(answer);
        }
        terminal.draw(|frame| ask.draw(frame.buffer_mut()))?;
        if let Some(input) = input(&event::read()?) {
            ask.input(input);
        }
    }
}

/// Plays on the terminal until everyone has left.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn run<G: Laid, D: Dealer>(table: &mut Table<'_, G, D>, out: &mut dyn Write) -> io::Result<()> {
    let taken = Taken::take(out)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(&mut *out))?;
    terminal.clear()?;
    let began = Instant::now();
    while !table.left() {
        terminal.draw(|frame| table.draw(frame.buffer_mut()))?;
        let wait = table.deadline().map_or(IDLE, |deadline| deadline.saturating_sub(began.elapsed()));
        let mut waits = wait.min(IDLE);
        // All that has come is taken in before the table is drawn anew.
        while event::poll(waits)? {
            waits = Duration::ZERO;
            if let Some(input) = input(&event::read()?) {
                table.input(input, began.elapsed());
            }
            if table.left() {
                break;
            }
        }
        table.tick(began.elapsed());
    }
    drop(terminal);
    drop(taken);
    out.flush()
}

/// What a key or a click means.
fn input(event: &Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(*key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => Some(Input::Up),
            MouseEventKind::ScrollDown => Some(Input::Down),
            _ => None,
        },
        _ => None,
    }
}

fn of_key(key: KeyEvent) -> Option<Input> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'd') if control => Input::Interrupt,
        KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(letter) => Input::Letter(letter.to_lowercase().next().unwrap_or(letter)),
        KeyCode::Left => Input::Left,
        KeyCode::Right => Input::Right,
        KeyCode::Up => Input::Up,
        KeyCode::Down => Input::Down,
        KeyCode::Enter => Input::Enter,
        KeyCode::Esc => Input::Escape,
        KeyCode::Tab => Input::Tab,
        KeyCode::BackTab => Input::BackTab,
        KeyCode::PageUp => Input::PageUp,
        KeyCode::PageDown => Input::PageDown,
        KeyCode::F(1) => Input::Letter('?'),
        KeyCode::F(2) => Input::Look,
        _ => return None,
    })
}
