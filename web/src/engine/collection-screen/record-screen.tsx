import { useLoaderData, useParams } from '@tanstack/react-router'
import { CollectionRecord } from './collection-record'
import type { CollectionScreen } from './definition'

export function RecordScreen() {
  const { screen }: { screen: CollectionScreen } = useLoaderData({ strict: false })
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return screen.with((definition) => <CollectionRecord key={id} definition={definition} id={id} />)
}
