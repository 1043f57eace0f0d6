import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRef, StoredFile } from '@/api/files'
import styles from './file-field.module.css'
import { FilePicture } from './file-picture'

const Viewer = lazy(() => import('../viewer/viewer'))

/** A picture in small, enlarged on a click. */
export function Thumbnail({ file, stored }: { file: FileRef; stored: StoredFile }) {
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
      <Suspense>{opened && <Viewer file={file} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
