import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Can } from '@/engine/can'

const EnterDialog = lazy(() => import('./enter-dialog'))

/** Several alike come in by one act. */
export function EnterButton() {
  const { t } = useTranslation('inventory-acts')
  const [isEntering, setEntering] = useState(false)
  return (
    <Can collection="inventoryItems" verb="create">
      <Button variant="default" leftSection={<IconCopyPlus size={17} />} onClick={() => setEntering(true)}>
        {t('enter.button')}
      </Button>
      <Suspense>{isEntering && <EnterDialog onClose={() => setEntering(false)} />}</Suspense>
    </Can>
  )
}
