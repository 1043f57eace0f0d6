import { useQuery } from '@tanstack/react-query'
import type { CollectionId } from '@/api/schema.gen'
import { useLanguage } from '@/ui/use-language'
import type { CollectionScreen } from './definition'
import { loadPlace } from './texts'

/** The screens of a collection with their texts, where no route has loaded them; undefined until they are there. */
export function useScreen(
  collection: CollectionId,
  load: (() => Promise<{ default: CollectionScreen }>) | undefined,
): CollectionScreen | undefined {
  const { data } = useQuery({
    queryKey: ['screen', collection, useLanguage()],
    queryFn: async () => {
      const { default: screen } = (await load?.()) ?? {}
      await screen?.with((definition) => loadPlace(definition.texts))
      return screen ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { deaf: 'is part of the program' },
  })
  return data ?? undefined
}
