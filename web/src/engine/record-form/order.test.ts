import { expect, it } from 'vitest'
import assignments from '@/api/schema/assignments.fr.gen'
import missions from '@/api/schema/missions.fr.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { followers, outOfOrder } from './order'

const say = ((key: string, { field, other }: { field: string; other: string }) => `${key} ${field} ${other}`) as never
const wrong = (fields: readonly FieldMeta[], values: object) => outOfOrder(fields, values as never, say)

it('says which day lies before the one that it follows', () => {
  const { fields } = assignments
  expect(wrong(fields, { startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual({
    endDate: 'invalid.notBefore Date de fin Date de début',
  })
  for (const endDate of ['2026-03-02', '2026-03-03', null, '']) {
    expect(wrong(fields, { startDate: '2026-03-02', endDate })).toEqual({})
  }
})

it('compares instants, however their hour is written', () => {
  const values = { departAt: '2026-03-02T08:00:00.000+00:00', returnAt: '2026-03-02T07:59:00Z' }
  expect(Object.keys(wrong(missions.fields, values))).toEqual(['returnAt'])
  expect(wrong(missions.fields, { ...values, returnAt: '2026-03-02T08:00:00.000Z' })).toEqual({})
})

it('asks nothing of a field whose other end is not in the form', () => {
  const end = assignments.fields.filter(({ name }) => name !== 'startDate')
  expect(wrong(end, { startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual({})
})

it('asks again of what follows a value that changed', () => {
  const values = { startDate: '2026-03-02', endDate: '2026-03-01' }
  const again = followers(assignments.fields, values, { ...values, startDate: '2026-02-01' })
  expect(again.map(({ name }) => name)).toEqual(['endDate'])
  expect(followers(assignments.fields, values, { ...values, endDate: '2026-04-01' })).toEqual([])
})
