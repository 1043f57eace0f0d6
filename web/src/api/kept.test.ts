import { afterEach, expect, it } from 'vitest'
import { forgetAnswers, keepAnswers, recallAnswers } from './kept'
import { queryClient } from './query'

keepAnswers()
afterEach(() => {
  queryClient.clear()
  forgetAnswers()
})

const ask = (key: string, data: unknown, meta?: Record<string, unknown>) =>
  queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve(data), meta })

it('keeps what says so, and nothing else', async () => {
  await ask('session', { name: 'Salma' }, { kept: true })
  await ask('employees', [{ CIN: 'A1' }])
  queryClient.clear()
  recallAnswers()
  expect(queryClient.getQueryData(['session'])).toEqual({ name: 'Salma' })
  expect(queryClient.getQueryData(['employees'])).toBeUndefined()
})

it('what is recalled is old, and never takes the place of what is known', async () => {
  await ask('rights', { admin: true }, { kept: true })
  queryClient.setQueryData(['rights'], { admin: false })
  sessionStorage.setItem('kept', JSON.stringify({ r: { key: ['rights'], data: { admin: true } } }))
  recallAnswers()
  expect(queryClient.getQueryData(['rights'])).toEqual({ admin: false })
  queryClient.clear()
  recallAnswers()
  expect(queryClient.getQueryState(['rights'])?.dataUpdatedAt).toBe(0)
})

it('forgets all of it', async () => {
  await ask('session', { name: 'Salma' }, { kept: true })
  forgetAnswers()
  queryClient.clear()
  recallAnswers()
  expect(queryClient.getQueryData(['session'])).toBeUndefined()
})
