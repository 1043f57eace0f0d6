import type { CarLegalDocuments, Cars, DocumentStatus } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** Whether a car runs. */
export function CarStatus({ status }: Pick<Cars, 'status'>) {
  return <ChoiceBadge collection="cars" field="status" value={status} />
}

/** How the papers of a car stand, the worst of them. */
export function PapersStatus({ status }: { status: DocumentStatus }) {
  return <ChoiceBadge collection="cars" field="documentStatus" value={status} />
}

/** Whether one paper holds today. */
export function Validity({ status }: Pick<CarLegalDocuments, 'status'>) {
  return <ChoiceBadge collection="carLegalDocuments" field="status" value={status} />
}
