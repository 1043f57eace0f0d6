import { Button } from '@mantine/core'
import { IconBan, IconFlagCheck, IconPencil, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Missions } from '@/api/schema.gen'
import { linkTo } from '@/parts/record-address'
import type { MissionAct } from './acts'
import { missionAddress } from './address'

const CancelDialog = lazy(() => import('./cancel-dialog'))
const CloseDialog = lazy(() => import('./close-dialog'))
const PrintDialog = lazy(() => import('./print-dialog'))

const DIALOGS = { cancel: CancelDialog, close: CloseDialog, print: PrintDialog }
const ICONS = { cancel: IconBan, close: IconFlagCheck, print: IconPrinter }

/** What can be done with a mission: each act opens its dialog. */
export function MissionActs({ row, acts }: { row: Missions; acts: ReadonlySet<MissionAct> }) {
  const { t } = useTranslation('missions')
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {(['cancel', 'close', 'print'] as const)
        .filter((act) => acts.has(act))
        .map((act) => {
          const Icon = ICONS[act]
          return (
            <Button key={act} variant="default" leftSection={<Icon size={17} />} onClick={() => setOpen(act)}>
              {t(`acts.${act}`)}
            </Button>
          )
        })}
      {acts.has('edit') && (
        <Button component={Link} {...linkTo(`${missionAddress(row)}/edit`)} leftSection={<IconPencil size={17} />}>
          {t('acts.edit')}
        </Button>
      )}
      <Suspense>{Dialog && <Dialog row={row} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
