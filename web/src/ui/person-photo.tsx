import { useState } from 'react'
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
  /** On the colour of the house, for who is signed in. */
  strong?: boolean
}

/** A photo as large as a line; initials when there is none, or when it cannot be shown. */
export function PersonPhoto({ name, size = 34, source, strong }: PersonPhotoProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={styles.photo}
      data-strong={strong || undefined}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {source && source !== failed ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(source)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
