import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { create, listQuery, oneQuery, update } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { queryClient } from '@/api/query'
import type { InventoryReforms } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { RecordPicker } from '@/fields/record-picker'
import { today } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { addressesOf } from '@/paths/record-address'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import MembersField from '../../reforms/members-field'

const DRAFTS = [Query.equal('state', 'draft')]

/** Things are put on a reform that is being drawn up, or on a new one. */
export default function AddToReformDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('inventory-acts')
  const [chosen, setNew] = useState<boolean>()
  const { data: drafts } = useQuery(listQuery('inventoryReforms', [...DRAFTS, Query.limit(1)]))
  const navigate = useNavigate()
  const finish = async (reform: InventoryReforms) => {
    toast.done(t('reform.added', { count: ids.length }))
    onDone()
    await navigate(linkTo(addressesOf('inventoryReforms').record(reform.$id)))
  }
  if (!drafts) return null
  // Where none is being drawn up there is nothing to choose from.
  const isNew = chosen ?? drafts.total === 0
  const choice = (
    <SegmentedControl
      fullWidth
      aria-label={t('reform.add')}
      value={isNew ? 'new' : 'draft'}
      onChange={(which) => setNew(which === 'new')}
      data={(['draft', 'new'] as const).map((value) => ({ value, label: t(`reform.${value}`) }))}
    />
  )
  if (!isNew) {
    return (
      <Dialog title={t('reform.add')} onClose={onClose}>
        <Stack>
          {choice}
          <Draft ids={ids} onDone={finish} onClose={onClose} />
        </Stack>
      </Dialog>
    )
  }
  return (
    <ActionDialog
      collection="inventoryReforms"
      title={t('reform.add')}
      text={choice}
      action={t('reform.create')}
      fields={['decisionRef', 'decisionDate', 'fate', 'members']}
      initial={{ decisionDate: today() }}
      slots={{ members: (props) => <MembersField {...props} /> }}
      run={(data) => create('inventoryReforms', { ...data, itemIds: [...ids] })}
      onDone={finish}
      onClose={onClose}
    />
  )
}

interface DraftProps {
  ids: readonly string[]
  onDone: (reform: InventoryReforms) => unknown
  onClose: () => void
}

/** One of those that are being drawn up. */
function Draft({ ids, onDone, onClose }: DraftProps) {
  const { t } = useTranslation()
  const { t: say } = useTranslation('inventory-acts')
  const { one } = useMeta('inventoryReforms')
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate, isPending } = useAction({
    mutationFn: async (id: string) => {
      const reform = await queryClient.query({ ...oneQuery('inventoryReforms', id), staleTime: 0 })
      return update('inventoryReforms', reform, { itemIds: [...new Set([...reform.itemIds, ...ids])] })
    },
    invalidates: 'inventoryReforms',
    onSuccess: onDone,
  })
  return (
    <>
      <RecordPicker
        collection="inventoryReforms"
        label={one}
        baseQueries={DRAFTS}
        value={chosen}
        onChange={setChosen}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!chosen} loading={isPending} onClick={() => chosen && mutate(chosen)}>
          {say('reform.put')}
        </Button>
      </Group>
    </>
  )
}
