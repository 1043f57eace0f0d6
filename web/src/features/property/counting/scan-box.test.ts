import { AppwriteException } from 'appwrite'
import { expect, test } from 'vitest'
import { minutesOff, momentAt } from './held-campaign'
import { boxOf, campaignOf, latestOfEach, type Scan, type ScanItem, sightingsOf } from './scan-box'
import { isRightGone } from './send-scans'

const scan = (id: string, second: number, more: Partial<Scan> = {}, rest: Partial<ScanItem> = {}): ScanItem => {
  const at = `2026-11-30T09:00:0${second}.000Z`
  const content: Scan = { code: id, bureauId: 'registry', at, quantity: 1, subject: 'a1', word: 'here', ...more }
  return { id, box: boxOf('c1'), userId: 'omar', at: second, content, ...rest }
}

test('a box says of which campaign it is', () => {
  expect(campaignOf(boxOf('c1'))).toBe('c1')
})

test('what was corrected is shown once, as it was said last, the latest first', () => {
  const items = [scan('x', 1), scan('y', 2, { subject: 'a2' }), scan('z', 3, { quantity: 4 })]
  expect(latestOfEach(items).map(({ id }) => id)).toEqual(['z', 'y'])
  expect(latestOfEach(items.toReversed()).map(({ id }) => id)).toEqual(['z', 'y'])
})

test('what the server has refused was not seen', () => {
  const items = [scan('x', 1, {}, { outcome: 'refused' }), scan('y', 2, {}, { outcome: 'stood_already' }), scan('z', 3)]
  expect(sightingsOf(items).map(({ id }) => id)).toEqual(['y', 'z'])
})

test('moments are those of the server, and a correction is later than what it corrects', () => {
  const now = Date.parse('2026-11-30T09:00:00.000Z')
  expect(momentAt(600_000, undefined, now)).toBe('2026-11-30T09:10:00.000Z')
  expect(momentAt(0, '2026-11-30T09:00:00.000Z', now)).toBe('2026-11-30T09:00:00.001Z')
  expect(momentAt(0, '2026-11-30T10:00:00.000Z', now)).toBe('2026-11-30T10:00:00.001Z')
})

test('a clock is told of when it is more than five minutes off', () => {
  expect([4, -4, 5].map((minutes) => minutesOff(minutes * 60_000))).toEqual([undefined, undefined, undefined])
  expect([6, -90].map((minutes) => minutesOff(minutes * 60_000))).toEqual([6, -90])
})

test('a right that is gone is told from a caller who must sign in, a call too many and a server that is away', () => {
  const refusal = (code: number, type: string) => new AppwriteException('', code, type, '')
  for (const error of [refusal(403, 'inventory_campaign_over'), refusal(404, 'document_not_found')])
    expect(isRightGone(error), error.type).toBe(true)
  for (const error of [
    refusal(401, 'general_unauthorized_scope'),
    refusal(401, 'user_more_factors_required'),
    refusal(429, 'general_rate_limit_exceeded'),
    refusal(503, 'maintenance'),
    refusal(0, ''),
    new TypeError('Failed to fetch'),
  ])
    expect(isRightGone(error), String(error.message)).toBe(false)
})
