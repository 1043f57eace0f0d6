import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { Language } from '@/i18n/language'
import { readAction } from './actions'
import { answeredFrom } from './answered-from'
import { fetchPage } from './documents'

/** Every threshold, and the settings that set them, each of which knows when it was read. */
export function thresholdsQuery(language: Language) {
  return queryOptions({
    queryKey: ['settings', 'thresholds', language],
    meta: answeredFrom('settings'),
    queryFn: async () => {
      const { thresholds } = await readAction('settings.thresholds')
      const keys = thresholds.map(({ key }) => key)
      const { documents } = await fetchPage('settings', [Query.equal('key', keys), Query.limit(keys.length)])
      return { thresholds, documents }
    },
  })
}
