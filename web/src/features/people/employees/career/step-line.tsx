import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CareerSteps } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay, today } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './career.module.css'
import { useChanged, useDetails } from './step-words'

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
