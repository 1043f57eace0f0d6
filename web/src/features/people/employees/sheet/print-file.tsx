import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Employees } from '@/api/schema.gen'
import { usePrintKeys } from '@/ui/use-printing'

const FileSheet = lazy(() => import('./file-sheet'))

/** Prints the file of an employee on official paper, as far as its reader sees it. */
export function PrintFile({ row }: { row: Employees }) {
  const { t } = useTranslation('parts')
  const [isPrinting, setPrinting] = useState(false)
  usePrintKeys(() => setPrinting(true))
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
        {t('print.label')}
      </Button>
      <Suspense>{isPrinting && <FileSheet row={row} onDone={() => setPrinting(false)} />}</Suspense>
    </>
  )
}
