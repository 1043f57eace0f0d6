import { OpenBlock } from '@/fields/open-block'
import { StatusBadge } from '@/ui/status-badge'
import styles from './calendar.module.css'
import type { CalendarEvent } from './event'

/** An event on one of its days: its hour stands on the first alone. */
export function EventLink({ event, day }: { event: CalendarEvent; day: string }) {
  const { title, detail, time, tone, address, from } = event
  return (
    <OpenBlock address={address} className={styles.event} title={[title, detail].filter(Boolean).join(' — ')}>
      <StatusBadge tone={tone}>
        <span className={styles.words}>
          <span className={styles.line}>
            {time && day === from && <span className="ltr tabular">{time}</span>}{' '}
            <bdi className={styles.place}>{title}</bdi>
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </StatusBadge>
    </OpenBlock>
  )
}
