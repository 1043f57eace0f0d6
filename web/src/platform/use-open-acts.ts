import { useQuery } from '@tanstack/react-query'
import type { ActionId } from '@/api/actions.gen'
import { openActsQuery } from '@/api/open-acts'
import type { CollectionId } from '@/api/schema.gen'
import { useLanguage } from '@/ui/use-language'

/** Whether something may be done with a document, by the word of the server; nothing may until it has answered. */
export function useOpenActs(collection: CollectionId, id: string): (act: ActionId) => boolean {
  const language = useLanguage()
  const { data } = useQuery(openActsQuery(collection, [id], language))
  return (act) => data?.[id]?.open.includes(act) ?? false
}
