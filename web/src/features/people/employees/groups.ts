import type { TFunction } from 'i18next'
import type { FormGroup } from '@/parts/record-form/record-form'

const FIELDS = {
  identity: ['photoId', 'fullNameFr', 'fullNameAr', 'CIN', 'DATN', 'maritalStatus', 'childrenCount', 'active'],
  contact: ['phone', 'email', 'address'],
  job: ['N_PERS_ACT', 'FONCTION', 'type', 'grade', 'echelle', 'echelon', 'recruitmentDate', 'tenureDate', 'managerId'],
  place: ['annexe', 'building', 'serviceId', 'bureauId'],
  registration: ['emp_code', 'fingerprint'],
  pay: ['bankRib', 'baseSalary', 'netSalary'],
  notes: ['notes'],
} as const satisfies Record<string, FormGroup<'employees'>['fields']>

export type GroupName = keyof typeof FIELDS

export function fieldsOf(group: GroupName): FormGroup<'employees'>['fields'] {
  return FIELDS[group]
}

/** The form of a person, group by group. */
export function employeeGroups(t: TFunction<'employees'>): FormGroup<'employees'>[] {
  return (Object.keys(FIELDS) as GroupName[]).map((group) => ({ title: t(`groups.${group}`), fields: FIELDS[group] }))
}
