import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconHash,
  IconPencilMinus,
  IconSearchOff,
  IconTool,
  IconToolsOff,
  IconUserShare,
  IconX,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { Acts } from '@/engine/acts/act-slot'

const MoveDialog = lazy(() => import('./move-dialog'))
const HandOverDialog = lazy(() => import('./hand-over-dialog'))
const TakeBackDialog = lazy(() => import('./take-back-dialog'))
const NumberDialog = lazy(() => import('./number-dialog'))
const rowDialogs = () => import('./repair-dialogs')
const RepairOutDialog = lazy(() => rowDialogs().then((module) => ({ default: module.RepairOutDialog })))
const RepairInDialog = lazy(() => rowDialogs().then((module) => ({ default: module.RepairInDialog })))
const LossDialog = lazy(() => rowDialogs().then((module) => ({ default: module.LossDialog })))
const AdjustDialog = lazy(() => rowDialogs().then((module) => ({ default: module.AdjustDialog })))
const RefuseDialog = lazy(() => rowDialogs().then((module) => ({ default: module.RefuseDialog })))

/** What whoever received a thing says of its hand-over. */
export const OWN_ACTS: Acts<'inventoryItems'> = {
  'inventoryItems.accept': { Icon: IconCheck, isMain: () => true },
  'inventoryItems.refuse': { Icon: IconX, RowDialog: RefuseDialog },
}

/** What is done with things every day. */
export const DAILY_ACTS: Acts<'inventoryItems'> = {
  'inventoryItems.returnFromRepair': { Icon: IconToolsOff, RowDialog: RepairInDialog },
  'inventoryItems.takeBack': { Icon: IconArrowBackUp, Dialog: TakeBackDialog, isBulk: true },
  'inventoryItems.handOver': { Icon: IconUserShare, Dialog: HandOverDialog, isBulk: true },
  'inventoryItems.move': { Icon: IconArrowsExchange, Dialog: MoveDialog, isBulk: true },
}

/** What is done with them now and then. */
export const RARE_ACTS: Acts<'inventoryItems'> = {
  'inventoryItems.number': { Icon: IconHash, Dialog: NumberDialog, isBulk: true },
  'inventoryItems.sendToRepair': { Icon: IconTool, RowDialog: RepairOutDialog },
  'inventoryItems.adjust': { Icon: IconPencilMinus, RowDialog: AdjustDialog },
  'inventoryItems.reportLoss': { Icon: IconSearchOff, RowDialog: LossDialog },
}
