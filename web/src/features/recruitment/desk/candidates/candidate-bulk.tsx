import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import type { Selected } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { type CandidateAct, CandidateButton } from './candidate-button'
import { useOutcome } from './use-outcome'

const EliminateDialog = lazy(() => import('./eliminate-dialog'))

interface CandidateBulkProps {
  ids: readonly string[]
  selected: Selected<'candidates'>
}

/** What is decided of several candidates at once: of those to whom it is open. */
export default function CandidateBulk({ ids, selected: { list, clear } }: CandidateBulkProps) {
  const [eliminating, setEliminating] = useState<readonly string[]>()
  const { validate, reopen } = useOutcome(clear)
  const acts: readonly CandidateAct[] = [
    {
      act: 'candidates.reopen',
      Icon: IconArrowBackUp,
      iconClass: 'flip',
      loading: reopen.isPending,
      onPress: reopen.mutate,
    },
    { act: 'candidates.eliminate', Icon: IconX, onPress: setEliminating },
    {
      act: 'candidates.validate',
      Icon: IconCheck,
      variant: 'filled',
      loading: validate.isPending,
      onPress: validate.mutate,
    },
  ]
  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {acts.map((act) => (
        <CandidateButton key={act.act} ids={ids} size="xs" {...act} />
      ))}
      <Suspense>
        {eliminating && (
          <EliminateDialog
            ids={eliminating}
            onDone={() => {
              setEliminating(undefined)
              clear()
            }}
            onClose={() => setEliminating(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
