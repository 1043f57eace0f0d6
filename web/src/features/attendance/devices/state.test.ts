import { expect, test } from 'vitest'
import { stateOf } from './state'

const NOW = new Date('2026-11-20T10:00:00Z')
const device = {
  allowed: true,
  lastSeenAt: '2026-11-20T09:59:00.000+00:00',
  outOfServiceFrom: null,
  outOfServiceTo: null,
}

test('a terminal is connected as long as it is heard', () => {
  expect(stateOf(device, NOW)).toBe('connected')
  expect(stateOf({ ...device, lastSeenAt: '2026-11-20T09:40:00.000+00:00' }, NOW)).toBe('silent')
  expect(stateOf({ ...device, lastSeenAt: null }, NOW)).toBe('silent')
})

test('one that waits or is out of service is not called silent', () => {
  expect(stateOf({ ...device, allowed: false, lastSeenAt: null }, NOW)).toBe('waiting')
  const broken = { ...device, lastSeenAt: null, outOfServiceFrom: '2026-11-19T08:00:00.000+00:00' }
  expect(stateOf(broken, NOW)).toBe('outOfService')
  expect(stateOf({ ...broken, outOfServiceTo: '2026-11-20T09:00:00.000+00:00' }, NOW)).toBe('silent')
})
