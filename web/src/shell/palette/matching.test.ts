import { expect, it } from 'vitest'
import { bestFirst, isSaidIn } from './matching'

it('finds what begins with the words that were typed, in any order, accents or not', () => {
  expect(isSaidIn('parametres', 'Paramètres')).toBe(true)
  expect(isSaidIn('mission nouv', 'Nouvel ordre de mission')).toBe(true)
  expect(isSaidIn('nouvelle mission', 'Nouvel ordre de mission', 'nouvelle ajouter')).toBe(true)
  expect(isSaidIn('احصائيات', 'إحصائيات')).toBe(true)
  expect(isSaidIn('وثيقه', 'وثيقة')).toBe(true)
})

it('finds nothing by the middle of a word, nor by nothing', () => {
  expect(isSaidIn('ission', 'Nouvel ordre de mission')).toBe(false)
  expect(isSaidIn('mission voiture', 'Nouvel ordre de mission')).toBe(false)
  expect(isSaidIn(' - ', 'Nouvel ordre de mission')).toBe(false)
})

it('puts the name before its beginning, names before what else something is called, and its screen last', () => {
  const named = (label: string, within = '', words = '') => ({ label, within, words })
  const all = [
    named('Grades', 'Organisation', 'cadre'),
    named('Fiches', 'Fonctionnaires', 'organisation'),
    named('Organisation du travail'),
    named('Organisation'),
  ]
  expect(bestFirst('organisation', all).map(({ label }) => label)).toEqual([
    'Organisation',
    'Organisation du travail',
    'Fiches',
    'Grades',
  ])
  expect(bestFirst('organisation gra', all).map(({ label }) => label)).toEqual(['Grades'])
  expect(bestFirst('cadre organisation', all).map(({ label }) => label)).toEqual(['Grades'])
})
