import { formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage, inOther } from '@/i18n/names'
import { FACTS } from './facts.gen'
import type { CollectionId } from './schema.gen'

/** A document as the server sends it; which collection it is of says what it goes by. */
interface Sent extends Record<string, unknown> {
  $id?: string
  $collectionId?: CollectionId
}

/** Both names of a document, French first, as its collection declares them; a numbered one goes by its number. */
export function titles(document: object | null | undefined): { fr: string; ar: string } {
  const sent = (document ?? {}) as Sent
  const facts = sent.$collectionId && FACTS[sent.$collectionId]
  if (facts?.number) {
    const [number, year] = facts.number.map((field) => sent[field])
    return { fr: number && year ? `${number}/${year}` : '', ar: '' }
  }
  const [fr = '', ar = ''] = facts?.title?.map((field) => String(sent[field] ?? '')) ?? []
  return { fr: facts?.form === 'plate' ? formatPlate(fr) : fr, ar }
}

export function titleOf(document: object | null | undefined, language: Language): string {
  const { fr, ar } = titles(document)
  return inLanguage(fr, ar, language) || ((document as Sent | null | undefined)?.$id ?? '')
}

export function otherTitle(document: object | null | undefined, language: Language): string {
  const { fr, ar } = titles(document)
  const other = inOther(fr, ar, language)
  return other === titleOf(document, language) ? '' : other
}

/** The fields in which a picker looks for a document; the first orders what is offered. */
export function pickedBy(collection: CollectionId): readonly string[] {
  const { pickedBy, title } = FACTS[collection]
  return pickedBy ?? title ?? []
}

/** The fields that its name is made of, to ask for no more. */
export function titleFields(collection: CollectionId): readonly string[] {
  const { number, title } = FACTS[collection]
  return number ?? title ?? []
}
