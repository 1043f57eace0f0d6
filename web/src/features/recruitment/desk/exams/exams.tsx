import { lazy } from 'react'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import type { RelatedName } from './related/related'

const examPage = () => import('./exam-page')
const ExamActions = lazy(() => examPage().then((all) => ({ default: all.ExamActions })))
const Announcement = lazy(() => examPage().then((all) => ({ default: all.Announcement })))
const NextStep = lazy(() => examPage().then((all) => ({ default: all.NextStep })))
const RelatedTab = lazy(() => import('./related/related-tab'))
const CandidatesTab = lazy(() => import('./related/candidates-tab'))
const RoomsTab = lazy(() => import('../convocations/rooms-tab'))
const WrittenTab = lazy(() => import('../marking/written-tab'))
const OralTab = lazy(() => import('../marking/oral-tab'))
const ResultsTab = lazy(() => import('../results/results-tab'))
const TieRulesField = lazy(() => import('./rules/tie-rules-field'))
const QuotasField = lazy(() => import('./rules/quotas-field'))
const TieRules = lazy(() => examPage().then((all) => ({ default: all.TieRules })))
const Quotas = lazy(() => examPage().then((all) => ({ default: all.Quotas })))

const relatedTab = (name: RelatedName, reads: CollectionId) => ({
  render: (row: Recruitments) => <RelatedTab name={name} exam={row} />,
  reads,
})

/** The exams of the commune, and everything that belongs to one. */
export default collection('recruitments', {
  texts: 'exams',
  columns: [
    'titleFr',
    { key: 'status', render: (row) => <ChoiceBadge collection="recruitments" field="status" value={row.status} /> },
    'application_deadline',
    'exam_date',
    'decision_ref',
    '?decision_date',
    '?publishedAt',
    '?results_announced_at',
    '?waitingListUntil',
  ],
  sort: '-$createdAt',
  sorts: ['titleFr', 'application_deadline', 'exam_date', 'decision_date', 'publishedAt'],
  filters: [
    'status',
    { kind: 'dateBound', param: 'from', field: 'exam_date', side: 'from' },
    { kind: 'dateBound', param: 'to', field: 'exam_date', side: 'to' },
  ],
  pinnedFilters: ['status', 'from', 'to'],
  facts: ['status', 'application_deadline', 'exam_date'],
  sections: {
    decision: [
      'titleFr',
      'titleAr',
      'decision_ref',
      'decision_date',
      'decision_signature_date',
      'advertisement_ref',
      'press_announcement_ref',
    ],
    dates: ['application_deadline', 'exam_date', 'exam_time', 'appealDays', 'noAppealReason', 'waitingListUntil'],
    conditions: ['nationality', 'min_age', 'max_age', 'ageExtension', 'age_reference_date'],
    marks: [
      'written_weight',
      'oral_weight',
      'thresholdsBy',
      'min_written',
      'min_oral',
      'min_total',
      'absentRule',
      'tieRules',
    ],
    quotas: ['rounding', 'quotas'],
    lists: ['nameOnLists', 'listsDays'],
    instructions: ['instructionsFr', 'instructionsAr'],
  },
  // What applicants rely on is frozen; what the notice left open is filled in once, what newspapers print comes later.
  sectionsOf: (record, all) =>
    record?.publishedAt
      ? {
          decision: ['advertisement_ref', 'press_announcement_ref'],
          dates: (['exam_date', 'exam_time'] as const).filter((name) => record[name] === null),
        }
      : all,
  // What an exam is saved with unless somebody says otherwise stands there to be read.
  useForm: (record) => (record ? {} : { initial: { written_weight: 2, oral_weight: 3 } }),
  hintOf: (record) => (record?.publishedAt ? 'form.publishedHint' : 'form.hint'),
  slots: {
    tieRules: (props) => <TieRulesField {...props} />,
    quotas: (props) => <QuotasField {...props} />,
  },
  values: {
    tieRules: (row) => <TieRules value={row.tieRules} />,
    quotas: (row) => <Quotas value={row.quotas} />,
  },
  renderValue: {
    tieRules: (value) => <TieRules value={value} />,
    quotas: (value) => <Quotas value={value} />,
    qr_code: () => null,
  },
  badges: (row) => <ChoiceBadge collection="recruitments" field="status" value={row.status} />,
  actions: (row, { edit, remove }) => <ExamActions row={row} edit={edit('default')} remove={remove} />,
  tabs: {
    overview: [
      [
        { key: 'next', render: (row) => <NextStep row={row} /> },
        { key: 'announcement', render: (row) => <Announcement row={row} /> },
        'dates',
        'lists',
      ],
      ['decision', 'conditions', 'marks', 'quotas', 'instructions'],
    ],
    positions: relatedTab('positions', 'positions'),
    candidates: { render: (row) => <CandidatesTab exam={row} />, reads: 'candidates' },
    committees: relatedTab('committees', 'committees'),
    tests: relatedTab('tests', 'examTests'),
    documents: relatedTab('documents', 'examDocuments'),
    rooms: { render: (row) => <RoomsTab exam={row} />, reads: 'examRooms' },
    written: { render: (row) => <WrittenTab exam={row} />, reads: 'examTests' },
    oral: { render: (row) => <OralTab exam={row} />, reads: 'examTests' },
    results: { render: (row) => <ResultsTab exam={row} />, reads: 'candidates' },
    appeals: relatedTab('appeals', 'appeals'),
    history: 'history',
  },
})
