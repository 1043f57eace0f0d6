/** A mark as it is typed: `12,5`, `١٢٫٥`, ` 12.50 `. */
export function parseMark(typed: string): number | MarkFault {
  const text = latinDigits(typed).replace(/[,٫]/, '.').trim()
  if (text === '') return 'missing'
  if (!/^\d{1,2}(\.\d*)?$/.test(text)) return /^-?\d+(\.\d*)?$/.test(text) ? 'range' : 'form'
  if ((text.split('.')[1] ?? '').length > 2) return 'decimals'
  const mark = Number(text)
  return mark > 20 ? 'range' : mark
}

/** Why what was typed is no mark. */
export type MarkFault = 'missing' | 'form' | 'decimals' | 'range'

/** The number of a copy as it is typed: without spaces and hyphens, in Latin digits. */
export function typedNumber(typed: string): string {
  return latinDigits(typed)
    .replace(/[\s-]+/g, '')
    .toUpperCase()
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
}
