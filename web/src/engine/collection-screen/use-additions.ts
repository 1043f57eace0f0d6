import { useMemo } from 'react'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { photoSlot } from '@/fields/photo-field/photo-slot'
import { useLanguage } from '@/ui/use-language'
import type { FormGroup, RecordFormProps } from '../record-form/record-form'
import type { CollectionDefinition, FormAddition, Sections } from './definition'
import { sectionTitle } from './derive'
import type { ScreenKit } from './use-kit'

const useNothing = (): FormAddition<never> => ({})

/** What a form is given beside its fields: by its definition, and by the definition's hook. */
export function useAdditions<C extends CollectionId>(
  definition: CollectionDefinition<C>,
  record: Collections[C] | undefined,
) {
  const useAddition = (definition.useForm ?? useNothing) as NonNullable<CollectionDefinition<C>['useForm']>
  const addition = useAddition(record)
  const meta = useMeta(definition.collection)
  const language = useLanguage()
  const photo = useMemo(
    () => definition.initials && { photoId: photoSlot(record ? definition.initials(record, { meta, language }) : '') },
    [definition, record, meta, language],
  )
  const slots = { ...photo, ...definition.slots, ...addition.slots } as RecordFormProps<C>['slots']
  return { ...addition, slots }
}

/** The sections of a form, as those of it that this record may still change. */
export function useGroups<C extends CollectionId>(
  definition: CollectionDefinition<C>,
  record: Collections[C] | undefined,
  kit: Pick<ScreenKit<C>, 'meta' | 'say'>,
) {
  return useMemo(() => {
    const sections: Partial<Sections<C, string>> =
      definition.sectionsOf?.(record, definition.sections) ?? definition.sections
    return Object.entries(sections).map(
      ([name, fields = []]): FormGroup<C> => ({
        title: sectionTitle(definition, kit, name, fields),
        fields,
        footer: definition.footers?.[name],
      }),
    )
  }, [definition, record, kit])
}
