import type { Language } from '@/i18n/language'
import type { CollectionId } from './schema.gen'
import type { CollectionMeta } from './schema-meta'

/** The declaration of a collection in one language: a chunk of its own, fetched when a screen needs it. */
export async function loadMeta(collection: CollectionId, language: Language): Promise<CollectionMeta> {
  const { load } = await import('./schema/index.gen')
  const file = load[`${collection}.${language}`]
  if (!file) throw new Error(`no declaration of ${collection} in ${language}`)
  return (await file()).default
}
