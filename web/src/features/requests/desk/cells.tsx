import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { EMPTY, formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { isLate } from './state'

/** What is asked for, in the reader's language. */
export function typeName(row: Pick<DocumentRequests, 'type'>, meta: CollectionMeta): string {
  const words = fieldOf(meta, 'type')?.words ?? []
  return words.find(({ value }) => value === row.type)?.label ?? ''
}

/** A request is called by what is asked for, and by whom. */
export function requestName(row: DocumentRequests, meta: CollectionMeta, language: Language): string {
  const employee = row.employee ? titleOf(row.employee, language) : ''
  return [typeName(row, meta), employee].filter(Boolean).join(' — ')
}

/** Until when it is to be answered; in words where that has passed. */
export function DueCell({ row }: { row: Pick<DocumentRequests, 'dueOn' | 'status'> }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  if (!row.dueOn) return EMPTY
  const day = formatDay(row.dueOn, language)
  return isLate(row) ? <StatusBadge tone="bad">{t('late', { day })}</StatusBadge> : day
}

/** How far it has come, or how it ended. */
export function StateBadge({ row }: { row: Pick<DocumentRequests, 'step' | 'status'> }) {
  const isOver = row.status === 'rejected' || row.status === 'cancelled'
  return isOver ? (
    <ChoiceBadge collection="documentRequests" field="status" value={row.status} />
  ) : (
    <ChoiceBadge collection="documentRequests" field="step" value={row.step} />
  )
}

/** A request on a phone. */
export function RequestCard({ row }: { row: DocumentRequests }) {
  const meta = useMeta('documentRequests')
  return (
    <NamesCell document={row.employee ?? {}}>
      <span>{typeName(row, meta)}</span>
      {row.status === 'pending' && <DueCell row={row} />}
      <StateBadge row={row} />
    </NamesCell>
  )
}
