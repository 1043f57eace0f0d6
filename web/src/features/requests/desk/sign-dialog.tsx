import { Alert, Button, Group, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertCircle, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { inPlace, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { typeName } from './cells'
import styles from './desk.module.css'
import { isSigningClosed, MOST_TOGETHER, needsCode, signingQuery, signPapers } from './signing'
import { openActs } from './state'

interface SignDialogProps {
  ids: readonly string[]
  onDone?: () => void
  onClose: () => void
}

/** What is signed is shown; the password opens signing for five minutes, within which it is not asked for again. */
export default function SignDialog({ ids, onDone, onClose }: SignDialogProps) {
  const { t } = useTranslation(['requests', 'common'])
  const [proof, setProof] = useState({ password: '', otp: '' })
  const { data: signing } = useQuery(signingQuery)
  const chosen = [Query.equal('$id', ids.slice(0, MOST_TOGETHER)), Query.limit(MOST_TOGETHER)]
  const asked = [...chosen, Query.select(['*', 'employee.*'])]
  const { data } = useQuery(listQuery('documentRequests', asked))
  const rows = data?.documents.filter((row) => openActs(row).sign) ?? []
  const sign = useAction({
    run: () =>
      signPapers(
        rows.map(({ $id }) => $id),
        proof,
      ),
    touches: ['documentRequests', 'authenticDocuments'],
    done: () => {
      toast.done(t('sign.done', { count: rows.length }))
      onDone?.()
      onClose()
    },
    failed: inPlace,
  })
  const isClosed = signing?.openUntil === null || isSigningClosed(sign.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    sign.act()
  }
  return (
    <Dialog title={t('sign.title')} onClose={onClose} size="lg">
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('sign.text')}
          </Text>
          {data ? <Papers rows={rows} /> : <Skeleton height={80} />}
          {isClosed && (
            <PasswordInput
              label={t('sign.password')}
              autoComplete="current-password"
              required
              value={proof.password}
              onChange={(event) => setProof({ ...proof, password: event.currentTarget.value })}
            />
          )}
          {isClosed && needsCode(sign.error) && (
            <TextInput
              label={t('sign.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              value={proof.otp}
              onChange={(event) => setProof({ ...proof, otp: event.currentTarget.value })}
            />
          )}
          {sign.error !== undefined && !(isSigningClosed(sign.error) && proof.password === '') && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {messageOf(sign.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              loading={sign.busy}
              disabled={rows.length === 0 || (isClosed && proof.password === '')}
              leftSection={<IconSignature size={17} />}
            >
              {t('sign.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function Papers({ rows }: { rows: readonly DocumentRequests[] }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const meta = useMeta('documentRequests')
  if (rows.length === 0) return <Text>{t('sign.none')}</Text>
  return (
    <ul className={styles.shown} aria-label={t('sign.title')}>
      {rows.map((row) => (
        <li key={row.$id}>
          <b>{typeName(row, meta)}</b> <span className="ltr">{row.refNumber}</span>
          {row.employee && <bdi>{titleOf(row.employee, language)}</bdi>}
        </li>
      ))}
    </ul>
  )
}
