import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import type { Delegations } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { NamesCell } from '@/fields/names-cell'
import { today } from '@/i18n/format'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { ScopeField, ScopeNames } from './scope-field'

/** Who acts for whom, until when, and in what. */
export const delegations = collection('delegations', {
  texts: 'organisation:delegations',
  columns: [
    { key: 'headEmployeeId', render: (row) => <NamesCell document={row.headEmployee ?? row} /> },
    { key: 'delegateId', render: (row) => <NamesCell document={row.delegate ?? row} /> },
    'kind',
    'from',
    'to',
    { key: 'scope', render: (row) => <ScopeNames scope={row.scope} /> },
    { key: 'state', fields: ['from', 'to'], render: (row) => <PeriodBadge row={row} /> },
    '?decisionRef',
  ],
  sort: '-from',
  sorts: ['headEmployeeId', 'delegateId', 'from', 'to'],
  filters: [
    'headEmployeeId',
    {
      kind: 'preset',
      param: 'state',
      field: 'to',
      // Of the day on which it is asked, not of that on which the page was loaded.
      get presets() {
        const day = today()
        return {
          inForce: [Query.lessThanEqual('from', day), Query.greaterThanEqual('to', day)],
          later: [Query.greaterThan('from', day)],
          ended: [Query.lessThan('to', day)],
        }
      },
    },
    'delegateId',
    'kind',
  ],
  search: ['decisionRef'],
  facts: ['delegateId', 'from', 'to', 'state'],
  sections: { people: ['headEmployeeId', 'delegateId', 'kind'], period: ['from', 'to', 'scope', 'decisionRef'] },
  slots: { scope: (props) => <ScopeField {...props} /> },
  values: { scope: (row) => <ScopeNames scope={row.scope} /> },
  hintOf: () => 'form.hint',
  // It has no title of its own: who acts for whom.
  nameOf: (row, { language }) =>
    [row.headEmployee, row.delegate].map((one) => (one ? titleOf(one, language) : '…')).join(' → '),
  badges: (row) => <PeriodBadge row={row} />,
})

type State = 'inForce' | 'later' | 'ended'

const TONES: Record<State, Tone> = { inForce: 'good', later: 'info', ended: 'quiet' }

/** Where a delegation stands on a day: its dates say it. */
export function stateOf({ from, to }: Pick<Delegations, 'from' | 'to'>, day: string): State {
  if (from.slice(0, 10) > day) return 'later'
  return to.slice(0, 10) < day ? 'ended' : 'inForce'
}

function PeriodBadge({ row }: { row: Delegations }) {
  const { t } = useTranslation('organisation')
  const state = stateOf(row, today())
  return <StatusBadge tone={TONES[state]}>{t(`delegations.filters.state.${state}`)}</StatusBadge>
}
