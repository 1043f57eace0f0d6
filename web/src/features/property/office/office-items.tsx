import type { Bureaux } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { useLanguage } from '@/ui/use-language'
import { inOffice } from '../related'

/** What stands in an office. */
export default function OfficeItems({ office }: { office: Bureaux }) {
  const language = useLanguage()
  return inOffice.with((definition) => (
    <RelatedCollection definition={definition} parent="bureaux" id={office.$id} name={titleOf(office, language)} />
  ))
}
