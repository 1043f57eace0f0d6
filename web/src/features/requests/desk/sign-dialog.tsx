import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { listQuery } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import { openActsQuery } from '@/api/open-acts'
import type { DocumentRequests } from '@/api/schema.gen'
import { withSigning } from '@/api/signing'
import { titleOf } from '@/api/titles'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { typeName } from './cells'
import styles from './desk.module.css'

/** So many papers are signed together, for they are shown together. */
const MOST_TOGETHER = 50

interface SignDialogProps {
  ids: readonly string[]
  onDone?: () => void
  onClose: () => void
}

/** What is signed is shown; the password is asked for where signing is closed, and what was signed then goes on. */
export default function SignDialog({ ids, onDone, onClose }: SignDialogProps) {
  const { t } = useTranslation(['requests', 'common'])
  const language = useLanguage()
  const together = ids.slice(0, MOST_TOGETHER)
  const chosen = [Query.equal('$id', together), Query.limit(MOST_TOGETHER), Query.select(['*', 'employee.*'])]
  const { data } = useQuery(listQuery('documentRequests', chosen))
  const { data: acts } = useQuery(openActsQuery('documentRequests', together, language))
  const rows = data?.documents.filter(({ $id }) => acts?.[$id]?.open.includes('documentRequests.sign')) ?? []
  const sign = useAction({
    mutationFn: () => withSigning(() => act('documentRequests.sign', { ids: rows.map(({ $id }) => $id) })),
    onSuccess: () => {
      toast.done(t('sign.done', { count: rows.length }))
      onDone?.()
      onClose()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    sign.mutate()
  }
  return (
    <Dialog title={t('sign.title')} onClose={onClose} size="lg">
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('sign.text')}
          </Text>
          {data && acts ? <Papers rows={rows} /> : <Skeleton height={80} />}
          {sign.error !== undefined && (
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
              loading={sign.isPending}
              disabled={rows.length === 0}
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
