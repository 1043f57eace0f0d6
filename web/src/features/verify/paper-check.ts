import { queryOptions } from '@tanstack/react-query'
import { AppwriteException } from 'appwrite'
import { address, headers, withHealthTracking } from '@/api/client'
import type { Language } from '@/i18n/language'

/** What anybody may know of a paper whose code they hold. */
export interface PaperCheck {
  docId: string
  kind: string
  /** What kind of paper it is, in the reader's language. */
  label: string
  refNumber: string | null
  issuedOn: string | null
  /** `altered`: what is kept no longer matches its seal, and nothing else is told of it. */
  state: 'valid' | 'outdated' | 'cancelled' | 'replaced' | 'altered'
  maskedName: string | null
  /** False for a code that somebody had made for words of their own: the commune has not checked them. */
  vouched: boolean
  /** Who had such a code made, by name; none when it was nobody with a file. */
  madeBy: string | null
  /** The code of the paper that took its place. */
  replacedBy?: string | null
  /** Of the bytes that were issued, in hexadecimal; none while nothing was printed. */
  sha256?: string | null
  /** Of the copy that says who signed it; none while nobody has. */
  signedSha256?: string | null
  signatures?: PaperSignature[]
}

/** Who signed a paper electronically, in which office, for whom and when. */
export interface PaperSignature {
  name: string | null
  office: string | null
  onBehalfOf: string | null
  at: string
}

/** Codes were tried too often. */
export class TooManyChecks extends AppwriteException {
  /** Seconds after which one may be tried again. */
  readonly wait: number

  constructor(wait: number) {
    super('', 429, 'general_rate_limit_exceeded')
    this.wait = wait
  }
}

/** Without the SDK's client: it does not tell the header that says how long to wait. */
async function check(docId: string): Promise<PaperCheck> {
  const answer = await fetch(address(`/papers/${encodeURIComponent(docId)}`), { headers: headers() })
  // An answer that is not read keeps the network busy.
  const told = await answer.json().catch(() => undefined)
  if (answer.ok && told) return told
  if (answer.status === 429) throw new TooManyChecks(Number(answer.headers.get('retry-after')))
  throw new AppwriteException(told?.message, answer.status, told?.type)
}

/** Asked anew by everybody who looks: a paper may have been cancelled a minute ago. */
export function paperCheckQuery(docId: string, language: Language) {
  return queryOptions({
    queryKey: ['papers', 'check', docId, language],
    meta: { deaf: 'is of guests' },
    queryFn: () => withHealthTracking(() => check(docId)),
    enabled: docId !== '',
    staleTime: 0,
    gcTime: 0,
  })
}
