import { CloseButton, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileRef, fileQuery, type StoredFile } from '@/api/files'
import { FileName } from '../file-field/file-name'
import { ImageView } from './image-view'
import { Message } from './message'
import { useFocusBack } from './use-focus-back'
import styles from './viewer.module.css'

const PdfView = lazy(() => import('./pdf-view'))

interface ViewerProps {
  file: FileRef
  /** What it is, where the name of the file says little. */
  title?: string
  onClose: () => void
}

/** A document in place: read, enlarged, turned, printed or saved, without leaving the screen. */
export default function Viewer({ file, title, onClose }: ViewerProps) {
  const { t } = useTranslation('files')
  useFocusBack()
  const { data: stored, isError } = useQuery({ ...fileQuery(file), retry: false })
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.window}>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>
              {title ? <bdi>{title}</bdi> : <FileName name={stored?.name ?? ''} />}
            </Modal.Title>
            <CloseButton onClick={onClose} size="lg" aria-label={t('close', { ns: 'common' })} data-autofocus />
          </div>
          {stored ? (
            <Suspense fallback={<Message text={t('viewer.loading')} busy />}>
              <Shown file={file} stored={stored} />
            </Suspense>
          ) : (
            <Message text={t(isError ? 'file.closed' : 'viewer.loading')} busy={!isError} />
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

function Shown({ file, stored }: { file: FileRef; stored: StoredFile }) {
  const { t } = useTranslation('files')
  if (stored.mimeType === 'application/pdf') return <PdfView file={file} stored={stored} />
  if (stored.mimeType.startsWith('image/')) return <ImageView file={file} stored={stored} />
  return <Message text={t('viewer.none')} />
}
