import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkServer } from '@/api/health'
import errors from '@/i18n/texts/errors.fr.json'
import { toasts } from '@/ui/toast'
import { showOfflineToasts } from './offline-toasts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a loss is told at most once every 10 s', async () => {
  await i18next.init({ lng: 'fr', ns: ['errors'], resources: { fr: { errors } } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  showOfflineToasts()
  const told: (number | undefined)[] = []
  for (const wait of [0, 5_000, 4_999, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    await checkServer(true)
    await vi.advanceTimersByTimeAsync(0)
    told.push(toasts.now()?.id)
  }
  expect(told).toEqual([1, 1, 1, 2])
  expect(toasts.now()).toMatchObject({ failed: true, title: errors.offline.toast.server.title })
})
