import { Text } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { ownPath } from '@/paths/own-path'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'
import { deadlinesQuery, type FallsDue, type Nearness } from './deadlines'
import { Panel } from './panel'

const SHOWN = 8
const TONES: Record<Nearness, Tone> = { overdue: 'bad', soon: 'warn', later: 'quiet' }

/** What falls due, the overdue first: each with its day, how far that is, and the way to it. */
export function FallsDuePanel() {
  const { t } = useTranslation('home')
  const { data, isPending, isError } = useQuery(deadlinesQuery(useLanguage()))
  const items = data?.items ?? []
  const more = (data?.total ?? 0) - SHOWN
  return (
    <Panel title={t('due.title')} waiting={isPending} failed={isError}>
      {items.length === 0 && (
        <div className={styles.calm}>
          <IconCalendarCheck size={28} stroke={1.4} aria-hidden="true" />
          <div>
            <Text size="sm">{t('due.none')}</Text>
            <Text size="sm" c="dimmed">
              {t('due.noneHint')}
            </Text>
          </div>
        </div>
      )}
      <ul className={styles.changes}>
        {items.slice(0, SHOWN).map((item) => (
          <DueLine key={`${item.deadline} ${item.id}`} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('due.more', { count: more })}
        </Text>
      )}
    </Panel>
  )
}

function DueLine({ item }: { item: FallsDue }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { delegation } = item
  const address = ownPath(item.link)
  const words = (
    <>
      <span className={styles.dueWords}>
        <bdi className={styles.dueTitle}>{item.title}</bdi>
        <Text component="span" size="sm" c="dimmed">
          {item.label} · <span className="tabular">{formatDay(item.date, language)}</span>
        </Text>
        {delegation && (
          <Text component="span" size="sm" c="dimmed">
            {t('due.delegated', { head: delegation.head, until: formatDay(delegation.until, language) })}
          </Text>
        )}
      </span>
      <Distance item={item} />
    </>
  )
  return (
    <li>
      {address ? (
        <Link {...linkTo(address)} className={styles.due}>
          {words}
        </Link>
      ) : (
        <div className={styles.due}>{words}</div>
      )}
    </li>
  )
}

/** How far the day is: late since, today, in so many days. */
function Distance({ item: { days, state } }: { item: FallsDue }) {
  const { t } = useTranslation('home')
  const said = days < 0 ? t('due.late', { count: -days }) : days === 0 ? t('due.today') : t('due.in', { count: days })
  return <StatusBadge tone={TONES[state]}>{said}</StatusBadge>
}
