import { expect, test } from 'vitest'
import { CARD, layoutOf, sheetsOf } from './layout'
import { above, findUnits, headcounts, type Lists, type Unit, unitTree, vacancies } from './units'
import { firstOpen } from './use-open-units'

const row = ($id: string, more: object = {}) => ({
  $id,
  nameFr: `Unité ${$id}`,
  nameAr: `وحدة ${$id}`,
  headId: null,
  ...more,
})
const lists = (more: Partial<Record<keyof Lists, object[]>>) =>
  ({ directions: [], divisions: [], services: [], bureaux: [], annexes: [], ...more }) as unknown as Lists

const HOUSE = lists({
  directions: [row('D')],
  divisions: [row('V', { directionId: 'D' }), row('W', { directionId: 'gone' })],
  services: [row('S', { divisionId: 'V', responsible: null }), row('T', { divisionId: null, responsible: null })],
  bureaux: [
    row('b1', {
      serviceId: 'S',
      annexeId: 'A',
      headId: 'e',
      head: { fullNameFr: 'Aït-Ali Brahim', fullNameAr: 'إبراهيم آيت علي' },
    }),
    row('b2', { serviceId: null, annexeId: 'A' }),
    row('b3', { serviceId: null, annexeId: null }),
  ],
  annexes: [row('A')],
})

const drawn = (units: readonly Unit[]): unknown[] => units.map(({ id, children }) => [id, drawn(children)])

test('each unit stands below its own; what belongs to none at the top, the annexes after everything', () => {
  expect(drawn(unitTree(HOUSE))).toEqual([
    ['D', [['V', [['S', [['b1', []]]]]]]],
    ['W', []],
    ['T', []],
    ['b3', []],
    ['A', [['b2', []]]],
  ])
})

test('who is in a bureau is counted once in each unit above it', () => {
  const counts = headcounts(
    unitTree(HOUSE),
    new Map([
      ['S', 7],
      ['b1', 4],
      ['A', 9],
      ['b2', 2],
    ]),
  )
  expect(['D', 'V', 'S', 'b1', 'A', 'b2', 'T'].map((id) => counts.get(id))).toEqual([7, 7, 7, 4, 9, 2, 0])
})

test('a unit is found by its name in either script and by that of its head', () => {
  const top = unitTree(HOUSE)
  const found = (term: string) => findUnits(top, term).map(({ id }) => id)
  expect(found('unite b1')).toEqual(['b1'])
  expect(found('ali ait')).toEqual(['b1'])
  expect(found('ابراهيم')).toEqual(['b1'])
  expect(found(' ')).toEqual([])
  expect(above(top, 'b1')).toEqual(['D', 'V', 'S'])
  expect(above(top, 'D')).toEqual([])
})

test('cards of a level stand in a column, one below the other, and a unit in the row of its first', () => {
  const top = unitTree(
    lists({ directions: [row('D')], divisions: [row('V', { directionId: 'D' }), row('W', { directionId: 'D' })] }),
  )
  const { cards, width, height } = layoutOf(top, () => true)
  const [d, v, w] = cards
  expect([v?.x, w?.x]).toEqual([CARD.width + CARD.gapX, CARD.width + CARD.gapX])
  expect((w?.y ?? 0) - (v?.y ?? 0)).toBe(CARD.height + CARD.gapY)
  expect([d?.y, v?.y]).toEqual([0, 0])
  expect(v?.parent).toBe(d)
  expect([width, height]).toEqual([2 * CARD.width + CARD.gapX, 2 * CARD.height + CARD.gapY])
  expect(layoutOf(top, () => false).cards).toHaveLength(1)
})

const many = (count: number) =>
  lists({
    services: Array.from({ length: count / 10 }, (_, at) => row(`s${at}`, { divisionId: null })),
    bureaux: Array.from({ length: count }, (_, at) =>
      row(`b${at}`, { serviceId: `s${Math.floor(at / 10)}`, annexeId: null }),
    ),
  })

test('sheets bear every unit, none more rows than fit, and what fits on one is not torn', () => {
  const sheets = sheetsOf(unitTree(many(100)), 12)
  expect(sheets).toHaveLength(10)
  const long = sheetsOf(
    unitTree(lists({ services: [row('s')], bureaux: many(100).bureaux.map((one) => ({ ...one, serviceId: 's' })) })),
    12,
  )
  expect(long.map(([service]) => service?.children.length)).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 4])
  expect(new Set(long.flatMap(([service]) => service?.children.map(({ id }) => id))).size).toBe(100)
})

test('a large house begins folded, a small one does not', () => {
  expect(firstOpen(unitTree(many(100))).size).toBe(0)
  expect(firstOpen(unitTree(HOUSE))).toContain('S')
})

test('posts that nobody holds count for their unit and for those above it', () => {
  const post = (more: object) => ({ bureauId: null, serviceId: null, annexeId: null, planned: 3, filled: 1, ...more })
  const free = vacancies(unitTree(HOUSE), [
    post({ bureauId: 'b1' }),
    post({ serviceId: 'S', filled: 5 }),
    post({ annexeId: 'A' }),
  ])
  expect(['D', 'V', 'S', 'b1', 'A', 'b2'].map((id) => free.get(id))).toEqual([2, 2, 2, 2, 2, 0])
})
