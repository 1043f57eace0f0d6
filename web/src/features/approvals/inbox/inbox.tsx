import { Button, Checkbox, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconMoodSmile, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PENDING_AT_ONCE, type PendingStep, pendingQuery } from '@/api/approvals'
import { ErrorState } from '@/engine/resource-table/error-state'
import { SigningState } from '@/platform/signing/signing-state'
import { Message } from '@/ui/message'
import { useLanguage } from '@/ui/use-language'
import { ApprovalCard } from './approval-card'
import type { DecisionAsked, ShownParts } from './decision'
import { stillPending } from './due'
import styles from './inbox.module.css'
import { QuestionCard } from './question-card'

const DecideDialog = lazy(() => import('./decide-dialog'))

interface InboxProps {
  parts: ShownParts
  /** What waits for a word of theirs besides. */
  above?: ReactNode
}

/** What waits for the reader's word: what is due first, opinions that they are asked for before. */
export function Inbox({ parts, above }: InboxProps) {
  const language = useLanguage()
  const { data, error, isPending, refetch } = useQuery(pendingQuery(language))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={240} />
  return (
    <Stack className={styles.inbox}>
      <SigningState />
      {above}
      {data.questions.length > 0 && (
        <ul className={styles.all}>
          {data.questions.map((question) => (
            <QuestionCard key={`${question.id} ${question.askedAt}`} question={question} />
          ))}
        </ul>
      )}
      <Steps
        steps={data.approvals}
        total={data.total}
        parts={parts}
        hasOthers={data.questions.length > 0 || Boolean(above)}
      />
    </Stack>
  )
}

interface StepsProps {
  steps: readonly PendingStep[]
  total: number
  parts: ShownParts
  /** Whether anything else waits. */
  hasOthers: boolean
}

function Steps({ steps, total, parts, hasOthers }: StepsProps) {
  const { t } = useTranslation('approvals')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<DecisionAsked>()
  if (steps.length === 0)
    return hasOthers ? null : <Message Icon={IconMoodSmile} title={t('none.title')} hint={t('none.hint')} />
  const chosen = stillPending(steps, ticked)
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const tickAll = (isTicked: boolean) => setTicked(new Set(isTicked ? steps.map(({ id }) => id) : []))
  return (
    <>
      <Title order={2} size="h4">
        {t('waiting', { count: total })}
      </Title>
      {steps.length > 1 && (
        <Group className={styles.bar} gap="sm">
          <Checkbox
            label={t('all')}
            checked={chosen.length === steps.length}
            indeterminate={chosen.length > 0 && chosen.length < steps.length}
            onChange={(event) => tickAll(event.currentTarget.checked)}
          />
          {chosen.length > 0 && (
            <Group gap={8}>
              <Button
                size="xs"
                leftSection={<IconCheck size={16} />}
                onClick={() => setAsked({ steps: chosen, decision: 'approved' })}
              >
                {t('approveMany', { count: chosen.length })}
              </Button>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconX size={16} />}
                onClick={() => setAsked({ steps: chosen, decision: 'rejected' })}
              >
                {t('rejectMany', { count: chosen.length })}
              </Button>
            </Group>
          )}
        </Group>
      )}
      <ul className={styles.all} aria-label={t('title')}>
        {steps.map((step) => (
          <ApprovalCard
            key={step.id}
            step={step}
            Shown={parts[step.collection]}
            isTicked={ticked.has(step.id)}
            onTick={steps.length > 1 ? (isTicked) => tick(step.id, isTicked) : undefined}
            onDecide={(decision) => setAsked({ steps: [step], decision })}
          />
        ))}
      </ul>
      {total > PENDING_AT_ONCE && (
        <Text size="sm" c="dimmed">
          {t('more', { count: total - steps.length })}
        </Text>
      )}
      <Suspense>
        {asked && (
          <DecideDialog
            asked={asked}
            parts={parts}
            onDone={() => setTicked(new Set())}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
