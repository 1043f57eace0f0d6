import type { ListSpec } from '@/api/list'
import type { AssignmentsType } from '@/api/schema.gen'

export const ASSIGNMENT_TYPES = [
  'assignment',
  'transfer',
  'secondment',
  'made_available',
  'interim',
] as const satisfies readonly AssignmentsType[]

const names = (link: string, stem = 'name') => [`${link}.${stem}Fr`, `${link}.${stem}Ar`]

export const ASSIGNMENT_LIST: ListSpec<'assignments'> = {
  collection: 'assignments',
  sort: '-startDate',
  fallback: 'startDate',
  search: { text: ['decisionRef'] },
  filters: [
    { kind: 'choice', param: 'type', field: 'type' },
    { kind: 'ref', param: 'employee', field: 'employeeId', to: 'employees' },
    { kind: 'ref', param: 'annexe', field: 'annexeId', to: 'annexes' },
    { kind: 'ref', param: 'service', field: 'serviceId', to: 'services' },
    { kind: 'ref', param: 'bureau', field: 'bureauId', to: 'bureaux' },
  ],
  expand: [...names('employee', 'fullName'), ...names('bureau'), ...names('service'), ...names('annexe')],
  sorts: {
    startDate: 'startDate',
    endDate: 'endDate',
    decisionDate: 'decisionDate',
    'employee.fullNameFr': 'employeeId',
    'employee.fullNameAr': 'employeeId',
  },
}

export const ASSIGNMENT_PARAMS = ASSIGNMENT_LIST.filters.map((filter) => filter.param)

/** The linked documents that the page of an assignment shows. */
export const ASSIGNMENT_LINKS = ['employee', 'bureau', 'service', 'annexe'] as const

export const GROUPS = {
  who: ['type', 'employeeId'],
  place: ['annexeId', 'serviceId', 'bureauId'],
  dates: ['startDate', 'endDate', 'decisionRef', 'decisionDate', 'fileId'],
  notes: ['notes'],
} as const
