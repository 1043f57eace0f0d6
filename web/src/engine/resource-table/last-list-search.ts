import type { ListSearch } from '@/api/list-address'
import { onSignOut } from '@/api/sign-out-broadcast'

const remembered = new Map<string, ListSearch>()
// What somebody looked for names people: it is not the next one's to see.
onSignOut(() => remembered.clear())

/** Keeps the filters and the page of a list, so that the way back from a record finds them. */
export function rememberSearch(path: string, search: ListSearch): void {
  remembered.set(path, search)
}

/** How a list was looked at last; nothing where it was not. */
export function listSeen(path: string): ListSearch | undefined {
  return remembered.get(path)
}

export function lastSearch(path: string): ListSearch {
  return listSeen(path) ?? {}
}
