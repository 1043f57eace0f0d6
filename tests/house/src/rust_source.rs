//! As much of Rust's grammar as measuring needs: where comments and literals end, and where a function's braces close.

/// A function with a body.
pub struct Function {
    /// Its name.
    pub name: String,
    /// The line of its `fn`, from 1.
    pub line: usize,
    /// Lines from its `fn` to its closing brace.
    pub lines: usize,
}

/// The source with comments, strings and characters blanked by spaces; line ends stay where they were.
pub fn code_only(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut code = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = literal_end(bytes, at);
        for byte in &mut code[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end.max(at + 1);
    }
    String::from_utf8(code).unwrap()
}

/// The code, of which comments are blanked, up to its `#[cfg(test)] mod tests {`, which ends a file.
pub fn without_test_modules(code: &str) -> &str {
    let mut end = code.len();
    for (at, attribute) in code.match_indices("#[cfg(test)]") {
        let rest = code[at + attribute.len()..].trim_start();
        if rest.starts_with("mod ") && rest.find('{') < rest.find(';').or(Some(usize::MAX)) {
            end = end.min(at);
        }
    }
    &code[..end]
}

/// The quoted strings outside comments: the line of each, from 1, and what it says.
pub fn strings(source: &str) -> Vec<(usize, String)> {
    let bytes = source.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let end = literal_end(bytes, at);
        if bytes[at] == b'"' && end > at + 1 {
            let line = source[..at].matches('\n').count() + 1;
            found.push((line, unescaped(&source[at + 1..end - 1])));
        }
        at = end.max(at + 1);
    }
    found
}

/// The raw strings outside comments: the line of each, from 1, and what it says.
pub fn raw_strings(source: &str) -> Vec<(usize, String)> {
    let bytes = source.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let end = literal_end(bytes, at);
        if bytes[at] == b'r' && end > at {
            let line = source[..at].matches('\n').count() + 1;
            let said = source[at + 1..end].trim_matches('#');
            found.push((line, said[1..said.len() - 1].to_owned()));
        }
        at = end.max(at + 1);
    }
    found
}

/// A string as it reads: `\u{a0}` is its sign, a line end after `\` is nothing.
fn unescaped(text: &str) -> String {
    let (mut read, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('\\') {
        read.push_str(before);
        let code = after.strip_prefix("u{").and_then(|code| code.split_once('}'));
        let sign = code.and_then(|(code, _)| char::from_u32(u32::from_str_radix(code, 16).ok()?));
        if let (Some(sign), Some((_, after))) = (sign, code) {
            read.push(sign);
            rest = after;
        } else if let Some(after) = after.strip_prefix('\n') {
            rest = after.trim_start();
        } else {
            read.extend(after.chars().next());
            rest = after.get(1..).unwrap_or_default();
        }
    }
    read + rest
}

/// The end of the comment or literal that starts at `at`; `at` itself when none does.
fn literal_end(bytes: &[u8], at: usize) -> usize {
    let rest = &bytes[at..];
    let after_word = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
    if rest.starts_with(b"//") {
        return at + rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
    }
    if rest.starts_with(b"/*") {
        return block_comment_end(bytes, at);
    }
    if !after_word && let Some(end) = raw_string_end(bytes, at) {
        return end;
    }
    match rest[0] {
        b'"' => quoted_end(bytes, at + 1, b'"'),
        b'\'' if is_character(rest) => quoted_end(bytes, at + 1, b'\''),
        _ => at,
    }
}

fn block_comment_end(bytes: &[u8], from: usize) -> usize {
    let (mut at, mut depth) = (from, 0_usize);
    while at < bytes.len() {
        match &bytes[at..bytes.len().min(at + 2)] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" if depth == 1 => return at + 2,
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    bytes.len()
}

fn raw_string_end(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    let rest = rest.strip_prefix(b"b").unwrap_or(rest).strip_prefix(b"r")?;
    let hashes = rest.iter().take_while(|byte| **byte == b'#').count();
    if rest.get(hashes) != Some(&b'"') {
        return None;
    }
    let close: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
    let body = bytes.len() - rest.len() + hashes + 1;
    let length = bytes[body..].windows(close.len()).position(|window| window == close)?;
    Some(body + length + close.len())
}

/// `'x'` and `'\n'` are characters; `'a` in `&'a str` is a lifetime.
fn is_character(rest: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&rest[..rest.len().min(8)]).into_owned();
    let mut chars = text.chars().skip(1);
    chars.next() == Some('\\') || chars.next() == Some('\'')
}

fn quoted_end(bytes: &[u8], from: usize, quote: u8) -> usize {
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Every function that has a body, nested ones too.
pub fn functions(source: &str) -> Vec<Function> {
    let code = code_only(source);
    let bytes = code.as_bytes();
    code.match_indices("fn ")
        .filter(|(at, _)| *at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_'))
        .filter_map(|(at, _)| {
            let name: String = code[at + 3..]
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            let end = body_end(bytes, at)?;
            let line = code[..at].matches('\n').count() + 1;
            (!name.is_empty()).then(|| Function {
                name,
                line,
                lines: code[at..end].matches('\n').count() + 1,
            })
        })
        .collect()
}

/// Where the body that follows `from` closes; nothing for a declaration that ends in `;` or stands inside a type.
fn body_end(bytes: &[u8], from: usize) -> Option<usize> {
    let (mut braces, mut nested) = (0_usize, 0_isize);
    for (at, byte) in bytes.iter().enumerate().skip(from) {
        match byte {
            b'(' | b'[' => nested += 1,
            b')' | b']' => nested -= 1,
            b'{' => braces += 1,
            b'}' if braces == 1 => return Some(at),
            b'}' => braces = braces.checked_sub(1)?,
            b';' if braces == 0 && nested == 0 => return None,
            _ => {}
        }
        if nested < 0 && braces == 0 {
            return None;
        }
    }
    None
}

#[test]
fn braces_in_text_and_lifetimes_do_not_count() {
    let source = "fn a<'a>(x: &'a str) -> char {\n    // }\n    let _ = \"}\\\"}\";\n    let _ = r#\"}\"}\"#;\n    '}'\n}\nfn b(x: [u8; 2]) { }\n";
    let found = functions(source);
    let seen: Vec<_> = found
        .iter()
        .map(|one| (one.name.as_str(), one.line, one.lines))
        .collect();
    assert_eq!(seen, [("a", 1, 6), ("b", 7, 1)]);
}

#[test]
fn declarations_and_function_types_have_no_body() {
    let source = "trait T {\n    fn one(&self);\n    fn two(&self) {\n    }\n}\nstruct S { f: fn (u8) -> u8 }\n";
    let found = functions(source);
    assert_eq!(found.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["two"]);
}

#[test]
fn strings_are_read_as_they_will_read() {
    let source = "// \"no\"\nlet a = \"n\\u{a0}: \\\"x\\\"\";\nlet b = \"one \\\n    two\";";
    assert_eq!(
        strings(source),
        [(2, "n\u{a0}: \"x\"".to_owned()), (3, "one two".to_owned())]
    );
}
