import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { act, readAction } from './actions'
import { queryClient } from './query'

export const CHANNELS = ['in_app', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
export type Digest = 'none' | 'daily' | 'weekly'

/** Something of which one can be told. */
export interface NoticeKind {
  id: string
  label: string
  /** It waits for one's word, so it always shows in the application. */
  needsAck: boolean
  /** The ways by which this reader is told of it. */
  channels: Record<Channel, boolean>
}

export interface NotificationPreferences {
  channels: Record<string, Record<Channel, boolean>>
  /** `HH:MM`, or null where there are no quiet hours. */
  quietFrom: string | null
  quietTo: string | null
  /** 1 is Monday, 7 Sunday. */
  quietDays: number[]
  digest: Digest
  digestAt: string | null
  digestDay: number | null
  /** In which mails and push speak. */
  language: Language
}

export interface NotificationSettings {
  kinds: NoticeKind[]
  channels: { id: Channel; available: boolean; reason: string | null }[]
  preferences: NotificationPreferences
}

/** Under which key the settings are known, in any language. */
export const NOTIFICATION_SETTINGS = ['notificationPreferences', 'mine'] as const

export function notificationSettingsQuery(language: Language) {
  return queryOptions({
    queryKey: [...NOTIFICATION_SETTINGS, language],
    queryFn: (): Promise<NotificationSettings> => readAction('notificationPreferences.mine'),
  })
}

/** Keeps what was changed; shown at once, written behind. */
export async function saveNotificationSettings(change: Partial<NotificationPreferences>): Promise<void> {
  queryClient.setQueriesData<NotificationSettings>(
    { queryKey: NOTIFICATION_SETTINGS },
    (now) => now && applyChange(now, change),
  )
  try {
    await act('notificationPreferences.save', change)
  } finally {
    await queryClient.invalidateQueries({ queryKey: NOTIFICATION_SETTINGS })
  }
}

function applyChange(now: NotificationSettings, change: Partial<NotificationPreferences>): NotificationSettings {
  const kinds = now.kinds.map((kind) => ({ ...kind, channels: { ...kind.channels, ...change.channels?.[kind.id] } }))
  return { ...now, kinds, preferences: { ...now.preferences, ...change } }
}
