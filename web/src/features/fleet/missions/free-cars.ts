import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { readingQuery } from '@/api/actions'
import type { ActionInputs, CarsAtHours } from '@/api/actions.gen'
import type { OptionPart } from '@/fields/record-picker'
import type { FormValues } from '@/fields/values'

type Hours = ActionInputs['missions.cars']

/** The hours of a form's mission: nothing until both are known. */
export function hoursOf({ departAt, returnAt }: FormValues, id?: string): Hours | undefined {
  if (!departAt || !returnAt || String(returnAt) < String(departAt)) return undefined
  const hours = { departAt: String(departAt), returnAt: String(returnAt) }
  return id === undefined ? hours : { id, ...hours }
}

/** The cars at the hours of a form's mission, once the typing rests, and whether they are still asked for; none while it is not known when it is. */
export function useCarsAtHours(values: FormValues, id?: string): { cars: CarsAtHours | undefined; isPending: boolean } {
  const hours = hoursOf(values, id)
  const typed = JSON.stringify(hours)
  const [asked] = useDebouncedValue(typed, 400)
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...readingQuery('missions.cars', asked ? JSON.parse(asked) : {}),
    retry: false,
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    cars: hours && asked ? data : undefined,
    isPending: hours !== undefined && (asked !== typed || isLoading || isPlaceholderData),
  }
}

/** So many ids one call may name, beside what is typed. */
const NAMED = 1500

/** The cars that are free at these hours, then the others with what stands against them. */
export function partsOf({ free, taken }: CarsAtHours, label: (part: 'free' | 'taken') => string): OptionPart[] {
  const among = (ids: string[]) => [Query.equal('$id', ids.slice(0, NAMED))]
  const reasons = new Map(
    taken.map(({ carId, conflicts }) => [carId, conflicts.map(({ message }) => message).join(' · ')]),
  )
  const parts: OptionPart[] = [
    { label: label('free'), queries: among(free) },
    { label: label('taken'), queries: among([...reasons.keys()]), detailOf: (id) => reasons.get(id) },
  ]
  return parts.filter((_, at) => (at === 0 ? free : taken).length > 0)
}
