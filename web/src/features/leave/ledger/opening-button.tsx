import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'

const OpeningDialog = lazy(() => import('./opening-dialog'))

/** Takes in the balances that people bring along, for those who keep the ledger. */
export function OpeningButton() {
  const { t } = useTranslation('leave')
  const rights = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!can(rights, 'importOpening', 'leaveRecords')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconTableImport size={17} />} onClick={() => setOpen(true)}>
        {t('opening.open')}
      </Button>
      <Suspense>{isOpen && <OpeningDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
