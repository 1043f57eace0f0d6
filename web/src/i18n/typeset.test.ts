import { describe, expect, it } from 'vitest'
import { frenchSpaces } from './typeset'

describe('French spaces', () => {
  it('keep signs with the word before them', () => {
    expect(frenchSpaces('Annuler « x » ?')).toBe('Annuler «\u00a0x\u00a0»\u202f?')
    expect(frenchSpaces('Ordre n° 12 : prêt ; fini !')).toBe('Ordre n°\u00a012\u00a0: prêt\u202f; fini\u202f!')
  })

  it('are not set where there are none', () => {
    expect(frenchSpaces('à 08:30, https://a?b=c')).toBe('à 08:30, https://a?b=c')
  })
})
