import { titleOf } from '@/api/titles'
import { relatedCollection } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { MarkText } from '../cells'

/** Candidates by merit, specialty by specialty. */
export const RANKED = relatedCollection('candidates', {
  field: 'recruitmentId',
  texts: 'exam-marking:ranking',
  columns: [
    { key: 'nameFr', render: (row) => <NamesCell document={row} /> },
    { key: 'final_rank', numeric: true },
    'candidateNumber',
    'specialtyId',
    { key: 'written_grade', numeric: true, render: (row) => <MarkText mark={row.written_grade} /> },
    { key: 'oral_grade', numeric: true, render: (row) => <MarkText mark={row.oral_grade} /> },
    { key: 'final_score', numeric: true, render: (row) => <MarkText mark={row.final_score} /> },
    { key: 'status', render: (row) => <ChoiceBadge collection="candidates" field="status" value={row.status} /> },
    '?positionId',
    '?ground',
  ],
  // Ranks are of a specialty; whoever has none comes last.
  sort: 'specialtyId',
  thenBy: ['-final_score', 'final_rank'],
  sorts: ['final_rank', 'final_score', 'written_grade', 'oral_grade', 'nameFr', 'candidateNumber'],
  filters: [{ kind: 'ref', param: 'category', field: 'positionId', to: 'positions' }, 'specialtyId', 'status'],
  nameOf: (row, { language }) => titleOf(row, language),
})
