import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Devices } from '@/api/schema.gen'

const LogFileDialog = lazy(() => import('./log-file-dialog'))

/** Takes in the file that a terminal wrote to a stick, for those who may: its action stands among what they may do. */
export function LogFileButton({ row }: { row: Devices }) {
  const { t } = useTranslation('devices')
  const rights = useRights()
  const [importing, setImporting] = useState(false)
  if (!row.allowed || !can(rights, 'importFile', 'punches')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={17} />} onClick={() => setImporting(true)}>
        {t('logFile.open')}
      </Button>
      <Suspense>{importing && <LogFileDialog row={row} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
