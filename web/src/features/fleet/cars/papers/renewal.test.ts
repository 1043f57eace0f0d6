import { expect, it } from 'vitest'
import type { CarLegalDocuments } from '@/api/schema.gen'
import { today } from '@/i18n/format'
import { endOf, renewalOf, saysItsEnd } from './renewal'

const paper = (validUntil: string | null) =>
  ({
    documentType: 'insurance',
    provider: 'Atlas',
    policyNumber: '12',
    cost: 900,
    year: 2025,
    validUntil,
  }) as CarLegalDocuments

it('copies neither number nor price nor end, and is dated today', () => {
  expect(renewalOf(paper('2026-12-05T00:00:00.000+00:00'))).toEqual({
    documentType: 'insurance',
    provider: 'Atlas',
    issuedOn: today(),
  })
})

it('would hold for a year from the end of the former, or from today where that has passed', () => {
  const year = Number(today().slice(0, 4))
  expect(endOf(paper(`${year + 1}-12-31T00:00:00.000+00:00`))).toBe(`${year + 2}-12-31`)
  for (const past of ['2020-03-04', null]) {
    const days = (Date.parse(endOf(paper(past))) - Date.parse(today())) / 86_400_000
    expect([364, 365]).toContain(days)
  }
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
