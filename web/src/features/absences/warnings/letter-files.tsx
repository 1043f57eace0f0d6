import { Card, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useMeta, useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Warnings } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import { FormFilesPlace } from '@/fields/file-field/form-files'
import { useSavedFile } from '@/fields/file-field/use-saved-file'
import { PaperFile } from '@/platform/paper/paper-file'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { DraftButton } from '../draft-button'
import { letterName } from './cells'
import { PRINT } from './letter-acts'

const FileField = lazy(() => import('@/fields/file-field/file-field'))
const FileValue = lazy(() => import('@/fields/file-field/file-value'))

const BUCKET = 'downloadable-documents'

/** The letter on paper, and the scan of it once it is signed. */
export default function LetterFiles({ row }: { row: Warnings }) {
  const { t } = useTranslation(['warnings', 'absences'])
  const meta = useMeta('warnings')
  const rights = useRights()
  const isDraft = row.status === 'draft'
  const name = letterName(row, meta)
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('absences:paper.title')}
      </Title>
      <Stack gap="md" align="flex-start" mb="md">
        {row.fileId && row.docId ? (
          <PaperFile fileId={row.fileId} docId={row.docId} bucket={BUCKET} title={name} />
        ) : (
          <Text size="sm" c="dimmed">
            {t(isDraft ? 'files.draft' : 'files.unprinted')}
          </Text>
        )}
        <DraftButton of="warnings" id={row.$id} title={name} />
        <ActButtons collection="warnings" row={row} acts={PRINT} name={name} />
      </Stack>
      {holds(rights, 'pointage', 'update') && !isDraft ? (
        <SignedScan row={row} />
      ) : (
        row.signedFileId && (
          <Suspense>
            <FileValue bucket={BUCKET} id={row.signedFileId} />
          </Suspense>
        )
      )}
    </Card>
  )
}

function SignedScan({ row }: { row: Warnings }) {
  const { t } = useTranslation('warnings')
  const scan = useSavedFile({
    collection: 'warnings',
    row,
    name: 'signedFileId',
    stored: row.signedFileId,
    onSaved: (id) => toast.done(t(id ? 'files.signed' : 'files.removed')),
  })
  if (!scan.field) return null
  return (
    <FormFilesPlace value={scan.place}>
      {scan.failure !== undefined && (
        <div role="alert">
          <Notice tone="bad" title={t('files.notSaved')}>
            {messageOf(scan.failure)}
          </Notice>
        </div>
      )}
      <Suspense>
        <FileField field={scan.field} value={scan.value} onChange={scan.onChange} />
      </Suspense>
    </FormFilesPlace>
  )
}
