import { Switch, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NoticeKindSettings, NotificationSettings } from '@/api/actions.gen'
import { CHANNELS, type Channel } from '@/api/notification-settings'
import { Section } from '@/ui/section'
import styles from './kinds.module.css'
import { useSave } from './use-save'

/** Each event with its ways: a table where there is room, a card for each on a telephone. */
export function Kinds({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notifications')
  const { kinds, channels } = settings
  const closed = channels.filter(({ available }) => !available)
  return (
    <Section title={t('kinds.title')} hint={t('kinds.hint')}>
      {closed.map(({ id, reason }) => (
        <Text key={id} size="sm" c="dimmed" className={styles.closed} component="div">
          <IconInfoCircle size={16} aria-hidden="true" />
          <span>
            {t(`kinds.${id}`)} — {reason}
          </span>
        </Text>
      ))}
      {kinds.length === 0 && <Text c="dimmed">{t('kinds.none')}</Text>}
      {kinds.length > 0 && (
        <div className={styles.kinds}>
          <div className={styles.head} aria-hidden="true">
            <span>{t('kinds.kind')}</span>
            {CHANNELS.map((channel) => (
              <span key={channel}>{t(`kinds.${channel}`)}</span>
            ))}
          </div>
          {kinds.map((kind) => (
            <KindLine key={kind.id} kind={kind} closed={closed.map(({ id }) => id)} />
          ))}
        </div>
      )}
    </Section>
  )
}

function KindLine({ kind, closed }: { kind: NoticeKindSettings; closed: readonly Channel[] }) {
  const { t } = useTranslation('notifications')
  const save = useSave()
  const isFixed = (channel: Channel) => channel === 'in_app' && kind.needsAck
  const choose = (channel: Channel, on: boolean) =>
    save({ channels: { [kind.id]: { ...kind.channels, [channel]: on } } })
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.legend}>{kind.label}</legend>
      <div className={styles.label} aria-hidden="true">
        {kind.label}
        {kind.needsAck && (
          <Text size="xs" c="dimmed" component="div">
            {t('kinds.always')}
          </Text>
        )}
      </div>
      {CHANNELS.map((channel) => (
        <div key={channel} className={styles.choice}>
          <span className={styles.channel} aria-hidden="true">
            {t(`kinds.${channel}`)}
          </span>
          <Switch
            classNames={{ track: styles.track }}
            aria-label={`${kind.label} — ${t(`kinds.${channel}`)}`}
            checked={isFixed(channel) || kind.channels[channel]}
            disabled={isFixed(channel) || closed.includes(channel)}
            onChange={(event) => choose(channel, event.currentTarget.checked)}
          />
        </div>
      ))}
    </fieldset>
  )
}
