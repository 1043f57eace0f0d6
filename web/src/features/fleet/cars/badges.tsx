import type { CarLegalDocumentsStatus, Cars, CarsStatus, DocumentStatus } from '@/api/schema.gen'
import { ChoiceBadge } from '@/parts/choice-badge'
import type { Tone } from '@/ui/status-badge'

const STATUSES: Record<CarsStatus, Tone> = { active: 'good', in_repair: 'warn', reformed: 'quiet' }
const VALIDITIES: Record<DocumentStatus & CarLegalDocumentsStatus, Tone> = {
  expired: 'bad',
  expiring_soon: 'warn',
  unknown: 'quiet',
  valid: 'good',
}

/** Whether a car runs. */
export function CarStatus({ row }: { row: Pick<Cars, 'status'> }) {
  return <ChoiceBadge collection="cars" field="status" value={row.status} tones={STATUSES} />
}

/** How the papers of a car stand, the worst of them. */
export function PapersStatus({ row }: { row: Pick<Cars, 'documentStatus'> }) {
  return <ChoiceBadge collection="cars" field="documentStatus" value={row.documentStatus} tones={VALIDITIES} />
}

/** Whether one paper holds today. */
export function Validity({ status }: { status: CarLegalDocumentsStatus | undefined }) {
  return <ChoiceBadge collection="carLegalDocuments" field="status" value={status} tones={VALIDITIES} />
}
