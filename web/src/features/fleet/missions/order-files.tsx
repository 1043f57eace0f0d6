import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { isUnreachable, messageOf } from '@/api/errors'
import type { Missions } from '@/api/schema.gen'
import { FormFilesPlace } from '@/fields/file-field/form-files'
import { useSavedFile } from '@/fields/file-field/use-saved-file'
import { PaperFile } from '@/platform/paper/paper-file'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { missionNumber } from './cells'
import { useMayWrite } from './may-write'
import { MISSION_BUCKET } from './mission-actions'

const FileField = lazy(() => import('@/fields/file-field/file-field'))
const FileValue = lazy(() => import('@/fields/file-field/file-value'))

/** The printed order, and the scan of it once it bears signature and stamp. */
export default function OrderFiles({ row }: { row: Missions }) {
  const { t } = useTranslation('missions')
  const { sign } = useMayWrite(row)
  // Whoever reads the mission of somebody else has no part in its papers.
  if (row.docId === undefined) return null
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('files.title')}
      </Title>
      <Stack gap="md">
        {row.documentId && row.docId ? (
          <>
            <PaperFile
              fileId={row.documentId}
              docId={row.docId}
              bucket={MISSION_BUCKET}
              title={`${t('files.order')} ${missionNumber(row)}`}
            />
            <OutdatedLine docId={row.docId} />
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t('files.unprinted')}
          </Text>
        )}
        {sign ? <SignedScan row={row} /> : row.signedDocumentId && <SignedFile id={row.signedDocumentId} />}
      </Stack>
    </Card>
  )
}

/** The order was changed after it was printed: whoever checks the paper is told so. */
function OutdatedLine({ docId }: { docId: string }) {
  const { t } = useTranslation('missions')
  const { data: paper } = useQuery({ ...oneQuery('authenticDocuments', docId), retry: false })
  if (paper?.state !== 'outdated') return null
  return <Notice tone="warn">{t('files.outdated')}</Notice>
}

function SignedFile({ id }: { id: string }) {
  return (
    <Suspense>
      <FileValue bucket={MISSION_BUCKET} id={id} />
    </Suspense>
  )
}

function SignedScan({ row }: { row: Missions }) {
  const { t } = useTranslation('missions')
  const scan = useSavedFile({
    collection: 'missions',
    row,
    name: 'signedDocumentId',
    stored: row.signedDocumentId,
    onSaved: (id) => toast.done(t(id ? 'files.signed' : 'files.removed')),
  })
  if (!scan.field) return null
  return (
    <FormFilesPlace value={scan.place}>
      <NotUpdated scan={scan} />
      <Suspense>
        <FileField field={scan.field} value={scan.value} onChange={scan.onChange} />
      </Suspense>
    </FormFilesPlace>
  )
}

/** Why the order does not name the scan that was chosen, and what becomes of it. */
function NotUpdated({ scan: { failure, again, upload } }: { scan: ReturnType<typeof useSavedFile> }) {
  const { t } = useTranslation(['missions', 'common'])
  const isSaveLost = failure !== undefined
  const isSent = upload?.state !== 'waiting' && upload?.state !== 'refused'
  if (!isSaveLost && isSent) return null
  const why = () => {
    if (isSaveLost) return isUnreachable(failure) ? t('files.unreachable') : messageOf(failure)
    return t(upload?.state === 'waiting' ? 'files.resumes' : 'files.another')
  }
  const action = isSaveLost && (
    <Button size="xs" variant="default" onClick={again}>
      {t('common:retry')}
    </Button>
  )
  return (
    <div role="alert">
      <Notice tone="bad" title={t('files.notUpdated')} action={action}>
        {why()}
      </Notice>
    </div>
  )
}
