import { lazy, type ReactNode } from 'react'
import { SheetFrameProvider } from '@/engine/resource-table/sheet-frame'
import { NamedDaysProvider } from '@/fields/named-days'
import { OptionFactsProvider } from '@/fields/option-facts'
import { useHolidays } from '@/platform/use-holidays'

/** What pickers show of some collections besides their names. */
const OPTION_FACTS = {
  cars: { Facts: lazy(() => import('@/features/fleet/cars/car-facts')) },
  employees: { Face: lazy(() => import('@/features/people/employees/option-face')) },
}

const SheetFrame = lazy(() => import('@/platform/sheet-frame'))

/** What the engine and the fields show of the city without knowing it: here they are told. */
export function City({ children }: { children: ReactNode }) {
  return (
    <OptionFactsProvider value={OPTION_FACTS}>
      <NamedDaysProvider value={useHolidays}>
        <SheetFrameProvider value={SheetFrame}>{children}</SheetFrameProvider>
      </NamedDaysProvider>
    </OptionFactsProvider>
  )
}
