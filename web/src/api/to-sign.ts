import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { act, readAction } from './actions'
import { answeredFrom } from './answered-from'
import { withSigning } from './signing'

/** By which act each collection is signed. */
const SIGNS = {
  documentRequests: 'documentRequests.sign',
  deductionStatements: 'deductionStatements.sign',
  warnings: 'warnings.sign',
} as const
export type SignedCollection = keyof typeof SIGNS
export const SIGNED_COLLECTIONS = Object.keys(SIGNS) as SignedCollection[]

/** Something that waits for the signature of an office of the reader's. */
export interface ToSign {
  collection: SignedCollection
  id: string
  kind: string
  /** What it is, in the reader's language. */
  what: string
  name: string | null
  nameAr: string | null
  number: string | null
  docId: string | null
  fileId: string | null
  /** What it says, where no paper stands yet. */
  text: string | null
  since: string | null
  due: string | null
  /** Whether it can be signed here, names somebody else and is to be made again, or is signed by hand. */
  state: 'ready' | 'outdated' | 'by_hand'
}

export interface WaitingToSign {
  total: number
  waiting: ToSign[]
}

/** What waits for the reader's signature, by the offices that they sign for today. */
export function toSignQuery(language: Language) {
  return queryOptions({
    queryKey: ['signatures', 'waiting', language],
    meta: answeredFrom(...SIGNED_COLLECTIONS),
    queryFn: (): Promise<WaitingToSign> => readAction('signatures.waiting', {}),
    staleTime: 0,
  })
}

/** Signs together, a collection at a time. */
export function signTogether(rows: readonly ToSign[]): Promise<void> {
  return withSigning(async () => {
    for (const collection of SIGNED_COLLECTIONS) {
      const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
      if (collection === 'documentRequests') {
        if (ids.length > 0) await act(SIGNS[collection], { ids })
      } else for (const id of ids) await act(SIGNS[collection], { id })
    }
  })
}
