import { previewAddress } from '@/api/files'
import { PersonPhoto } from '@/ui/person-photo'

/** What lists fetch: twice the size at which they show it, for screens of fine pixels. */
const SMALL = 96

interface PersonAvatarProps {
  name: string
  /** The photo of an employee, where the reader may see it. */
  photoId?: string | null | undefined
  size?: number
  /** On the colour of the house, for who is signed in. */
  strong?: boolean
}

/** An employee in a list or a picker. A list of a hundred fetches what comes into sight, and small. */
export function PersonAvatar({ name, photoId, size, strong }: PersonAvatarProps) {
  const file = photoId ? { bucket: 'employee-photos', id: photoId } : undefined
  const source = file && previewAddress(file, { width: SMALL, height: SMALL })
  return <PersonPhoto name={name} size={size} source={source} strong={strong} />
}
