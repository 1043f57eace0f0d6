import type { RetirementAge } from '@/api/actions.gen'

/** An age limit as it is typed: years and months apart. */
export interface TypedStep {
  bornFrom: number | string
  years: number | string
  months: number | string
}

const MONTHS_OF_YEAR = 12
/** What lies outside is a slip; the server says the same. */
const [YOUNGEST, OLDEST] = [50, 80]
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]

export function toTyped(steps: readonly RetirementAge[]): TypedStep[] {
  return steps.map(({ bornFrom, months }) => ({
    bornFrom,
    years: Math.floor(months / MONTHS_OF_YEAR),
    months: months % MONTHS_OF_YEAR,
  }))
}

/** As it is set; the first age holds for everybody before the second. */
export function toSteps(typed: readonly TypedStep[]): RetirementAge[] {
  return typed.map(({ bornFrom, years, months }, at) => ({
    bornFrom: at === 0 ? FIRST_YEAR : Number(bornFrom),
    months: Number(years) * MONTHS_OF_YEAR + Number(months),
  }))
}

export type Slip = 'year' | 'order' | 'age'

/** What is wrong with each line; nothing where it is right. */
export function slipsOf(typed: readonly TypedStep[]): (Slip | undefined)[] {
  return typed.map((step, at) => {
    const [year, former] = [Number(step.bornFrom), Number(typed[at - 1]?.bornFrom)]
    if (at > 0 && !(isWhole(step.bornFrom) && year > FIRST_YEAR && year <= LAST_YEAR)) return 'year'
    if (at > 1 && year <= former) return 'order'
    const [years, months] = [Number(step.years), Number(step.months)]
    const isAge = isWhole(step.years) && isWhole(step.months) && months >= 0 && months < MONTHS_OF_YEAR
    const all = years * MONTHS_OF_YEAR + months
    return isAge && all >= YOUNGEST * MONTHS_OF_YEAR && all <= OLDEST * MONTHS_OF_YEAR ? undefined : 'age'
  })
}

function isWhole(typed: number | string): boolean {
  return typed !== '' && Number.isInteger(Number(typed))
}
