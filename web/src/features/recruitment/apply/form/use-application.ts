import { useState } from 'react'
import { fieldRefusals, messageOf, typeOf } from '@/api/errors'
import { ask, ComeAgain } from '../calls'
import { forgetApplication, readApplication, saveApplication } from '../saved-application'
import { beginTicket } from '../tickets'
import { type Typed, toSend } from './fields'

/** What is answered to an application. */
export interface Receipt {
  trackingNumber: string
  receivedAt: string
  late: boolean
  CIN: string
}

/** What was typed, kept on this device, and what the server says of it. */
export function useApplication(exam: string) {
  const [typed, setTyped] = useState<Typed>(() => readApplication(exam).values)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<{ text: string; wait?: number }>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [isBusy, setBusy] = useState(false)

  const set = (name: string, text: string) => {
    const next = { ...typed, [name]: text }
    if (name === 'positionId') next.specialtyId = ''
    setTyped(next)
    setRefused(({ [name]: _, ...rest }) => rest)
    saveApplication(exam, { ...readApplication(exam), values: next })
  }

  const submit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      // Without files there is no ticket yet: what the server says of them is said all the same.
      const { ticket } = readApplication(exam).ticket ?? (await beginTicket(exam, () => undefined))
      const answer = await ask<Receipt>('candidates.apply', { ticket, ...toSend(typed) })
      setReceipt({ ...answer, CIN: String(toSend(typed).CIN ?? '') })
      forgetApplication(exam)
    } catch (error) {
      setRefused(Object.fromEntries(fieldRefusals(error).map(({ field, message }) => [field, message])))
      const wait = error instanceof ComeAgain ? error.wait : undefined
      setFailure({ text: messageOf(error), wait })
      if (typeOf(error) === 'application_ticket_unknown') {
        saveApplication(exam, { ...readApplication(exam), ticket: undefined, files: {} })
      }
    } finally {
      setBusy(false)
    }
  }
  const clear = () => {
    forgetApplication(exam)
    setTyped({})
    setRefused({})
    setFailure(undefined)
  }
  return { typed, set, submit, clear, refused, failure, receipt, isBusy }
}
