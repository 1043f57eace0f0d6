import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { useLanguage } from '@/ui/use-language'
import { call } from './client'

/** The languages that papers speak. */
export const PAPER_LANGUAGES = ['fr', 'ar'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** A text as it stands today; version 0 is that of the house. */
export interface StandingText {
  version: number
  templateId: string | null
  body: string
}

/** A kind of paper: what it is called, what its text may name, its texts. */
export interface PaperKind {
  kind: string
  label: string
  fields: readonly { name: string; label: string }[]
  texts: Record<PaperLanguage, StandingText>
  defaults: Record<PaperLanguage, string>
}

/** The kinds of paper of the house, for administrators, in the reader's language. */
export function paperKindsQuery(language: Language) {
  return queryOptions({
    queryKey: ['paperTemplates', 'kinds', language],
    queryFn: () => call<{ total: number; kinds: PaperKind[] }>('post', '/actions/paperTemplates.fields'),
  })
}

/** The kinds of paper, none while they are not known. */
export function usePaperKinds(): readonly PaperKind[] {
  return useQuery(paperKindsQuery(useLanguage())).data?.kinds ?? []
}
