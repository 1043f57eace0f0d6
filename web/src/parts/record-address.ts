import { FACTS } from '@/api/facts.gen'
import type { CollectionId } from '@/api/schema.gen'

/** Where a document opens, as its collection declares. One without a screen of its own has none. */
export function recordAddress(collection: CollectionId, id: string): string | undefined {
  return FACTS[collection].page?.replace('{id}', encodeURIComponent(id))
}

/** An address as the router's links take it: its path, and what is asked in it. */
export function linkTo(address: string): { to: string; search: never } {
  const [to = '', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never }
}
