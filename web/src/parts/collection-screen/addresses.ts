import type { CollectionId } from '@/api/schema.gen'
import { recordAddress } from '../record-address'

/** Where the screens of a collection are, as follows from the address of its records. */
export function addressesOf(collection: CollectionId) {
  const record = (id: string) => {
    const address = recordAddress(collection, id)
    if (address === undefined) throw new Error(`${collection} has no page`)
    return address
  }
  const within = (id: string, below: string) => {
    const [path, search] = record(id).split('?')
    return [`${path}${below}`, ...(search ? [search] : [])].join('?')
  }
  return {
    list: () => within('new', '').replace('/new', ''),
    make: () => record('new'),
    record,
    edit: (id: string) => within(id, '/edit'),
  }
}
