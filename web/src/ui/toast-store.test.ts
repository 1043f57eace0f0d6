import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved = { message: 'Enregistré', failed: false }
const lost = { message: 'Serveur hors ligne', failed: true }

it('a toast shows for 5 s', () => {
  const toasts = toastStore()
  toasts.show(saved)
  vi.advanceTimersByTime(4_999)
  expect(toasts.now()).toMatchObject({ ...saved, open: true })
  vi.advanceTimersByTime(1)
  expect(toasts.now()?.open).toBe(false)
})

it('a dismissed toast is forgotten after 1,000,000 ms', () => {
  const toasts = toastStore()
  toasts.show(saved)
  toasts.dismiss()
  vi.advanceTimersByTime(999_999)
  expect(toasts.now()).toMatchObject({ ...saved, open: false })
  vi.advanceTimersByTime(1)
  expect(toasts.now()).toBeUndefined()
})

it('there is one toast at a time, and each has its own 5 s', () => {
  const toasts = toastStore()
  toasts.show(saved)
  vi.advanceTimersByTime(4_000)
  toasts.show(lost)
  vi.advanceTimersByTime(4_999)
  expect(toasts.now()).toMatchObject({ ...lost, open: true })
  vi.advanceTimersByTime(1)
  expect(toasts.now()?.open).toBe(false)
})

it('a toast that is being read stays, and goes 5 s later', () => {
  const toasts = toastStore()
  toasts.show(saved)
  toasts.hold()
  vi.advanceTimersByTime(60_000)
  expect(toasts.now()?.open).toBe(true)
  toasts.release()
  vi.advanceTimersByTime(5_000)
  expect(toasts.now()?.open).toBe(false)
})

it('whoever listens hears of each change, until they leave', () => {
  const toasts = toastStore()
  const heard = vi.fn()
  const leave = toasts.subscribe(heard)
  toasts.show(saved)
  toasts.dismiss()
  leave()
  toasts.show(lost)
  expect(heard).toHaveBeenCalledTimes(2)
})
