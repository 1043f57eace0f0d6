import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { NONE } from '@/api/list'
import { labelOf } from '@/api/schema-meta'
import { ReportTable } from '@/engine/reports/report-table'
import { Plate } from '@/fields/plate'
import { formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'

/** The filter of the list that asks for a group, by the attribute that it is made of. */
const FILTERS = { destination: 'place', serviceId: 'service', carId: 'car' } as const

interface SummaryTableProps {
  report: string
  /** The attribute that it groups by. */
  by: keyof typeof FILTERS
  month: string
  title: string
}

/** Missions and kilometres of a month by one of their attributes, with what they come to. */
export function SummaryTable({ report, by, month, title }: SummaryTableProps) {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const group = labelOf(useMeta('missions'), by)
  return (
    <ReportTable
      report={report}
      queries={[Query.equal('month', month)]}
      title={title}
      heads={{ group, count: t('summary.missions'), sum: t('summary.kilometres') }}
      formatSum={(kilometres) => formatNumber(kilometres, language)}
      nameOf={by === 'carId' ? (plate) => <Plate>{plate}</Plate> : undefined}
      address={(value) => paths.missions({ month, cancelled: 'without', [FILTERS[by]]: value ?? NONE })}
      unnamed={t('summary.unnamed')}
      none={t('summary.none')}
    />
  )
}
