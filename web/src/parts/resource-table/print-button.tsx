import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAll } from '@/api/documents'
import { orgDocumentsQuery } from '@/api/org-settings'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { publicSettingsQuery } from '@/api/settings'
import { useAction } from '../use-action'
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
  const client = useQueryClient()
  const [rows, setRows] = useState<Collections[C][]>()
  const print = useAction({
    run: async () => {
      const all = fetchAll(list.spec.collection, [...list.rowQueries, ...list.selectQueries])
      // The head stands before the paper goes to the printer.
      await Promise.all([client.ensureQueryData(publicSettingsQuery), client.ensureQueryData(orgDocumentsQuery)])
      return all
    },
    done: setRows,
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} />}
        loading={print.busy}
        onClick={() => print.act()}
      >
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
