import { Button } from '@mantine/core'
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'

const EndDialog = lazy(() => import('./end-dialog'))
const ResumeDialog = lazy(() => import('./resume-dialog'))

/** Human resources say that somebody leaves, for good or for a time, or is back. */
export function ServiceActions({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const rights = useRights()
  const [asking, setAsking] = useState(false)
  if (!holds(rights, 'rh-managements', 'update')) return null
  const Asked = row.active ? EndDialog : ResumeDialog
  const Icon = row.active ? IconDoorExit : IconDoorEnter
  return (
    <>
      <Button variant="default" leftSection={<Icon size={17} />} onClick={() => setAsking(true)}>
        {t(row.active ? 'service.end.open' : 'service.resume.open')}
      </Button>
      <Suspense>{asking && <Asked row={row} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
