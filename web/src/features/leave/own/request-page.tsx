import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { leaveTypesQuery } from '@/api/leave-types'
import { ErrorState } from '@/engine/resource-table/error-state'
import { PageHead } from '@/ui/page-head'
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
  const types = useQuery(leaveTypesQuery)
  const request = useQuery({ ...oneQuery('leaveRequests', id ?? ''), enabled: id !== undefined })
  const failed = types.error ?? request.error
  const { employeeId } = useRights()
  if (id === undefined && employee === undefined && !employeeId) return <NoFile title={t('form.title')} />
  const isThere = types.data !== undefined && (id === undefined || request.data !== undefined)
  return (
    <>
      <PageHead title={t(id === undefined ? 'form.title' : 'form.correct')} hint={t('form.hint')} />
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
      {!failed && isThere && <RequestForm versions={types.data} request={request.data} employee={employee} />}
    </>
  )
}
