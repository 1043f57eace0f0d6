import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { call } from './client'

export interface Commune {
  nameFr: string
  nameAr: string
  provinceFr: string
  provinceAr: string
  /** A data address, or nothing. */
  logo: string
}

export interface Support {
  email: string
  phone1: string
  phone2: string
  messaging: string
  address: string
}

interface Settings {
  documents: { key: string; value: unknown }[]
}

export interface PublicSettings {
  commune: Partial<Commune>
  support: Partial<Support>
}

/** What everybody may know of this town hall, guests included. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: async (): Promise<PublicSettings> => {
    const queries = [Query.equal('key', ['public.commune', 'public.support'])]
    const { documents } = await call<Settings>('get', '/databases/main/collections/settings/documents', { queries })
    const value = (key: string) => documents.find((row) => row.key === key)?.value
    return { commune: (value('public.commune') ?? {}) as Commune, support: (value('public.support') ?? {}) as Support }
  },
})
