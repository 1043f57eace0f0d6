import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DocumentRequests } from '@/api/schema.gen'
import { PaperFile } from '@/platform/paper/paper-file'

type Copies = Pick<DocumentRequests, 'docId' | 'fileId' | 'signedFileId' | 'refNumber'>

/** Both copies of a paper under one number: as it was made, and as it was signed. */
export function PaperCopies({ row, title }: { row: Copies; title: string }) {
  const { t } = useTranslation('requests')
  const { docId, fileId, signedFileId, refNumber } = row
  if (!docId || !fileId) return null
  const named = `${title} ${refNumber ?? ''}`.trim()
  return (
    <Stack gap="sm">
      {signedFileId && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('papers.signed')}
          </Text>
          <PaperFile fileId={signedFileId} docId={docId} title={t('papers.signedName', { title: named })} />
        </div>
      )}
      <div>
        <Text size="sm" fw={600} mb={4}>
          {t('papers.digital')}
        </Text>
        <PaperFile fileId={fileId} docId={docId} title={named} />
      </div>
    </Stack>
  )
}
