/** Before the first of the digits of Arabic keyboards. */
const ARABIC_ZERO = '٠'.charCodeAt(0)

/** The candidate numbers in what was typed, however they are parted. */
export function numbersIn(typed: string): string[] {
  const western = typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
  return western.split(/[\s,;،؛]+/).filter(Boolean)
}
