import { infiniteQueryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'
import type { SpareMovements, SpareMovementsKind } from '@/api/schema.gen'
import { LOCALES } from '@/i18n/format'
import type { Language } from '@/i18n/language'

const PAGE = 20

/** The movements of a part, in the order in which the stock went through them, the newest first. */
export function ledgerQuery(partId: string) {
  return infiniteQueryOptions({
    queryKey: ['spareMovements', 'ledger', partId],
    meta: answeredFrom('spareMovements'),
    queryFn: ({ pageParam }) =>
      fetchPage('spareMovements', [
        Query.equal('partId', partId),
        Query.orderDesc('$createdAt'),
        Query.select(['*', 'by.username', 'maintenance.kind', 'maintenance.date']),
        Query.limit(PAGE),
        Query.offset(pageParam),
      ]),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => {
      const read = pages.reduce((sum, { documents }) => sum + documents.length, 0)
      return page.documents.length < PAGE || read >= page.total ? undefined : read
    },
  })
}

/** Each movement with what there was after it, from what there is now. */
export function withBalance<M extends Pick<SpareMovements, 'change'>>(movements: readonly M[], now: number) {
  let balance = now
  return movements.map((movement) => {
    const after = balance
    balance -= movement.change ?? 0
    return { movement, balance: after }
  })
}

/** What a movement adds to the stock, as the server reckons it: an adjustment brings its own sign. */
export function changeOf(kind: SpareMovementsKind, quantity: number): number {
  return kind === 'out' ? -quantity : quantity
}

/** A change with its sign, plus as well as minus. */
export function formatSigned(change: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { signDisplay: 'exceptZero' }).format(change)
}
