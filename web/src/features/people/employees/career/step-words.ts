import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CareerSteps } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { formatDay } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'

/** What a step changed, by the names of its reader's language; what no list has goes by the name it had. */
export function useChanged(step: CareerSteps): string[] {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const grade = nameOf(step.grade, language) || step.gradeName
  const jobTitle = nameOf(step.jobTitle, language) || step.functionName
  const echelon = typeof step.echelon === 'number' ? t('career.echelon', { number: step.echelon }) : ''
  const position = step.position ? optionLabel(meta, 'position', step.position) : ''
  const ground = step.ground ? optionLabel(meta, 'ground', step.ground) : ''
  return [grade, jobTitle, echelon, position, ground].filter((said) => said !== null && said !== '') as string[]
}

/** By which decision, from where, and why out of order. */
export function useDetails(step: CareerSteps): string[] {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const { decisionRef: reference, decisionDate, source, outOfOrderReason: reason } = step
  const decision = reference
    ? decisionDate
      ? t('career.decisionOn', { reference, day: formatDay(decisionDate, language) })
      : t('career.decision', { reference })
    : ''
  const door = source ? t('career.source', { door: optionLabel(meta, 'source', source) }) : ''
  return [decision, door, reason ? t('career.outOfOrder', { reason }) : ''].filter(Boolean)
}
