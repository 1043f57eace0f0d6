import { useTranslation } from 'react-i18next'
import { EMPLOYEE_LETTER, EMPLOYEE_PAPERS } from '@/api/papers'

const KINDS = [...EMPLOYEE_PAPERS, EMPLOYEE_LETTER] as const

/** What a kind of paper is called; its id where this version does not know it. */
export function useKindLabel(): (kind: string) => string {
  const { t } = useTranslation('papers')
  return (kind) => {
    const known = KINDS.find((one) => one === kind)
    return known ? t(`kinds.${known}`) : kind
  }
}
