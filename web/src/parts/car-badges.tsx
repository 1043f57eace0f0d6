import type { CarLegalDocuments, CarLegalDocumentsStatus, Cars, CarsStatus, DocumentStatus } from '@/api/schema.gen'
import type { Tone } from '@/ui/status-badge'
import { ChoiceBadge } from './choice-badge'

const STATUSES: Record<CarsStatus, Tone> = { active: 'good', in_repair: 'warn', reformed: 'quiet' }
const VALIDITIES: Record<DocumentStatus & CarLegalDocumentsStatus, Tone> = {
  expired: 'bad',
  expiring_soon: 'warn',
  unknown: 'quiet',
  valid: 'good',
}

/** Whether a car runs. */
export function CarStatus({ status }: Pick<Cars, 'status'>) {
  return <ChoiceBadge collection="cars" field="status" value={status} tones={STATUSES} />
}

/** How the papers of a car stand, the worst of them. */
export function PapersStatus({ status }: { status: DocumentStatus }) {
  return <ChoiceBadge collection="cars" field="documentStatus" value={status} tones={VALIDITIES} />
}

/** Whether one paper holds today. */
export function Validity({ status }: Pick<CarLegalDocuments, 'status'>) {
  return <ChoiceBadge collection="carLegalDocuments" field="status" value={status} tones={VALIDITIES} />
}
