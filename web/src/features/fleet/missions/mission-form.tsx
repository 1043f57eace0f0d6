import { useQueryClient } from '@tanstack/react-query'
import { lazy, useMemo } from 'react'
import { readingQuery } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import type { FormAddition } from '@/engine/collection-screen/definition'
import { conflictQuestion } from './conflict-question'

const BureauField = lazy(() => import('./bureau-field'))
const CarField = lazy(() => import('./car-field'))
const ConflictsField = lazy(() => import('./conflicts-field'))
const OutdatedNotice = lazy(() => import('./outdated-notice'))

/** What an order asks while it is written: whose it may be, what stands against it. */
export function useMissionForm(record: Missions | undefined): FormAddition<'missions'> {
  const client = useQueryClient()
  const rights = useRights()
  const id = record?.$id
  // Whoever does not administer missions writes the own ones alone.
  const own = administersMissions(rights) ? undefined : rights.employeeId || undefined
  return {
    initial: useMemo(() => ({ persoActifId: own }), [own]),
    slots: {
      bureau: (props, values) => <BureauField {...props} employee={values.persoActifId as string | null} />,
      carId: (props, values) => <CarField {...props} values={values} id={id} />,
      overrideReason: (props, values) => (
        <>
          <ConflictsField {...props} values={values} id={id} />
          {record && <OutdatedNotice record={record} values={values} />}
        </>
      ),
    },
    // Other programs may order a mission before it is known when it is; whoever sits before a screen is asked.
    requires: () =>
      record?.status === 'completed' ? ['departAt', 'returnAt', 'changeReason'] : ['departAt', 'returnAt'],
    /** A reason is one for what its writer was shown: anything that came up since is shown first. */
    extraPayload: (values) => {
      const question = conflictQuestion(values, id)
      const answer = question && client.getQueryData(readingQuery('missions.conflicts', question).queryKey)
      return own === undefined && values.overrideReason ? { overridden: answer?.conflicts ?? [] } : {}
    },
    resolveError: async () => {
      const about = ['missions.conflicts', 'missions.cars']
      await Promise.all(about.map((one) => client.invalidateQueries({ queryKey: ['reading', one] })))
      return undefined
    },
  }
}
