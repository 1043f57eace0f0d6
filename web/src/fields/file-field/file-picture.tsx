import { useState } from 'react'
import { type FileRef, previewAddress, type StoredFile, THUMBNAIL } from '@/api/files'
import { endingOf } from './file-check'
import styles from './file-field.module.css'
import { FileIcon } from './file-icon'

/** What a file looks like in small: the picture that it is, or the sign of its kind. */
export function FilePicture({ file, stored }: { file: FileRef; stored?: StoredFile | undefined }) {
  const [failed, setFailed] = useState(false)
  if (failed || !stored?.mimeType.startsWith('image/')) return <FileIcon ending={endingOf(stored?.name ?? '')} />
  return (
    <img
      className={styles.picture}
      src={previewAddress(file, THUMBNAIL)}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}
