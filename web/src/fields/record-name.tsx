import { Text } from '@mantine/core'
import { otherTitle, titleOf } from '@/api/titles'
import { EMPTY } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

/** A linked document by its name, the other language on hover; a dash when there is none or it may not be seen. */
export function RecordName({ document }: { document: object | null | undefined }) {
  const language = useLanguage()
  if (!document) return EMPTY
  return (
    <Text component="span" inherit className="name" title={otherTitle(document, language) || undefined}>
      {titleOf(document, language) || EMPTY}
    </Text>
  )
}
