import { ActionIcon, Tooltip } from '@mantine/core'
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
      <Tooltip label={t('count.button')}>
        <ActionIcon variant="default" size={36} aria-label={t('count.button')} onClick={() => setCounting(true)}>
          <IconClipboardCheck size={18} />
        </ActionIcon>
      </Tooltip>
      <Suspense>{isCounting && <CountDialog onClose={() => setCounting(false)} />}</Suspense>
    </>
  )
}
