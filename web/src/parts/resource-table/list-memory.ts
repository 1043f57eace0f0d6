import type { ListSearch } from '@/api/list-address'

const remembered = new Map<string, ListSearch>()

/** Keeps the filters and the page of a list, so that the way back from a record finds them. */
export function rememberSearch(path: string, search: ListSearch): void {
  remembered.set(path, search)
}

export function lastSearch(path: string): ListSearch {
  return remembered.get(path) ?? {}
}
