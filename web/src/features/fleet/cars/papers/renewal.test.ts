import { expect, it } from 'vitest'
import type { CarLegalDocuments } from '@/api/schema.gen'
import { renewalOf } from './renewal'

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
