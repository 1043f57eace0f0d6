/** Shortest and longest password in bytes, as the server has it. */
export const MIN_BYTES = 8
export const MAX_BYTES = 256

export const STRENGTHS = ['none', 'weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

export function bytesOf(password: string): number {
  return new TextEncoder().encode(password).length
}

/** How many different characters a guesser has to try at each place. */
function alphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 32],
    [/[^ -~]/, 40],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
}

/** The password without what can be told from its neighbour: `aaaa` is little more than `a`, `1234` than `1`. */
function countUnpredictable(password: string): number {
  const codes = [...password].map((char) => char.codePointAt(0) ?? 0)
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length
}

/** A guess at how well a password resists guessing, to be shown while it is typed; the server alone decides. */
export function strengthOf(password: string, personal: readonly string[] = []): Strength {
  if (password === '') return 'none'
  const low = password.toLowerCase()
  const isPersonal = personal.some((word) => word.length > 2 && low.includes(word.toLowerCase()))
  const different = new Set(password).size
  if (bytesOf(password) < MIN_BYTES || different < 4) return 'weak'
  // One word with a few digits after it is what guessers try first.
  const isWord = /^\p{L}+[\d\p{P}]{0,5}$/u.test(password)
  const bits = countUnpredictable(password) * Math.log2(alphabet(password)) - (isPersonal ? 25 : 0) - (isWord ? 20 : 0)
  if (bits < 40) return 'weak'
  if (bits < 55) return 'fair'
  return bits < 75 ? 'good' : 'strong'
}

export type PasswordError = 'required' | 'short' | 'long' | 'differs'

/** What is plainly wrong before asking: in the password, in its repetition. */
export function validatePassword(password: string, again: string): { password?: PasswordError; again?: PasswordError } {
  const bytes = bytesOf(password)
  if (bytes === 0) return { password: 'required' }
  if (bytes < MIN_BYTES) return { password: 'short' }
  if (bytes > MAX_BYTES) return { password: 'long' }
  return password === again ? {} : { again: 'differs' }
}
