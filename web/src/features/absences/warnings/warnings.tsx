import { IconArrowBackUp, IconBan, IconGavel, IconMailCheck, IconMessage2, IconSignature } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense } from 'react'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { FactCell, letterName, WarningCard } from './cells'
import { isOpen, writable } from './state'
import { useWarningForm } from './warning-form'

const dialogs = () => import('./warning-dialogs')
const SignDialog = lazy(() => dialogs().then((all) => ({ default: all.SignDialog })))
const AcknowledgeDialog = lazy(() => dialogs().then((all) => ({ default: all.AcknowledgeDialog })))
const DisputeDialog = lazy(() => dialogs().then((all) => ({ default: all.DisputeDialog })))
const UpholdDialog = lazy(() => dialogs().then((all) => ({ default: all.UpholdDialog })))
const CancelDialog = lazy(() => dialogs().then((all) => ({ default: all.CancelDialog })))
const EscalateButton = lazy(() => import('./escalate-button'))
const HandoverButton = lazy(() => import('./handover-button'))
const LetterFiles = lazy(() => import('./letter-files'))

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
  actions: (row, { fold, edit }) => {
    const { flow, rare } = fold(1)
    return (
      <>
        {(row.status === 'draft' || (isOpen(row) && row.status !== 'disputed')) && edit('default')}
        <Suspense>
          <HandoverButton row={row} />
          <EscalateButton row={row} />
        </Suspense>
        {flow}
        {rare}
      </>
    )
  },
  flow: {
    cancel: { Icon: IconBan, asks: 'destructive', Dialog: CancelDialog },
    revoke: { Icon: IconArrowBackUp, asks: 'destructive', Dialog: CancelDialog },
    sign: { Icon: IconSignature, variant: 'filled', Dialog: SignDialog },
    acknowledge: { Icon: IconMailCheck, Dialog: AcknowledgeDialog },
    dispute: { Icon: IconMessage2, Dialog: DisputeDialog },
    uphold: { Icon: IconGavel, variant: 'filled', Dialog: UpholdDialog },
  },
})
