import type { Bureaux } from '@/api/schema.gen'

/** What is printed for an office: its sheet to hang behind the door, and labels of all that stands there. */
export function OfficeActs(_: { office: Bureaux }) {
  return null
}
