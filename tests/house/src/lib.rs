//! The rules of the house, kept by tests. Nothing here is shipped: every module is a test over the files of this repository.

#[cfg(test)]
mod action;
#[cfg(test)]
mod arabic;
#[cfg(test)]
mod circle;
#[cfg(test)]
mod citation;
#[cfg(test)]
mod constant;
#[cfg(test)]
mod dependency;
#[cfg(test)]
mod direction;
#[cfg(test)]
mod door;
#[cfg(test)]
mod identifier;
#[cfg(test)]
mod import;
#[cfg(test)]
mod licence;
#[cfg(test)]
mod lint;
#[cfg(test)]
mod model;
#[cfg(test)]
mod module;
#[cfg(test)]
mod name;
#[cfg(test)]
mod noun;
#[cfg(test)]
mod page;
#[cfg(test)]
mod query;
#[cfg(test)]
mod rust_source;
#[cfg(test)]
mod size;
#[cfg(test)]
mod texts;
#[cfg(test)]
mod token;
#[cfg(test)]
mod tracked;
#[cfg(test)]
mod tree;
