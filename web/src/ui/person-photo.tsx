import { Avatar } from '@mantine/core'
import styles from './person-photo.module.css'

/** First letters of the first and the last word, as far as they are letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /^\p{L}/u.test(word))
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

interface PersonPhotoProps {
  name: string
  size?: number
  /** Where the photo is; none without one. */
  source?: string
}

/** A photo as large as a line; initials when there is none, or when it cannot be shown. */
export function PersonPhoto({ name, size = 34, source }: PersonPhotoProps) {
  return (
    <Avatar
      src={source}
      alt=""
      imageProps={{ loading: 'lazy', decoding: 'async', width: size, height: size }}
      radius="xl"
      size={size}
      aria-hidden="true"
      classNames={{ root: styles.photo, placeholder: styles.initials }}
    >
      {initials(name)}
    </Avatar>
  )
}
