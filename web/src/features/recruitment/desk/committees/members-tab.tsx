import type { Committees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { relatedCollection } from '@/engine/collection-screen/related'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { useLanguage } from '@/ui/use-language'

const members = relatedCollection('committeeMembers', {
  field: 'committeeId',
  texts: 'exams:members',
  columns: ['name', 'role', 'jobTitle', 'userId', 'isExternal', '?employeeId', '?until', '?typistIds', '?decisionRef'],
  sort: 'name',
  sorts: ['name'],
  fields: ['name', 'role', 'jobTitle', 'employeeId', 'userId', 'isExternal', 'typistIds', 'until', 'decisionRef'],
  nameOf: (row) => row.name,
})

/** Who sits on a committee, in what quality, and by which account they mark. */
export default function MembersTab({ row }: { row: Committees }) {
  const language = useLanguage()
  return members.with((definition) => (
    <RelatedCollection definition={definition} parent="committees" id={row.$id} name={titleOf(row, language)} />
  ))
}
