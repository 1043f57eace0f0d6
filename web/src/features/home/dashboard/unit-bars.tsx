import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ReportGroup, reportQuery } from '@/api/reports'
import { Bar } from '@/engine/reports/bar'
import { OpenBlock } from '@/fields/open-block'
import { formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'
import { Panel } from './panel'

interface UnitBarsProps {
  report: string
  title: string
  /** The filter of the employees list that a bar leads to. */
  param: 'annexe' | 'service'
}

/** People per unit: bars that lead to the list of those people. */
export function UnitBars({ report, title, param }: UnitBarsProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { data, isPending, isError } = useQuery(reportQuery(report, language))
  const groups = [...(data?.groups ?? [])].sort((one, other) => other.count - one.count)
  const max = groups[0]?.count ?? 1
  return (
    <Panel title={title} waiting={isPending} failed={isError}>
      {groups.length === 0 && <Text c="dimmed">{t('nobody')}</Text>}
      <ul className={styles.bars}>
        {groups.map((group) => (
          <UnitBar key={group.by[0] ?? ''} group={group} max={max} param={param} />
        ))}
      </ul>
    </Panel>
  )
}

function UnitBar({ group, max, param }: Pick<UnitBarsProps, 'param'> & { group: ReportGroup; max: number }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const unit = group.by[0] ? String(group.by[0]) : undefined
  return (
    <li>
      <OpenBlock address={unit === undefined ? undefined : paths.employees({ [param]: unit })} className={styles.bar}>
        <span className={styles.barWords}>
          <span className="name">{unit ? group.label[0] : t('none')}</span>
          <span className="tabular">{formatNumber(group.count, language)}</span>
        </span>
        <Bar value={group.count} max={max} />
      </OpenBlock>
    </li>
  )
}
