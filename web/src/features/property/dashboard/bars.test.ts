import { expect, it } from 'vitest'
import { keptItemsOf } from '../places'
import { barsOf } from './bars'

it('draws the longest bar first, and leads to what it counts', () => {
  const groups = [
    { by: ['b1'], label: ['Accueil'], count: 2, sum: 0 },
    { by: [null], label: [''], count: 5, sum: 0 },
  ]
  const bars = barsOf(groups, { none: 'Sans bureau', address: keptItemsOf('bureau') })
  expect(bars.map(({ label, value, address }) => [label, value, address])).toEqual([
    ['Sans bureau', 5, '/inventory-dashboard?tab=inventory&kept=kept&bureau=none'],
    ['Accueil', 2, '/inventory-dashboard?tab=inventory&kept=kept&bureau=b1'],
  ])
})
