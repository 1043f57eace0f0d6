import { describe, expect, it } from 'vitest'
import type { FieldMeta } from '@/api/schema-meta'
import { changes, toValues } from '@/fields/values'
import { differences, merge } from './merge'

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

describe('a conflict', () => {
  const stored = { ...record, FONCTION: 'Technicien', phone: '+212612345678' }
  const mine = { ...read, FONCTION: 'Ingénieur', N_PERS_ACT: 7 }

  it('names what others changed, and what both did', () => {
    const found = differences(fields, record, stored, mine)
    expect(found.map(({ field, contested }) => [field.name, contested])).toEqual([
      ['FONCTION', true],
      ['phone', false],
    ])
  })

  it('is none where both wrote the same', () => {
    const [first] = differences(fields, record, stored, { ...read, FONCTION: 'Technicien' })
    expect(first?.contested).toBe(false)
  })

  it('keeps my other changes and takes theirs unless I insist', () => {
    const found = differences(fields, record, stored, mine)
    expect(merge(found, mine, new Set())).toMatchObject({
      FONCTION: 'Technicien',
      phone: '+212612345678',
      N_PERS_ACT: 7,
    })
    expect(merge(found, mine, new Set(['FONCTION']))).toMatchObject({ FONCTION: 'Ingénieur', phone: '+212612345678' })
  })

  it('sends, over the newer record, only what is still different', () => {
    const found = differences(fields, record, stored, mine)
    const merged = merge(found, mine, new Set(['FONCTION']))
    expect(changes(fields, toValues(fields, stored), merged)).toEqual({ FONCTION: 'Ingénieur', N_PERS_ACT: 7 })
  })
})
