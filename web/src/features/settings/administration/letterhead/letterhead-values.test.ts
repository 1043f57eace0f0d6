import { describe, expect, it } from 'vitest'
import { type LetterheadValues, MAX_LINE_LENGTH, toSetting, toTyped, validateField } from './letterhead-values'

const BLANK: LetterheadValues = {
  linesFr: '',
  linesAr: '',
  linesZgh: '',
  footerFr: '',
  footerAr: '',
  logoFileId: '',
  validFrom: '',
}

describe('the lines of a letterhead', () => {
  it('are those of the text, without what is blank around them', () => {
    const { linesFr } = toSetting({ ...BLANK, linesFr: ' Royaume du Maroc \n\n  Commune de Tamesna\n' })
    expect(linesFr).toEqual(['Royaume du Maroc', 'Commune de Tamesna'])
  })

  it('come back as they were kept', () => {
    const kept = { linesFr: ['a', 'b'], linesAr: ['ج'], linesZgh: [], footerFr: 'x', footerAr: '', logoFileId: 'f' }
    expect(toSetting(toTyped(kept))).toEqual(kept)
    expect(toTyped(kept, '2026-12-01T00:00:00.000+00:00').validFrom).toBe('2026-12-01')
    expect(toTyped(kept, null).validFrom).toBe('')
  })

  it('hold what papers can show', () => {
    expect(validateField('linesFr', { ...BLANK, linesFr: 'Royaume du Maroc 😀' })).toBe('unprintable')
    expect(validateField('linesZgh', { ...BLANK, linesZgh: 'ⵜⴰⴳⵍⴷⵉⵜ' })).toBeUndefined()
  })

  it('are ten at most, of a length that fits a page', () => {
    expect(validateField('linesFr', { ...BLANK, linesFr: 'a\n'.repeat(10) })).toBeUndefined()
    expect(validateField('linesFr', { ...BLANK, linesFr: 'a\n'.repeat(11) })).toBe('lines')
    expect(validateField('linesAr', { ...BLANK, linesAr: 'ج'.repeat(MAX_LINE_LENGTH + 1) })).toBe('long')
    expect(validateField('footerAr', { ...BLANK, footerAr: 'ج'.repeat(501) })).toBe('foot')
  })
})
