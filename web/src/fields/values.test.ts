import { describe, expect, it } from 'vitest'
import type { FieldMeta } from '@/api/schema-meta'
import { changes, toPayload, toValues } from './values'

const fields: FieldMeta[] = [
  { name: 'fullNameFr', label: 'Nom', kind: 'text', required: true },
  { name: 'FONCTION', label: 'Fonction', kind: 'text', default: '' },
  { name: 'N_PERS_ACT', label: 'Matricule', kind: 'int' },
  { name: 'DATN', label: 'Naissance', kind: 'date' },
  { name: 'active', label: 'Actif', kind: 'bool', default: true },
  { name: 'phone', label: 'Téléphone', kind: 'text' },
  { name: 'permissions', label: 'Droits', kind: 'list', of: 'text' },
]
const record = {
  fullNameFr: 'Rachid Berrada',
  FONCTION: 'Agent',
  N_PERS_ACT: 50419,
  DATN: '1999-08-28T00:00:00.000+00:00',
  active: true,
  phone: null,
  permissions: ['a:read'],
}
const read = toValues(fields, record)

describe('what a form sends', () => {
  it('is nothing when nothing changed', () => {
    expect(changes(fields, read, { ...read })).toEqual({})
  })

  it('is the changed fields alone', () => {
    const now = { ...read, fullNameFr: ' Rachid Berrada ', N_PERS_ACT: 50420, DATN: '1999-08-29' }
    expect(changes(fields, read, now)).toEqual({ N_PERS_ACT: 50420, DATN: '1999-08-29' })
  })

  it('empties a field with null, a field with an empty text of its own with that', () => {
    expect(changes(fields, read, { ...read, FONCTION: '', N_PERS_ACT: '', DATN: null })).toEqual({
      FONCTION: '',
      N_PERS_ACT: null,
      DATN: null,
    })
  })

  it('does not take an untouched null for a change', () => {
    expect(read.phone).toBe('')
    expect(changes(fields, read, { ...read, phone: '' })).toEqual({})
  })

  it('compares lists by what is in them', () => {
    expect(changes(fields, read, { ...read, permissions: ['a:read'] })).toEqual({})
    expect(changes(fields, read, { ...read, permissions: ['b:read'] })).toEqual({ permissions: ['b:read'] })
  })

  it('is, of a new record, whatever holds something', () => {
    const blank = toValues(fields)
    expect(blank.active).toBe(true)
    expect(toPayload(fields, { ...blank, fullNameFr: 'Salma' })).toEqual({
      fullNameFr: 'Salma',
      FONCTION: '',
      active: true,
      permissions: [],
    })
  })
})
