import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Assignments } from '@/api/schema.gen'
import { type CollectionMeta, wordOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { EMPTY, today } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { nameOf } from '@/i18n/names'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type AssignmentState, stateOf } from './state'

const TONES: Record<AssignmentState, Tone> = { planned: 'info', effective: 'good', ended: 'quiet', noEffect: 'warn' }

/** An assignment has no title of its own: its type, and whose it is. */
export function assignmentName(row: Assignments, meta: CollectionMeta, language: Language): string {
  const type = wordOf(meta, 'type', row.type)
  const employee = row.employee ? titleOf(row.employee, language) : ''
  return employee ? `${type} — ${employee}` : type
}

/** The narrowest unit first, the annexe beneath. */
export function PostCell({ row }: { row: Assignments }) {
  const language = useLanguage()
  const unit = nameOf(row.bureau, language) || nameOf(row.service, language)
  const annexe = nameOf(row.annexe, language)
  if (!unit && !annexe) return EMPTY
  return (
    <>
      <div className="name">{unit || annexe}</div>
      {unit && annexe && (
        <Text size="xs" c="dimmed" className="name">
          {annexe}
        </Text>
      )}
    </>
  )
}

export function StateBadge({ row }: { row: Assignments }) {
  const { t } = useTranslation('organisation')
  const state = stateOf(row, today())
  return <StatusBadge tone={TONES[state]}>{t(`assignments.${state}`)}</StatusBadge>
}
