import { expect, it } from 'vitest'
import type { CarLegalDocuments, DocumentType } from '@/api/schema.gen'
import { byYear, currentOf } from './timeline'

const paper = (documentType: DocumentType, year: number, validUntil: string | null = null) =>
  ({ $id: `${documentType} ${year}`, documentType, year, validUntil }) as CarLegalDocuments

const rows = [
  paper('insurance', 2025, '2026-01-31T00:00:00.000+00:00'),
  paper('technical_inspection', 2026, '2026-12-01T00:00:00.000+00:00'),
  paper('insurance', 2026, '2027-01-31T00:00:00.000+00:00'),
  paper('registration_card', 2019),
]

it('goes by the paper of each type that ends last', () => {
  const current = currentOf(rows)
  expect(current.insurance?.year).toBe(2026)
  expect(current.registration_card?.year).toBe(2019)
  expect(current.road_tax).toBeUndefined()
  // One that does not say its end takes the place of none that does.
  expect(currentOf([...rows, paper('insurance', 2028)]).insurance?.year).toBe(2026)
  // Nor does one that is to come, however late it ends.
  const ahead = { ...paper('insurance', 2028, '2028-12-31'), status: 'upcoming' as const }
  expect(currentOf([...rows, ahead]).insurance?.year).toBe(2026)
  expect(currentOf([paper('road_tax', 2024), paper('road_tax', 2025)]).road_tax?.year).toBe(2025)
})

it('tells the years from the newest, the types in their order', () => {
  expect(byYear(rows).map(({ year, rows: of }) => [year, of.map((row) => row.documentType)])).toEqual([
    [2026, ['insurance', 'technical_inspection']],
    [2025, ['insurance']],
    [2019, ['registration_card']],
  ])
})
