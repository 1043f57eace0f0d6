//! `diwan`: the whole house in one binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    server::command::main()
}
