import { Button } from '@mantine/core'
import { IconFilePlus, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { openActsQuery } from '@/api/open-acts'
import type { DocumentRequests } from '@/api/schema.gen'
import own from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { ButtonLink } from '@/ui/links'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { OwnRequest } from './own-request'

const SubmitDialog = lazy(() => import('./submit-dialog'))

/** The documents that somebody asked for, how far each has come, and what came of it. */
export function OwnDocumentsPage({ request }: { request?: string | undefined }) {
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
            <ButtonLink to="/employee-portail" variant="default" visibleFrom="sm">
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

function Requests({ employee, request }: { employee: string; request?: string | undefined }) {
  return (
    <OwnList collection="documentRequests" queries={[Query.equal('employeeId', employee)]} order="$createdAt">
      {(rows) => <Cards rows={rows} request={request} />}
    </OwnList>
  )
}

function Cards({ rows, request }: { rows: readonly DocumentRequests[]; request?: string | undefined }) {
  const { t } = useTranslation('requests')
  const ids = rows.map(({ $id }) => $id)
  const { data: acts } = useQuery(openActsQuery('documentRequests', ids, useLanguage()))
  return (
    <ul className={own.all} aria-label={t('own.title')}>
      {rows.map((row) => (
        <OwnRequest key={row.$id} row={row} isAsked={row.$id === request} acts={acts?.[row.$id]} />
      ))}
    </ul>
  )
}
