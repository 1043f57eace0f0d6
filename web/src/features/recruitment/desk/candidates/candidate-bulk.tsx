import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Selected } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { openActs } from './candidate-steps'
import { useOutcome } from './use-outcome'

const EliminateDialog = lazy(() => import('./eliminate-dialog'))

interface CandidateBulkProps {
  ids: readonly string[]
  selected: Selected<'candidates'>
}

/** What is decided of several candidates at once; only what their states allow is offered. */
export default function CandidateBulk({ ids, selected: { list, clear } }: CandidateBulkProps) {
  const { t } = useTranslation('candidates')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [isEliminating, setEliminating] = useState(false)
  const { validate, reopen } = useOutcome(clear)
  // Of rows on other pages the state is not known here: the server says of each whether the step is one.
  const known = list.documents.filter(({ $id }) => ids.includes($id))
  const isUnknown = known.length < ids.length
  const offers = (act: 'validate' | 'eliminate' | 'reopen') =>
    isUnknown || known.some((row) => openActs(row).includes(act))
  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {isStaff && (
        <>
          {offers('reopen') && (
            <Button
              size="xs"
              variant="default"
              loading={reopen.busy}
              leftSection={<IconArrowBackUp size={15} className="flip" />}
              onClick={() => reopen.act(ids)}
            >
              {t('acts.reopen')}
            </Button>
          )}
          {offers('eliminate') && (
            <Button
              size="xs"
              variant="default"
              color="red"
              leftSection={<IconX size={15} />}
              onClick={() => setEliminating(true)}
            >
              {t('acts.eliminate')}
            </Button>
          )}
          {offers('validate') && (
            <Button
              size="xs"
              loading={validate.busy}
              leftSection={<IconCheck size={15} />}
              onClick={() => validate.act(ids)}
            >
              {t('acts.validate')}
            </Button>
          )}
        </>
      )}
      <Suspense>
        {isEliminating && (
          <EliminateDialog
            ids={ids}
            onDone={() => {
              setEliminating(false)
              clear()
            }}
            onClose={() => setEliminating(false)}
          />
        )}
      </Suspense>
    </>
  )
}
