import { otherTitle, plateOf, titleOf } from '@/api/titles'
import { EMPTY } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { Plate } from './plate'

/** A linked document by its name, the other language on hover, a car by its plate; a dash when there is none or it may not be seen. */
export function RecordName({ document }: { document: object | null | undefined }) {
  const language = useLanguage()
  if (!document) return EMPTY
  const plate = plateOf(document)
  if (plate) return <Plate>{plate}</Plate>
  return (
    <span className="name" title={otherTitle(document, language) || undefined}>
      {titleOf(document, language) || EMPTY}
    </span>
  )
}
