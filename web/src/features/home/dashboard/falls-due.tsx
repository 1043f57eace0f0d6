import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { DueDay, Nearness } from '@/api/actions.gen'
import { FormMark } from '@/fields/form-mark'
import { OpenBlock } from '@/fields/open-block'
import { formatDay } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'
import { Panel } from './panel'

const SHOWN = 8
const TONES: Record<Nearness, Tone> = { overdue: 'bad', soon: 'warn', later: 'quiet' }

/** All that falls due where more does than stands among what waits, the overdue first: each with its day, how far that is, and the way to it. */
export function FallsDuePanel() {
  const { t } = useTranslation('home')
  const { data, isPending, isError } = useQuery(readingQuery('deadlines.due'))
  const items = data?.items ?? []
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = isUnfolded ? items : items.slice(0, SHOWN)
  const more = items.length - shown.length
  return (
    <Panel id="home.deadlines" title={t('due.title')} waiting={isPending} failed={isError}>
      <ul className={styles.changes}>
        {shown.map((item) => (
          <DueLine key={`${item.deadline} ${item.id}`} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <Anchor component="button" type="button" size="sm" mt="xs" onClick={() => setUnfolded(true)}>
          {t('due.more', { count: more })}
        </Anchor>
      )}
    </Panel>
  )
}

function DueLine({ item }: { item: DueDay }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { delegation } = item
  return (
    <li>
      <OpenBlock address={ownPath(item.link)} className={styles.due}>
        <span className={styles.dueWords}>
          <span className={styles.dueTitle}>
            <bdi>{item.title}</bdi> {item.mark && <FormMark mark={item.mark} />}
          </span>
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
      </OpenBlock>
    </li>
  )
}

/** How far the day is: late since, today, in so many days. */
function Distance({ item: { days, state } }: { item: DueDay }) {
  const { t } = useTranslation('home')
  const said = days < 0 ? t('due.late', { count: -days }) : days === 0 ? t('due.today') : t('due.in', { count: days })
  return <StatusBadge tone={TONES[state]}>{said}</StatusBadge>
}
