import { expect, it } from 'vitest'
import { missingTies, readQuotas, readTies, withTieMoved } from './rules'

it('reads the criteria of an exam, or takes the usual ones', () => {
  expect(readTies('["written","test:t1"]')).toEqual(['written', 'test:t1'])
  expect(readTies(['older'])).toEqual(['older'])
  expect(readTies(null)).toEqual(['oral', 'written', 'older'])
  expect(readTies('nonsense')).toEqual(['oral', 'written', 'older'])
})

it('moves a criterion, and offers each once', () => {
  expect(withTieMoved(['oral', 'written', 'older'], 2, -1)).toEqual(['oral', 'older', 'written'])
  expect(withTieMoved(['oral', 'written'], 0, 1)).toEqual(['written', 'oral'])
  expect(missingTies(['oral', 'written', 'older'])).toEqual(['younger', 'service'])
})

it('reads reserved posts, and leaves out what does not say for whom', () => {
  expect(readQuotas('[{"ground":"resistant","percent":25,"base":"position"},{"percent":7}]')).toEqual([
    { ground: 'resistant', percent: 25, base: 'position' },
  ])
  expect(readQuotas(null)).toEqual([])
})
