import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RetirementAge } from '@/api/actions.gen'

const MONTHS_OF_YEAR = 12

/** By which age limits the days follow from the years of birth. */
export function AgeLimits({ ages }: { ages: readonly RetirementAge[] }) {
  const { t } = useTranslation('employees')
  const age = (all: number) => {
    const [years, months] = [Math.floor(all / MONTHS_OF_YEAR), all % MONTHS_OF_YEAR]
    const inYears = t('departures.years', { count: years })
    return months === 0 ? inYears : t('departures.yearsAndMonths', { years: inYears, count: months })
  }
  const words = ages.map(({ bornFrom, months }, at) => {
    // The first age holds for everybody before the second.
    const next = at === 0 ? ages[1] : undefined
    if (next) return t('departures.bornBefore', { year: next.bornFrom, age: age(months) })
    return t('departures.bornFrom', { year: bornFrom, age: age(months) })
  })
  return (
    <Text size="sm" c="dimmed" mt="md">
      {t('departures.ages')} {words.join(' · ')}
    </Text>
  )
}
