import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { CountCell, CountFact } from './count-cell'
import { keptItems, keptItemsOf } from './places'

/** Kinds of things: desks, screens, air conditioners. */
export const types: CollectionScreen = collection('inventoryTypes', {
  texts: 'inventory:types',
  columns: [
    'name',
    'description',
    {
      key: 'itemCount',
      render: (row) => <CountCell count={row.itemCount} address={keptItems({ type: row.$id })} />,
      card: (row) => <CountFact count={row.itemCount} collection="inventoryTypes" field="itemCount" />,
    },
    {
      key: 'bureauCount',
      card: (row) => <CountFact count={row.bureauCount} collection="inventoryTypes" field="bureauCount" />,
    },
  ],
  sort: 'name',
  sorts: ['name', 'itemCount', 'bureauCount'],
  facts: ['itemCount', 'bureauCount'],
  sections: { what: ['name', 'description'] },
  page: [{ section: 'what', fields: ['name', 'description', 'bureauCount'] }, 'references'],
  references: [{ collection: 'inventoryItems', field: 'typeId', address: keptItemsOf('type') }],
})
