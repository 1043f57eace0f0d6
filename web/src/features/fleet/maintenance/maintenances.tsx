import { Card, Title } from '@mantine/core'
import { IconBan, IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Maintenances } from '@/api/schema.gen'
import { titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { CarCell, NextDueCell, OrderCard } from './cells'
import { readLines } from './parts/lines'
import { PARTS_RENDERERS } from './parts/parts-summary'
import { isOver, maintenanceName } from './state'

const PartsField = lazy(() => import('./parts/parts-field'))
const UsedParts = lazy(() => import('./parts/used-parts'))
const FinishDialog = lazy(() => import('./finish-dialog'))

/** The work orders of the park. */
export default collection('maintenances', {
  texts: 'maintenance',
  columns: [
    { key: 'carId', expand: ['car.type'], render: (row) => <CarCell row={row} /> },
    'kind',
    'date',
    'status',
    'garage',
    'totalCost',
    {
      key: 'nextDue',
      fields: ['nextDueDate', 'nextDueOdometer'],
      sort: 'nextDueDate',
      render: (row) => <NextDueCell row={row} />,
    },
    '?odometer',
    '?labourCost',
    '?description',
  ],
  sort: '-date',
  sorts: ['carId', 'date', 'totalCost', 'nextDueDate'],
  filters: [
    'status',
    'carId',
    'kind',
    { kind: 'distinct', param: 'garage', field: 'garage', report: 'garages' },
    { kind: 'dateBound', param: 'from', field: 'date', side: 'from' },
    { kind: 'dateBound', param: 'to', field: 'date', side: 'to' },
  ],
  search: ['garage', 'description'],
  card: (row, { meta }) => <OrderCard row={row} meta={meta} />,
  sections: {
    work: ['carId', 'kind', 'date', 'garage', 'description'],
    parts: ['parts'],
    costs: ['labourCost', 'odometer', 'odometerChecked'],
    next: ['nextDueDate', 'nextDueOdometer'],
  },
  // Of work that is over only what did not cost anything may still be set right.
  sectionsOf: (record, all) =>
    record && isOver(record)
      ? { work: ['kind', 'date', 'garage', 'description'], costs: ['odometer', 'odometerChecked'], next: all.next }
      : all,
  hintOf: (record) => (record && isOver(record) ? 'form.finishedHint' : 'form.hint'),
  slots: { parts: (props) => <PartsField {...props} /> },
  startsOn: 'date',
  renderValue: PARTS_RENDERERS,
  page: ['work', [{ section: 'costs', fields: ['labourCost', 'odometer', 'totalCost'] }, 'next']],
  below: (row) => 'parts' in row && <PartsUsed row={row} />,
  nameOf: (row, { meta, language }) => maintenanceName(row, meta, language),
  crumb: (row) => titles(row.car),
  actions: (row, { fold, edit }) => {
    const { flow, rare } = fold(0)
    return (
      <>
        {edit(isOver(row) ? 'filled' : 'default')}
        {flow}
        {rare}
      </>
    )
  },
  flow: {
    cancel: { Icon: IconBan, asks: 'destructive' },
    start: { Icon: IconPlayerPlay },
  },
  acts: { 'maintenances.finish': { Icon: IconCheck, isMain: () => true, RowDialog: FinishDialog } },
})

function PartsUsed({ row }: { row: Maintenances }) {
  const { t } = useTranslation('maintenance')
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('groups.parts')}
      </Title>
      <UsedParts lines={readLines(row.parts)} />
    </Card>
  )
}
