import { expect, test } from 'vitest'
import { channelFor, touchedBy } from './live'

test('a list and a record follow their collection, counts follow all', () => {
  expect(channelFor(['annexes', 'list', []])).toBe('databases.main.collections.annexes.documents')
  expect(channelFor(['employees', 'one', 'amal', []])).toBe('databases.main.collections.employees.documents')
  expect(channelFor(['notifications', 'count'])).toBe('databases.main.collections.notifications.documents')
  expect(channelFor(['report', 'employeesByAnnexe', 'fr', {}])).toBe('documents')
  expect(channelFor(['changes', 10])).toBe('documents')
})

test('what does not come from documents follows nothing', () => {
  for (const key of [['session'], ['preferences'], ['meta', 'annexes', 'fr'], ['search', 'am']])
    expect(channelFor(key)).toBeUndefined()
})

test('an event says which collection it touched', () => {
  const events = (id: string) => [
    `databases.main.collections.annexes.documents.${id}.create`,
    'databases.*.collections.*.documents.*',
  ]
  expect(touchedBy(events('centre'))).toBe('annexes')
  expect(touchedBy(events('centre').reverse())).toBe('annexes')
  expect(touchedBy(['databases.main.tables.annexes.rows.centre'])).toBeUndefined()
  expect(touchedBy(['users.amal.sessions.one.delete'])).toBe('account')
  expect(touchedBy(['buckets.images.files.one.create'])).toBeUndefined()
})
