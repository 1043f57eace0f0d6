import type { ReactNode } from 'react'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { useLanguage } from '@/ui/use-language'
import { RELATED, type RelatedName } from './related'

interface RelatedTabProps {
  name: RelatedName
  exam: Recruitments
  hint?: ReactNode
}

/** The records of one kind that an exam has. */
export default function RelatedTab({ name, exam, hint }: RelatedTabProps) {
  const language = useLanguage()
  return RELATED[name].with((definition) => (
    <RelatedCollection
      definition={definition}
      parent="recruitments"
      id={exam.$id}
      name={titleOf(exam, language)}
      hint={hint}
    />
  ))
}
