import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery } from '@/api/session'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'
import { demandFactor, type Factors, factorsQuery, makeRecoveryCodes, removeAuthenticator } from '../mfa'
import { useFresh } from './use-fresh'

interface SecondFactorActs {
  factors: Factors | undefined
  error: unknown
  /** Codes just made, to be shown once. */
  codes: string[] | undefined
  forget: () => void
  /** An authenticator was confirmed: it is asked for from now on, and codes are made for the day it is lost. */
  enrolled: () => Promise<void>
  remove: () => Promise<void>
  makeCodes: () => Promise<void>
  renewCodes: () => Promise<void>
  turn: (on: boolean) => Promise<void>
  /** The fresh proof that the server may ask for on the way. */
  dialog: ReactNode
}

/** What can be done about the second factor. */
export function useSecondFactor(): SecondFactorActs {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const answer = useQuery(factorsQuery)
  const ask = useConfirm()
  const keys = [factorsQuery.queryKey, sessionQuery.queryKey]
  const fresh = useFresh(() => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))))
  const [codes, setCodes] = useState<string[]>()

  const make = (again: boolean) => fresh.run(async () => setCodes(await makeRecoveryCodes(again)))
  const enrolled = async () => {
    await fresh.run(() => demandFactor(true))
    toast.done(t('factor.enrolled'))
    if (!answer.data?.recoveryCode) await make(false)
  }
  const remove = async () => {
    const question = { title: t('factor.removeTitle'), text: t('factor.removeText'), action: t('factor.remove') }
    if (!(await ask({ ...question, destructive: true }))) return
    await fresh.run(async () => {
      await removeAuthenticator()
      toast.done(t('factor.removed'))
      // With nothing left to ask for, the switch would promise what is not done.
      if (!answer.data?.email && !answer.data?.phone) await demandFactor(false)
    })
  }
  const renewCodes = async () => {
    const question = { title: t('codes.renewTitle'), text: t('codes.renewText'), action: t('codes.renew') }
    if (await ask({ ...question, destructive: true })) await make(true)
  }
  return {
    factors: answer.data,
    error: fresh.error ?? (answer.isError ? answer.error : undefined),
    codes,
    forget: () => setCodes(undefined),
    enrolled,
    remove,
    makeCodes: () => make(false),
    renewCodes,
    turn: (on) => fresh.run(() => demandFactor(on)),
    dialog: fresh.dialog,
  }
}
