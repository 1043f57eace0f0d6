import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { request } from './client'

/** What anybody may know of a paper whose code they hold. */
export interface PaperCheck {
  docId: string
  kind: string
  /** What kind of paper it is, in the reader's language. */
  label: string
  refNumber: string | null
  issuedOn: string | null
  /** `altered`: what is kept no longer matches its seal, and nothing else is told of it. */
  state: 'valid' | 'cancelled' | 'replaced' | 'altered'
  maskedName: string | null
  /** The code of the paper that took its place. */
  replacedBy?: string | null
  /** Of the bytes that were issued, in hexadecimal; none while nothing was printed. */
  sha256?: string | null
}

/** Asked anew by everybody who looks: a paper may have been cancelled a minute ago. */
export function paperCheckQuery(docId: string, language: Language) {
  return queryOptions({
    queryKey: ['papers', 'check', docId, language],
    queryFn: () => request<PaperCheck>('get', `/papers/${encodeURIComponent(docId)}`),
    enabled: docId !== '',
    staleTime: 0,
    gcTime: 0,
  })
}
