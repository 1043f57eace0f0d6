import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadAddress, type FileRef, fileQuery, type StoredFile } from '@/api/files'
import { EMPTY } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { FileName } from '../file-name'
import styles from './file-field.module.css'
import { FilePicture } from './file-picture'
import { sizeText } from './file-size'

const Viewer = lazy(() => import('../viewer/viewer'))

/** Whether a file has what a person sees in place; anything else is saved and opened elsewhere. */
export function isShown(mime: string): boolean {
  return mime === 'application/pdf' || mime.startsWith('image/')
}

interface FileLineProps {
  file: FileRef
  /** The files that it is one of. */
  siblings?: readonly FileRef[]
  /** In running text: no frame, no icon. */
  inline?: boolean
  /** What else can be done with it. */
  actions?: ReactNode
}

/** A stored file: its name and size, opened in place or saved. */
export function FileLine({ file, siblings, inline, actions }: FileLineProps) {
  const { t } = useTranslation('files')
  const { data: stored, isPending } = useQuery({ ...fileQuery(file), retry: false })
  const words = stored ? (
    <Words stored={stored} />
  ) : (
    <Text component="span" size="sm">
      {isPending ? '…' : t('file.closed')}
    </Text>
  )
  if (inline) {
    return (
      <span className={styles.inline}>
        {words}
        {stored && <OpenFileButton file={file} siblings={siblings} stored={stored} />}
      </span>
    )
  }
  return (
    <div className={styles.line}>
      <FilePicture file={file} stored={stored} />
      {words}
      <Group gap={8}>
        {stored && <OpenFileButton file={file} siblings={siblings} stored={stored} />}
        {actions}
      </Group>
    </div>
  )
}

function Words({ stored }: { stored: StoredFile }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <FileName name={stored.name || EMPTY} />
      </span>
      <span className={`${styles.facts} tabular`}>{sizeText(stored.sizeActual, t, language)}</span>
    </span>
  )
}

interface OpenFileProps {
  file: FileRef
  siblings?: readonly FileRef[] | undefined
  stored: StoredFile
}

function OpenFileButton({ file, siblings, stored }: OpenFileProps) {
  const { t } = useTranslation('files')
  const [opened, setOpened] = useState(false)
  return (
    <>
      {isShown(stored.mimeType) && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('file.openName', { name: stored.name })}
          onClick={() => setOpened(true)}
        >
          {t('file.open')}
        </Button>
      )}
      <ActionIcon
        component="a"
        href={downloadAddress(file)}
        download={stored.name}
        size={30}
        variant="default"
        aria-label={t('file.downloadName', { name: stored.name })}
      >
        <IconDownload size={16} />
      </ActionIcon>
      <Suspense>{opened && <Viewer file={file} siblings={siblings} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
