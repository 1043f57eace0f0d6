import type { FieldMeta } from '@/api/schema-meta'

/** A field of each kind that a form holds, and a record of them. */
export const employeeFields: FieldMeta[] = [
  { name: 'fullNameFr', label: 'Nom', kind: 'text', required: true },
  { name: 'FONCTION', label: 'Fonction', kind: 'text', default: '' },
  { name: 'N_PERS_ACT', label: 'Matricule', kind: 'int' },
  { name: 'DATN', label: 'Naissance', kind: 'date' },
  { name: 'active', label: 'Actif', kind: 'bool', default: true },
  { name: 'phone', label: 'Téléphone', kind: 'text' },
  { name: 'permissions', label: 'Droits', kind: 'list', of: 'text' },
]

export const employeeRecord = {
  fullNameFr: 'Rachid Berrada',
  FONCTION: 'Agent',
  N_PERS_ACT: 50419,
  DATN: '1999-08-28T00:00:00.000+00:00',
  active: true,
  phone: null,
  permissions: ['a:read'],
}
