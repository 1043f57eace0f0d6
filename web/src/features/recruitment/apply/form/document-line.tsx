import { Button, FileButton, Progress, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequiredDocument } from '@/api/actions.gen'
import { readPicture } from '@/fields/photo-field/picture'
import { isPhotograph, useScan } from '@/fields/scan/use-scan'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import type { DocumentState, useDocuments } from './use-documents'

const PortraitDialog = lazy(() => import('./portrait-dialog'))

const MEGABYTE = 1 << 20
/** Greatest sizes, in megabytes, where the exam says nothing less. */
const MOST = { image: 2, pdf: 5 } as const

interface DocumentLineProps {
  document: RequiredDocument
  documents: ReturnType<typeof useDocuments>
  /** It was tried to hand in without it. */
  isMissing: boolean
}

/** One document that is asked for: chosen, sent at once, replaced. */
export function DocumentLine({ document, documents, isMissing }: DocumentLineProps) {
  const { t } = useTranslation('apply')
  const label = inLanguage(document.labelFr, document.labelAr, useLanguage())
  const stands: DocumentState = documents.states[document.id] ?? { state: 'none' }
  const isPhoto = document.code === 'photo'
  const most = Math.min(document.maxMegabytes ?? MOST[document.kind], MOST[document.kind])
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const [preview, setPreview] = useState<string>()
  const scan = useScan({
    name: label,
    most: most * MEGABYTE,
    onDocument: (pdf) => documents.send(document, pdf),
  })
  const take = async (files: File[]) => {
    const [file] = files
    if (!file) return
    if (document.kind === 'pdf' && files.every(isPhotograph)) return scan.begin(files)
    if (files.length > 1) return documents.refuse(document, t('wrong.pdf'))
    const wrong = refusalOf(document, file, isPhoto ? Number.POSITIVE_INFINITY : most * MEGABYTE)
    if (wrong) return documents.refuse(document, t(wrong, { most }))
    if (!isPhoto) return documents.send(document, file)
    try {
      setPicture(await readPicture(file))
    } catch {
      documents.refuse(document, t('wrong.unreadable'))
    }
  }
  const error =
    stands.error ??
    (isMissing && stands.state === 'none'
      ? t(isPhoto ? 'wrong.photo' : 'required', { ns: isPhoto ? 'apply' : 'common' })
      : undefined)
  const isThere = stands.state === 'done'
  return (
    <li className={styles.file} data-state={error ? 'wrong' : stands.state}>
      <div className={styles.portrait}>
        {isPhoto && preview && <img src={preview} alt={t('photo.preview')} />}
        <div>
          <Text fw={600}>{label}</Text>
          <Hint document={document} most={most} stands={stands} />
        </div>
      </div>
      <FileButton<boolean>
        multiple={document.kind === 'pdf'}
        accept={document.kind === 'pdf' ? 'application/pdf,.pdf,image/*' : 'image/*'}
        onChange={(chosen) => void take([chosen].flat().filter((file) => file !== null))}
      >
        {(props) => (
          <Button
            {...props}
            variant={isThere ? 'default' : 'filled'}
            aria-label={t(isThere ? 'file.replace' : 'file.choose', { label })}
          >
            {t(isThere ? 'file.replaceShort' : 'file.chooseShort')}
          </Button>
        )}
      </FileButton>
      {stands.state === 'sending' && (
        <Progress
          className={styles.wide}
          value={Math.round((stands.share ?? 0) * 100)}
          aria-label={t('file.sending', { label })}
        />
      )}
      {error && (
        <Text size="sm" c="red" role="alert" className={styles.wide}>
          {error}
        </Text>
      )}
      {stands.state === 'wrong' && documents.canRetry(document) && (
        <Button
          className={styles.wide}
          variant="default"
          onClick={() => documents.retry(document)}
          aria-label={t('file.retryLabel', { label })}
        >
          {t('file.retry')}
        </Button>
      )}
      {scan.dialog}
      <Suspense>
        {picture && (
          <PortraitDialog
            picture={picture}
            onClose={() => setPicture(undefined)}
            onDone={(photo) => {
              setPicture(undefined)
              setPreview(URL.createObjectURL(photo))
              documents.send(document, photo)
            }}
          />
        )}
      </Suspense>
    </li>
  )
}

function Hint({ document, most, stands }: { document: RequiredDocument; most: number; stands: DocumentState }) {
  const { t } = useTranslation('apply')
  if (stands.state === 'done') {
    return (
      <Text size="sm" component="div" className={styles.row}>
        <IconCircleCheck size={16} aria-hidden="true" />
        <span>
          {t('file.done')} · <bdi>{stands.name}</bdi>
        </span>
      </Text>
    )
  }
  const hint =
    document.kind === 'pdf' ? 'file.pdfHint' : document.code === 'photo' ? 'file.photoHint' : 'file.imageHint'
  return (
    <Text size="sm" c="dimmed" component="div">
      {stands.state === 'left' ? t('file.again') : t(hint, { most })}
      {stands.name && stands.state !== 'none' && (
        <div>
          <bdi>{stands.name}</bdi>
        </div>
      )}
    </Text>
  )
}

/** What is wrong with a file before it is sent; the server looks at what is in it. */
function refusalOf({ kind }: RequiredDocument, file: File, most: number) {
  if (kind === 'pdf' && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'wrong.pdf'
  if (kind === 'image' && file.type && !file.type.startsWith('image/')) return 'wrong.image'
  return file.size > most ? 'wrong.size' : undefined
}
