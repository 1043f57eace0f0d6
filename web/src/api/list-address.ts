export const SIZES = [10, 20, 50, 100] as const

/** As many rows as the window has room for. */
export const FIT = 'fit'

export type PageSize = number | typeof FIT

/** What the address of a list says. Absent means the default, so that a plain list has a plain address. */
export interface ListSearch {
  page?: number | undefined
  size?: PageSize | undefined
  /** A sort key, with `-` before it for descending. */
  sort?: string
  q?: string | undefined
  [filter: string]: string | number | undefined
}

/** What an address says in numbers. */
const PAGED: readonly string[] = ['page', 'size']

/** The same of a list whose filters are known by name. */
export type ListSearchOf<P extends string> = {
  page?: number
  size?: PageSize
  sort?: string
  q?: string
} & { [filter in P]?: string }

/** Reads an address; what it cannot mean is dropped, so that a bad link never breaks a screen. Without `params` it may name any filter. */
export function listSearch(): (raw: Record<string, unknown>) => ListSearch
export function listSearch<P extends string>(params: readonly P[]): (raw: Record<string, unknown>) => ListSearchOf<P>
export function listSearch(params?: readonly string[]) {
  return (raw: Record<string, unknown>): ListSearch => {
    const page = Number(raw.page)
    const size = Number(raw.size)
    const found: ListSearch = {}
    if (Number.isInteger(page) && page > 1) found.page = page
    if (SIZES.some((known) => known === size)) found.size = size
    if (raw.size === FIT) found.size = FIT
    for (const name of params ? ['sort', 'q', ...params] : Object.keys(raw).filter((key) => !PAGED.includes(key))) {
      const value = raw[name]
      if (typeof value === 'string' && value !== '') found[name] = value
      else if (typeof value === 'number') found[name] = String(value)
    }
    return found
  }
}

/** The search of a list with some of it changed: any change but of the page leads to the first page. */
export function mergeSearch(search: ListSearch, change: ListSearch): ListSearch {
  const next: ListSearch = { ...search, ...change }
  if (!('page' in change)) delete next.page
  for (const key of Object.keys(next)) if (next[key] === undefined || next[key] === '') delete next[key]
  return next
}
