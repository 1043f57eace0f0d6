import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Accidents } from '@/api/schema.gen'

const StatementDialog = lazy(() => import('./statement-dialog'))

/** Prints the declaration of an accident, for those who may. */
export function StatementButton({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const mayPrint = holds(useRights(), 'cars-management', 'print')
  const [printing, setPrinting] = useState(false)
  if (!mayPrint) return null
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
        {t('statement.action')}
      </Button>
      <Suspense>{printing && <StatementDialog row={row} onClose={() => setPrinting(false)} />}</Suspense>
    </>
  )
}
