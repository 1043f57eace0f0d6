import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { Language } from '@/i18n/language'
import { readAction } from './actions'
import { answeredFrom } from './answered-from'
import { fetchPage } from './documents'
import type { Settings } from './schema.gen'

/** A whole number by which the commune decides, in the reader's language. */
export interface Threshold {
  key: string
  label: string
  about: string
  least: number
  most: number
  /** What holds until another is set. */
  preset: number
  value: number
}

/** Every threshold, and the settings that set them, each of which knows when it was read. */
export function thresholdsQuery(language: Language) {
  return queryOptions({
    queryKey: ['settings', 'thresholds', language],
    meta: answeredFrom('settings'),
    queryFn: async (): Promise<{ thresholds: Threshold[]; documents: Settings[] }> => {
      const { thresholds }: { thresholds: Threshold[] } = await readAction('settings.thresholds')
      const keys = thresholds.map(({ key }) => key)
      const { documents } = await fetchPage('settings', [Query.equal('key', keys), Query.limit(keys.length)])
      return { thresholds, documents }
    },
  })
}
