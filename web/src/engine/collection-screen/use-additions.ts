import { useMemo } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { photoSlot } from '@/fields/photo-field/photo-slot'
import type { FormGroup, RecordFormProps } from '../record-form/record-form'
import type { Defined, FormAddition, Sections } from './definition'
import type { Say } from './texts'

const useNothing = (): FormAddition<never> => ({})

/** What a form is given beside its fields: by its definition, and by the definition's hook. */
export function useAdditions<C extends CollectionId>(of: Defined<C>, record: Collections[C] | undefined) {
  const useAddition = (of.useForm ?? useNothing) as NonNullable<Defined<C>['useForm']>
  const addition = useAddition(record)
  const photo = useMemo(() => of.initials && { photoId: photoSlot(record ? of.initials(record) : '') }, [of, record])
  const slots = { ...photo, ...of.slots, ...addition.slots } as RecordFormProps<C>['slots']
  return { ...addition, slots }
}

/** The sections of a form, as those of it that this record may still change. */
export function useGroups<C extends CollectionId>(of: Defined<C>, record: Collections[C] | undefined, say: Say) {
  return useMemo(() => {
    const sections: Partial<Sections<C, string>> = of.sectionsOf?.(record, of.sections) ?? of.sections
    return Object.entries(sections).map(
      ([name, fields = []]): FormGroup<C> => ({
        title: say(`groups.${name}`),
        fields,
        footer: of.footers?.[name],
      }),
    )
  }, [of, record, say])
}
