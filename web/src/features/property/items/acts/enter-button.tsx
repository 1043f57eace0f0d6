import { ActionIcon, Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Can } from '@/engine/can'
import { useSmall } from '@/ui/use-small'

const EnterDialog = lazy(() => import('./enter-dialog'))

/** Several alike come in by one act; a phone has room for its mark alone. */
export function EnterButton() {
  const { t } = useTranslation('inventory-acts')
  const small = useSmall()
  const [isEntering, setEntering] = useState(false)
  const open = () => setEntering(true)
  return (
    <Can collection="inventoryItems" verb="create">
      {small ? (
        <ActionIcon variant="default" size={36} aria-label={t('enter.button')} onClick={open}>
          <IconCopyPlus size={17} />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<IconCopyPlus size={17} />} onClick={open}>
          {t('enter.button')}
        </Button>
      )}
      <Suspense>{isEntering && <EnterDialog onClose={() => setEntering(false)} />}</Suspense>
    </Can>
  )
}
