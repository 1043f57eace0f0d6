import { Button } from '@mantine/core'
import { IconSortDescending } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const LargestDialog = lazy(() => import('./largest-dialog'))

/** Who has most days left. */
export function LargestButton() {
  const { t } = useTranslation('leave')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconSortDescending size={17} />} onClick={() => setOpen(true)}>
        {t('largest.title')}
      </Button>
      <Suspense>{isOpen && <LargestDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
