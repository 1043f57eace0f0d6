import { useTranslation } from 'react-i18next'
import type { CarLegalDocuments, Cars, DocumentStatus } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** Whether a car runs. */
export function CarStatus({ status }: Pick<Cars, 'status'>) {
  return <ChoiceBadge collection="cars" field="status" value={status} />
}

/** How the papers of a car stand, the worst of them; it says of what, where no column does. */
export function PapersStatus({ status, bare }: { status: DocumentStatus; bare?: boolean }) {
  const { t } = useTranslation('cars')
  const words = bare ? undefined : (label: string) => t('papersAre', { state: label.toLocaleLowerCase() })
  return <ChoiceBadge collection="cars" field="documentStatus" value={status} words={words} />
}

/** Whether one paper holds today. */
export function Validity({ status }: Pick<CarLegalDocuments, 'status'>) {
  return <ChoiceBadge collection="carLegalDocuments" field="status" value={status} />
}
