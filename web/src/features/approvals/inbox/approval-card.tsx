import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMessageQuestion, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import { OpenLink } from '@/fields/open-link'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { clockOf } from '@/i18n/clock'
import { formatDay } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type PendingStep, type ShownParts, titleOfStep, type Verdict } from './decision'
import { DUE_TONES, dueOf } from './due'
import styles from './inbox.module.css'
import { PlainShown } from './plain-shown'

const AskDialog = lazy(() => import('./ask-dialog'))

interface ApprovalCardProps {
  step: PendingStep
  Shown?: ShownParts[PendingStep['collection']]
  onDecide: (decision: Verdict) => void
}

/** A request that waits: whose, what of, since and until when, and what can be said to it. */
export function ApprovalCard({ step, Shown, onDecide }: ApprovalCardProps) {
  const { t } = useTranslation('approvals')
  const [isAsking, setAsking] = useState(false)
  return (
    <Card withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <Asker step={step} />
        <DueBadges step={step} />
      </div>
      {Shown ? <Shown shown={step.shown} isCard /> : <PlainShown collection={step.collection} shown={step.shown} />}
      <Group gap={8} mt="sm">
        <Button leftSection={<IconCheck size={17} />} onClick={() => onDecide('approved')} aria-keyshortcuts="a">
          {t('approve')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={17} />}
          onClick={() => onDecide('rejected')}
          aria-keyshortcuts="r"
        >
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

/** Who asks, by face and function as far as the reader may see them, for what, and since when it waits. */
function Asker({ step }: { step: PendingStep }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const { employeeId } = step
  const name = step.employee ?? ''
  const isReadable = can(useRights(), 'read', 'employees')
  const { data } = useQuery({
    ...oneQuery('employees', employeeId ?? ''),
    enabled: isReadable && employeeId !== null,
    retry: false,
  })
  const since = t('since', { day: formatDay(clockOf(step.openedAt).day, language) })
  return (
    <>
      <PersonAvatar name={name} photoId={data?.photoId} size={40} />
      <div className={styles.name}>
        <Title order={2} size="h4">
          <bdi>{name}</bdi>
        </Title>
        {data?.FONCTION && (
          <Text size="sm">
            <bdi>{data.FONCTION}</bdi>
          </Text>
        )}
        <OpenLink address={ownPath(step.link)}>{titleOfStep(step, t('cancellation'))}</OpenLink>
        <Text size="sm" c="dimmed">
          {since}
        </Text>
      </div>
    </>
  )
}

/** Until when it waits for a word, and whether it came from below. */
export function DueBadges({ step }: { step: Pick<PendingStep, 'dueAt' | 'escalated'> }) {
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
