import { onForget } from '@/api/device'
import type { ListSearch } from '@/api/list-address'

const remembered = new Map<string, ListSearch>()
// What somebody looked for names people: it is not the next one's to see.
onForget(() => remembered.clear())

/** Keeps the filters and the page of a list, so that the way back from a record finds them. */
export function rememberSearch(path: string, search: ListSearch): void {
  remembered.set(path, search)
}

export function lastSearch(path: string): ListSearch {
  return remembered.get(path) ?? {}
}
