/** Who sits on a committee of reform, and in what quality. */
export interface Member {
  name: string
  quality: string
}

/** The members as they are stored, or as a form holds them: in the writing of JSON. */
export function readMembers(value: unknown): Member[] {
  if (typeof value === 'string') return value ? readMembers(JSON.parse(value)) : []
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => (isMember(one) ? [{ name: one.name ?? '', quality: one.quality ?? '' }] : []))
}

function isMember(one: unknown): one is Partial<Member> {
  return typeof one === 'object' && one !== null
}

/** A form’s writing of them; nothing when there is none. */
export function writeMembers(members: readonly Member[]): string {
  return members.length === 0 ? '' : JSON.stringify(members)
}
