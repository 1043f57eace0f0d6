import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaperFile } from './paper-file'

/** A paper as the document that it is about names it. */
export interface Copies {
  docId?: string | null
  fileId?: string | null
  signedFileId?: string | null
  refNumber?: string | null
}

/** Both copies of a paper under one number: as it was made, and as it was signed. */
export function PaperCopies({ row, title }: { row: Copies; title: string }) {
  const { t } = useTranslation('papers')
  const { docId, fileId, signedFileId, refNumber } = row
  if (!docId || !fileId) return null
  const named = `${title} ${refNumber ?? ''}`.trim()
  return (
    <Stack gap="sm">
      {signedFileId && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('copies.signed')}
          </Text>
          <PaperFile fileId={signedFileId} docId={docId} title={t('copies.signedName', { title: named })} />
        </div>
      )}
      <div>
        <Text size="sm" fw={600} mb={4}>
          {t('copies.digital')}
        </Text>
        <PaperFile fileId={fileId} docId={docId} title={named} />
      </div>
    </Stack>
  )
}
