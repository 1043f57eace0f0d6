import { IconUpload } from '@tabler/icons-react'
import { lazy } from 'react'
import { useRights } from '@/api/hooks'
import { collection } from '@/engine/collection-screen/definition'
import { relatedTabs, withTabs } from '@/engine/collection-screen/joined-tabs'
import { period, relatedCollection } from '@/engine/collection-screen/related'
import { formatInstant } from '@/i18n/format'
import { DeviceBadge, DeviceCard, DeviceCell, Drift } from './cells'
import { DeviceActions } from './device-actions'
import { deviceName } from './name'
import { StrangersBar } from './strangers-bar'

const LogFileDialog = lazy(() => import('./log-file-dialog'))

const commands = relatedCollection('deviceCommands', {
  field: 'deviceId',
  texts: 'devices:commands',
  columns: ['number', 'kind', 'state', 'sentAt', 'answeredAt', '?attempts', '?result', '?byId'],
  sort: '-number',
  sorts: ['number', 'sentAt'],
  filters: ['state', 'kind'],
  nameOf: (row) => String(row.number),
})

const uploads = relatedCollection('deviceUploads', {
  field: 'deviceId',
  texts: 'devices:uploads',
  columns: ['receivedAt', 'kind', 'lines', 'newLines', 'malformedLines', '?sha256'],
  sort: '-receivedAt',
  sorts: ['receivedAt', 'lines'],
  filters: period('receivedAt', true),
  nameOf: (row, { language }) => formatInstant(row.receivedAt, language),
})

const lines = relatedCollection('malformedPunches', {
  field: 'deviceId',
  texts: 'devices:lines',
  columns: [{ key: 'line', render: (row) => <span className="ltr breaks">{row.line}</span> }, 'fault', 'receivedAt'],
  sort: '-receivedAt',
  sorts: ['receivedAt'],
  filters: ['fault'],
  nameOf: (row) => row.line ?? '',
})

const drifts = relatedCollection('deviceDrifts', {
  field: 'deviceId',
  texts: 'devices:drifts',
  columns: ['fromAt', 'toAt', 'minutes', 'reason'],
  sort: '-fromAt',
  sorts: ['fromAt', 'minutes'],
  filters: period('fromAt', true),
  fields: ['fromAt', 'toAt', 'minutes', 'reason'],
  nameOf: (row, { language }) => formatInstant(row.fromAt, language),
})

const screen = collection('devices', {
  texts: 'devices:devices',
  columns: [
    { key: 'serialNumber', fields: ['serialNumber', 'nameFr', 'nameAr'], render: (row) => <DeviceCell row={row} /> },
    'annexeId',
    {
      key: 'state',
      fields: ['allowed', 'lastSeenAt', 'outOfServiceFrom', 'outOfServiceTo'],
      render: (row) => <DeviceBadge row={row} />,
    },
    'lastSeenAt',
    { key: 'drift', fields: ['drift', 'allowed'], render: (row) => <Drift row={row} /> },
    'unknownCodes',
    '?toldUntil',
    '?malformedLines',
    '?ip',
    '?model',
    '?firmware',
    '?lastLogAt',
  ],
  sort: 'serialNumber',
  sorts: ['serialNumber'],
  filters: ['annexeId', 'allowed'],
  card: (row) => <DeviceCard row={row} />,
  above: () => <StrangersBar />,
  sections: {
    device: ['serialNumber', 'nameFr', 'nameAr', 'annexeId', 'model'],
    door: ['allowed', 'networks', 'installedOn'],
    service: ['outOfServiceFrom', 'outOfServiceTo', 'outOfServiceReason'],
  },
  hintOf: () => 'form.hint',
  useForm: useDeviceForm,
  tabs: {
    file: [
      'device',
      'door',
      { section: 'contact', fields: ['lastSeenAt', 'lastLogAt', 'toldUntil', 'drift', 'ip', 'firmware'] },
      'service',
    ],
    history: 'history',
  },
  values: { drift: (row) => <Drift row={row} /> },
  nameOf: (row, { language }) => deviceName(row, language),
  other: (row) => <span className="ltr">{row.serialNumber}</span>,
  badges: (row) => <DeviceBadge row={row} />,
  acts: { 'punches.importFile': { Icon: IconUpload, RowDialog: LogFileDialog } },
  actions: (row, { remove, edit, acts }) => (
    <>
      <DeviceActions row={row} />
      {acts}
      {edit()}
      {remove}
    </>
  ),
})

/** What opens the door is for administrators. */
const DOOR = ['serialNumber', 'allowed', 'networks', 'installedOn']

function useDeviceForm() {
  const { admin } = useRights()
  return { isVisible: (field: string) => admin || !DOOR.includes(field) }
}

/** The terminals at the doors of the commune. */
export const devices = withTabs(screen, [
  relatedTabs('devices', {
    commands: { list: commands },
    uploads: { list: uploads },
    lines: { list: lines },
    drifts: { list: drifts },
  }),
])
