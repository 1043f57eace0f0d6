import { FACTS } from '@/api/facts.gen'
import type { CollectionId } from '@/api/schema.gen'
import { type Address, linkTo, pathOf, withSearch } from './address'

/** Where a document opens, as its collection declares. One without a screen of its own has none. */
export function recordAddress(collection: CollectionId, id: string): Address | undefined {
  return FACTS[collection].page?.replace('{id}', encodeURIComponent(id)) as Address | undefined
}

/** The record that opens at an address; `id` is what the address says of one. */
export function recordAt(path: string, search: Readonly<Record<string, unknown>>, id: string): RecordAt | undefined {
  const found = (Object.keys(FACTS) as CollectionId[]).flatMap((collection) => {
    const address = recordAddress(collection, id)
    if (address === undefined || pathOf(address) !== path) return []
    return [{ collection, id, asked: Object.entries(linkTo(address).search) }]
  })
  // Of several collections behind tabs the address names one; a tab of the record itself names none.
  const isNamed = ({ asked }: (typeof found)[number]) => asked.every(([key, value]) => search[key] === value)
  const named = found.filter(isNamed).sort((one, other) => other.asked.length - one.asked.length)[0]
  return named && { collection: named.collection, id }
}

interface RecordAt {
  collection: CollectionId
  id: string
}

/** The parameter by which an address names a field: `carId` is `car`. */
export function paramOf(field: string): string {
  return field.replace(/Id$/, '')
}

/** Where the screens of a collection are, as follows from the address of its records, or its list from `listAt`. */
export function addressesOf(collection: CollectionId, listAt?: Address) {
  const record = (id: string) => {
    const address = recordAddress(collection, id)
    if (address === undefined) throw new Error(`${collection} has no page`)
    return address
  }
  const within = (id: string, below: string) => {
    const [path, search] = record(id).split('?')
    return [`${path}${below}`, ...(search ? [search] : [])].join('?') as Address
  }
  const list = () => listAt ?? (within('new', '').replace('/new', '') as Address)
  return {
    list,
    /** Those of which a field holds a document. */
    listOf: (field: string, id: string) => {
      const { to, search } = linkTo(list())
      return withSearch(to, { ...search, [paramOf(field)]: id })
    },
    // The form of a tab stands where its records do.
    make: () => (listAt === undefined || listAt.includes('?') ? record('new') : (`${listAt}/new` as Address)),
    record,
    edit: (id: string) => within(id, '/edit'),
  }
}
