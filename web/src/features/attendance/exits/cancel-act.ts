import { IconArrowBackUp } from '@tabler/icons-react'
import type { Acts } from '@/engine/acts/act-slot'

export const CANCEL: Acts<'exitPermissions'> = {
  'exitPermissions.cancel': { Icon: IconArrowBackUp },
}
