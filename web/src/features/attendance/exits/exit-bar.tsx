import { Button, Group } from '@mantine/core'
import { IconDoorExit, IconPencilPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'

const dialogs = () => import('./exit-dialogs')
const RequestDialog = lazy(() => dialogs().then((all) => ({ default: all.RequestDialog })))
const EnterDialog = lazy(() => dialogs().then((all) => ({ default: all.EnterDialog })))

/** Asks to be out, or enters what was given on paper: the latter whoever keeps attendance, and heads for their unit. */
export function ExitBar() {
  const { t } = useTranslation('attendance')
  const rights = useRights()
  const [open, setOpen] = useState<'request' | 'enter'>()
  const close = () => setOpen(undefined)
  const mayEnter = rights.heads || holds(rights, 'pointage', 'update')
  if (!mayEnter && !rights.employeeId) return null
  return (
    <Group mb="sm" gap="xs">
      {mayEnter && (
        <Button size="xs" variant="default" leftSection={<IconPencilPlus size={15} />} onClick={() => setOpen('enter')}>
          {t('exits.acts.enter.open')}
        </Button>
      )}
      {rights.employeeId && (
        <Button size="xs" variant="default" leftSection={<IconDoorExit size={15} />} onClick={() => setOpen('request')}>
          {t('exits.acts.request.open')}
        </Button>
      )}
      <Suspense>
        {open === 'request' && <RequestDialog onClose={close} />}
        {open === 'enter' && <EnterDialog onClose={close} />}
      </Suspense>
    </Group>
  )
}
