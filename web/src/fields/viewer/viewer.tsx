import { CloseButton, Modal, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileRef, fileQuery, isOfStrangers, type StoredFile } from '@/api/files'
import { useFocusBack } from '@/ui/use-focus-back'
import { FileName } from '../file-name'
import { ImageView } from './image-view'
import { Tool } from './toolbar'
import { type Gallery, useGallery } from './use-gallery'
import styles from './viewer.module.css'
import { Message } from './viewer-message'

const PdfView = lazy(() => import('./pdf-view'))
const FramedPdfView = lazy(() => import('./framed-pdf-view'))

interface ViewerProps {
  file: FileRef
  /** The files that it is one of, to be turned over. */
  siblings?: readonly FileRef[] | undefined
  /** What it is, where the name of the file says little. */
  title?: string
  onClose: () => void
}

/** A document in place: read, enlarged, turned, printed or saved, without leaving the screen. */
export default function Viewer({ file, siblings = [file], title, onClose }: ViewerProps) {
  const { t } = useTranslation('files')
  useFocusBack()
  const turning = useGallery(file, siblings)
  const { shown, touch } = turning
  const { data: stored, isError } = useQuery({ ...fileQuery(shown), retry: false })
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.window} {...touch}>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>
              {title ? <bdi>{title}</bdi> : <FileName name={stored?.name ?? ''} />}
            </Modal.Title>
            {turning.count > 1 && <Turns turning={turning} />}
            <CloseButton onClick={onClose} size="lg" aria-label={t('close', { ns: 'common' })} data-autofocus />
          </div>
          {stored ? (
            <Suspense fallback={<Message text={t('viewer.loading')} busy />}>
              <FileView key={shown.id} file={shown} stored={stored} />
            </Suspense>
          ) : (
            <Message text={t(isError ? 'file.closed' : 'viewer.loading')} busy={!isError} />
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

function FileView({ file, stored }: { file: FileRef; stored: StoredFile }) {
  const { t } = useTranslation('files')
  if (stored.mimeType === 'application/pdf') {
    const View = isOfStrangers(file) ? FramedPdfView : PdfView
    return <View file={file} stored={stored} />
  }
  if (stored.mimeType.startsWith('image/')) return <ImageView file={file} stored={stored} />
  return <Message text={t('viewer.none')} />
}

function Turns({ turning: { number, count, turn } }: { turning: Gallery }) {
  const { t } = useTranslation('files')
  return (
    <span className={styles.turns}>
      <Tool
        label={t('viewer.previousFile')}
        icon={IconChevronLeft}
        onClick={() => turn(-1)}
        disabled={number <= 1}
        flips
      />
      <Text size="sm" component="output" className="ltr tabular" aria-live="polite">
        {number} / {count}
      </Text>
      <Tool
        label={t('viewer.nextFile')}
        icon={IconChevronRight}
        onClick={() => turn(1)}
        disabled={number >= count}
        flips
      />
    </span>
  )
}
