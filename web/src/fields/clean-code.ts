const UNSEEN = /[\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}]/gu
const HYPHENS = /[\u2010-\u2015\u2212]/g
/** The zeros of scripts whose digits people type: `crates/schema/src/clean.rs` has the same. */
const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0x1040]

function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? sign : String(code - zero)
}

/** A number or a code as the server reads it: what is pasted holds marks that nobody sees. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(HYPHENS, '-')
    .replace(/\p{Nd}/gu, digit)
    .replace(/\s+/g, ' ')
    .trim()
}
