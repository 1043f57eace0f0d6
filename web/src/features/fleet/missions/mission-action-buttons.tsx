import { Button } from '@mantine/core'
import { IconBan, IconFlagCheck, IconPrinter } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import type { Missions } from '@/api/schema.gen'
import { MoreActions } from '@/engine/record-page/more-actions'
import { allowedActions, type MissionAction, mainAction } from './allowed-actions'

const CancelDialog = lazy(() => import('./cancel-dialog'))
const CloseDialog = lazy(() => import('./close-dialog'))
const PrintDialog = lazy(() => import('./print-dialog'))

/** So many buttons stand beside each other; with more, what destroys is folded. */
const MOST = 3

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
  const acts = (['cancel', 'close', 'print'] as const).filter((act) => allowed.has(act))
  const isFolded = acts.length + Number(allowed.has('edit')) > MOST
  const button = (act: (typeof acts)[number]) => {
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
  }
  return (
    <>
      {allowed.has('edit') && edit}
      {acts
        .filter((act) => !isFolded || act !== 'cancel')
        .sort((one, other) => Number(one === main) - Number(other === main))
        .map(button)}
      {isFolded && allowed.has('cancel') && <MoreActions>{button('cancel')}</MoreActions>}
      <Suspense>{Dialog && <Dialog row={row} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
