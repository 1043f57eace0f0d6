import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from '@/api/errors'
import { checkServer } from '@/api/health'
import { useCountdown } from '@/ui/use-countdown'
import { useLanguage } from '@/ui/use-language'
import { AddressNote } from './address-note'
import { CodeForm } from './code-form'
import { CompareFile } from './compare-file'
import { paperCheckQuery, TooManyChecks } from './paper-check'
import { Facts } from './paper-facts'
import { Sheet } from './sheet'
import { Verdict } from './verdict'
import styles from './verify.module.css'

/** Whether a paper is one of this commune's, for whoever holds it: no account, no name in full, nothing kept. */
export function VerifyPage({ docId }: { docId: string }) {
  const { t } = useTranslation('verify')
  return (
    <Sheet>
      <Title order={1} size="h3" className={styles.title}>
        {t('title')}
      </Title>
      {docId ? <Answer key={docId} docId={docId} /> : <NoCode />}
      <AddressNote />
    </Sheet>
  )
}

function NoCode() {
  const { t } = useTranslation('verify')
  return (
    <>
      <Text c="dimmed">{t('code.hint')}</Text>
      <CodeForm />
    </>
  )
}

function Answer({ docId }: { docId: string }) {
  const { data, error, errorUpdatedAt, isFetching, fetchStatus, refetch } = useQuery(
    paperCheckQuery(docId, useLanguage()),
  )
  const again = async () => {
    await checkServer(true)
    await refetch()
  }
  if (fetchStatus === 'paused') return <Trouble why="offline" onRetry={again} />
  if (error instanceof TooManyChecks && !isFetching)
    return <TooMany key={errorUpdatedAt} wait={error.wait} onRetry={again} />
  if (error && !isFetching) return <CheckFailure docId={docId} status={statusOf(error)} onRetry={again} />
  if (!data) return <CheckSkeleton />
  return (
    <>
      <Verdict tone={data.state === 'valid' && !data.vouched ? 'declared' : data.state} replacedBy={data.replacedBy} />
      {data.state !== 'altered' && <Facts paper={data} />}
      {data.sha256 && <CompareFile issued={data.sha256} signed={data.signedSha256} isValid={data.state === 'valid'} />}
    </>
  )
}

function CheckSkeleton() {
  const { t } = useTranslation('verify')
  return (
    <div role="status" aria-label={t('checking')} className={styles.waiting}>
      <Skeleton height={92} radius={10} />
      <Skeleton height={180} radius={10} />
    </div>
  )
}

interface CheckFailureProps {
  docId: string
  status: number
  onRetry: () => Promise<void>
}

/** A code that says nothing, or no answer at all: these are never told alike. */
function CheckFailure({ docId, status, onRetry }: CheckFailureProps) {
  if (status === 404 || status === 400) {
    return (
      <>
        <Verdict tone="unknown" />
        <CodeForm known={docId} />
      </>
    )
  }
  return <Trouble why={status === 0 ? 'offline' : 'failed'} onRetry={onRetry} />
}

function Trouble({ why, onRetry }: { why: 'offline' | 'failed'; onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['verify', 'common'])
  return (
    <>
      <Verdict tone={why} />
      <Button onClick={onRetry} fullWidth>
        {t('common:retry')}
      </Button>
    </>
  )
}

/** Asked no more until the server answers again: how long that is counts down. */
function TooMany({ wait, onRetry }: { wait: number; onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['verify', 'common'])
  const { remaining, start } = useCountdown(wait)
  const begin = useRef(start)
  useEffect(() => begin.current(), [])
  return (
    <>
      <Verdict tone="tooMany" />
      <Button onClick={onRetry} fullWidth disabled={remaining > 0} className="tabular">
        {remaining > 0 ? t('verdict.tooMany.wait', { count: remaining }) : t('common:retry')}
      </Button>
    </>
  )
}
