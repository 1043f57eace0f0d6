import { act, readingQuery } from './actions'
import type { NoticeChannels, NotificationSettings, NotificationWishes } from './actions.gen'
import { queryClient } from './query'

export type Channel = keyof NoticeChannels
export const CHANNELS = ['in_app', 'mail', 'push'] as const satisfies Channel[]

/** Under which key the settings are known, in any language. */
export const NOTIFICATION_SETTINGS = ['reading', 'notificationPreferences.mine'] as const

export const notificationSettingsQuery = () => ({
  ...readingQuery('notificationPreferences.mine'),
  meta: { deaf: 'is written by its reader alone' },
})

/** Keeps what was changed; shown at once, written behind. */
export async function saveNotificationSettings(change: Partial<NotificationWishes>): Promise<void> {
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

function applyChange(now: NotificationSettings, change: Partial<NotificationWishes>): NotificationSettings {
  const kinds = now.kinds.map((kind) => ({ ...kind, channels: { ...kind.channels, ...change.channels?.[kind.id] } }))
  return { ...now, kinds, preferences: { ...now.preferences, ...change } }
}
