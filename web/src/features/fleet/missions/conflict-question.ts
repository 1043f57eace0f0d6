import type { ActionInputs } from '@/api/actions.gen'
import type { FormValue, FormValues } from '@/fields/values'

type Question = ActionInputs['missions.conflicts']

/** What may stand in somebody's way: when a mission is, and who and what goes. */
const ASKED = ['persoActifId', 'driverId', 'companions', 'carId', 'departAt', 'returnAt'] as const

const isSet = (value: FormValue | undefined) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** What to ask about conflicts of a form's values: nothing until it is known when the mission is and who or what goes. */
export function conflictQuestion(values: FormValues, id?: string): Question | undefined {
  const data = Object.fromEntries(ASKED.map((name) => [name, isSet(values[name]) ? values[name] : null]))
  const { departAt, returnAt, ...going } = data
  if (!departAt || !returnAt || String(returnAt) < String(departAt)) return undefined
  if (!Object.values(going).some((value) => value !== null)) return undefined
  return id === undefined ? data : { id, ...data }
}
