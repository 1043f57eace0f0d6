import { expect, it } from 'vitest'
import { byMonth } from './delays'

const delay = (month: string, type: 'tax_form' | 'other', count: number) => ({
  month,
  type,
  count,
  made: 0,
  rejected: 0,
  late: 0,
  medianDays: null,
})

it('a table of months has the newest first and each type once', () => {
  const rows = byMonth([delay('2026-10', 'tax_form', 2), delay('2026-11', 'tax_form', 1), delay('2026-11', 'other', 3)])
  expect(rows.map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
  expect(rows[0]?.types.get('other')?.count).toBe(3)
  expect(rows[1]?.types.get('other')).toBeUndefined()
})
