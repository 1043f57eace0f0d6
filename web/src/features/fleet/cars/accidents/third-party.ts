/** What is kept of the other party of an accident. */
export const THIRD_PARTY = ['name', 'nameAr', 'phone', 'plate', 'insurer', 'insurerAr', 'policy'] as const
export type ThirdPartyKey = (typeof THIRD_PARTY)[number]
export type ThirdParty = Partial<Record<ThirdPartyKey, string>>

/** The other party as it is stored, or as a form holds it: in the writing of JSON. */
export function readThirdParty(value: unknown): ThirdParty {
  if (typeof value === 'string') return value ? readThirdParty(JSON.parse(value)) : {}
  return typeof value === 'object' && value !== null ? value : {}
}

/** One fact changed; nothing when none is left. What was stored beside the known facts stays. */
export function withFact(value: unknown, key: ThirdPartyKey, fact: string): string {
  const { [key]: _, ...others } = readThirdParty(value)
  const next = fact ? { ...others, [key]: fact } : others
  return Object.keys(next).length === 0 ? '' : JSON.stringify(next)
}

/** Phones, plates and numbers of policies are written from left to right. */
export function isCode(key: ThirdPartyKey): boolean {
  return key === 'phone' || key === 'plate' || key === 'policy'
}
