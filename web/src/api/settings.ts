import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from './answered-from'
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

/** Where the last answer stands: whom to call is of use when nothing can be asked. Nothing in it is private. */
const KEPT = 'publicSettings'

function lastKnown(): PublicSettings | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as PublicSettings | null) ?? undefined
  } catch {
    return undefined
  }
}

function keep(settings: PublicSettings): PublicSettings {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings))
  } catch {
    // A full storage keeps what it has.
  }
  return settings
}

/** What everybody may know of this town hall, guests included. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  meta: answeredFrom('settings'),
  queryFn: async (): Promise<PublicSettings> => {
    const queries = [Query.equal('key', ['public.commune', 'public.support'])]
    const { documents } = await call<Settings>('get', '/databases/main/collections/settings/documents', { queries })
    const value = (key: string) => documents.find((row) => row.key === key)?.value
    const known = { commune: value('public.commune') ?? {}, support: value('public.support') ?? {} }
    return keep(known as PublicSettings)
  },
  placeholderData: lastKnown,
})
