import { expect, test } from 'vitest'
import type { Employees } from '@/api/schema.gen'
import { missingFields } from './summary'

const row = { CIN: 'BE1', FONCTION: '', phone: null, N_PERS_ACT: 0, photoId: 'p' } as unknown as Employees

test('a file lacks what is empty, of what its reader may see', () => {
  expect(missingFields(row, new Set(['CIN', 'FONCTION', 'phone', 'N_PERS_ACT', 'photoId']))).toEqual([
    'FONCTION',
    'phone',
  ])
  expect(missingFields(row, new Set(['CIN', 'FONCTION']))).toEqual(['FONCTION'])
})
