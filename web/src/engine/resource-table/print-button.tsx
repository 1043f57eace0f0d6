import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAll } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { usePrintKeys } from '@/ui/use-printing'
import type { PrintSheetProps } from './print-sheet'
import type { List } from './use-list'

const PrintSheet = lazy(() => import('./print-sheet'))

interface PrintButtonProps<C extends CollectionId> {
  list: List<C>
  title: string
  filterLabels?: Record<string, string> | undefined
}

/** Prints all the rows that the filters choose, as an official paper. */
export function PrintButton<C extends CollectionId>({ list, title, filterLabels = {} }: PrintButtonProps<C>) {
  const { t } = useTranslation('parts')
  const [rows, setRows] = useState<Collections[C][]>()
  const print = useAction({
    mutationFn: () => fetchAll(list.spec.collection, [...list.rowQueries, ...list.selectQueries]),
    onSuccess: setRows,
  })
  usePrintKeys(() => {
    if (!print.isPending && rows === undefined) print.mutate()
  })
  // What is fetched when it is needed has forgotten that it is of any collection.
  const Sheet = PrintSheet as unknown as (props: PrintSheetProps<C>) => ReactNode
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} />}
        loading={print.isPending}
        onClick={() => print.mutate()}
      >
        {t('print.label')}
      </Button>
      <Suspense>
        {rows && (
          <Sheet list={list} rows={rows} title={title} filterLabels={filterLabels} onDone={() => setRows(undefined)} />
        )}
      </Suspense>
    </>
  )
}
