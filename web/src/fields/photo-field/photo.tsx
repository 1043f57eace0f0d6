import { useViewportSize } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type FileRef, isUpright, photoSize, previewAddress, UPRIGHT } from '@/api/files'
import { initials } from '@/ui/person-photo'
import styles from './photo-field.module.css'

interface PhotoProps {
  name: string
  file?: FileRef | undefined
  /** What it is, to who cannot see it; empty where its name stands beside it. */
  alt?: string
  /** What stands there when there is none, if not initials. */
  silhouette?: ReactNode
}

/** A photo as large as the window deserves; initials when there is none, or when it cannot be shown. */
export function Photo({ name, file, alt = '', silhouette }: PhotoProps) {
  const { width } = useViewportSize()
  const [failed, setFailed] = useState<string>()
  const upright = file !== undefined && isUpright(file)
  const source = file && previewAddress(file, upright ? UPRIGHT : photoSize(width || window.innerWidth))
  if (!source || failed === source) {
    return (
      <span className={`${styles.picture} ${styles.empty}`} aria-hidden="true">
        {silhouette ?? (initials(name) || <IconPhoto size={36} stroke={1.2} />)}
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      data-upright={upright || undefined}
      src={source}
      alt={alt}
      onError={() => setFailed(source)}
    />
  )
}
