import { useQuery } from '@tanstack/react-query'
import type { ActionId, OpenActs } from '@/api/actions.gen'
import { openActsQuery } from '@/api/open-acts'
import type { CollectionId } from '@/api/schema.gen'
import { useLanguage } from '@/ui/use-language'

/** What may be done with a document, by the word of the server; nothing until it has answered. */
export function useOpenActs(collection: CollectionId, id: string | undefined): OpenActs | undefined {
  const { data } = useQuery(openActsQuery(collection, id === undefined ? [] : [id], useLanguage()))
  return id === undefined ? undefined : data?.[id]
}

/** Whether something may be done with a document. */
export function useIsOpen(collection: CollectionId, id: string): (act: ActionId) => boolean {
  const acts = useOpenActs(collection, id)
  return (act) => acts?.open.includes(act) ?? false
}

/** With which of some documents something may be done. */
export function useOpenActsOfMany(collection: CollectionId, ids: readonly string[]): (act: ActionId) => string[] {
  const { data } = useQuery(openActsQuery(collection, ids, useLanguage()))
  return (act) => ids.filter((id) => data?.[id]?.open.includes(act))
}
