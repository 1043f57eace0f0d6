import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { leaveTypesQuery } from '@/api/leave-types'
import { titleOf } from '@/api/titles'
import { ErrorState } from '@/engine/resource-table/error-state'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { BalanceCards } from './balance-cards'
import { NoFile } from './no-file'
import { RequestForm } from './request-form'

interface RequestPageProps {
  /** The request that was sent back and is corrected. */
  id?: string
  /** For whom, where human resources enter it. */
  employee?: string | undefined
}

/** Leave is asked for, or asked for anew. */
export function RequestPage({ id, employee }: RequestPageProps) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { employeeId } = useRights()
  const [chosen, setChosen] = useState(employee)
  const request = useQuery({ ...oneQuery('leaveRequests', id ?? ''), enabled: id !== undefined })
  // Human resources correct what they entered for somebody: it stays that person’s.
  const asker = request.data?.employeeId
  const whom = chosen ?? (asker === employeeId ? undefined : asker)
  const person = useQuery({ ...oneQuery('employees', whom ?? ''), enabled: whom !== undefined })
  const types = useQuery(leaveTypesQuery)
  const failed = types.error ?? request.error
  if (id === undefined && employee === undefined && !employeeId) return <NoFile title={t('form.title')} />
  const isThere = types.data !== undefined && (id === undefined || request.data !== undefined)
  return (
    <>
      {whom === undefined && employee === undefined ? (
        <PageHead title={t(id === undefined ? 'form.title' : 'form.correct')} hint={t('form.hint')} />
      ) : (
        <PageHead
          title={person.data ? t('form.titleFor', { name: titleOf(person.data, language) }) : t('form.enter')}
          hint={t('form.hintFor')}
        />
      )}
      {whom !== undefined && <BalanceCards key={whom} employee={whom} />}
      {failed && (
        <ErrorState
          error={failed}
          onRetry={() => {
            void types.refetch()
            if (id !== undefined) void request.refetch()
          }}
        />
      )}
      {!failed && !isThere && <Skeleton height={420} />}
      {!failed && isThere && (
        <RequestForm
          versions={types.data}
          request={request.data}
          employee={whom}
          onEmployee={employee === undefined ? undefined : setChosen}
        />
      )}
    </>
  )
}
