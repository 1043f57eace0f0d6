import type { Employees } from '@/api/schema.gen'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'

/** The face of an employee, where one is chosen. */
export default function OptionFace({ document, name }: { document: Pick<Employees, 'photoId'>; name: string }) {
  return <PersonAvatar name={name} photoId={document.photoId} size={28} />
}
