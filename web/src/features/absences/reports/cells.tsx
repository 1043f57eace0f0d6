import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { AnnexeReports } from '@/api/schema.gen'
import { type CollectionMeta, labelOf, optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { NamesCell } from '@/fields/names-cell'
import type { FormValues } from '@/fields/values'
import { EMPTY, formatDay, formatMonth, formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { DetailsCard } from '@/ui/details-card'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { differencesOf, sumOf } from './figures'

/** The day, the week by its Monday, or the month. */
function periodText({ date, periodType }: Pick<AnnexeReports, 'date' | 'periodType'>, language: Language): string {
  return periodType === 'monthly' ? formatMonth(date.slice(0, 7), language) : formatDay(date, language)
}

export function PeriodCell({ row }: { row: AnnexeReports }) {
  return <span className="tabular">{periodText(row, useLanguage())}</span>
}

/** Of which annexe and which time. */
export function reportName(row: AnnexeReports, meta: CollectionMeta, language: Language): string {
  const annexe = row.annexeDoc ? titleOf(row.annexeDoc, language) : ''
  const kind = row.periodType ? optionLabel(meta, 'periodType', row.periodType) : ''
  return [annexe, `${kind} ${periodText(row, language)}`.trim()].filter(Boolean).join(' — ')
}

/** Whether the days say otherwise than what was typed, and on a page what they say. */
export function DifferenceCell({ row, isWhole = false }: { row: AnnexeReports; isWhole?: boolean }) {
  const { t } = useTranslation('absences')
  const language = useLanguage()
  const meta = useMeta('annexeReports')
  const differences = differencesOf(row)
  if (differences.length === 0) return isWhole ? null : EMPTY
  if (!isWhole) return <StatusBadge tone="warn">{t('reports.differs')}</StatusBadge>
  return (
    <DetailsCard title={labelOf(meta, 'difference')}>
      <Notice tone="warn" title={t('reports.differs')}>
        {differences.map(({ field, typed, counted }) => (
          <Text key={field} size="sm">
            {t('reports.difference', {
              label: labelOf(meta, field),
              typed: formatNumber(typed, language),
              counted: formatNumber(counted, language),
            })}
          </Text>
        ))}
      </Notice>
    </DetailsCard>
  )
}

/** What the parts come to, while they are typed. */
export function SumNote({ values }: { values: FormValues }) {
  const { t } = useTranslation('absences')
  const language = useLanguage()
  const sum = sumOf(values)
  if (sum === undefined) return null
  return (
    <Text size="sm" c="dimmed">
      {t('reports.sum', { sum: formatNumber(sum, language) })}
    </Text>
  )
}

/** A report on a phone. */
export function ReportCard({ row }: { row: AnnexeReports }) {
  const { t } = useTranslation('absences')
  const language = useLanguage()
  const figures = {
    justified: formatNumber(row.justifiedAbsences, language),
    unjustified: formatNumber(row.unjustifiedAbsences, language),
    total: formatNumber(row.abscence, language),
  }
  return (
    <NamesCell document={row.annexeDoc ?? {}}>
      <span>{periodText(row, language)}</span>
      <span>{t('reports.figures', figures)}</span>
      {row.difference !== null && <DifferenceCell row={row} />}
    </NamesCell>
  )
}
