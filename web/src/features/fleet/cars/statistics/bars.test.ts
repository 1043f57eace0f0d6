import { expect, it } from 'vitest'
import type { CarCosts } from '@/api/actions.gen'
import { paths } from '@/paths/paths'
import { barsOf, topCars } from './bars'

const group = (value: string | number | null, count: number) => ({
  by: [value],
  label: [value === null ? '' : String(value)],
  count,
  sum: 0,
})

it('draws the longest bar first, and names what has no value', () => {
  const bars = barsOf([group('car', 2), group(null, 1), group('truck', 5)], {
    none: 'Non renseigné',
    address: (value) => paths.cars({ vehicle: value }),
  })
  expect(bars.map((bar) => [bar.label, bar.value])).toEqual([
    ['truck', 5],
    ['car', 2],
    ['Non renseigné', 1],
  ])
  expect(bars.map((bar) => bar.address)).toEqual([
    '/cars-management?vehicle=truck',
    '/cars-management?vehicle=car',
    '/cars-management?vehicle=none',
  ])
})

it('draws what is a state in the colour of its badge', () => {
  const tone = (value: string) => (value === 'expired' ? 'bad' : 'good')
  const bars = barsOf([group('expired', 2), group('valid', 1), group(null, 1)], { none: '', tone })
  expect(bars.map((bar) => bar.tone)).toEqual(['bad', 'good', undefined])
})

it('keeps the order of years', () => {
  const bars = barsOf([group(2024, 1), group(2019, 7)], { none: '', order: 'group' })
  expect(bars.map((bar) => bar.key)).toEqual(['2019', '2024'])
})

it('draws the ten cars that stand highest, and none of which nothing is known', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ carId: `c${at}`, plate: `${at}-أ-6`, costPerKm: at || null }))
  const costsOf = (car: string) => paths.car(car)
  const bars = topCars(rows as CarCosts[], 'costPerKm', costsOf)
  expect(bars[0]?.address).toBe('/cars-management/c11')
  expect(bars.map((bar) => bar.value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(topCars(rows.slice(0, 1) as CarCosts[], 'costPerKm', costsOf)).toEqual([])
})
