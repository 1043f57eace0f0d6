import { expect, it } from 'vitest'
import type { PanelLine } from '@/api/actions.gen'
import { filterStaff, foldStaff } from './filter-staff'

const one = (title: string, detail: string, isAway = false): PanelLine => ({
  key: title,
  title,
  detail,
  link: null,
  face: null,
  mark: null,
  picture: null,
  until: null,
  lastDay: null,
  day: null,
  badge: isAway ? { text: 'En mission', tone: 'warn' } : null,
  count: null,
  phone: null,
})
const STAFF = [
  one('Alami Amal', 'Secrétaire'),
  one('Berrada Karim', 'Chauffeur', true),
  one('Chraibi Amina', 'Ingénieur'),
]
const names = (lines: PanelLine[]) => lines.map(({ title }) => title)

it('puts those who are elsewhere first, and else keeps the order', () => {
  expect(names(filterStaff(STAFF, ''))).toEqual(['Berrada Karim', 'Alami Amal', 'Chraibi Amina'])
})

it('finds by name and by function', () => {
  expect(names(filterStaff(STAFF, 'am'))).toEqual(['Alami Amal', 'Chraibi Amina'])
  expect(names(filterStaff(STAFF, ' chauffeur '))).toEqual(['Berrada Karim'])
})

it('folds on a phone whoever is there, and nobody where all are', () => {
  const { shown, folded } = foldStaff(filterStaff(STAFF, ''), true)
  expect([names(shown), folded]).toEqual([['Berrada Karim'], 2])
  const here = STAFF.filter(({ badge }) => !badge)
  expect([names(foldStaff(here, true).shown), foldStaff(here, true).folded]).toEqual([names(here), 0])
  expect(foldStaff(STAFF, false)).toEqual({ shown: STAFF, folded: 0 })
})
