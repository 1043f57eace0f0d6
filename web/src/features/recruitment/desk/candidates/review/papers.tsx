import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedFile } from '@/api/actions.gen'
import { fileQuery } from '@/api/files'
import { ImageView } from '@/fields/viewer/image-view'
import { Message } from '@/fields/viewer/viewer-message'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import styles from './review.module.css'

// A PDF of a stranger is read by a frame of another origin: this page shows the pictures that it draws.
const PdfView = lazy(() => import('@/fields/viewer/framed-pdf-view'))

const BUCKET = 'applications'

/** The papers of a file in place, one at a time. */
export function Papers({ files }: { files: readonly ReviewedFile[] }) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const ordered = inOrder(files)
  const shown = ordered.find(({ documentId }) => documentId === chosen) ?? ordered[0]
  if (!shown) return <Message text={t('review.noFiles')} />
  return (
    <>
      <fieldset className={styles.choices} aria-label={t('review.files')}>
        {ordered.map((file, at) => (
          <Button
            key={file.documentId}
            size="xs"
            variant={file === shown ? 'light' : 'subtle'}
            {...(file !== shown && { color: 'gray' })}
            aria-pressed={file === shown}
            aria-keyshortcuts={String(at + 1)}
            leftSection={<IconFileText size={15} />}
            rightSection={
              file.findings.length > 0 && <IconAlertTriangle size={14} aria-label={t('review.found')} role="img" />
            }
            onClick={() => setChosen(file.documentId)}
          >
            {inLanguage(file.labelFr, file.labelAr, language)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.paper}>
        {shown.fileId ? <Paper key={shown.fileId} fileId={shown.fileId} /> : <Message text={t('review.erased')} />}
      </div>
    </>
  )
}

/** The papers that every exam begins with, in the order in which they are read; then the others. */
const ORDER = ['cin', 'request', 'diploma', 'cv', 'photo']

function inOrder(files: readonly ReviewedFile[]): ReviewedFile[] {
  const place = ({ code }: ReviewedFile) => (code && ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length)
  return [...files].sort((one, other) => place(one) - place(other))
}

function Paper({ fileId }: { fileId: string }) {
  const { t } = useTranslation('files')
  const file = { bucket: BUCKET, id: fileId }
  const { data: stored, isError } = useQuery({ ...fileQuery(file), retry: false })
  if (!stored) return <Message text={t(isError ? 'file.closed' : 'viewer.loading')} busy={!isError} />
  if (stored.mimeType.startsWith('image/')) return <ImageView file={file} stored={stored} />
  return (
    <Suspense fallback={<Message text={t('viewer.loading')} busy />}>
      <PdfView file={file} stored={stored} />
    </Suspense>
  )
}
