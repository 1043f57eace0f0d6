import { type CSSProperties, useState } from 'react'
import styles from './person-photo.module.css'

/** The Arabic article, which begins every other family name: the initial is that of the word behind it. */
const ARTICLE = /^ال(?=\p{L}{2})/u
/** Keeps two Arabic letters from being written as one word. */
const APART = '\u200C'

/** First letters of the first and the last word, as far as they are letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /^\p{L}/u.test(word))
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = [words[0], last].flatMap((word) => word?.replace(ARTICLE, '').charAt(0).toUpperCase() ?? [])
  return letters.join(/\p{Script=Arabic}/u.test(name) ? APART : '')
}

interface PersonPhotoProps {
  name: string
  size?: number | undefined
  /** Where the photo is; none without one. */
  source?: string | undefined
  /** On the colour of the house, for who is signed in. */
  strong?: boolean | undefined
}

/** A photo as large as a line; initials when there is none, or when it cannot be shown. */
export function PersonPhoto({ name, size = 34, source, strong }: PersonPhotoProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={styles.photo}
      data-photo
      data-strong={strong || undefined}
      style={{ '--photo-size': `${size}px` } as CSSProperties}
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
