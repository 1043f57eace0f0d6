import { titleOf } from '@/api/titles'
import { type RelatedScreen, relatedCollection } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { MarkText } from '../../cells'
import { DIPLOMA } from '../../positions/diploma'

const positions = relatedCollection('positions', {
  field: 'recruitmentId',
  texts: 'exams:positions',
  columns: ['gradeFr', 'code', DIPLOMA, 'posts', '?minTotal'],
  sort: 'code',
  sorts: ['code', 'gradeFr', 'posts'],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: (exam) => paths.newPosition({ recruitment: exam }),
})

const candidates = relatedCollection('candidates', {
  field: 'recruitmentId',
  texts: 'candidates',
  columns: [
    { key: 'nameFr', render: (row) => <NamesCell document={row} /> },
    'candidateNumber',
    'CIN',
    'specialtyId',
    { key: 'status', render: (row) => <ChoiceBadge collection="candidates" field="status" value={row.status} /> },
    '?positionId',
    '?submittedAt',
    { key: 'final_score', optional: true, render: (row) => <MarkText mark={row.final_score} /> },
    '?final_rank',
  ],
  sort: '-submittedAt',
  sorts: ['nameFr', 'candidateNumber', 'CIN', 'submittedAt', 'final_score', 'final_rank'],
  filters: ['positionId', 'specialtyId', 'status'],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: (exam) => paths.newCandidate({ recruitment: exam }),
})

const committees = relatedCollection('committees', {
  field: 'recruitmentId',
  texts: 'exams:committees',
  columns: ['typeFr', 'kind', 'positionIds', 'decisionRef', 'decisionSignedOn'],
  sort: 'typeFr',
  sorts: ['typeFr', 'decisionSignedOn'],
  filters: ['kind'],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: (exam) => paths.newCommittee({ recruitment: exam }),
})

const tests = relatedCollection('examTests', {
  field: 'recruitmentId',
  texts: 'exams:tests',
  columns: [
    'labelFr',
    'kind',
    'positionId',
    'coefficient',
    'minMark',
    'date',
    'startTime',
    '?durationMinutes',
    '?markers',
    '?maxGap',
  ],
  sort: 'date',
  sorts: ['labelFr', 'date', 'coefficient'],
  fields: [
    'kind',
    'labelFr',
    'labelAr',
    'coefficient',
    'minMark',
    'positionId',
    'date',
    'startTime',
    'durationMinutes',
    'markers',
    'maxGap',
  ],
  nameOf: (row, { language }) => titleOf(row, language),
})

const documents = relatedCollection('examDocuments', {
  field: 'recruitmentId',
  texts: 'exams:documents',
  columns: ['labelFr', 'condition', '?ground', 'kind', 'maxMegabytes', '?code'],
  sort: 'labelFr',
  sorts: ['labelFr'],
  fields: ['labelFr', 'labelAr', 'condition', 'ground', 'kind', 'maxMegabytes'],
  nameOf: (row, { language }) => titleOf(row, language),
})

const rooms = relatedCollection('examRooms', {
  field: 'recruitmentId',
  texts: 'exams:rooms',
  columns: ['name', 'nameAr', 'examTestId', 'capacity', 'address'],
  sort: 'name',
  sorts: ['name', 'capacity'],
  fields: ['name', 'nameAr', 'examTestId', 'capacity', 'address', 'addressAr'],
  nameOf: (row) => row.name,
})

const appeals = relatedCollection('appeals', {
  field: 'recruitmentId',
  texts: 'exams:appeals',
  columns: [
    { key: 'candidateId', render: (row) => <NamesCell document={row.candidate ?? {}} /> },
    'about',
    { key: 'state', render: (row) => <ChoiceBadge collection="appeals" field="state" value={row.state} /> },
    'filedAt',
    '?decidedById',
  ],
  sort: '-filedAt',
  sorts: ['filedAt'],
  filters: ['state', 'about'],
  nameOf: (row, { language }) => `${titleOf(row.candidate, language)} — ${formatDay(row.filedAt, language)}`,
})

export type RelatedName = 'positions' | 'candidates' | 'committees' | 'tests' | 'documents' | 'rooms' | 'appeals'

/** What an exam has in lists. */
export const RELATED: Record<RelatedName, RelatedScreen> = {
  positions,
  candidates,
  committees,
  tests,
  documents,
  rooms,
  appeals,
}
