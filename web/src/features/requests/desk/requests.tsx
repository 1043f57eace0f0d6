import {
  IconFileCheck,
  IconHandGrab,
  IconPackageExport,
  IconPencil,
  IconPrinter,
  IconSignature,
  IconX,
} from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { DueCell, RequestCard, requestName, StateBadge } from './cells'
import { useGenerated, useGenerateLabel } from './use-generated'

const SignDialog = lazy(() => import('./sign-dialog'))
const RefusalDialog = lazy(() => import('../refusal-dialog'))
const RequestPapers = lazy(() => import('./request-papers'))

/** Documents that employees ask for: one queue, what is due first. */
export default collection('documentRequests', {
  texts: 'requests',
  columns: [
    'receiptNumber',
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    'type',
    { key: 'dueOn', fields: ['dueOn', 'status'], render: (row) => <DueCell row={row} /> },
    { key: 'step', fields: ['step', 'status'], render: (row) => <StateBadge row={row} /> },
    'refNumber',
    'copies',
    '?language',
    '?submittedAt',
    '?handledById',
    '?generatedAt',
    '?signedAt',
    '?deliveredAt',
  ],
  sort: 'queueOrder',
  fallback: 'dueOn',
  sorts: ['receiptNumber', 'employeeId', 'dueOn', 'submittedAt', 'generatedAt', 'deliveredAt'],
  filters: ['status', 'step', 'type', 'employeeId', 'handledById', 'language'],
  pinnedFilters: ['status', 'type'],
  facts: ['type', 'dueOn', 'step'],
  card: (row) => <RequestCard row={row} />,
  bulk: (ids, { list, acts }) => (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {acts}
    </>
  ),
  sections: { what: ['type', 'language', 'copies', 'reason'] },
  badges: (row) => <ChoiceBadge collection="documentRequests" field="status" value={row.status} />,
  page: [
    [
      {
        section: 'what',
        fields: ['employeeId', 'type', 'language', 'copies', 'reason', 'receiptNumber', 'submittedAt', 'dueOn'],
      },
      {
        section: 'text',
        fields: ['freeText', 'freeTextAr'],
        when: (row) => row.type === 'other',
      },
    ],
    [
      { key: 'papers', render: (row) => <RequestPapers row={row} /> },
      { section: 'answer', fields: ['step', 'handledById', 'refNumber', 'generatedAt'] },
      { section: 'repeat', fields: ['repeatOfId'], when: (row) => Boolean(row.repeatOfId) },
      { section: 'signature', fields: ['signedAt'], when: (row) => Boolean(row.signedAt) },
      {
        section: 'delivery',
        fields: ['deliveredAt', 'deliveredTo', 'signedByHand'],
        when: (row) => Boolean(row.deliveredAt),
      },
      { section: 'refusal', fields: ['rejectionReason'], when: (row) => row.status === 'rejected' },
    ],
  ],
  values: { dueOn: (row) => <DueCell row={row} /> },
  acts: {
    'documentRequests.reject': { Icon: IconX },
    'documentRequests.process': { Icon: IconHandGrab },
    'documentRequests.edit': {
      Icon: IconPencil,
      initial: (row) => row,
      hides: ({ language }) => (language === 'ar' ? ['freeText'] : language === 'fr' ? ['freeTextAr'] : []),
    },
    'documentRequests.generate': {
      Icon: IconFileCheck,
      isMain: ({ step }) => step !== 'generated',
      isBulk: true,
      useLabel: useGenerateLabel,
      useSaid: useGenerated,
    },
    'documentRequests.deliver': {
      Icon: IconPackageExport,
      isMain: ({ step }) => step === 'signed',
      hides: ({ step }) => (step === 'signed' ? ['signedByHand'] : []),
    },
    'documentRequests.sign': {
      Icon: IconSignature,
      isMain: () => true,
      isBulk: true,
      Dialog: SignDialog,
    },
    'documentRequests.printRefusal': { Icon: IconPrinter, RowDialog: RefusalDialog },
  },
  actions: (_, { acts, remove }) => (
    <>
      {acts}
      {remove}
    </>
  ),
  nameOf: (row, { meta, language }) => requestName(row, meta, language),
  crumb: (row) => titles(row.employee),
})
