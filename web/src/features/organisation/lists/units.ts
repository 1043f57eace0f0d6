import { fieldColumn, namesColumn } from '@/parts/resource-table/field-column'
import { namedSpec, nameExpansions, peopleExpansions, type ReferenceList } from './reference-list'

/** People who count as staff whatever the employees' list leaves out by default. */
const ALL_PEOPLE = 'active=off&unfit=off'

export const services: ReferenceList<'services'> = {
  tab: 'services',
  spec: namedSpec('services', {
    filters: [{ kind: 'ref', param: 'division', field: 'divisionId', to: 'divisions' }],
    expand: [...peopleExpansions('responsibleDoc'), ...nameExpansions('division')],
    sorts: { 'division.nameFr': 'divisionId', bureauCount: 'bureauCount' },
  }),
  inBar: ['division'],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'responsible'),
    fieldColumn(meta, 'divisionId', { sort: 'division.nameFr' }),
    fieldColumn(meta, 'bureauCount', { sort: 'bureauCount' }),
    fieldColumn(meta, 'description', { optional: true }),
  ],
  facts: ['responsible', 'divisionId'],
  groups: [{ title: 'names', fields: ['nameFr', 'nameAr', 'responsible', 'divisionId', 'description'] }],
  references: [
    { collection: 'employees', field: 'serviceId', address: (id) => `/rh-managements?service=${id}&${ALL_PEOPLE}` },
    {
      collection: 'bureaux',
      field: 'serviceId',
      address: (id) => `/organisation-management?tab=bureaux&service=${id}`,
    },
  ],
}

export const bureaux: ReferenceList<'bureaux'> = {
  tab: 'bureaux',
  spec: namedSpec('bureaux', {
    filters: [
      { kind: 'ref', param: 'service', field: 'serviceId', to: 'services' },
      { kind: 'ref', param: 'annexe', field: 'annexeId', to: 'annexes' },
      { kind: 'ref', param: 'building', field: 'buildingId', to: 'buildings' },
    ],
    expand: [...peopleExpansions('head'), ...nameExpansions('service', 'annexe', 'building')],
    sorts: { 'service.nameFr': 'serviceId', 'annexe.nameFr': 'annexeId' },
  }),
  inBar: ['service', 'annexe'],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'headId'),
    fieldColumn(meta, 'serviceId', { sort: 'service.nameFr' }),
    fieldColumn(meta, 'annexeId', { sort: 'annexe.nameFr' }),
    fieldColumn(meta, 'buildingId'),
    fieldColumn(meta, 'floor', { optional: true }),
  ],
  facts: ['headId', 'serviceId', 'annexeId'],
  groups: [
    { title: 'names', fields: ['nameFr', 'nameAr', 'headId', 'serviceId'] },
    { title: 'place', fields: ['annexeId', 'buildingId', 'floor'] },
  ],
  references: [
    { collection: 'employees', field: 'bureauId', address: (id) => `/rh-managements?bureau=${id}&${ALL_PEOPLE}` },
  ],
}

export const divisions: ReferenceList<'divisions'> = {
  tab: 'divisions',
  spec: namedSpec('divisions', {
    filters: [{ kind: 'ref', param: 'direction', field: 'directionId', to: 'directions' }],
    expand: [...peopleExpansions('head'), ...nameExpansions('direction')],
    sorts: { 'direction.nameFr': 'directionId' },
  }),
  inBar: ['direction'],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'headId'),
    fieldColumn(meta, 'directionId', { sort: 'direction.nameFr' }),
  ],
  facts: ['headId', 'directionId'],
  groups: [{ title: 'names', fields: ['nameFr', 'nameAr', 'headId', 'directionId'] }],
  references: [
    {
      collection: 'services',
      field: 'divisionId',
      address: (id) => `/organisation-management?tab=services&division=${id}`,
    },
  ],
}

export const directions: ReferenceList<'directions'> = {
  tab: 'directions',
  spec: namedSpec('directions', { expand: peopleExpansions('head') }),
  inBar: [],
  columns: ({ meta, language, t }) => [namesColumn(t('name'), language), fieldColumn(meta, 'headId')],
  facts: ['headId'],
  groups: [{ title: 'names', fields: ['nameFr', 'nameAr', 'headId'] }],
  references: [
    {
      collection: 'divisions',
      field: 'directionId',
      address: (id) => `/organisation-management?tab=divisions&direction=${id}`,
    },
  ],
}

export const buildings: ReferenceList<'buildings'> = {
  tab: 'buildings',
  spec: namedSpec('buildings', { sorts: { address: 'address' } }),
  inBar: [],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'address', { sort: 'address' }),
  ],
  facts: ['address'],
  groups: [{ title: 'names', fields: ['nameFr', 'nameAr', 'address'] }],
  references: [
    { collection: 'employees', field: 'building', address: (id) => `/rh-managements?building=${id}&${ALL_PEOPLE}` },
    {
      collection: 'bureaux',
      field: 'buildingId',
      address: (id) => `/organisation-management?tab=bureaux&building=${id}`,
    },
  ],
}

export const types: ReferenceList<'employeeTypes'> = {
  tab: 'types',
  spec: namedSpec('employeeTypes'),
  inBar: [],
  columns: ({ language, t }) => [namesColumn(t('name'), language)],
  facts: [],
  groups: [{ title: 'names', fields: ['nameFr', 'nameAr'] }],
  references: [{ collection: 'employees', field: 'type', address: (id) => `/rh-managements?type=${id}&${ALL_PEOPLE}` }],
}
