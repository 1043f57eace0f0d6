/** Before the first of the digits of Arabic keyboards. */
const ARABIC_ZERO = '٠'.charCodeAt(0)

/** The candidate numbers in what was typed, however they are parted. */
export function numbersIn(typed: string): string[] {
  return westernDigits(typed)
    .split(/[\s,;،؛]+/)
    .filter(Boolean)
}

/** With the digits that numbers are kept in. */
export function westernDigits(typed: string): string {
  return typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
}
