import { Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSeen, update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useRefresh, useWritable } from '@/api/hooks'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import type { List } from '@/parts/resource-table/use-list'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'

interface BulkActionsProps {
  list: List<'employees'>
  ids: readonly string[]
  clear: () => void
}

export function BulkActions({ list, ids, clear }: BulkActionsProps) {
  const { t } = useTranslation('employees')
  const ask = useConfirm()
  const refresh = useRefresh()
  const client = useQueryClient()
  const writable = useWritable('employees')
  const [busy, setBusy] = useState(false)

  const setActive = async (active: boolean) => {
    const count = ids.length
    const question = { title: t('bulk.title', { count }), text: t('bulk.text'), action: t('bulk.deactivate') }
    if (!active && !(await ask({ ...question, destructive: true }))) return
    setBusy(true)
    const refused = await changeAll(client, ids, active)
    await refresh('employees')
    setBusy(false)
    if (refused.length === 0) clear()
    if (refused.length) toast.failed(t('bulk.failed', { count: refused.length, reason: messageOf(refused[0]) }))
    else toast.done(t('bulk.done', { count }))
  }

  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {writable.has('active') && (
        <>
          <Button size="xs" variant="default" loading={busy} onClick={() => setActive(false)}>
            {t('bulk.deactivate')}
          </Button>
          <Button size="xs" variant="default" loading={busy} onClick={() => setActive(true)}>
            {t('bulk.activate')}
          </Button>
        </>
      )}
    </>
  )
}

/** One after the other, so that a refusal of one leaves the others done; answers the refusals. */
async function changeAll(client: QueryClient, ids: readonly string[], active: boolean): Promise<unknown[]> {
  const refused: unknown[] = []
  for (const read of await asSeen(client, 'employees', ids)) {
    await update('employees', read, { active }).catch((error: unknown) => refused.push(error))
  }
  return refused
}
