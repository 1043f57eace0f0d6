import { Query } from 'appwrite'
import type { ListSpec } from '@/api/list'

/** The functions that the list leaves out unless asked: unfit, and the full-time marker of the former register. */
const EXCLUDED = ['INAPTE', 'F/T']

export const EMPLOYEE_LIST: ListSpec<'employees'> = {
  collection: 'employees',
  sort: '-DATN',
  fallback: 'fullNameFr',
  search: { text: ['fullNameFr', 'fullNameAr', 'CIN'], number: 'N_PERS_ACT' },
  filters: [
    { kind: 'ref', param: 'annexe', field: 'annexe', to: 'annexes' },
    { kind: 'ref', param: 'service', field: 'serviceId', to: 'services' },
    { kind: 'choice', param: 'registration', field: 'registrationStatus' },
    { kind: 'ref', param: 'bureau', field: 'bureauId', to: 'bureaux' },
    { kind: 'ref', param: 'type', field: 'type', to: 'employeeTypes' },
    { kind: 'ref', param: 'building', field: 'building', to: 'buildings' },
    {
      kind: 'toggle',
      param: 'unfit',
      field: 'FONCTION',
      queries: EXCLUDED.map((word) => Query.notEqual('FONCTION', word)),
    },
    { kind: 'toggle', param: 'active', field: 'active', queries: [Query.equal('active', true)] },
  ],
  expand: ['annexeDoc', 'service', 'bureau', 'typeDoc', 'buildingDoc'].flatMap((link) => [
    `${link}.nameFr`,
    `${link}.nameAr`,
  ]),
  sorts: {
    fullNameFr: 'fullNameFr',
    fullNameAr: 'fullNameAr',
    CIN: 'CIN',
    N_PERS_ACT: 'N_PERS_ACT',
    FONCTION: 'FONCTION',
    DATN: 'DATN',
    recruitmentDate: 'recruitmentDate',
    'annexeDoc.nameFr': 'annexe',
    'annexeDoc.nameAr': 'annexe',
    'service.nameFr': 'serviceId',
    registrationStatus: 'registrationStatus',
  },
}

/** The linked documents that a file shows. */
export const EMPLOYEE_LINKS = ['annexeDoc', 'service', 'bureau', 'typeDoc', 'buildingDoc', 'manager'] as const
