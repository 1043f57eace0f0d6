import { expect, it } from 'vitest'
import { readSeason, writeSeason } from './season'

it('reads a season as it stands and as it is typed, and writes nothing of an empty one', () => {
  const season = { from: '12-20', to: '01-05' }
  expect(readSeason(season)).toEqual(season)
  expect(readSeason(writeSeason(season))).toEqual(season)
  expect(readSeason(null)).toEqual({ from: '', to: '' })
  expect(readSeason('not json')).toEqual({ from: '', to: '' })
  expect(readSeason({ from: 1 })).toEqual({ from: '', to: '' })
  expect(writeSeason({ from: '', to: '' })).toBe('')
})
