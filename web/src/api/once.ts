import { call } from './client'
import { isRefusal } from './errors'
import { newKey } from './idempotency-key'

/** So long, in milliseconds, the same content is still the same wish; later on it is another one. */
const SAME_WISH = 10 * 60_000

/** A write that was sent and of which nobody has said yet what became of it. */
interface Sending {
  key: string
  since: number
  /** While it is under way. */
  answer: Promise<unknown> | undefined
}

/** By content: a button, a dialog that was closed and opened again, a second press are all the same to the server. */
const unsettled = new Map<string, Sending>()

/**
 * Sends something that is done, not read. Pressed again while it is under way it is the same call; pressed again after
 * its answer was lost it goes out under the key it went by, so that the server does it once (`Idempotency-Key`); `under` is a
 * key that is kept elsewhere; `send` is how it goes out.
 */
export function postOnce<T>(
  path: string,
  parameters: Record<string, unknown>,
  under?: string,
  send: typeof call<T> = call,
): Promise<T> {
  const content = `${path}\n${JSON.stringify(parameters)}`
  const former = unsettled.get(content)
  if (former?.answer) return former.answer as Promise<T>
  const isSame = former !== undefined && Date.now() - former.since < SAME_WISH
  const sending: Sending = isSame ? former : { key: under ?? newKey(), since: Date.now(), answer: undefined }
  unsettled.set(content, sending)
  const answer = send('post', path, parameters, { 'Idempotency-Key': sending.key }).then(
    (made) => {
      unsettled.delete(content)
      return made
    },
    (error: unknown) => {
      // Anything but a refusal may have come after it was done.
      if (isRefusal(error)) unsettled.delete(content)
      else sending.answer = undefined
      throw error
    },
  )
  sending.answer = answer
  return answer
}
