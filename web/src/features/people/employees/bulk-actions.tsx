import { Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { asSeen, update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useWritable } from '@/api/hooks'
import { useAction } from '@/api/use-action'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import type { List } from '@/engine/resource-table/use-list'
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
  const client = useQueryClient()
  const writable = useWritable('employees')
  const { mutate, isPending } = useAction({
    mutationFn: async (active: boolean) => ({ count: ids.length, refused: await changeAll(client, ids, active) }),
    invalidates: 'employees',
    onSuccess: ({ count, refused }) => {
      if (refused.length)
        return toast.failed(t('bulk.failed', { count: refused.length, reason: messageOf(refused[0]) }))
      clear()
      toast.done(t('bulk.done', { count }))
    },
  })
  const setActive = async (active: boolean) => {
    const question = {
      title: t('bulk.title', { count: ids.length }),
      text: t('bulk.text'),
      action: t('bulk.deactivate'),
    }
    if (active || (await ask({ ...question, destructive: true }))) mutate(active)
  }

  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {writable.has('active') && (
        <>
          <Button size="xs" variant="default" loading={isPending} onClick={() => setActive(false)}>
            {t('bulk.deactivate')}
          </Button>
          <Button size="xs" variant="default" loading={isPending} onClick={() => setActive(true)}>
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
