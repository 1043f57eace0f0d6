import { describe, expect, it } from 'vitest'
import { NOBODY, normalizeSignatory, signerOf, stateOf, validateSignatory } from './signatory'

const president = { ...NOBODY, nameFr: 'Le président' }
const director = {
  ...NOBODY,
  nameFr: 'Le directeur',
  kinds: ['work_certificate'],
  from: '2026-01-01',
  to: '2026-06-30',
}

describe('a signatory', () => {
  it('signs from the first day to the last', () => {
    expect(stateOf(director, '2025-12-31')).toBe('later')
    expect(stateOf(director, '2026-01-01')).toBe('inForce')
    expect(stateOf(director, '2026-06-30')).toBe('inForce')
    expect(stateOf(director, '2026-07-01')).toBe('ended')
    expect(stateOf(president, '2026-07-01')).toBe('inForce')
  })

  it('who is named for a kind goes before who signs everything', () => {
    const all = [president, director]
    expect(signerOf(all, 'work_certificate', '2026-03-01')).toBe(director)
    expect(signerOf(all, 'letter', '2026-03-01')).toBe(president)
    expect(signerOf(all, 'work_certificate', '2026-12-01')).toBe(president)
    expect(signerOf([director], 'letter', '2026-03-01')).toBeUndefined()
  })

  it('has a name and a quality in both languages, and does not end before they begin', () => {
    expect(validateSignatory({ ...president, nameAr: 'الرئيس', qualityFr: 'Président', qualityAr: ' ' })).toEqual({
      qualityAr: 'required',
      sex: 'required',
    })
    const full = { ...NOBODY, nameFr: 'a', nameAr: 'ب', qualityFr: 'c', qualityAr: 'د', sex: 'female' as const }
    expect(validateSignatory({ ...full, from: '2026-02-01', to: '2026-01-31' })).toEqual({ to: 'order' })
    expect(validateSignatory({ ...full, from: '2026-02-01' })).toEqual({})
    expect(validateSignatory({ ...full, sex: null, employeeId: 'salma' })).toEqual({})
  })

  it('is kept without the blanks around its words', () => {
    expect(normalizeSignatory({ ...NOBODY, nameFr: ' A ', employeeId: '', from: '' })).toMatchObject({
      nameFr: 'A',
      employeeId: null,
      from: null,
    })
  })
})
