import { formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage, inOther } from '@/i18n/names'
import type { CollectionId } from './schema.gen'

/** The names a document goes by, as far as its collection has them. */
interface Nameable {
  $id?: string
  fullNameFr?: unknown
  fullNameAr?: unknown
  nameFr?: unknown
  nameAr?: unknown
  username?: unknown
  name?: unknown
  title?: unknown
  fullMatricule?: unknown
  partName?: unknown
  num?: unknown
  year?: unknown
}

const PEOPLE: readonly CollectionId[] = ['employees', 'persons']

function text(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
}

/** Both names of a document, French first. */
export function titles(document: object | null | undefined): { fr: string; ar: string } {
  const named = (document ?? {}) as Nameable
  const fr = text(named.fullNameFr, named.nameFr, named.title, named.username, named.name, named.partName)
  const number = named.num && named.year ? `${named.num}/${named.year}` : ''
  return { fr: fr || formatPlate(text(named.fullMatricule)) || number, ar: text(named.fullNameAr, named.nameAr) }
}

export function titleOf(document: object | null | undefined, language: Language): string {
  const { fr, ar } = titles(document)
  return inLanguage(fr, ar, language) || ((document as Nameable | null | undefined)?.$id ?? '')
}

export function otherTitle(document: object | null | undefined, language: Language): string {
  const { fr, ar } = titles(document)
  const other = inOther(fr, ar, language)
  return other === titleOf(document, language) ? '' : other
}

/** The fields in which a picker looks for a document. */
export function nameFields(collection: CollectionId): string[] {
  if (PEOPLE.includes(collection)) return ['fullNameFr', 'fullNameAr']
  if (collection === 'users') return ['username', 'email']
  if (collection === 'cars') return ['fullMatricule']
  if (collection === 'missions') return ['destination', 'mission']
  if (collection === 'spareParts') return ['partName', 'reference']
  return ['nameFr', 'nameAr']
}
