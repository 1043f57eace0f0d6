import { IconMailCheck, IconMessage2, IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Acts } from '@/engine/acts/act-slot'

/** What its addressee says to it. */
export const ANSWERS: Acts<'warnings'> = {
  'warnings.dispute': { Icon: IconMessage2, isMain: () => true },
  'warnings.acknowledge': { Icon: IconMailCheck },
}

/** It stands beside the paper that it makes. */
export const PRINT: Acts<'warnings'> = {
  'warnings.print': {
    Icon: IconPrinter,
    RowDialog: lazy(() => import('../print-dialog').then((all) => ({ default: all.PrintLetter }))),
  },
}
