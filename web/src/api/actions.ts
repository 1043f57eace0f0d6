import type { ActionAnswers, ActionId, ActionInputs } from './actions.gen'
import { call } from './client'
import { postOnce } from './once'

/** What may be left out may be handed over as undefined: JSON leaves it out. */
type UndefinedOnOptional<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }

/** What an action is given. */
export type ActionInput<A extends ActionId> = UndefinedOnOptional<ActionInputs[A]>

/** What goes with an action; nothing need go with one that needs nothing. */
type ActionArguments<A extends ActionId> =
  Record<string, never> extends ActionInputs[A] ? [given?: ActionInput<A>] : [given: ActionInput<A>]

/**
 * Has the server do something, once however often it is pressed; it is given what it declares, and answers with the document where
 * it declares that. Any other answer is believed, as that of any call.
 */
export function act<A extends keyof ActionAnswers>(action: A, ...given: ActionArguments<A>): Promise<ActionAnswers[A]>
export function act<A extends ActionId, T>(action: A, ...given: ActionArguments<A>): Promise<T>
export function act(action: ActionId, given?: object): Promise<unknown> {
  return postOnce(`/actions/${action}`, { ...given })
}

/** As [act], under a key that is kept beside what was typed: also after the page was loaded again it is done once. */
export function actUnder<A extends ActionId, T>(key: string, action: A, given: ActionInput<A>): Promise<T> {
  return postOnce(`/actions/${action}`, { ...given }, key)
}

/** Does something with a document of which no more is known than what the server declares of it. */
export function actOn(action: ActionId, input: object): Promise<unknown> {
  return postOnce(`/actions/${action}`, { ...input })
}

/** Asks what an action answers where nothing is done: a query sends it as often as it likes, and nobody keeps its answer. */
export function readAction<A extends ActionId, T>(action: A, ...[given]: ActionArguments<A>): Promise<T> {
  return call('post', `/actions/${action}`, { ...given })
}
