import { IconDoorExit, IconMailCheck, IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import { today } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { MarkText } from '../cells'
import { CandidateCard } from './candidate-card'
import { EntryLink } from './entry-link'

const CandidateActions = lazy(() => import('./candidate-actions'))
const CandidateBulk = lazy(() => import('./candidate-bulk'))
const DeclineDialog = lazy(() => import('./decline-dialog'))
const ReviewPane = lazy(() => import('./review/review-pane'))
const Findings = lazy(() => import('./review/findings'))
const PublishedWord = lazy(() => import('./published-word'))
const RefusalNoticeDialog = lazy(() => import('./refusal-notice-dialog'))
const SheetTab = lazy(() => import('../results/sheet-tab'))

/** The candidates of all exams, and the file of one. */
export default collection('candidates', {
  texts: 'candidates',
  columns: [
    'nameFr',
    'candidateNumber',
    'CIN',
    'recruitmentId',
    'specialtyId',
    { key: 'status', render: (row) => <ChoiceBadge collection="candidates" field="status" value={row.status} /> },
    'submittedAt',
    '?positionId',
    '?birth_date',
    '?sex',
    '?region',
    '?diploma',
    '?ground',
    '?source',
    { key: 'written_grade', optional: true, numeric: true, render: (row) => <MarkText mark={row.written_grade} /> },
    { key: 'oral_grade', optional: true, numeric: true, render: (row) => <MarkText mark={row.oral_grade} /> },
    { key: 'final_score', optional: true, numeric: true, render: (row) => <MarkText mark={row.final_score} /> },
    '?final_rank',
  ],
  sort: '-submittedAt',
  fallback: 'nameFr',
  sorts: [
    'nameFr',
    'candidateNumber',
    'CIN',
    'submittedAt',
    'birth_date',
    'written_grade',
    'oral_grade',
    'final_score',
    'final_rank',
  ],
  filters: [
    'recruitmentId',
    { kind: 'ref', param: 'category', field: 'positionId', to: 'positions' },
    'specialtyId',
    'status',
    'sex',
    'ground',
    'source',
  ],
  pinnedFilters: ['recruitment', 'category', 'specialty', 'status'],
  search: ['nameFr', 'nameAr', 'CIN', 'candidateNumber'],
  add: () => <EntryLink />,
  card: (row) => <CandidateCard row={row} />,
  bulk: (ids, selected) => <CandidateBulk ids={ids} selected={selected} />,
  sections: {
    application: ['recruitmentId', 'positionId', 'specialtyId', 'ground', 'serviceMonths', 'accommodation'],
    person: ['nameFr', 'nameAr', 'CIN', 'birth_date', 'birth_place', 'sex', 'nationality', 'diploma', 'region'],
    contact: ['phone', 'email', 'address'],
  },
  initials: ({ nameFr, nameAr }, { language }) => inLanguage(nameFr, nameAr, language),
  badges: (row) => <ChoiceBadge collection="candidates" field="status" value={row.status} />,
  summary: (row) => <Findings row={row} />,
  acts: {
    'candidates.decline': { Icon: IconDoorExit, RowDialog: DeclineDialog },
    'candidates.refusalNotice': { Icon: IconPrinter, RowDialog: RefusalNoticeDialog },
    'candidates.letterSent': { Icon: IconMailCheck },
    'candidates.withdrawAtDesk': { Icon: IconDoorExit, initial: () => ({ withdrawalReceivedOn: today() }) },
  },
  actions: (row, { acts }) => <CandidateActions row={row} acts={acts} />,
  tabs: {
    file: { render: (row) => <ReviewPane row={row} />, reads: 'candidates' },
    results: { render: (row) => <SheetTab row={row} />, reads: 'candidates' },
    history: 'history',
  },
  values: {
    publishedStatus: (row) => <PublishedWord row={row} />,
    written_grade: (row) => <MarkText mark={row.written_grade} />,
    oral_grade: (row) => <MarkText mark={row.oral_grade} />,
    final_score: (row) => <MarkText mark={row.final_score} />,
  },
})
