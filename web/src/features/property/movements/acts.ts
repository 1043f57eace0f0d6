import { IconArrowBackUp, IconFileUpload, IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Acts } from '@/engine/acts/act-slot'

const HandoverDialog = lazy(() => import('./print-dialogs').then((module) => ({ default: module.HandoverDialog })))
const LossPaperDialog = lazy(() => import('./print-dialogs').then((module) => ({ default: module.LossPaperDialog })))

/** What is done with a movement: printed, a signed copy kept with it, undone. */
export const MOVEMENT_ACTS: Acts<'inventoryMovements'> = {
  'inventoryMovements.printHandover': { Icon: IconPrinter, RowDialog: HandoverDialog },
  'inventoryMovements.printLoss': { Icon: IconPrinter, RowDialog: LossPaperDialog },
  'inventoryMovements.attachSigned': { Icon: IconFileUpload },
  'inventoryMovements.undo': { Icon: IconArrowBackUp },
}
