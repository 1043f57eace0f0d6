import { Skeleton, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconCircleDashed, IconClock, IconUser, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalStep, ApprovalStepToCome, AskedOpinion } from '@/api/actions.gen'
import { chainQuery } from '@/api/approvals'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay, formatInstant } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import styles from './chain-timeline.module.css'

interface ChainTimelineProps {
  collection: CollectionId
  id: string
}

/** The way of a request: who decided what and when, whose word it waits for, who comes after. */
export function ChainTimeline({ collection, id }: ChainTimelineProps) {
  const { t } = useTranslation('approvals')
  const { data, error, isPending, refetch } = useQuery(chainQuery(collection, id))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={160} />
  const { steps, then } = data
  return (
    <Section title={t('timeline.title')}>
      {steps.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('timeline.none')}
        </Text>
      ) : (
        <ol className={styles.chain} aria-label={t('timeline.title')}>
          {steps.map((step) => (
            <DoneOrOpen key={step.id} step={step} />
          ))}
          <StepsToCome steps={then} />
        </ol>
      )}
    </Section>
  )
}

const ICONS: Record<ApprovalStep['decision'], typeof IconCheck> = {
  pending: IconClock,
  approved: IconCheck,
  rejected: IconX,
  returned: IconArrowBackUp,
  withdrawn: IconUser,
}

function DoneOrOpen({ step }: { step: ApprovalStep }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const Icon = ICONS[step.decision]
  const isOpen = step.decision === 'pending'
  return (
    <li className={styles.step} data-decision={step.decision} aria-current={isOpen ? 'step' : undefined}>
      <span className={styles.mark}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <StepName step={step.step} managerType={step.managerType} purpose={step.purpose} />
          <ChoiceBadge collection="approvals" field="decision" value={step.decision} />
        </div>
        {isOpen ? (
          <Line>
            {step.actors.length > 0 ? t('timeline.waitsFor', { names: listOf(step.actors, language) }) : t('nobody')}
            {step.dueAt && ` ${t('timeline.before', { day: formatDay(step.dueAt, language) })}`}
          </Line>
        ) : (
          <Line>
            {step.decidedBy && <bdi>{step.decidedBy}</bdi>}
            {step.onBehalfOf && ` ${t('timeline.onBehalfOf', { name: step.onBehalfOf })}`}
            {step.decidedAt && ` · ${formatInstant(step.decidedAt, language)}`}
            {step.isGenuine === true && ` · ${t('timeline.genuine')}`}
          </Line>
        )}
        {step.isGenuine === false && (
          <Text size="sm" c="red" role="alert">
            {t('timeline.altered')}
          </Text>
        )}
        {isOpen && step.escalated && <Line>{t('timeline.escalated')}</Line>}
        {step.sameAsStep !== null && <Line>{t('timeline.sameAs', { number: step.sameAsStep })}</Line>}
        {step.reason && <blockquote className={styles.reason}>{step.reason}</blockquote>}
        {step.opinions?.map((opinion) => (
          <OpinionLine key={`${opinion.at} ${opinion.question}`} opinion={opinion} />
        ))}
      </div>
    </li>
  )
}

function OpinionLine({ opinion }: { opinion: AskedOpinion }) {
  const { t } = useTranslation('approvals')
  return (
    <Line>
      {t('timeline.asked', { question: opinion.question })} {opinion.answer ?? t('timeline.unanswered')}
    </Line>
  )
}

/** Those who would be asked, in their order. */
export function StepsToCome({ steps }: { steps: readonly ApprovalStepToCome[] }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  return steps.map((step, at) => (
    // Two steps may be alike in all but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
    <li key={at} className={styles.step} data-decision="later">
      <span className={styles.mark}>
        <IconCircleDashed size={16} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <StepName step={step.step} managerType={step.managerType} />
        </div>
        <Line>
          {step.actors.length > 0 ? listOf(step.actors, language) : t('nobody')} ·{' '}
          {t('timeline.days', { count: step.days })}
        </Line>
      </div>
    </li>
  ))
}

type StepNameProps = Pick<ApprovalStepToCome, 'step' | 'managerType'> & Partial<Pick<ApprovalStep, 'purpose'>>

/** At which desk a request is, and as whom that desk decides. */
function StepName({ step, managerType, purpose }: StepNameProps) {
  const meta = useMeta('approvals')
  const name = managerType ? optionLabel(meta, 'managerType', managerType) : optionLabel(meta, 'step', step)
  const of = purpose === 'cancellation' ? `${optionLabel(meta, 'purpose', purpose)} – ` : ''
  return (
    <Text fw={600} size="sm" component="span">
      {of}
      {name}
    </Text>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {children}
    </Text>
  )
}

function listOf(names: readonly string[], language: string): string {
  return names.join(language === 'ar' ? '، ' : ', ')
}
