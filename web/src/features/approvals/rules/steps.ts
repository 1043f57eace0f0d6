/** From which headship a step looks for its head, upwards. */
export const LEVELS = ['manager', 'bureau', 'service', 'division', 'direction', 'annexe'] as const
export type Level = (typeof LEVELS)[number]

/** Who may decide a step. */
export const APPROVERS = ['headship', 'hr', 'permission', 'role', 'person'] as const
export type ApproverKind = (typeof APPROVERS)[number]

/** A step of a rule, as it is kept: who decides, and within how many working days. */
export interface StepRule {
  by: ApproverKind
  days: number
  level?: Level
  permission?: string
  roleId?: string | undefined
  employeeId?: string | undefined
}

/** Days to answer that a new step begins with. */
export const USUAL_DAYS = 3
/** A chain has at most so many steps. */
export const MOST_STEPS = 8

/** The steps of a rule as a form or a row holds them; of what is none, nothing. */
export function readSteps(value: unknown): StepRule[] {
  const steps: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value
  return Array.isArray(steps) ? (steps as StepRule[]) : []
}

/** A step by somebody else: what was said of the former goes. */
export function stepBy(by: ApproverKind, days: number): StepRule {
  return by === 'headship' ? { by, days, level: 'manager' } : { by, days }
}

/** The same steps with one of them earlier or later. */
export function withStepMoved(steps: readonly StepRule[], at: number, by: -1 | 1): StepRule[] {
  const next = [...steps]
  const [one, other] = [next[at], next[at + by]]
  if (!one || !other) return next
  next[at] = other
  next[at + by] = one
  return next
}
