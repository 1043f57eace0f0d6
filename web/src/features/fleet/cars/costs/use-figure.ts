import { useTranslation } from 'react-i18next'
import type { CarCostSums } from '@/api/actions.gen'
import { EMPTY, formatAmount, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

export const COST_KINDS = [
  'fuelCost',
  'maintenanceCost',
  'accidentCost',
  'paperCost',
] as const satisfies readonly (keyof CarCostSums)[]

/** The figures that are no sum of money. */
const UNITS = {
  distance: 'units.km',
  litres: 'units.litres',
  fuelPer100Km: 'units.per100',
  costPerKm: 'units.perKm',
} as const

/** A figure of the costs with its unit, from left to right; a dash where nothing can be said. */
export function useFigure(): (name: keyof CarCostSums, value: number | null) => string {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  return (name, value) => {
    if (value === null) return EMPTY
    const figure = name === 'distance' ? formatNumber(value, language) : formatAmount(value, language)
    const unit = name in UNITS ? UNITS[name as keyof typeof UNITS] : 'units.money'
    return t(unit, { figure })
  }
}
