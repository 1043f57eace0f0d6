import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { CollectionForm } from './collection-form'
import type { CollectionScreen, Defined } from './definition'

export function NewScreen() {
  const { screen }: { screen: CollectionScreen } = useLoaderData({ strict: false })
  return screen.with((of) => <CollectionForm key={of.collection} of={of} />)
}

export function EditScreen() {
  const { screen }: { screen: CollectionScreen } = useLoaderData({ strict: false })
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return screen.with((of) => <EditForm key={id} of={of} id={id} />)
}

function EditForm<C extends CollectionId>({ of, id }: { of: Defined<C>; id: string }) {
  const { data } = useSuspenseQuery(oneQuery(of.collection, id))
  return <CollectionForm of={of} record={data as Collections[C]} />
}
