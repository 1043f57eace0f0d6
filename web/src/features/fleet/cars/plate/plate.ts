import type { PlateKind } from '@/api/schema.gen'

/** A plate in its parts. */
export interface Plate {
  kind: PlateKind | null
  number: string
  letter: string
  code: string
}

const COMMUNAL = 'ج'
const PROVISIONAL = 'WW'
const STATE = 'M'

const LETTERS: Record<string, string> = {
  ا: 'أ',
  a: 'أ',
  b: 'ب',
  d: 'د',
  h: 'ه',
  e: 'ه',
  w: 'و',
  t: 'ط',
  j: COMMUNAL,
  ww: PROVISIONAL,
  وو: PROVISIONAL,
  m: STATE,
  م: STATE,
}

/** The inputs that each kind of plate has besides its number. */
const PARTS: Record<PlateKind, readonly string[]> = {
  civil: ['registrationLetter', 'registrationCode'],
  old: ['registrationCode'],
  state: [],
  communal: [],
  provisional: [],
}

/** Whether a field of the form has a meaning for that kind of plate. */
export function isOfKind(field: string, kind: PlateKind | null): boolean {
  if (field !== 'registrationLetter' && field !== 'registrationCode') return true
  return kind !== null && PARTS[kind].includes(field)
}

const isNumber = (part: string | undefined): part is string => part !== undefined && /^[0-9]+$/.test(part)

/** The runs of digits and of letters, each in its one spelling. */
function runs(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .replace(/[\u0640\u064B-\u0652]/g, '')
    .replace(/[آأإ]/g, 'ا')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .toLowerCase()
  return (folded.match(/[0-9]+|\p{L}+/gu) ?? []).map((run) => LETTERS[run] ?? run)
}

const bare = (digits: string) => digits.replace(/^0+(?=.)/, '')
const plate = (kind: PlateKind | null, number: string, letter = '', code = ''): Plate => ({
  kind,
  number,
  letter,
  code,
})

/** A whole plate, in any usual typing, in its parts; nothing when it is none. The server reads it again. */
export function readPlate(text: string): Plate | undefined {
  const parts = runs(text)
  const [one = '', two = '', three = ''] = parts
  if (parts.length === 1) return isNumber(one) ? plate(null, one) : undefined
  const marks: Record<string, PlateKind> = { [PROVISIONAL]: 'provisional', [COMMUNAL]: 'communal', [STATE]: 'state' }
  const marked = marks[one] ?? (parts.length === 2 ? marks[two] : undefined)
  const digits = parts.filter(isNumber)
  if (marked && parts.length <= 3 && digits.length === parts.length - 1) return plate(marked, digits.join(''))
  if (parts.length === 2 && digits.length === 2) {
    return two.length <= 2 ? plate('old', one, '', bare(two)) : plate(null, one + two)
  }
  if (parts.length !== 3 || !isNumber(one) || !isNumber(three)) return undefined
  if (isNumber(two)) return plate('old', one + two, '', bare(three))
  // Typed from right to left, the code stands first.
  const [number, code] = three.length > 2 && one.length <= 2 ? [three, one] : [one, three]
  return plate('civil', number, two, bare(code))
}

/** The one spelling of a plate: `12345-أ-6`, `1234-5`, `ج 123456`, `WW123456`, `123456`. */
export function spellPlate({ kind, number, letter, code }: Plate): string {
  if (kind === 'provisional') return `${PROVISIONAL}${number}`
  if (kind === 'communal') return `${COMMUNAL} ${number}`
  if (kind === 'state') return number
  return [number, kind === 'old' ? '' : letter, code].filter(Boolean).join('-')
}

/** The one spelling of a whole plate that has a letter. Any other reads the same whatever way it is typed, and may be a foreign one. */
export function letteredPlate(text: string): string | undefined {
  const read = readPlate(text)
  const plate = read && spellPlate(read)
  return plate && /\p{L}/u.test(plate) ? plate : undefined
}

/** The plate that is being filled in, from its parts or from a whole one typed into the number. */
export function parsePlateInput(
  kind: PlateKind | null,
  number: string,
  letter: string,
  code: string,
): Plate | undefined {
  const read = readPlate(number)
  if (!read) return undefined
  if (read.kind || read.letter || read.code) return { ...read, kind: kind ?? read.kind }
  const [typedLetter = ''] = runs(letter)
  return plate(kind, kind === 'civil' ? bare(read.number) : read.number, typedLetter, bare(runs(code)[0] ?? ''))
}
