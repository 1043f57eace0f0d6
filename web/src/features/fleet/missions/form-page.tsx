import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import { CONFLICTS, conflictsQuery } from '@/api/missions'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import { linkTo } from '@/parts/record-address'
import { RecordForm, type Slot } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import type { FormValues } from '@/parts/record-form/values'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { missionAddress } from './address'
import { BureauField } from './bureau-field'
import { CarField } from './car-field'
import { missionTitle } from './cells'
import { conflictQuestion } from './conflict-question'
import { ConflictsField } from './conflicts-field'
import { GROUPS } from './spec'

interface MissionFormProps {
  record?: Missions
  /** Whom or what car a new one is for, when the address says. */
  initial?: { persoActifId?: string; carId?: string }
}

export function MissionForm({ record, initial }: MissionFormProps) {
  const { t } = useTranslation('missions')
  const meta = useMeta('missions')
  const navigate = useNavigate()
  const client = useQueryClient()
  const cancel = useCancel(record ? missionAddress(record) : '/order-mission')
  const rights = useRights()
  const id = record?.$id
  // Whoever does not administer missions writes the own ones alone.
  const own = administersMissions(rights) ? undefined : rights.employeeId || undefined
  const slots = useMemo(
    (): Record<string, Slot> => ({
      bureau: (props, values) => <BureauField {...props} employee={values.persoActifId as string | null} />,
      carId: CarField,
      overrideReason: (props, values) => <ConflictsField {...props} values={values} id={id} />,
    }),
    [id],
  )
  /** A reason is one for what its writer was shown: anything that came up since is shown first. */
  const shown = (values: FormValues) => {
    const question = conflictQuestion(values, id)
    const answer = question && client.getQueryData(conflictsQuery(question).queryKey)
    return own === undefined && values.overrideReason ? { overridden: answer?.conflicts ?? [] } : {}
  }
  const askAgain = async () => {
    await client.invalidateQueries({ queryKey: CONFLICTS })
    return undefined
  }
  const group = (name: keyof typeof GROUPS) => ({ title: t(`groups.${name}`), fields: GROUPS[name] })
  // What is known at the return is put right here; a new order is closed from its page.
  const groups = [group('who'), group('when'), group('how'), ...(record?.returnedAt ? [group('back')] : [])]
  return (
    <>
      <PageHead title={record ? missionTitle(record, meta) : t('new')} hint={t('formHint')} />
      <RecordForm
        collection="missions"
        record={record}
        initial={{ ...initial, persoActifId: initial?.persoActifId ?? own }}
        groups={groups}
        slots={slots}
        beside={shown}
        settle={askAgain}
        onSaved={async (saved) => {
          toast.done(t(record ? 'saved' : 'created', { number: `${saved.num}/${saved.year}` }))
          await navigate({ ...linkTo(missionAddress(saved)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
