import { IconMailCheck, IconMessage2, IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import type { Acts } from '@/engine/acts/act-slot'

/** What a letter touches beside itself: the absence of its day names it, and its papers follow it. */
export const TOUCHED: readonly CollectionId[] = ['absences', 'authenticDocuments']

/** What its addressee says to it. */
export const ANSWERS: Acts<'warnings'> = {
  'warnings.dispute': { Icon: IconMessage2, isMain: () => true, touches: TOUCHED },
  'warnings.acknowledge': { Icon: IconMailCheck, touches: TOUCHED },
}

/** It stands beside the paper that it makes. */
export const PRINT: Acts<'warnings'> = {
  'warnings.print': {
    Icon: IconPrinter,
    RowDialog: lazy(() => import('../print-dialog').then((all) => ({ default: all.PrintLetter }))),
  },
}
