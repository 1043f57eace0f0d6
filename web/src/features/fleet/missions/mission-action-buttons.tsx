import { Button } from '@mantine/core'
import { IconBan, IconFlagCheck, IconPrinter } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import type { Missions } from '@/api/schema.gen'
import { allowedActions, type MissionAction, mainAction } from './allowed-actions'

const CancelDialog = lazy(() => import('./cancel-dialog'))
const CloseDialog = lazy(() => import('./close-dialog'))
const PrintDialog = lazy(() => import('./print-dialog'))

const DIALOGS = { cancel: CancelDialog, close: CloseDialog, print: PrintDialog }
const ICONS = { cancel: IconBan, close: IconFlagCheck, print: IconPrinter }

export function useAllowedActions(row: Missions): ReadonlySet<MissionAction> {
  return allowedActions(row, useMeta('missions'), useRights())
}

/** What can be done with a mission, what is most wanted of it last: each act opens its dialog. */
export function MissionActionButtons({ row, edit }: { row: Missions; edit: ReactNode }) {
  const { t } = useTranslation('missions')
  const allowed = useAllowedActions(row)
  const main = mainAction(row, allowed)
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {allowed.has('edit') && edit}
      {(['cancel', 'close', 'print'] as const)
        .filter((act) => allowed.has(act))
        .sort((one, other) => Number(one === main) - Number(other === main))
        .map((act) => {
          const Icon = ICONS[act]
          return (
            <Button
              key={act}
              variant={act === main ? 'filled' : 'default'}
              leftSection={<Icon size={17} />}
              onClick={() => setOpen(act)}
            >
              {t(`acts.${act}`)}
            </Button>
          )
        })}
      <Suspense>{Dialog && <Dialog row={row} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
