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

/** The plate that a document goes by, in its one spelling; nothing for any other. */
export function plateOf(document: object | null | undefined): string | undefined {
  const sent = (document ?? {}) as Sent
  const facts = sent.$collectionId && FACTS[sent.$collectionId]
  const plate = facts?.form === 'plate' && sent[facts.title?.[0] ?? '']
  return typeof plate === 'string' && plate !== '' ? plate : undefined
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

/** What tells it from another of the same name, as far as its reader may see it. */
export function detailOf(document: object | null | undefined, language: Language): string {
  const sent = (document ?? {}) as Sent
  const groups = (sent.$collectionId && FACTS[sent.$collectionId].pickedWith) || []
  const said = groups.map((group) => group.map((name) => detailText(sent, name, language)).find(Boolean))
  return said.filter(Boolean).join(' · ')
}

function detailText(sent: Sent, name: string, language: Language): string {
  const [field = '', link] = name.split(':')
  return link ? titleOf(sent[link] as object | null, language) : String(sent[field] ?? '')
}

/** The linked documents that this is told by, to ask for them. */
export function detailLinks(collection: CollectionId, readable: ReadonlySet<string>): string[] {
  const names = FACTS[collection].pickedWith?.flat().map((name) => name.split(':')) ?? []
  return names.flatMap(([field = '', link]) => (link && readable.has(field) ? [`${link}.*`] : []))
}

/** The fields that its name is made of, to ask for no more. */
export function titleFields(collection: CollectionId): readonly string[] {
  const { number, title } = FACTS[collection]
  return number ?? title ?? []
}
