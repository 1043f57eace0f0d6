import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CareerSteps } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay, today } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './career.module.css'

interface StepLineProps {
  step: CareerSteps
  onOpen: () => void
}

/** One step: its day, what it is, what it changed, by which decision. */
export function StepLine({ step, onOpen }: StepLineProps) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const isPlanned = step.on.slice(0, 10) > today()
  const changed = useChanged(step)
  const details = useDetails(step)
  return (
    <li className={styles.step} data-planned={isPlanned || undefined}>
      <UnstyledButton className={styles.open} onClick={onOpen}>
        <span className={styles.head}>
          <ChoiceBadge collection="careerSteps" field="kind" value={step.kind} />
          <Text component="span" size="sm" className="tabular" fw={600}>
            {formatDay(step.on, language)}
          </Text>
          {isPlanned && <StatusBadge tone="info">{t('career.planned')}</StatusBadge>}
        </span>
        {changed.length > 0 && (
          <Text component="span" display="block" className={styles.changed}>
            {changed.join(' · ')}
          </Text>
        )}
        {details.map((detail) => (
          <Text key={detail} component="span" display="block" size="xs" c="dimmed">
            {detail}
          </Text>
        ))}
      </UnstyledButton>
    </li>
  )
}

/** What a step changed, by the names of its reader's language; what no list has goes by the name it had. */
function useChanged(step: CareerSteps): string[] {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const grade = nameOf(step.grade, language) || step.gradeName
  const jobTitle = nameOf(step.jobTitle, language) || step.functionName
  const echelon = typeof step.echelon === 'number' ? t('career.echelon', { number: step.echelon }) : ''
  const position = step.position ? optionLabel(meta, 'position', step.position) : ''
  return [grade, jobTitle, echelon, position].filter((said) => said !== null && said !== '') as string[]
}

function useDetails(step: CareerSteps): string[] {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const { decisionRef: reference, decisionDate, source, outOfOrderReason: reason } = step
  const decision = reference
    ? decisionDate
      ? t('career.decisionOn', { reference, day: formatDay(decisionDate, language) })
      : t('career.decision', { reference })
    : ''
  const door = source ? t('career.source', { door: optionLabel(meta, 'source', source) }) : ''
  return [decision, door, reason ? t('career.outOfOrder', { reason }) : ''].filter(Boolean)
}
