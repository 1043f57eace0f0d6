import { Checkbox, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { ActEntry, type DecisionScreens } from './act-pane'
import { DueBadges } from './approval-card'
import { titleOfStep } from './decision'
import styles from './inbox.module.css'
import { Lines } from './lines'
import type { WaitingItem } from './waiting'

interface QueueProps {
  items: readonly WaitingItem[]
  screens: DecisionScreens
  chosen: string | undefined
  onChoose: (key: string) => void
  ticked: ReadonlySet<string>
  onTick: (key: string, isTicked: boolean) => void
}

/** What is said of several at once: they are ticked. */
export const isBatched = (item: WaitingItem) =>
  item.kind === 'step' || (item.kind === 'signature' && item.row.state === 'ready')

/** All that waits, one under the other; `j` and `k` lead to the next and the one before. */
export function Queue({ items, screens, chosen, onChoose, ticked, onTick }: QueueProps) {
  const { t } = useTranslation('approvals')
  const at = items.findIndex(({ key }) => key === chosen)
  const keyOf = (place: number) => (place === at + 1 ? 'j' : place === at - 1 ? 'k' : undefined)
  const batched = items.filter(isBatched).length > 1
  return (
    <ul className={styles.queue} aria-label={t('title')}>
      {items.map((item, place) => (
        <li key={item.key} className={styles.entry} data-chosen={item.key === chosen || undefined}>
          {batched && isBatched(item) && <Tick item={item} isTicked={ticked.has(item.key)} onTick={onTick} />}
          <UnstyledButton
            className={styles.open}
            aria-current={item.key === chosen || undefined}
            aria-keyshortcuts={keyOf(place)}
            onClick={() => onChoose(item.key)}
          >
            <Entry item={item} screens={screens} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function Tick({ item, isTicked, onTick }: { item: WaitingItem; isTicked: boolean; onTick: QueueProps['onTick'] }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const told =
    item.kind === 'step'
      ? { what: item.step.what, name: item.step.employee ?? '' }
      : item.kind === 'signature'
        ? { what: item.row.what, name: inLanguage(item.row.name ?? '', item.row.nameAr ?? '', language) }
        : { what: '', name: '' }
  return (
    <Checkbox
      aria-label={t('tick', told)}
      checked={isTicked}
      onChange={(event) => onTick(item.key, event.currentTarget.checked)}
    />
  )
}

/** What waits, in two lines: whose it is, and what of; and by when. */
function Entry({ item, screens }: { item: WaitingItem; screens: DecisionScreens }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  switch (item.kind) {
    case 'step':
      return (
        <>
          <Lines name={item.step.employee} what={titleOfStep(item.step, t('cancellation'))} />
          <DueBadges step={item.step} />
        </>
      )
    case 'question':
      return (
        <>
          <Lines name={item.question.employee} what={titleOfStep(item.question, t('cancellation'))} />
          <StatusBadge tone="info">{t('answer.label')}</StatusBadge>
        </>
      )
    case 'signature': {
      const { row } = item
      return (
        <>
          <Lines
            name={inLanguage(row.name ?? '', row.nameAr ?? '', language)}
            what={`${row.what} ${row.number ?? ''}`.trim()}
          />
          {row.due && <StatusBadge tone="quiet">{t('due.later', { day: formatDay(row.due, language) })}</StatusBadge>}
        </>
      )
    }
    case 'act':
      return <ActEntry item={item} screens={screens} />
  }
}
