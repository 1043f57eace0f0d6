import type { TFunction } from 'i18next'
import type texts from '@/i18n/texts/users.fr.json'

type Named = keyof (typeof texts)['signIns']['events']

/** An event of the sign-in log in words; one that we do not know by its own. */
export function eventLabel(event: string, t: TFunction<'users'>): string {
  return t(`signIns.events.${event.replaceAll('.', '_') as Named}`, { defaultValue: event })
}

export function isRefused(event: string): boolean {
  return event.endsWith('.failed')
}
