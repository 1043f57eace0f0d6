import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { oneQuery } from '@/api/documents'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'

const WITHDRAW: Acts<'pointageCorrections'> = {
  'pointages.withdrawCorrection': { Icon: IconArrowBackUp },
}

/** Takes back the correction that a day stands by: it has no page but that of its day. */
export function WithdrawButton({ correction }: { correction: string }) {
  const { data } = useQuery({ ...oneQuery('pointageCorrections', correction), retry: false })
  return data && <ActButtons collection="pointageCorrections" row={data} acts={WITHDRAW} />
}
