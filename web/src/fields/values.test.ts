import { describe, expect, it } from 'vitest'
import { employeeFields as fields, employeeRecord as record } from '@/testing/employee'
import { changes, toPayload, toValues } from './values'

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
