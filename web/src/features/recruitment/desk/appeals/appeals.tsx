import { lazy } from 'react'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'

const AppealActions = lazy(() => import('./appeal-actions'))

/** What candidates appeal against, and what was decided of it. */
export default collection('appeals', {
  texts: 'exams:appeals',
  columns: [
    { key: 'candidateId', render: (row) => <NamesCell document={row.candidate ?? {}} /> },
    'about',
    { key: 'state', render: (row) => <ChoiceBadge collection="appeals" field="state" value={row.state} /> },
    'filedAt',
    'recruitmentId',
    '?decidedById',
    '?decidedAt',
  ],
  sort: '-filedAt',
  sorts: ['filedAt', 'decidedAt'],
  filters: ['state', 'about', 'recruitmentId'],
  search: ['text'],
  facts: ['about', 'state', 'filedAt'],
  bulk: null,
  sections: { what: ['about', 'text'] },
  badges: (row) => <ChoiceBadge collection="appeals" field="state" value={row.state} />,
  page: [
    {
      section: 'what',
      fields: ['candidateId', 'recruitmentId', 'about', 'examTestId', 'text', 'filedAt', 'enteredById'],
    },
    [
      {
        section: 'decision',
        fields: ['decision', 'mark', 'decidedById', 'deciderId', 'decidedAt'],
        when: (row) => Boolean(row.decidedAt),
      },
      {
        section: 'execution',
        fields: ['carriedOutAt', 'carriedOutById', 'executorId', 'decisionRef', 'carriedOutRunId', 'fileId'],
        when: (row) => Boolean(row.carriedOutAt),
      },
      { section: 'first', fields: ['firstDecidedByIds'] },
    ],
  ],
  nameOf: (row, { language }) => titleOf(row.candidate, language),
  crumb: (row) => titles(row.candidate),
  actions: (row) => <AppealActions row={row} />,
})
