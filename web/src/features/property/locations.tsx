import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { CountCell, CountFact } from './count-cell'

const officesOf = (location: string): Address => paths.inventory({ tab: 'bureaux', location })

/** The sites among which offices are spread. */
const locations: CollectionScreen = collection('locations', {
  texts: 'inventory:locations',
  columns: [
    'name',
    'address',
    'description',
    {
      key: 'bureauCount',
      render: (row) => <CountCell count={row.bureauCount} address={officesOf(row.$id)} />,
      card: (row) => <CountFact count={row.bureauCount} collection="locations" field="bureauCount" />,
    },
  ],
  sort: 'name',
  sorts: ['name', 'bureauCount'],
  facts: ['address', 'bureauCount'],
  sections: { what: ['name', 'address', 'description'] },
  references: [{ collection: 'bureaux', field: 'locationId', address: officesOf }],
})

export default locations
