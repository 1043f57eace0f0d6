import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { CollectionForm } from './collection-form'
import type { CollectionDefinition, CollectionScreen } from './definition'

export function NewScreen() {
  const { screen }: { screen: CollectionScreen } = useLoaderData({ strict: false })
  return screen.with((definition) => <CollectionForm key={definition.collection} definition={definition} />)
}

export function EditScreen() {
  const { screen }: { screen: CollectionScreen } = useLoaderData({ strict: false })
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return screen.with((definition) => <EditForm key={id} definition={definition} id={id} />)
}

function EditForm<C extends CollectionId>({ definition, id }: { definition: CollectionDefinition<C>; id: string }) {
  const { data } = useSuspenseQuery(oneQuery(definition.collection, id))
  return <CollectionForm definition={definition} record={data as Collections[C]} />
}
