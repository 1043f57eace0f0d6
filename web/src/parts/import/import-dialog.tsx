import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import { type ImportReport, importRows } from '@/api/imports'
import type { CollectionId } from '@/api/schema.gen'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import type { Choices } from './choices'
import { FileDrop } from './file-drop'
import { ReportView } from './report-view'

const NONE: Choices = { mapping: {}, createUnits: false, sameUnits: {} }

/** A file is read without being saved; its report is looked at, completed, and only then applied. */
export default function ImportDialog({ collection, onClose }: { collection: CollectionId; onClose: () => void }) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const meta = useMeta(collection)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(NONE)
  const [report, setReport] = useState<ImportReport>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const read = async (source: File, chosen: Choices, dryRun: boolean) => {
    setBusy(true)
    setFailure(undefined)
    try {
      setReport(await importRows(collection, { file: source, dryRun, language, ...chosen }))
      // Besides its rows a sheet makes units, papers and whatever else its columns speak of.
      if (!dryRun) await client.invalidateQueries()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = (chosen: File) => {
    setFile(chosen)
    setChoices(NONE)
    setReport(undefined)
    void read(chosen, NONE, true)
  }
  const rechoose = (next: Choices) => {
    setChoices(next)
    if (file) void read(file, next, true)
  }

  return (
    <Dialog onClose={onClose} size="min(960px, 96vw)" title={t('title', { many: meta.many })}>
      <Stack>
        {failure && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('failed')}>
            {failure}
          </Alert>
        )}
        {busy && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('reading')}</Text>
          </Group>
        )}
        {(!report || failure) && !busy && <FileDrop onFile={choose} />}
        {report && !failure && (
          <ReportView
            collection={collection}
            report={report}
            choices={choices}
            busy={busy}
            fileName={file?.name ?? ''}
            onChoices={rechoose}
            onApply={() => file && read(file, choices, false)}
            onClose={onClose}
          >
            <Button variant="subtle" onClick={() => setReport(undefined)} disabled={busy}>
              {t('another')}
            </Button>
          </ReportView>
        )}
      </Stack>
    </Dialog>
  )
}
