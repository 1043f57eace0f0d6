import { Group } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { optionLabel } from '@/api/schema-meta'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import { TypeName } from '../cells'
import { LargestButton } from './largest-button'
import { LedgerCard } from './ledger-card'
import { OpeningButton } from './opening-button'

/** The ledger of days: what was given and what was taken, row by row; nothing of it is changed or deleted. */
export default collection('leaveRecords', {
  texts: 'leave:ledger',
  columns: [
    'start_date',
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'type', render: (row) => <TypeName code={row.type} /> },
    'year',
    'kind',
    'days',
    'days_owed',
    '?cumulative_days',
    '?expiresOn',
    '?reason',
    '?byId',
  ],
  sort: '-start_date',
  sorts: ['start_date', 'employeeId', 'days'],
  search: ['reason'],
  filters: ['kind', 'employeeId'],
  facts: ['type', 'kind', 'days'],
  card: (row) => <LedgerCard row={row} />,
  bulk: null,
  above: () => (
    <Group gap="xs" mb="sm">
      <OpeningButton />
      <LargestButton />
    </Group>
  ),
  acts: { 'leaveRecords.reverse': { Icon: IconArrowBackUp } },
  sections: {
    entry: ['employeeId', 'type', 'year', 'kind', 'start_date', 'days', 'cumulative_days', 'days_owed'],
    why: ['reason', 'requestId', 'byId', 'reversesId', 'expiresOn'],
  },
  values: { type: (row) => <TypeName code={row.type} /> },
  // Whose day it is and what was written of it: the type that it goes by is a word of the house.
  nameOf: (row, { language, meta }) =>
    [
      row.employee ? titleOf(row.employee, language) : '',
      `${optionLabel(meta, 'kind', row.kind)} ${formatDay(row.start_date, language)}`,
    ]
      .filter(Boolean)
      .join(' — '),
  crumb: (row) => titles(row.employee),
})
