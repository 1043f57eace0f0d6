import { Anchor, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadAddress } from '@/api/files'
import { PAPERS_BUCKET } from '@/api/papers'
import { AnchorLink } from '@/ui/links'

interface PaperLinksProps {
  /** What the paper is called. */
  name: string
  docId: string | null
  fileId: string | null
}

/** A published paper: its file, and where it is verified. */
export function PaperLinks({ name, docId, fileId }: PaperLinksProps) {
  const { t } = useTranslation('apply')
  return (
    <Group gap="md">
      {fileId && (
        <Anchor
          href={downloadAddress({ bucket: PAPERS_BUCKET, id: fileId })}
          download
          fw={600}
          aria-label={t('downloadOf', { paper: name })}
        >
          <IconDownload size={16} aria-hidden style={{ verticalAlign: '-2px', marginInlineEnd: 4 }} />
          {t('download')}
        </Anchor>
      )}
      {docId && (
        <AnchorLink to="/verify/$docId" params={{ docId }} size="sm">
          {t('verifyPaper')}
        </AnchorLink>
      )}
    </Group>
  )
}
