import { IconArrowBackUp } from '@tabler/icons-react'
import type { Acts } from '@/engine/acts/act-slot'

/** A slip that counted changes its day. */
export const CANCEL: Acts<'exitPermissions'> = {
  'exitPermissions.cancel': { Icon: IconArrowBackUp, touches: ['pointages'] },
}
