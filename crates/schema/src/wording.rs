//! What an act is called, and what is said before and after it: its button, its question and its toast are made of this.

use crate::Label;

/// What is said of an act to whoever may do it.
#[derive(Clone, Copy)]
pub struct Wording {
    /// On its button.
    pub label: Label,
    /// Once it is done.
    pub done: Label,
    /// Before it is done, where that wants a second look or an input.
    pub question: Option<Question>,
    /// Whether it takes something away.
    pub is_destructive: bool,
}

/// What is asked before an act is done.
#[derive(Clone, Copy)]
pub struct Question {
    /// What is about to be done.
    pub title: Label,
    /// What will be so afterwards.
    pub text: Label,
}

impl Wording {
    /// An act that is done at once.
    pub const fn new(label: Label, done: Label) -> Self {
        Wording {
            label,
            done,
            question: None,
            is_destructive: false,
        }
    }

    /// It is asked first.
    pub const fn asking(mut self, title: Label, text: Label) -> Self {
        self.question = Some(Question { title, text });
        self
    }

    /// It takes something away.
    pub const fn destructive(mut self) -> Self {
        self.is_destructive = true;
        self
    }
}
