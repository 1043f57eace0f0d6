import { act, readingQuery } from './actions'
import type { DocumentToSign } from './actions.gen'
import { withSigning } from './signing'

/** What waits for the reader's signature, by the offices that they sign for today. */
export const toSignQuery = () => ({ ...readingQuery('signatures.waiting'), staleTime: 0 })

/** Signs together, a collection at a time. */
export function signTogether(rows: readonly DocumentToSign[]): Promise<void> {
  const idsOf = (collection: string) => rows.filter((row) => row.collection === collection).map(({ id }) => id)
  const requests = idsOf('documentRequests')
  return withSigning(async () => {
    if (requests.length > 0) await act('documentRequests.sign', { ids: requests })
    for (const id of idsOf('deductionStatements')) await act('deductionStatements.sign', { id })
    for (const id of idsOf('warnings')) await act('warnings.sign', { id })
  })
}
