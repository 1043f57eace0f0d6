import { IconBan, IconFlagCheck, IconPrinter } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, type ReactNode } from 'react'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import { isMonth } from '@/engine/calendar/month'
import { collection } from '@/engine/collection-screen/definition'
import { MomentCell } from '@/fields/moment-cell'
import { NamesCell } from '@/fields/names-cell'
import { clockOf, instantOf } from '@/i18n/clock'
import { formatMonth } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { DestinationCell, MissionCard, missionNumber, missionTitle, ObjectCell } from './cells'
import { useMayWrite } from './may-write'
import { useMissionForm } from './mission-form'
import { MissionStatus } from './mission-status'
import { OVERRIDDEN_RENDERERS } from './overridden'

const OrderFiles = lazy(() => import('./order-files'))
const PrintDialog = lazy(() => import('./print-dialog'))

/** What is told at the return of a mission with a car. */
const OF_CAR = ['odometerOut', 'odometerIn', 'odometerChecked', 'fuelLitres', 'fuelCost']

/** Numbers follow the order of creation: the newest comes first. */
export default collection('missions', {
  texts: 'missions',
  columns: [
    {
      key: 'number',
      fields: ['num', 'year'],
      sort: '$createdAt',
      render: (row) => <span className="ltr tabular">{missionNumber(row)}</span>,
    },
    { key: 'persoActifId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'mission', fields: ['mission', 'missionAr'], render: (row) => <ObjectCell row={row} /> },
    {
      key: 'destination',
      fields: ['destination', 'destinationAr'],
      render: (row) => <DestinationCell row={row} />,
    },
    'carId',
    { key: 'departAt', render: (row) => <MomentCell at={row.departAt} /> },
    { key: 'returnAt', render: (row) => <MomentCell at={row.returnAt} /> },
    { key: 'status', render: (row) => <MissionStatus row={row} /> },
    '?bureau',
    '?driverId',
    '?transport',
    '?numSerie',
    '?distance',
    '?fuelLitres',
  ],
  sort: '-$createdAt',
  sorts: ['persoActifId', 'destination', 'departAt', 'returnAt', 'distance'],
  search: { text: ['numSerie', 'mission', 'num', 'year'], min: 2 },
  filters: [
    { kind: 'ref', param: 'employee', field: 'persoActifId', to: 'employees' },
    'bureau',
    { kind: 'text', param: 'destination', field: 'destination' },
    'carId',
    'status',
    {
      kind: 'distinct',
      param: 'month',
      field: 'month',
      report: 'missionsByMonth',
      format: (month, language) => (isMonth(month) ? formatMonth(month, language) : month),
    },
    'serviceId',
    { kind: 'distinct', param: 'place', field: 'destination', report: 'missionsByDestination' },
    {
      kind: 'preset',
      param: 'cancelled',
      field: 'cancelledAt',
      presets: { without: [Query.isNull('cancelledAt')] },
    },
    {
      kind: 'preset',
      param: 'dates',
      field: 'departAt',
      presets: { unset: [Query.isNull('departAt'), Query.isNull('cancelledAt')] },
    },
  ],
  pinnedFilters: ['employee', 'bureau', 'destination', 'car'],
  listHint: (rights) => {
    if (administersMissions(rights)) return 'hintAll'
    return rights.employeeId ? 'hintOwn' : 'hintNone'
  },
  card: (row) => <MissionCard row={row} />,
  // An order is cancelled, never deleted.
  bulk: null,
  sections: {
    who: ['persoActifId', 'bureau', 'destination', 'destinationAr', 'mission', 'missionAr'],
    when: ['departAt', 'returnAt'],
    // What stands against it is told beneath the car.
    how: ['transport', 'carId', 'overrideReason', 'driverId', 'companions', 'odometerOut'],
    after: ['changeReason'],
    back: ['returnedAt', 'odometerIn', 'odometerChecked', 'fuelLitres', 'fuelCost'],
  },
  // What is known at the return is put right here; a new order is closed from its page.
  sectionsOf: (record, { back, after, ...before }) => ({
    ...before,
    ...(record?.returnedAt && { back }),
    ...(record?.status === 'completed' && { after }),
  }),
  useForm: useMissionForm,
  startsOn: 'departAt',
  renderValue: OVERRIDDEN_RENDERERS,
  values: { overridden: (row) => OVERRIDDEN_RENDERERS.overridden?.(row.overridden) },
  page: [
    { section: 'cancelled', fields: ['cancelledReason', 'cancelledAt'], when: (row) => row.cancelledAt !== null },
    {
      section: 'what',
      fields: ['destination', 'destinationAr', 'mission', 'missionAr', 'departAt', 'returnAt', 'returnedAt'],
    },
    { section: 'who', fields: ['persoActifId', 'bureau', 'serviceId', 'companions'] },
    {
      section: 'how',
      fields: [
        'transport',
        'carId',
        'numSerie',
        'driverId',
        'odometerOut',
        'odometerIn',
        'distance',
        'fuelLitres',
        'fuelCost',
      ],
    },
    { section: 'after', fields: ['changeReason'], when: (row) => Boolean(row.changeReason) },
    {
      section: 'override',
      fields: ['overrideReason', 'overriddenById', 'overridden'],
      when: (row) => Boolean(row.overrideReason && row.overriddenBy),
    },
    {
      // Whoever may not read users is told who overrode by the history alone: an id says nothing.
      section: 'override',
      fields: ['overrideReason', 'overridden'],
      when: (row) => Boolean(row.overrideReason && !row.overriddenBy),
    },
    { key: 'files', render: (row) => <OrderFiles row={row} /> },
  ],
  nameOf: (row, { meta }) => missionTitle(row, meta),
  other: (row, { language }) => inLanguage(row.destination, row.destinationAr, language),
  // What is most wanted comes last: that its return is told where it may be, else that its order is printed.
  acts: {
    'missions.cancel': { Icon: IconBan },
    'missions.print': {
      Icon: IconPrinter,
      isMain: ({ status, returnedAt }) => status === 'upcoming' || Boolean(returnedAt),
      RowDialog: PrintDialog,
    },
    'missions.close': {
      Icon: IconFlagCheck,
      isMain: () => true,
      hides: ({ carId }) => (carId ? [] : OF_CAR),
      initial: (row) => ({ ...row, returnedAt: likelyReturn(row) }),
    },
  },
  actions: (row, { edit, fold }) => {
    const { flow, rare } = fold(0)
    return (
      <>
        <Edit row={row} link={edit('default')} />
        {flow}
        {rare}
      </>
    )
  },
})

/** For whoever may correct it: not all who may change missions may change each. */
function Edit({ row, link }: { row: Missions; link: ReactNode }) {
  return useMayWrite(row).edit && link
}

/** Of a mission that ended by the clock the planned return is the likeliest; of any other, this minute. */
function likelyReturn({ returnAt }: Missions): string {
  const now = instantOf(clockOf(new Date().toISOString()))
  return returnAt && returnAt < now ? returnAt : now
}
