import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { readAction, readingQuery } from './actions'
import { answeredFrom } from './answered-from'
import { call } from './client'
import { postOnce } from './once'

/** The languages that papers speak. */
export const PAPER_LANGUAGES = ['fr', 'ar'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** The kinds of paper of the house, for administrators, in the reader's language. */
export const paperKindsQuery = () => readingQuery('paperTemplates.fields')

/** A text as it was written; texts are never changed, another version stands beside them. */
export interface TemplateVersion {
  $id: string
  $createdAt: string
  kind: string
  language: PaperLanguage
  version: number
  body: string
  validFrom: string | null
  author?: { username?: string } | null
}

const VERSIONS = '/databases/main/collections/paperTemplates/documents'

/** The versions of a text, the newest first. */
export function versionsQuery(kind: string, language: PaperLanguage) {
  const which = [Query.equal('kind', kind), Query.equal('language', language)]
  const queries = [...which, Query.select(['*', 'author.*']), Query.orderDesc('version'), Query.limit(100)]
  return queryOptions({
    queryKey: ['paperTemplates', 'versions', kind, language],
    meta: answeredFrom('paperTemplates'),
    queryFn: () => call<{ total: number; documents: TemplateVersion[] }>('get', VERSIONS, { queries }),
  })
}

export interface TemplateDraft {
  kind: string
  language: PaperLanguage
  body: string
  /** The first day on which it holds; at once when none is given. */
  validFrom?: string | null
}

/** Writes the next version. */
export function keepTemplate(data: TemplateDraft): Promise<TemplateVersion> {
  return postOnce(VERSIONS, { documentId: 'unique()', data })
}

/** A paper of nobody as a text would make it: the bytes of a PDF. */
export async function previewTemplate({ kind, language, body }: TemplateDraft): Promise<Uint8Array> {
  const { pdf } = await readAction('paperTemplates.preview', { kind, language, body })
  return Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0))
}
