import { lazy, type ReactNode, useEffect } from 'react'
import { useRights } from '@/api/hooks'
import type { Senders } from '@/api/outbox'
import { SheetFrameProvider } from '@/engine/resource-table/sheet-frame'
import { NamedDaysProvider } from '@/fields/named-days'
import { OptionFactsProvider } from '@/fields/option-facts'
import { useHolidays } from '@/platform/use-holidays'

/** What pickers show of some collections besides their names. */
const OPTION_FACTS = {
  cars: { Facts: lazy(() => import('@/features/fleet/cars/car-facts')) },
  employees: { Face: lazy(() => import('@/features/people/employees/option-face')) },
}

/** How what was made on a device without the server is sent, by the kind of its box. */
const SENDERS: Senders = {
  counting: async () => (await import('@/features/property/counting/send-scans')).sendBoxes,
  presence: async () => (await import('@/features/recruitment/desk/door/send-marks')).sendBoxes,
}

const SheetFrame = lazy(() => import('@/platform/sheet-frame'))

/** What the engine and the fields show of the city without knowing it: here they are told. */
export function City({ children }: { children: ReactNode }) {
  const { userId } = useRights()
  useEffect(() => {
    const outbox = import('@/api/outbox')
    const stopping = outbox.then(({ startSending }) => startSending(userId, SENDERS))
    return () => void stopping.then((stop) => stop())
  }, [userId])
  return (
    <OptionFactsProvider value={OPTION_FACTS}>
      <NamedDaysProvider value={useHolidays}>
        <SheetFrameProvider value={SheetFrame}>{children}</SheetFrameProvider>
      </NamedDaysProvider>
    </OptionFactsProvider>
  )
}
