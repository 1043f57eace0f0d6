import { Card, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { MISSION_BUCKET } from '@/api/missions'
import type { Missions } from '@/api/schema.gen'
import { FormFilesPlace } from '@/parts/file-field/form-files'
import { useSavedFile } from '@/parts/file-field/use-saved-file'
import { PaperFile } from '@/parts/paper/paper-file'
import { toast } from '@/ui/toast'
import { missionNumber } from './cells'

const FileField = lazy(() => import('@/parts/file-field/file-field'))
const FileValue = lazy(() => import('@/parts/file-field/file-value'))

/** The printed order, and the scan of it once it bears signature and stamp. */
export function OrderFiles({ row, writes }: { row: Missions; writes: boolean }) {
  const { t } = useTranslation('missions')
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('files.title')}
      </Title>
      <Stack gap="md">
        {row.documentId && row.docId ? (
          <PaperFile
            fileId={row.documentId}
            docId={row.docId}
            bucket={MISSION_BUCKET}
            title={`${t('files.order')} ${missionNumber(row)}`}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t('files.unprinted')}
          </Text>
        )}
        {writes ? <SignedScan row={row} /> : row.signedDocumentId && <Signed id={row.signedDocumentId} />}
      </Stack>
    </Card>
  )
}

function Signed({ id }: { id: string }) {
  return (
    <Suspense>
      <FileValue bucket={MISSION_BUCKET} id={id} />
    </Suspense>
  )
}

function SignedScan({ row }: { row: Missions }) {
  const { t } = useTranslation('missions')
  const [refusal, setRefusal] = useState<string>()
  const { field, place, onChange } = useSavedFile({
    collection: 'missions',
    row,
    name: 'signedDocumentId',
    onSaved: (id) => {
      setRefusal(undefined)
      toast.done(t(id ? 'files.signed' : 'files.removed'))
    },
    onRefused: (error) => setRefusal(t('files.notUpdated', { reason: messageOf(error) })),
  })
  if (!field) return null
  return (
    <FormFilesPlace value={place}>
      <Suspense>
        <FileField field={field} value={row.signedDocumentId} onChange={onChange} error={refusal} />
      </Suspense>
    </FormFilesPlace>
  )
}
