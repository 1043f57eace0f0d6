import { queryOptions } from '@tanstack/react-query'
import type { ActionAnswers, ActionId, ActionInputs } from './actions.gen'
import { noteSources } from './answered-from'
import { callWithHeaders, client, type WithHeaders } from './client'
import { isRefusal } from './errors'
import { postOnce } from './once'
import type { CollectionId } from './schema.gen'
import { announceTouched, collectionsIn } from './touched'

/** What may be left out may be handed over as undefined: JSON leaves it out. */
type UndefinedOnOptional<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }

/** What an action is given. */
export type ActionInput<A extends ActionId> = UndefinedOnOptional<ActionInputs[A]>

/** What goes with an action; nothing need go with one that needs nothing. */
type ActionArguments<A extends ActionId> =
  Record<string, never> extends ActionInputs[A] ? [given?: ActionInput<A>] : [given: ActionInput<A>]

/** Has the server do something, once however often it is pressed; it is given and answers what it declares. */
export function act<A extends ActionId>(action: A, ...[given]: ActionArguments<A>): Promise<ActionAnswers[A]> {
  return announceOutcome(action, sendOnce(action, { ...given }))
}

/** As [act], under a key that is kept beside what was typed: also after the page was loaded again it is done once. */
export function actUnder<A extends ActionId>(key: string, action: A, given: ActionInput<A>): Promise<ActionAnswers[A]> {
  return announceOutcome(action, sendOnce(action, { ...given }, key))
}

/** Does something with a document of which no more is known than what the server declares of it. */
export function actOn(action: ActionId, input: object): Promise<unknown> {
  return announceOutcome(action, sendOnce(action, { ...input }))
}

/** As [act], of what takes a file: it goes as a form, which sends texts, and the server reads what they stand for. */
export function actWithFile<A extends ActionId>(action: A, given: ActionInput<A>): Promise<ActionAnswers[A]> {
  const form = Object.entries(given).filter(([, value]) => value !== undefined)
  const texts = form.map(([name, value]) => [name, value instanceof Blob ? value : textOf(value)])
  const kind = { 'content-type': 'multipart/form-data' }
  return announceOutcome(action, callWithHeaders('post', `/actions/${action}`, Object.fromEntries(texts), kind))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function sendOnce<T>(action: ActionId, input: Record<string, unknown>, key?: string): Promise<WithHeaders<T>> {
  return postOnce(`/actions/${action}`, input, key, callWithHeaders<T>)
}

/** Says what an act touched: what the server names, which is what its caller reads, and the collection whose act it is. */
async function announceOutcome<T>(action: ActionId, sent: Promise<WithHeaders<T>>): Promise<T> {
  const own = action.slice(0, action.indexOf('.')) as CollectionId
  try {
    const { body, headers } = await sent
    announceTouched([own, ...collectionsIn(headers.get('x-diwan-touched'))])
    return body
  } catch (error) {
    // Somebody else may have been first.
    if (isRefusal(error)) announceTouched([own])
    throw error
  }
}

/** Asks what an action answers where nothing is done: a query sends it as often as it likes, and nobody keeps its answer. */
export async function readAction<A extends ActionId>(
  action: A,
  ...[given]: ActionArguments<A>
): Promise<ActionAnswers[A]> {
  const { body, headers } = await callWithHeaders<ActionAnswers[A]>('post', `/actions/${action}`, { ...given })
  noteSources(action, collectionsIn(headers.get('x-diwan-made-from')))
  return body
}

/** The query of what an action answers: asked again when a collection changes that its answer was made from. */
export function readingQuery<A extends ActionId>(action: A, ...given: ActionArguments<A>) {
  const [input] = given
  return queryOptions({
    queryKey: ['reading', action, { ...input } as ActionInput<A>, client.config.locale] as const,
    queryFn: () => readAction(action, ...given),
  })
}
