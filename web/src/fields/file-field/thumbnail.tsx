import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRef, StoredFile } from '@/api/files'
import styles from './file-field.module.css'
import { FilePicture } from './file-picture'

const Viewer = lazy(() => import('../viewer/viewer'))

interface ThumbnailProps {
  file: FileRef
  /** The files that it is one of. */
  siblings?: readonly FileRef[]
  stored: StoredFile
}

/** A picture in small, enlarged on a click. */
export function Thumbnail({ file, siblings, stored }: ThumbnailProps) {
  const { t } = useTranslation('files')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        title={stored.name}
        aria-label={t('file.openName', { name: stored.name })}
        onClick={() => setOpened(true)}
      >
        <FilePicture file={file} stored={stored} />
      </button>
      <Suspense>{opened && <Viewer file={file} siblings={siblings} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
