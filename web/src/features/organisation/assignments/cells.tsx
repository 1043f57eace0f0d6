import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Assignments } from '@/api/schema.gen'
import { EMPTY, today } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type AssignmentState, stateOf } from './state'

const TONES: Record<AssignmentState, Tone> = { planned: 'info', effective: 'good', ended: 'quiet', noEffect: 'warn' }

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
        <Text size="xs" c="dimmed" className="name" data-second>
          {annexe}
        </Text>
      )}
    </>
  )
}

export function StateBadge({ row }: { row: Assignments }) {
  const { t } = useTranslation('organisation')
  const state = stateOf(row, today())
  return <StatusBadge tone={TONES[state]}>{t(`assignments.states.${state}`)}</StatusBadge>
}
