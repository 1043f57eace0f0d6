import { describe, expect, it } from 'vitest'
import { changes, toValues } from '@/fields/values'
import { employeeFields as fields, employeeRecord as record } from '@/testing/employee'
import { differences, merge } from './merge'

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
