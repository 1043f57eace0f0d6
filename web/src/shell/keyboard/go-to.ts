import type { ParseKeys } from 'i18next'
import type { Rights } from '@/api/rights'
import { type BuiltScreens, isShown } from '../built'
import { menuLabel } from '../menu'

export interface GoTo {
  letter: string
  to: string
  label: ParseKeys<'shell'>
}

/** The screens to which a letter leads after `g`, as far as this reader sees them; their routes say which. */
export function goTos(rights: Rights, built: BuiltScreens): GoTo[] {
  return [...built].flatMap(([to, { letter, crumb }]) => {
    const label = crumb ?? menuLabel(to)
    return letter && label && isShown(rights, built, to) ? [{ letter, to, label }] : []
  })
}
