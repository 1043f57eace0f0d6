import { Button, Card, Checkbox, Group, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMessageQuestion, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingStep } from '@/api/approvals'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type ShownParts, titleOfStep, type Verdict } from './decision'
import { DUE_TONES, dueOf } from './due'
import styles from './inbox.module.css'
import { PlainShown } from './plain-shown'

const AskDialog = lazy(() => import('./ask-dialog'))

interface ApprovalCardProps {
  step: PendingStep
  Shown?: ShownParts[PendingStep['collection']]
  isTicked: boolean
  onTick?: ((isTicked: boolean) => void) | undefined
  onDecide: (decision: Verdict) => void
}

/** A request that waits: whose, what of, until when, and what can be said to it. */
export function ApprovalCard({ step, Shown, isTicked, onTick, onDecide }: ApprovalCardProps) {
  const { t } = useTranslation('approvals')
  const [isAsking, setAsking] = useState(false)
  const name = step.employee ?? ''
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        {onTick && (
          <Checkbox
            aria-label={t('tick', { what: step.what, name })}
            checked={isTicked}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        )}
        <div className={styles.name}>
          <Title order={3} size="h5">
            <bdi>{name}</bdi>
          </Title>
          <OpenLink address={ownPath(step.link)}>{titleOfStep(step, t('cancellation'))}</OpenLink>
        </div>
        <Due step={step} />
      </div>
      {Shown ? <Shown shown={step.shown} isCard /> : <PlainShown collection={step.collection} shown={step.shown} />}
      <Group gap={8} mt="sm">
        <Button leftSection={<IconCheck size={17} />} onClick={() => onDecide('approved')}>
          {t('approve')}
        </Button>
        <Button variant="default" leftSection={<IconX size={17} />} onClick={() => onDecide('rejected')}>
          {t('reject')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={17} className="flip" />}
          onClick={() => onDecide('returned')}
        >
          {t('return')}
        </Button>
        <Button variant="subtle" leftSection={<IconMessageQuestion size={17} />} onClick={() => setAsking(true)}>
          {t('ask.open')}
        </Button>
      </Group>
      <Suspense>{isAsking && <AskDialog step={step} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  )
}

function Due({ step }: { step: Pick<PendingStep, 'dueAt' | 'escalated'> }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const due = dueOf(step.dueAt)
  return (
    <Group gap={8}>
      {step.escalated && <StatusBadge tone="warn">{t('escalated')}</StatusBadge>}
      {due && (
        <StatusBadge tone={DUE_TONES[due.state]}>
          {t(`due.${due.state}`, { day: formatDay(due.day, language) })}
        </StatusBadge>
      )}
    </Group>
  )
}
