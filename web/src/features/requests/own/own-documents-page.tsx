import { Button, Group, Skeleton } from '@mantine/core'
import { IconFilePlus, IconFiles, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ButtonLink } from '@/ui/links'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import styles from './own.module.css'
import { OwnRequest } from './own-request'

const SubmitDialog = lazy(() => import('./submit-dialog'))

/** So many are shown at first, and so many more each time. */
const AT_ONCE = 20

/** The documents that somebody asked for, how far each has come, and what came of it. */
export function OwnDocumentsPage({ request }: { request?: string }) {
  const { t } = useTranslation('requests')
  const { employeeId } = useRights()
  const [isAsking, setAsking] = useState(false)
  if (!employeeId) {
    return (
      <>
        <PageHead title={t('own.title')} />
        <Message Icon={IconUserQuestion} title={t('own.noFile.title')} hint={t('own.noFile.hint')} />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t('own.title')}
        hint={t('own.hint')}
        actions={
          <>
            <ButtonLink to="/employee-portail" variant="default">
              {t('own.portal')}
            </ButtonLink>
            <Button leftSection={<IconFilePlus size={17} />} onClick={() => setAsking(true)}>
              {t('submit.open')}
            </Button>
          </>
        }
      />
      <Requests employee={employeeId} request={request} />
      <Suspense>{isAsking && <SubmitDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

function Requests({ employee, request }: { employee: string; request?: string }) {
  const { t } = useTranslation('requests')
  const [limit, setLimit] = useState(AT_ONCE)
  const own = [Query.equal('employeeId', employee), Query.orderDesc('$createdAt'), Query.limit(limit)]
  const { data, error, isPending, isFetching, refetch } = useQuery(listQuery('documentRequests', own))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={240} />
  const { documents, total } = data
  if (total === 0) return <Message Icon={IconFiles} title={t('own.none.title')} hint={t('own.none.hint')} />
  return (
    <>
      <ul className={styles.all} aria-label={t('own.title')}>
        {documents.map((row) => (
          <OwnRequest key={row.$id} row={row} isAsked={row.$id === request} />
        ))}
      </ul>
      {documents.length < total && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + AT_ONCE)}>
            {t('own.more')}
          </Button>
        </Group>
      )}
    </>
  )
}
