import { Query } from 'appwrite'
import { fieldColumn, namesColumn } from '@/parts/resource-table/field-column'
import { StatusBadge } from '@/ui/status-badge'
import { namedSpec, type ReferenceList } from './reference-list'
import { WeekdayField, WeekdayNames } from './weekday-field'

export const holidays: ReferenceList<'holidays'> = {
  tab: 'holidays',
  spec: namedSpec('holidays', {
    sort: '-date',
    filters: [
      { kind: 'choice', param: 'kind', field: 'kind' },
      {
        kind: 'case',
        param: 'state',
        field: 'confirmed',
        cases: { confirmed: [Query.equal('confirmed', true)], tentative: [Query.equal('confirmed', false)] },
      },
    ],
    sorts: { date: 'date', kind: 'kind' },
  }),
  inBar: ['kind', 'state'],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'date', { sort: 'date' }),
    fieldColumn(meta, 'kind', { sort: 'kind' }),
    fieldColumn(meta, 'confirmed', {
      label: t('state'),
      render: (row) => (
        <StatusBadge tone={row.confirmed ? 'good' : 'warn'}>{t(row.confirmed ? 'confirmed' : 'tentative')}</StatusBadge>
      ),
    }),
  ],
  facts: ['date', 'kind'],
  groups: [{ title: 'day', fields: ['nameFr', 'nameAr', 'date', 'kind', 'confirmed'] }],
  references: [],
}

export const schedules: ReferenceList<'workSchedules'> = {
  tab: 'schedules',
  spec: namedSpec('workSchedules', {
    sort: '-validFrom',
    sorts: { validFrom: 'validFrom', validTo: 'validTo' },
  }),
  inBar: [],
  columns: ({ meta, language, t }) => [
    namesColumn(t('name'), language),
    fieldColumn(meta, 'validFrom', { sort: 'validFrom' }),
    fieldColumn(meta, 'validTo', { sort: 'validTo' }),
    fieldColumn(meta, 'start'),
    fieldColumn(meta, 'end'),
    fieldColumn(meta, 'weekdays', { label: t('weekdays'), render: (row) => <WeekdayNames days={row.weekdays} /> }),
    fieldColumn(meta, 'breakMinutes', { optional: true }),
    fieldColumn(meta, 'fridayBreakMinutes', { optional: true }),
    fieldColumn(meta, 'graceMinutes', { optional: true }),
    fieldColumn(meta, 'toleratedMinutes', { optional: true }),
  ],
  facts: ['validFrom', 'start', 'end'],
  groups: [
    { title: 'validity', fields: ['nameFr', 'nameAr', 'validFrom', 'validTo'] },
    {
      title: 'hours',
      fields: ['start', 'end', 'breakMinutes', 'fridayBreakMinutes', 'graceMinutes', 'toleratedMinutes', 'weekdays'],
    },
  ],
  values: { weekdays: (row) => <WeekdayNames days={row.weekdays} /> },
  slots: { weekdays: (props) => <WeekdayField {...props} /> },
  references: [],
}
