import { afterEach, expect, it } from 'vitest'
import { queryClient } from './query'
import { clearPersisted, persistQueries, restoreQueries } from './query-persister'

persistQueries()
afterEach(() => {
  queryClient.clear()
  clearPersisted()
})

const ask = (key: string, data: unknown, meta: Record<string, unknown> = {}) =>
  queryClient.query({ queryKey: [key], queryFn: () => Promise.resolve(data), meta })

it('keeps what says so, and nothing else', async () => {
  await ask('session', { name: 'Salma' }, { kept: true })
  await ask('employees', [{ CIN: 'A1' }])
  queryClient.clear()
  restoreQueries()
  expect(queryClient.getQueryData(['session'])).toEqual({ name: 'Salma' })
  expect(queryClient.getQueryData(['employees'])).toBeUndefined()
})

it('what is recalled is old, and never takes the place of what is known', async () => {
  await ask('rights', { admin: true }, { kept: true })
  queryClient.setQueryData(['rights'], { admin: false })
  sessionStorage.setItem('kept', JSON.stringify({ r: { key: ['rights'], data: { admin: true } } }))
  restoreQueries()
  expect(queryClient.getQueryData(['rights'])).toEqual({ admin: false })
  queryClient.clear()
  restoreQueries()
  expect(queryClient.getQueryState(['rights'])?.dataUpdatedAt).toBe(0)
})

it('forgets all of it', async () => {
  await ask('session', { name: 'Salma' }, { kept: true })
  clearPersisted()
  queryClient.clear()
  restoreQueries()
  expect(queryClient.getQueryData(['session'])).toBeUndefined()
})
