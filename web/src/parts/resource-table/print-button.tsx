import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAll } from '@/api/documents'
import { messageOf } from '@/api/errors'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import type { List } from './use-list'

const PrintSheet = lazy(() => import('./print-sheet'))

interface PrintButtonProps<C extends CollectionId> {
  list: List<C>
  title: string
  filterLabels?: Record<string, string>
}

/** Prints all the rows that the filters choose, as an official paper. */
export function PrintButton<C extends CollectionId>({ list, title, filterLabels = {} }: PrintButtonProps<C>) {
  const { t } = useTranslation('parts')
  const [busy, setBusy] = useState(false)
  const [rows, setRows] = useState<Collections[C][]>()
  const print = async () => {
    setBusy(true)
    try {
      setRows(await fetchAll(list.spec.collection, [...list.rowQueries, ...list.selectQueries]))
    } catch (error) {
      toast.failed(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} loading={busy} onClick={print}>
        {t('print.label')}
      </Button>
      <Suspense>
        {rows && (
          <PrintSheet
            list={list as never}
            rows={rows}
            title={title}
            filterLabels={filterLabels}
            onDone={() => setRows(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
