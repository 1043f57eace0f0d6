import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { today } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'
import { answeredFrom } from './answered-from'
import { fetchAll } from './documents'
import type { LeaveTypes } from './schema.gen'

/** Every version of every type of leave, the oldest first. */
export const leaveTypesQuery = queryOptions({
  queryKey: ['leaveTypes', 'all', 'versions'],
  meta: answeredFrom('leaveTypes'),
  queryFn: () => fetchAll('leaveTypes', [Query.orderAsc('validFrom')]),
})

/** The type that nearly every request is of. */
export const USUAL_TYPE = 'annual'

/** The version of each type that is in force on a day: the usual one first, the others in the order of their names. */
export function typesInForce(versions: readonly LeaveTypes[], language: Language, day = today()): LeaveTypes[] {
  const byCode = new Map<string, LeaveTypes>()
  for (const version of versions) {
    const known = byCode.get(version.code)
    const begins = version.validFrom.slice(0, 10)
    if (begins <= day && (!known || known.validFrom.slice(0, 10) <= begins)) byCode.set(version.code, version)
  }
  const name = (type: LeaveTypes) => inLanguage(type.nameFr, type.nameAr, language)
  const rank = ({ code }: LeaveTypes) => (code === USUAL_TYPE ? 0 : 1)
  return [...byCode.values()].sort(
    (one, other) => rank(one) - rank(other) || name(one).localeCompare(name(other), language),
  )
}

/** What a type is called; its code where nobody knows it any more. */
export function leaveTypeName(versions: readonly LeaveTypes[] | undefined, code: string, language: Language): string {
  const found = versions?.findLast((version) => version.code === code)
  return found ? inLanguage(found.nameFr, found.nameAr, language) : code
}
