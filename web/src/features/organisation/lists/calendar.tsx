import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import type { Holidays } from '@/api/schema.gen'
import { collection } from '@/engine/collection-screen/definition'
import { StatusBadge } from '@/ui/status-badge'
import { WeekdayField, WeekdayNames } from './weekday-field'

export const holidays = collection('holidays', {
  texts: 'organisation:holidays',
  columns: ['nameFr', 'date', 'kind', { key: 'confirmed', render: (row) => <ConfirmationBadge row={row} /> }],
  sort: '-date',
  sorts: ['nameFr', 'date', 'kind'],
  filters: [
    'kind',
    {
      kind: 'preset',
      param: 'state',
      field: 'confirmed',
      presets: { confirmed: [Query.equal('confirmed', true)], tentative: [Query.equal('confirmed', false)] },
    },
  ],
  search: ['nameFr', 'nameAr'],
  facts: ['date', 'kind'],
  sections: { day: ['nameFr', 'nameAr', 'date', 'kind', 'confirmed'] },
})

function ConfirmationBadge({ row }: { row: Holidays }) {
  const { t } = useTranslation('organisation')
  return (
    <StatusBadge tone={row.confirmed ? 'good' : 'warn'}>
      {t(`holidays.filters.state.${row.confirmed ? 'confirmed' : 'tentative'}`)}
    </StatusBadge>
  )
}

export const schedules = collection('workSchedules', {
  texts: 'organisation:schedules',
  columns: [
    'nameFr',
    'validFrom',
    'validTo',
    'start',
    'end',
    { key: 'weekdays', render: (row) => <WeekdayNames days={row.weekdays} /> },
    '?breakMinutes',
    '?fridayBreakMinutes',
    '?graceMinutes',
    '?toleratedMinutes',
    '?employeeId',
    '?bureauId',
    '?serviceId',
    '?annexeId',
    '?overnight',
    '?ramadan',
  ],
  sort: '-validFrom',
  sorts: ['nameFr', 'validFrom', 'validTo'],
  search: ['nameFr', 'nameAr'],
  facts: ['validFrom', 'start', 'end'],
  sections: {
    validity: ['nameFr', 'nameAr', 'validFrom', 'validTo', 'ramadan', 'ramadanExempt'],
    hours: [
      'start',
      'end',
      'overnight',
      'breakMinutes',
      'fridayBreakMinutes',
      'graceMinutes',
      'toleratedMinutes',
      'weekdays',
    ],
    // One of them at most; the whole commune where none is named.
    whose: ['employeeId', 'bureauId', 'serviceId', 'divisionId', 'directionId', 'annexeId'],
  },
  slots: { weekdays: (props) => <WeekdayField {...props} /> },
  renderValue: { weekdays: (value) => <WeekdayNames days={(value ?? []) as number[]} /> },
  values: { weekdays: (row) => <WeekdayNames days={row.weekdays} /> },
})
