import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { create, fetchPage, update } from '@/api/documents'
import type { Settings } from '@/api/schema.gen'

/** The settings that everybody may read, guests included. */
export const PUBLIC_KEYS = ['public.commune', 'public.support'] as const
export type PublicKey = (typeof PUBLIC_KEYS)[number]

/** The documents themselves, to change them: each knows when it was read. */
export const publicDocumentsQuery = queryOptions({
  queryKey: ['settings', 'documents'],
  meta: answeredFrom('settings'),
  queryFn: async (): Promise<Settings[]> => {
    const { documents } = await fetchPage('settings', [Query.equal('key', [...PUBLIC_KEYS])])
    return documents
  },
})

/** Writes one setting: changes its document, or makes it the first time. */
export function keepSetting(
  documents: readonly Settings[],
  key: string,
  value: object | number | string,
  beside: Partial<Pick<Settings, 'validFrom' | 'logoFileId'>> = {},
): Promise<Settings> {
  const document = documents.find((one) => one.key === key)
  const data = { value, ...beside }
  return document ? update('settings', document, data) : create('settings', { key, ...data })
}
