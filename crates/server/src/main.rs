//! `diwan`: the whole house in one binary.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A request makes and drops hundreds of small values on many threads: the allocator of the C library costs a fifth of a list.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    server::command::main()
}
