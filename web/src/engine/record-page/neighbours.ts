/** A page of a list as it was looked at: its rows in their order. */
export interface ListPage {
  ids: readonly string[]
  page: number
  size: number
  total: number
}

/** Where a record stands in the list that one came from; its neighbours may be on the pages beside. */
export interface Place {
  /** Its number among all rows, from 1. */
  at: number
  previous?: string | undefined
  next?: string | undefined
  /** The page that has to be known for the neighbour beyond its edge. */
  before?: number
  after?: number
}

/** Nothing for a record that is not on the page. */
export function placeOf(id: string, { ids, page, size, total }: ListPage): Place | undefined {
  const index = ids.indexOf(id)
  if (index < 0) return undefined
  const at = (page - 1) * size + index + 1
  const isLast = index === ids.length - 1
  return {
    at,
    previous: ids[index - 1],
    next: ids[index + 1],
    ...(index === 0 && page > 1 && { before: page - 1 }),
    ...(isLast && at < total && { after: page + 1 }),
  }
}
