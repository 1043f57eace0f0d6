import { Button } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { UnknownCodes } from '@/api/schema.gen'

const AssignDialog = lazy(() => import('./assign-dialog'))

/** Whoever keeps attendance and staff says whose code it is. */
export function AssignButton({ row }: { row: UnknownCodes }) {
  const { t } = useTranslation('devices')
  const rights = useRights()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  if (!can(rights, 'update', 'devices') || !can(rights, 'update', 'employees')) return null
  return (
    <>
      <Button leftSection={<IconUserCheck size={17} />} onClick={() => setAsking(true)}>
        {t('assign.open')}
      </Button>
      <Suspense>
        {asking && (
          <AssignDialog
            row={row}
            onDone={() => navigate({ to: '/pointage/devices', search: { tab: 'codes' } })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
