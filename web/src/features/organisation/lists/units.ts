import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { paths } from '@/paths/paths'
import { MergeBureau, MergeDirection, MergeDivision, MergeService } from '../merge-button'
import { people } from '../people'

export const services: CollectionScreen = collection('services', {
  texts: 'organisation:services',
  columns: ['nameFr', 'responsible', 'divisionId', 'bureauCount', '?itemCount', '?description'],
  sort: 'nameFr',
  sorts: ['nameFr', 'divisionId', 'bureauCount'],
  filters: ['divisionId'],
  search: ['nameFr', 'nameAr'],
  facts: ['responsible', 'divisionId'],
  sections: { names: ['nameFr', 'nameAr', 'aliases', 'responsible', 'divisionId', 'description', 'leastPresent'] },
  extraActions: { merge: MergeService },
  references: [
    { collection: 'employees', field: 'serviceId', address: people('service') },
    { collection: 'bureaux', field: 'serviceId' },
    { collection: 'inventoryItems', field: 'serviceId', address: (service) => paths.items({ service }) },
  ],
})

export const bureaux: CollectionScreen = collection('bureaux', {
  texts: 'organisation:bureaux',
  columns: ['nameFr', 'headId', 'serviceId', 'annexeId', 'buildingId', '?locationId', '?floor', '?itemCount'],
  sort: 'nameFr',
  sorts: ['nameFr', 'serviceId', 'annexeId'],
  filters: ['serviceId', 'annexeId', 'buildingId', 'locationId'],
  search: ['nameFr', 'nameAr'],
  facts: ['headId', 'serviceId', 'annexeId'],
  sections: {
    names: ['nameFr', 'nameAr', 'aliases', 'headId', 'serviceId', 'leastPresent'],
    place: ['annexeId', 'buildingId', 'locationId', 'floor'],
  },
  extraActions: { merge: MergeBureau },
  references: [
    { collection: 'employees', field: 'bureauId', address: people('bureau') },
    { collection: 'inventoryItems', field: 'bureauId', address: (bureau) => paths.items({ bureau }) },
  ],
})

export const divisions = collection('divisions', {
  texts: 'organisation:divisions',
  columns: ['nameFr', 'headId', 'directionId'],
  sort: 'nameFr',
  sorts: ['nameFr', 'directionId'],
  filters: ['directionId'],
  search: ['nameFr', 'nameAr'],
  facts: ['headId', 'directionId'],
  sections: { names: ['nameFr', 'nameAr', 'aliases', 'headId', 'directionId'] },
  extraActions: { merge: MergeDivision },
  references: [{ collection: 'services', field: 'divisionId' }],
})

export const directions = collection('directions', {
  texts: 'organisation:directions',
  columns: ['nameFr', 'headId'],
  sort: 'nameFr',
  sorts: ['nameFr'],
  search: ['nameFr', 'nameAr'],
  facts: ['headId'],
  sections: { names: ['nameFr', 'nameAr', 'aliases', 'headId'] },
  extraActions: { merge: MergeDirection },
  references: [{ collection: 'divisions', field: 'directionId' }],
})

export const buildings = collection('buildings', {
  texts: 'organisation:buildings',
  columns: ['nameFr', 'address'],
  sort: 'nameFr',
  search: ['nameFr', 'nameAr'],
  facts: ['address'],
  sections: { names: ['nameFr', 'nameAr', 'address'] },
  references: [
    { collection: 'employees', field: 'building', address: people('building') },
    { collection: 'bureaux', field: 'buildingId' },
  ],
})

export const types = collection('employeeTypes', {
  texts: 'organisation:types',
  columns: ['nameFr'],
  sort: 'nameFr',
  search: ['nameFr', 'nameAr'],
  sections: { names: ['nameFr', 'nameAr', 'feminineFr', 'feminineAr'] },
  references: [{ collection: 'employees', field: 'type', address: people('type') }],
})
