import { expect, it } from 'vitest'
import { queryClient } from '@/api/query'
import { preferencesQuery } from '@/api/session'
import { type Call, onTheWire } from '@/testing/wire'
import { keepMapping, keptMapping, shapeOf } from './kept-mapping'

const columns = (...headers: string[]) =>
  headers.map((header, at) => ({ column: String.fromCharCode(65 + at), header, field: null }))

it('knows a file by its headers and their order', () => {
  const shape = shapeOf(columns('CIN', 'Nom'))
  expect(shapeOf(columns('CIN', 'Nom'))).toBe(shape)
  for (const other of [columns('Nom', 'CIN'), columns('CIN'), columns('CIN', 'Nom', ''), columns('CINNom', '')])
    expect(shapeOf(other)).not.toBe(shape)
})

it('keeps what was said of the last files of a collection, and forgets what is taken back', async () => {
  onTheWire(({ body }: Call) => ({ body: (body as { prefs?: object } | undefined)?.prefs ?? {} }))
  queryClient.setQueryData(preferencesQuery.queryKey, { density: 'compact' })
  const sheet = columns('CIN', 'Remarque')
  expect(await keptMapping('employees', sheet)).toEqual({})
  await keepMapping('employees', sheet, { Remarque: 'notes' })
  expect(await keptMapping('employees', sheet)).toEqual({ Remarque: 'notes' })
  expect(await keptMapping('cars', sheet)).toEqual({})
  expect(queryClient.getQueryData(preferencesQuery.queryKey)?.density).toBe('compact')
  for (let at = 0; at < 8; at++) await keepMapping('employees', columns(`C${at}`), { [`C${at}`]: 'phone' })
  expect(await keptMapping('employees', sheet)).toEqual({})
  expect(await keptMapping('employees', columns('C7'))).toEqual({ C7: 'phone' })
  await keepMapping('employees', columns('C7'), {})
  expect(await keptMapping('employees', columns('C7'))).toEqual({})
})
