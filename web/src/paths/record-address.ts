import { FACTS } from '@/api/facts.gen'
import type { CollectionId } from '@/api/schema.gen'
import { type Address, linkTo, withSearch } from './address'

/** Where a document opens, as its collection declares. One without a screen of its own has none. */
export function recordAddress(collection: CollectionId, id: string): Address | undefined {
  return FACTS[collection].page?.replace('{id}', encodeURIComponent(id)) as Address | undefined
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
    make: () => (listAt === undefined ? record('new') : (`${listAt}/new` as Address)),
    record,
    edit: (id: string) => within(id, '/edit'),
  }
}
