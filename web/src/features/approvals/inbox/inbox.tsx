import { Button, Checkbox, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconMoodSmile, IconSignature, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentToSign } from '@/api/actions.gen'
import type { CollectionId } from '@/api/schema.gen'
import { signTogether } from '@/api/to-sign'
import { useAction } from '@/api/use-action'
import { ErrorState } from '@/engine/resource-table/error-state'
import { SigningState } from '@/platform/signing/signing-state'
import { Message } from '@/ui/message'
import { toast } from '@/ui/toast'
import { useSmall } from '@/ui/use-small'
import type { DecisionScreens } from './act-pane'
import type { DecisionAsked, ShownParts } from './decision'
import styles from './inbox.module.css'
import { Pane } from './pane'
import { isBatched, Queue } from './queue'
import { stillWaiting, useWaiting, type WaitingItem } from './waiting'

const DecideDialog = lazy(() => import('./decide-dialog'))

interface InboxProps {
  parts: ShownParts
  screens: DecisionScreens
}

/** All that waits for the reader's word or signature: the queue, and beside it what is decided, with its facts. */
export function Inbox({ parts, screens }: InboxProps) {
  const { t } = useTranslation('approvals')
  const { waiting, error, retry } = useWaiting(Object.keys(screens) as CollectionId[])
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!waiting) return <Skeleton height={240} />
  if (waiting.items.length === 0) {
    return (
      <Stack>
        <SigningState />
        <Message Icon={IconMoodSmile} title={t('none.title')} hint={t('none.hint')} />
      </Stack>
    )
  }
  return <Decisions items={waiting.items} total={waiting.total} parts={parts} screens={screens} />
}

interface DecisionsProps extends InboxProps {
  items: readonly WaitingItem[]
  total: number
}

/** The place of what is looked at: when it is decided, what came after it takes its place. */
function useChosen(items: readonly WaitingItem[], isSmall: boolean) {
  const [chosen, setChosen] = useState<{ key: string; at: number }>()
  const choose = (key: string | undefined) =>
    setChosen(key === undefined ? undefined : { key, at: items.findIndex((item) => item.key === key) })
  const standing = items.find(({ key }) => key === chosen?.key)
  // On a phone the queue stands by itself, until something of it is opened.
  if (isSmall) return { item: standing, choose }
  return { item: standing ?? items[Math.min(chosen?.at ?? 0, items.length - 1)], choose }
}

function Decisions({ items, total, parts, screens }: DecisionsProps) {
  const { t } = useTranslation('approvals')
  const isSmall = useSmall()
  const { item, choose } = useChosen(items, isSmall)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<DecisionAsked>()
  const sign = useAction({
    mutationFn: (rows: readonly DocumentToSign[]) => signTogether(rows),
    onSuccess: (_, rows) => {
      toast.done(t('sign.done', { count: rows.length }))
      setTicked(new Set())
    },
  })
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  const isOpen = isSmall && item !== undefined
  return (
    <Stack>
      <SigningState />
      <Title order={2} size="h4">
        {t('waiting', { count: total })}
      </Title>
      {!isOpen && (
        <Batch
          items={items}
          ticked={ticked}
          onTickAll={(keys) => setTicked(new Set(keys))}
          onDecide={setAsked}
          busy={sign.isPending}
          onSign={sign.mutate}
        />
      )}
      <div className={styles.inbox}>
        {!isOpen && (
          <Queue items={items} screens={screens} chosen={item?.key} onChoose={choose} ticked={ticked} onTick={tick} />
        )}
        {item && (
          <section className={styles.pane} aria-label={t('pane')} key={item.key}>
            {isOpen && (
              <Button
                variant="subtle"
                leftSection={<IconArrowLeft size={17} className="flip" />}
                onClick={() => choose(undefined)}
              >
                {t('back')}
              </Button>
            )}
            {/* What its parts still fetch leaves the queue where it is. */}
            <Suspense fallback={<Skeleton height={240} />}>
              <Pane
                item={item}
                parts={parts}
                screens={screens}
                onDecide={setAsked}
                busy={sign.isPending}
                onSign={(row) => sign.mutate([row])}
              />
            </Suspense>
          </section>
        )}
      </div>
      {total > items.length && (
        <Text size="sm" c="dimmed">
          {t('more', { count: total - items.length })}
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
    </Stack>
  )
}

interface BatchProps {
  items: readonly WaitingItem[]
  ticked: ReadonlySet<string>
  onTickAll: (keys: readonly string[]) => void
  onDecide: (asked: DecisionAsked) => void
  busy: boolean
  onSign: (rows: readonly DocumentToSign[]) => void
}

/** What is said of all that is ticked, under one password. */
function Batch({ items, ticked, onTickAll, onDecide, busy, onSign }: BatchProps) {
  const { t } = useTranslation('approvals')
  const all = items.filter(isBatched)
  const chosen = stillWaiting(all, ticked)
  if (all.length < 2) return null
  const steps = chosen.flatMap((item) => (item.kind === 'step' ? [item.step] : []))
  const rows = chosen.flatMap((item) => (item.kind === 'signature' ? [item.row] : []))
  return (
    <Group className={styles.bar} gap="sm">
      <Checkbox
        label={t('all')}
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={(event) => onTickAll(event.currentTarget.checked ? all.map(({ key }) => key) : [])}
      />
      {steps.length > 0 && (
        <>
          <Button
            size="xs"
            leftSection={<IconCheck size={16} />}
            onClick={() => onDecide({ steps, decision: 'approved' })}
          >
            {t('approveMany', { count: steps.length })}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={16} />}
            onClick={() => onDecide({ steps, decision: 'rejected' })}
          >
            {t('rejectMany', { count: steps.length })}
          </Button>
        </>
      )}
      {rows.length > 0 && (
        <Button size="xs" leftSection={<IconSignature size={16} />} loading={busy} onClick={() => onSign(rows)}>
          {t('sign.many', { count: rows.length })}
        </Button>
      )}
    </Group>
  )
}
