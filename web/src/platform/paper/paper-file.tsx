import { Button, Group, Text } from '@mantine/core'
import { IconDownload, IconEye, IconFileTypeDocx, IconWorldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchBlob, fileNameOf, save } from '@/api/export'
import { downloadAddress, type FileRef, fileQuery } from '@/api/files'
import { PAPERS_BUCKET, wordDocumentAddress } from '@/api/papers'
import { useAction } from '@/api/use-action'

const Viewer = lazy(() => import('@/fields/viewer/viewer'))

/** While a paper is being printed its file is asked for so often, in milliseconds. */
const WHILE_PRINTING = 1500

/** A file whose bytes may still be on their way. */
function usePrinted(file: FileRef) {
  return useQuery({
    ...fileQuery(file),
    retry: false,
    staleTime: ({ state }) => (state.data?.mimeType ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data && !state.data.mimeType ? WHILE_PRINTING : false),
  })
}

interface PaperFileProps {
  fileId: string
  docId: string
  /** What it is: the name of the file says little. */
  title: string
  /** Where its file is kept. */
  bucket?: string | undefined
}

/** What can be done with a printed paper: read and printed in place, saved, checked as its holder would. */
export function PaperFile({ fileId, docId, title, bucket = PAPERS_BUCKET }: PaperFileProps) {
  const { t } = useTranslation('papers')
  const file = { bucket, id: fileId }
  const { data: stored, isError } = usePrinted(file)
  const [opened, setOpened] = useState(false)
  const check = (
    <Button
      component="a"
      href={`/verify/${encodeURIComponent(docId)}`}
      target="_blank"
      rel="noreferrer"
      size="xs"
      variant="default"
      leftSection={<IconWorldCheck size={16} />}
      aria-label={t('paper.checkNamed', { title })}
    >
      {t('paper.check')}
    </Button>
  )
  if (isError || !stored?.mimeType) {
    return (
      <Group gap={8}>
        <Text size="sm" c="dimmed" role="status">
          {t(isError ? 'paper.closed' : 'paper.printing')}
        </Text>
        {check}
      </Group>
    )
  }
  return (
    <Group gap={8}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={16} />}
        aria-label={t('paper.openNamed', { title })}
        onClick={() => setOpened(true)}
      >
        {t('paper.open')}
      </Button>
      <DownloadButton
        href={downloadAddress(file)}
        name={fileNameOf(title, 'pdf')}
        icon={<IconDownload size={16} />}
        label={t('paper.downloadNamed', { title })}
      >
        {t('paper.download')}
      </DownloadButton>
      <DownloadButton
        href={wordDocumentAddress(docId)}
        name={fileNameOf(title, 'docx')}
        icon={<IconFileTypeDocx size={16} />}
        label={t('paper.wordNamed', { title })}
      >
        {t('paper.word')}
      </DownloadButton>
      {check}
      <Suspense>{opened && <Viewer file={file} title={title} onClose={() => setOpened(false)} />}</Suspense>
    </Group>
  )
}

interface DownloadButtonProps {
  href: string
  /** The name it is saved under. */
  name: string
  icon: ReactNode
  /** What it is, in full. */
  label: string
  children: string
}

/** A file that is taken along, under a name of its reader's language: the one that the server sends would count for more. */
function DownloadButton({ href, name, icon, label, children }: DownloadButtonProps) {
  const download = useAction({ mutationFn: async () => save(await fetchBlob(href), name) })
  return (
    <Button
      component="a"
      href={href}
      download={name}
      size="xs"
      variant="default"
      leftSection={icon}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        download.mutate()
      }}
    >
      {children}
    </Button>
  )
}
