import type { ActionId, ActionInputs } from './actions.gen'
import { call } from './client'

/** What goes with an action; nothing need go with one that needs nothing. */
type ActionArguments<A extends ActionId> =
  Record<string, never> extends ActionInputs[A] ? [given?: ActionInputs[A]] : [given: ActionInputs[A]]

/** Runs an action of the server, which is given what it declares. The answer is believed, as that of any call. */
export function act<A extends ActionId, T>(action: A, ...[given]: ActionArguments<A>): Promise<T> {
  return call('post', `/actions/${action}`, { ...given })
}
