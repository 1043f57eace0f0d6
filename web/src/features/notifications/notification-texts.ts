import { useTranslation } from 'react-i18next'
import type { Notification } from '@/api/notifications'

type Params = Record<string, unknown>

/** A text keeps its own direction, whatever the sentence around it. */
function isolate(value: unknown): unknown {
  if (typeof value === 'string') return `\u2068${value}\u2069`
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isolate(inner)]))
}

/** What the sentences of a notification are filled with: the number that plurals follow, texts in three languages. */
export function valuesOf(params: unknown): Params {
  return (params && typeof params === 'object' ? isolate(params) : {}) as Params
}

/** The keys of these texts are the server's: it may have some that this build does not know. */
const NOTICES = 'notices' as 'notifications'
type Say = (key: string, values: Params) => string

export interface NotificationTexts {
  title: string
  body: string
}

/** What a notification says to this reader; its kind, where its text is not known here. */
export function useNotificationTexts({ kind, params }: Pick<Notification, 'kind' | 'params'>): NotificationTexts {
  const { t } = useTranslation(NOTICES)
  const say = (part: string) => (t as unknown as Say)(`${kind}.${part}`, { defaultValue: '', ...valuesOf(params) })
  return { title: say('title') || kind, body: say('body') }
}
