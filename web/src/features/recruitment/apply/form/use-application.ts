import { useState } from 'react'
import type { ReceivedApplication } from '@/api/actions.gen'
import { fieldRefusals, messageOf, typeOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ask, ComeAgain } from '../calls'
import { forgetApplication, forgetTicket, readApplication, saveApplication } from '../saved-application'
import { beginTicket, UNKNOWN_TICKET } from '../tickets'
import { codeTyped, type Typed, toSend } from './fields'

/** What is answered to an application, and whose it is. */
export type Receipt = ReceivedApplication & { CIN: string }

/** What was typed, kept on this device, and what the server says of it. */
export function useApplication(exam: string) {
  const [typed, setTyped] = useState<Typed>(() => readApplication(exam).values)
  /** What was typed again since it was refused. */
  const [mended, setMended] = useState<readonly string[]>([])
  /** The code that proves the address, once one is asked for. */
  const [code, setCode] = useState<string>()
  const wantCode = (error: unknown) => {
    if (typeOf(error) === 'application_code_required') setCode((typedCode) => typedCode ?? '')
    handledHere()
  }
  const action = useAction({ mutationFn: () => handIn(exam, typed, code), onError: wantCode })
  const refusals = fieldRefusals(action.error).filter(({ field }) => !mended.includes(field))

  const set = (name: string, text: string) => {
    const next = { ...typed, [name]: text }
    if (name === 'positionId') next.specialtyId = ''
    setTyped(next)
    setMended((names) => [...names, name])
    saveApplication(exam, { ...readApplication(exam), values: next })
  }
  return {
    typed,
    set,
    submit: () => {
      setMended([])
      return action.mutateAsync()
    },
    code,
    setCode,
    clear: () => {
      forgetApplication(exam)
      setTyped({})
      setCode(undefined)
      action.reset()
    },
    refused: Object.fromEntries(refusals.map(({ field, message }) => [field, message])),
    failure: action.error === undefined ? undefined : failureOf(action.error),
    receipt: action.data,
    isBusy: action.isPending,
  }
}

/** The same ticket twice is the same application: an answer that was lost is asked for again. */
async function handIn(exam: string, typed: Typed, code?: string): Promise<Receipt> {
  // Without files there is no ticket yet: what the server says of them is said all the same.
  const { ticket } = readApplication(exam).ticket ?? (await beginTicket(exam, () => undefined))
  const given = toSend(typed)
  try {
    const answer = await ask('candidates.apply', {
      ticket,
      ...given,
      ...(code ? { code: codeTyped(code) } : {}),
    })
    forgetApplication(exam)
    return { ...answer, CIN: String(given.CIN ?? '') }
  } catch (error) {
    if (typeOf(error) === UNKNOWN_TICKET) forgetTicket(exam)
    throw error
  }
}

function failureOf(error: unknown): { text: string; wait: number | undefined } {
  return { text: messageOf(error), wait: error instanceof ComeAgain ? error.wait : undefined }
}
