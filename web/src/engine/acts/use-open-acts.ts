import { useQueries } from '@tanstack/react-query'
import type { ActionId } from '@/api/actions.gen'
import { openActsQuery } from '@/api/open-acts'
import type { CollectionId } from '@/api/schema.gen'
import { useLanguage } from '@/ui/use-language'

/** So many documents are asked of at once. */
const MOST = 100

/** Whether something may be done with a document, by the word of the server; nothing may until it has answered. */
export function useOpenActs(collection: CollectionId, id: string): (act: ActionId) => boolean {
  const openTo = useOpenActsOfMany(collection, [id])
  return (act) => openTo(act).length > 0
}

/** With which of some documents something may be done, by the word of the server. */
export function useOpenActsOfMany(collection: CollectionId, ids: readonly string[]): (act: ActionId) => string[] {
  const language = useLanguage()
  const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) => ids.slice(at * MOST, (at + 1) * MOST))
  const answers = useQueries({ queries: parts.map((part) => openActsQuery(collection, part, language)) })
  return (act) => ids.filter((id) => answers.some(({ data }) => data?.[id]?.open.includes(act)))
}
