import { describe, expect, it } from 'vitest'
import { isComplete, letterWordsOf } from './letter'

const FRENCH = { addressee: 'À Monsieur', subject: 'Objet', body: 'Texte' }

describe('a letter', () => {
  it('is complete with its addressee, its subject and its text in every language', () => {
    expect(isComplete(FRENCH, 'fr')).toBe(true)
    expect(isComplete({ ...FRENCH, subject: ' ' }, 'fr')).toBe(false)
    expect(isComplete({ ...FRENCH, copies: '漢' }, 'fr')).toBe(false)
    expect(isComplete(FRENCH, 'both')).toBe(false)
    expect(isComplete({ ...FRENCH, bodyAr: 'نص' }, 'both')).toBe(true)
  })

  it('says nothing in a language that it does not speak', () => {
    const typed = { ...FRENCH, bodyAr: 'نص', copies: ' Archives \n\n' }
    expect(letterWordsOf(typed, 'fr')).toEqual({ ...FRENCH, copies: ['Archives'] })
    expect(letterWordsOf(typed, 'both').bodyAr).toBe('نص')
  })
})
