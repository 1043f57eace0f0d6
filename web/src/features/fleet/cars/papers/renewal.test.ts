import { expect, it } from 'vitest'
import type { CarLegalDocuments } from '@/api/schema.gen'
import { today } from '@/i18n/format'
import { renewalOf, saysItsEnd } from './renewal'

const paper = (validUntil: string | null) =>
  ({ provider: 'Atlas', policyNumber: '12', cost: 900, year: 2025, validUntil }) as CarLegalDocuments

it('is a copy that begins the day after the end of the former, for a year', () => {
  expect(renewalOf(paper('2026-12-05T00:00:00.000+00:00'))).toEqual({
    provider: 'Atlas',
    policyNumber: '12',
    cost: 900,
    issuedOn: '2026-12-06',
    validUntil: '2027-12-05',
  })
  expect(renewalOf(paper('2027-12-31T00:00:00.000+00:00'))).toMatchObject({ issuedOn: '2028-01-01' })
  expect(renewalOf(paper(null))).not.toHaveProperty('issuedOn')
})

it('says until when it holds, unless it is permanent or of a former year', () => {
  const year = Number(today().slice(0, 4))
  for (const [documentType, of, says] of [
    ['insurance', year, true],
    ['insurance', '', true],
    ['insurance', year - 1, false],
    ['registration_card', year, false],
  ] as const) {
    expect(saysItsEnd({ documentType, year: of }), `${documentType} ${of}`).toBe(says)
  }
})
