import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Pointages } from '@/api/schema.gen'

const CorrectDialog = lazy(() => import('./correct-dialog'))

/** Who keeps attendance sets a day right, and nobody one of their own. */
export function DayActions({ row }: { row: Pointages }) {
  const { t } = useTranslation('attendance')
  const rights = useRights()
  const [correcting, setCorrecting] = useState(false)
  if (!holds(rights, 'pointage', 'update') || rights.employeeId === row.employeeId) return null
  return (
    <>
      <Button leftSection={<IconPencil size={17} />} onClick={() => setCorrecting(true)}>
        {t('correct.open')}
      </Button>
      <Suspense>{correcting && <CorrectDialog row={row} onClose={() => setCorrecting(false)} />}</Suspense>
    </>
  )
}
