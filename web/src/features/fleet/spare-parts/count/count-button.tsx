import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'

const CountDialog = lazy(() => import('./count-dialog'))

/** The way to the count of the store, for who may set it right. */
export function CountButton() {
  const { t } = useTranslation('spare-parts')
  const mayCount = can(useRights(), 'count', 'spareParts')
  const [isCounting, setCounting] = useState(false)
  if (!mayCount) return null
  return (
    <>
      <Button variant="default" leftSection={<IconClipboardCheck size={17} />} onClick={() => setCounting(true)}>
        {t('count.button')}
      </Button>
      <Suspense>{isCounting && <CountDialog onClose={() => setCounting(false)} />}</Suspense>
    </>
  )
}
