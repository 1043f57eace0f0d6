import { Button } from '@mantine/core'
import { IconRecycle } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Can } from '@/engine/can'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import type { List } from '@/engine/resource-table/use-list'
import { LabelsButton } from './labels-button'

const AddToReformDialog = lazy(() => import('./acts/add-to-reform-dialog'))

interface ItemBulkProps {
  ids: readonly string[]
  list: List<'inventoryItems'>
  acts: ReactNode
  remove: ReactNode
  clear: () => void
}

/** What is done with chosen things: moved, handed over, numbered, labelled, put on a reform. */
export function ItemBulk({ ids, list, acts, remove, clear }: ItemBulkProps) {
  const { t } = useTranslation('inventory-acts')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {acts}
      <LabelsButton ids={ids} size="xs" />
      <Can collection="inventoryReforms" verb="create">
        <Button size="xs" variant="default" leftSection={<IconRecycle size={15} />} onClick={() => setAsking(true)}>
          {t('reform.add')}
        </Button>
      </Can>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {remove}
      <Suspense>{isAsking && <AddToReformDialog ids={ids} onDone={clear} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
