import { beforeEach, expect, it, vi } from 'vitest'
import { type Answer, type Call, onTheWire } from '@/testing/wire'
import { act, readAction } from './actions'
import { create } from './documents'

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,gen}.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const movement = { partId: 'filter', kind: 'in', quantity: 5 }
const keyOf = (call: Call | undefined) => call?.headers.get('Idempotency-Key')
const refused: Answer = { status: 409, body: { message: 'no', type: 'spare_part_stock', code: 409 } }
const lost: Answer = { status: 504, body: '' }

// What nobody knows the end of outlives the screen that sent it: each test has a day of its own.
let day = Date.UTC(2026, 0, 1)
beforeEach(() => {
  day += 24 * 3600_000
  vi.spyOn(Date, 'now').mockReturnValue(day)
})

/** A server that answers writes one after another, and the writes it got. */
function answering(...answers: Answer[]): Call[] {
  const writes: Call[] = []
  onTheWire((call) => {
    if (call.method !== 'POST') return { body: {} }
    writes.push(call)
    return answers.shift() ?? { body: {} }
  })
  return writes
}

it('sends an act again under the same key when its answer was lost', async () => {
  const calls = answering(lost)
  await expect(act('employees.certificate', { employeeId: 'amal', kind: 'work' } as never)).rejects.toThrow()
  await act('employees.certificate', { employeeId: 'amal', kind: 'work' } as never)
  expect(calls).toHaveLength(2)
  expect(keyOf(calls[0])).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
})

it('makes a document once, however often it is pressed while it is under way', async () => {
  const calls = answering({ body: { $id: 'one' } })
  const made = await Promise.all([create('spareMovements', movement), create('spareMovements', movement)])
  expect(calls).toHaveLength(1)
  expect(made).toEqual([{ $id: 'one' }, { $id: 'one' }])
})

it('makes another one of the same content once the first is known to be made, or to be refused', async () => {
  const calls = answering({ body: {} }, refused)
  await create('spareMovements', movement)
  await expect(create('spareMovements', movement)).rejects.toThrow('no')
  await create('spareMovements', movement)
  expect(new Set(calls.map(keyOf)).size).toBe(3)
})

it('takes other content for another wish, and the same content after a while', async () => {
  const calls = answering(lost, lost)
  await expect(create('spareMovements', movement)).rejects.toThrow()
  await expect(create('spareMovements', { ...movement, quantity: 6 })).rejects.toThrow()
  vi.mocked(Date.now).mockReturnValue(day + 11 * 60_000)
  await create('spareMovements', movement)
  expect(new Set(calls.map(keyOf)).size).toBe(3)
})

it('reads without a key: nobody need keep the answer', async () => {
  const calls = answering()
  await readAction('notifications.count')
  expect(keyOf(calls[0])).toBeNull()
})

// Reading, and acts that take a file, whose answer says what came of each of its rows; a browser, entered under an address of its own;
// passwords and codes, which nobody keeps.
const WITHOUT_KEY = ['../api/actions.ts', '../api/push.ts', '../api/signing.ts']

it('leaves no write of a signed-in screen beside that', () => {
  const posts = Object.entries(SOURCES).filter(([, source]) =>
    [...source.matchAll(/\bcall(?:WithHeaders)?(?:<[^()]*>)?\('post',(.*)/g)].some(
      ([line]) => !line.includes('Idempotency-Key'),
    ),
  )
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500)
  expect(posts.map(([path]) => path.replace('./', '../api/').replace('../api/../', '../')).sort()).toEqual(WITHOUT_KEY)
})

it('asks nothing by an act that is kept', () => {
  const asked = Object.entries(SOURCES).filter(([, source]) =>
    /queryFn: (?:async )?\([^)]*\)[^=]*=>\s*(?:\{[^}]*)?\bact[(<]/.test(source),
  )
  expect(asked.map(([path]) => path)).toEqual([])
})
