import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { AttendanceToday } from '@/api/actions.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { clockOf } from '@/i18n/clock'
import { formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { hoursSpan } from '@/platform/day/hours-span'
import { PageHead } from '@/ui/page-head'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { isMark, TONES } from '../marks'
import { UnitPickers, type UnitSearch, unitInput } from '../unit-pickers'
import { groupsOf } from './groups'
import styles from './now.module.css'

const MINUTE = 60_000

/** Who came today, who has not come yet, who is elsewhere; asked again each minute. */
export default function NowPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const navigate = useNavigate()
  const { annexe, service, bureau }: Record<string, string> = useSearch({ strict: false })
  const units: UnitSearch = { annexe, service, bureau }
  const { data, isPending, error, refetch } = useQuery({
    ...readingQuery('pointages.now', unitInput(units)),
    refetchInterval: MINUTE,
  })
  const show = (next: UnitSearch) =>
    navigate({ to: '.', search: { tab: 'now', ...next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHead title={t('title')} hint={t('now.hint')} />
      {tabs}
      <UnitPickers value={units} onChange={show} />
      {isPending && <Skeleton height={320} mt="md" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Text size="sm" c="dimmed" mt="sm" role="status">
            {t('now.at', { time: clockOf(data.at).time, count: data.people.length })}
          </Text>
          <div className={styles.groups}>
            {groupsOf(data.people).map(({ key, lines }) => (
              <section key={key} className={styles.group} aria-labelledby={`now-${key}`}>
                <h2 id={`now-${key}`}>
                  {t(`now.${key}`)} <b className="tabular">{formatNumber(lines.length, language)}</b>
                </h2>
                {lines.length === 0 && <Text c="dimmed">{t('now.nobody')}</Text>}
                <ul>
                  {lines.map((line) => (
                    <Person key={line.employeeId} line={line} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Person({ line }: { line: AttendanceToday }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const name = (language === 'ar' ? line.nameAr : line.nameFr) ?? line.nameFr
  return (
    <li>
      <OpenLink address={paths.employee(line.employeeId)}>{name}</OpenLink>
      <span className={styles.facts}>
        {line.firstIn && (
          <span className="ltr tabular">{line.lastOut ? hoursSpan(line.firstIn, line.lastOut) : line.firstIn}</span>
        )}
        {line.elsewhere ? (
          <StatusBadge tone={line.elsewhere.tone}>{line.elsewhere.text}</StatusBadge>
        ) : (
          isMark(line.mark) &&
          line.mark !== 'w' && <StatusBadge tone={TONES[line.mark]}>{t(`marks.${line.mark}`)}</StatusBadge>
        )}
      </span>
    </li>
  )
}
