import type { TFunction } from 'i18next'
import { ALL } from './permissions'

const NAMED = ['read', 'create', 'update', 'delete', 'import', 'approve', 'print'] as const

/** An action in words; one that we do not know by its own. */
export function actionLabel(action: string, t: TFunction<'users'>): string {
  if (action === ALL) return t('actions.all')
  const named = NAMED.find((known) => known === action)
  return named ? t(`actions.${named}`) : action
}
