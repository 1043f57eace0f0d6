import { IconArrowUpRight, IconBan, IconGavel, IconMailCheck, IconSignature } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { FactCell, letterName, WarningCard } from './cells'
import { ANSWERS } from './letter-acts'
import { isWritable, writable } from './state'
import { useWarningForm } from './warning-form'

const EscalateDialog = lazy(() => import('./escalate-dialog'))
const HandoverDialog = lazy(() => import('./handover-dialog'))
const LetterFiles = lazy(() => import('./letter-files'))
const UpholdDialog = lazy(() => import('./uphold-dialog'))

/** Letters about absences and lateness, the newest first. */
export default collection('warnings', {
  texts: 'warnings',
  columns: [
    { key: 'refNumber', sort: 'date', render: (row) => <span className="ltr tabular">{row.refNumber}</span> },
    { key: 'persoActifId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    'date',
    'kind',
    { key: 'fact', fields: ['absent', 'minutesLate'], render: (row) => <FactCell row={row} /> },
    { key: 'status', render: (row) => <ChoiceBadge collection="warnings" field="status" value={row.status} /> },
    'replyUntil',
    '?annexeId',
    '?serviceId',
    '?bureauId',
    '?respondedAt',
    '?decidedAt',
  ],
  sort: '-$createdAt',
  sorts: ['persoActifId', 'date', 'replyUntil', 'annexeId'],
  // Its number is a filter of its own.
  search: [],
  filters: [
    { kind: 'text', param: 'number', field: 'refNumber' },
    {
      kind: 'preset',
      param: 'fact',
      field: 'absent',
      presets: { absent: [Query.equal('absent', true)], late: [Query.equal('absent', false)] },
    },
    'status',
    ...period('date'),
    'kind',
    { kind: 'ref', param: 'employee', field: 'persoActifId', to: 'employees' },
    'annexeId',
    'serviceId',
    'bureauId',
  ],
  pinnedFilters: ['number', 'fact', 'status', 'from', 'to'],
  facts: ['date', 'kind', 'fact', 'status'],
  card: (row, { meta }) => <WarningCard row={row} meta={meta} />,
  // What was issued bears a number: it is cancelled, never deleted.
  bulk: null,
  sections: {
    who: ['persoActifId', 'kind'],
    facts: ['date', 'absent', 'minutesLate'],
    letter: ['reason', 'reasonAr', 'replyUntil'],
  },
  sectionsOf: (record, all) => writable(record, all),
  hintOf: (record) => (record ? 'form.issuedHint' : 'form.hint'),
  useForm: useWarningForm,
  startsOn: 'date',
  page: [
    [
      {
        section: 'facts',
        fields: [
          'persoActifId',
          'kind',
          'date',
          'absent',
          'minutesLate',
          'reason',
          'reasonAr',
          'replyUntil',
          'previousId',
        ],
      },
      { section: 'place', fields: ['annexeId', 'serviceId', 'bureauId', 'authorId'] },
    ],
    [
      { section: 'signed', fields: ['signedById', 'signedAt', 'signedScanId'], when: (row) => Boolean(row.signedAt) },
      {
        section: 'acknowledged',
        fields: ['handedOn', 'handedHow', 'receiptFileId', 'handedById', 'acknowledgedAt'],
        when: (row) => Boolean(row.handedOn ?? row.acknowledgedAt),
      },
      {
        section: 'reply',
        fields: ['response', 'replyFileId', 'respondedAt'],
        when: (row) => Boolean(row.respondedAt),
      },
      {
        section: 'decision',
        fields: ['decision', 'cancelledReason', 'decidedById', 'decidedAt'],
        when: (row) => Boolean(row.decidedAt),
      },
      { key: 'files', render: (row) => <LetterFiles row={row} /> },
    ],
  ],
  nameOf: (row, { meta }) => letterName(row, meta),
  other: (row, { language }) => (row.employee ? titleOf(row.employee, language) : null),
  crumb: (row) => ({ fr: row.refNumber ?? '', ar: row.refNumber ?? '' }),
  acts: {
    'warnings.handOver': { Icon: IconMailCheck, RowDialog: HandoverDialog },
    'warnings.escalate': { Icon: IconArrowUpRight, RowDialog: EscalateDialog },
    'warnings.cancel': { Icon: IconBan },
    'warnings.signByHand': { Icon: IconSignature, isMain: () => true },
    ...ANSWERS,
    'warnings.decide': { Icon: IconGavel, isMain: () => true, RowDialog: UpholdDialog },
  },
  actions: (row, { fold, edit }) => {
    const { flow, rare } = fold(0)
    return (
      <>
        {isWritable(row) && edit('default')}
        {flow}
        {rare}
      </>
    )
  },
})
