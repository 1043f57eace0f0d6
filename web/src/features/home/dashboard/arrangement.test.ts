import { expect, it } from 'vitest'
import type { FirstScreen, HomePanel, PanelName } from '@/api/actions.gen'
import { move, namesOf, toggle } from './arrangement'

const name = (id: string, isFigure = false): PanelName => ({ id, title: id, isFigure })
const panel = (id: string, isFigure = false): HomePanel => ({ ...name(id, isFigure), content: { shape: 'own' } })
const home: FirstScreen = {
  who: null,
  figures: [panel('f1', true), panel('f2', true)],
  panels: [panel('a'), panel('b')],
  more: [name('c')],
  hidden: [name('d')],
}
const ids = (names: readonly PanelName[]) => names.map(({ id }) => id)

it('lists every panel, those that were moved first', () => {
  expect(ids(namesOf(home, {}))).toEqual(['f1', 'f2', 'a', 'b', 'c', 'd'])
  expect(ids(namesOf(home, { order: ['c', 'a'] }))).toEqual(['c', 'a', 'f1', 'f2', 'b', 'd'])
})

it('moves a panel by one place among its like', () => {
  const all = namesOf(home, {})
  const grid = all.filter((one) => !one.isFigure)
  expect(move(all, grid, 2, -1)).toEqual(['f1', 'f2', 'a', 'c', 'b', 'd'])
  expect(move(all, grid, 0, -1), 'there is nothing before the first').toEqual(ids(all))
})

it('hides and shows', () => {
  expect(toggle({}, 'a')).toEqual({ hidden: ['a'] })
  expect(toggle({ hidden: ['a', 'b'], order: ['b'] }, 'a')).toEqual({ hidden: ['b'], order: ['b'] })
})
