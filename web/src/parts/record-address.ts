import type { CollectionId } from '@/api/schema.gen'

/** Where a document of each collection opens. A collection without a screen of its own has none. */
const ADDRESSES: Partial<Record<CollectionId, (id: string) => string>> = {
  employees: (id) => `/rh-managements/employee/${id}`,
  annexes: (id) => `/annexes/${id}`,
  users: (id) => `/users-management/${id}`,
}

export function recordAddress(collection: CollectionId, id: string): string | undefined {
  return ADDRESSES[collection]?.(encodeURIComponent(id))
}
