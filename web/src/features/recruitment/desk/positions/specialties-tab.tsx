import type { Positions } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { relatedCollection } from '@/engine/collection-screen/related'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { useLanguage } from '@/ui/use-language'

const specialties = relatedCollection('specialties', {
  field: 'positionId',
  texts: 'exams:specialties',
  columns: ['nameFr', 'posts', '?communeFr', '?communeAr'],
  sort: 'nameFr',
  sorts: ['nameFr', 'posts'],
  fields: ['nameFr', 'nameAr', 'posts', 'communeFr', 'communeAr'],
  nameOf: (row, { language }) => titleOf(row, language),
})

/** What candidates for a position choose from, with the posts of each. */
export default function SpecialtiesTab({ row }: { row: Positions }) {
  const language = useLanguage()
  return specialties.with((definition) => (
    <RelatedCollection definition={definition} parent="positions" id={row.$id} name={titleOf(row, language)} />
  ))
}
