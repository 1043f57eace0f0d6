import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRefresh } from '@/api/hooks'
import { type ImportReport, importRows } from '@/api/imports'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import type { Choices } from './choices'
import { FileDrop } from './file-drop'
import { ReportView } from './report-view'

const NONE: Choices = { mapping: {}, createUnits: false, sameUnits: {} }

/** A file is read without being saved; its report is looked at, completed, and only then applied. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(NONE)
  const [report, setReport] = useState<ImportReport>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const read = async (source: File, chosen: Choices, dryRun: boolean) => {
    setBusy(true)
    setFailure(undefined)
    try {
      setReport(await importRows('employees', { file: source, dryRun, language, ...chosen }))
      if (!dryRun) await Promise.all([refresh('employees'), refresh('annexes')])
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
    <Dialog onClose={onClose} size="min(960px, 96vw)" title={t('importing.title')}>
      <Stack>
        {failure && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('importing.failed')}>
            {failure}
          </Alert>
        )}
        {busy && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('importing.reading')}</Text>
          </Group>
        )}
        {(!report || failure) && !busy && <FileDrop onFile={choose} />}
        {report && !failure && (
          <ReportView
            report={report}
            choices={choices}
            busy={busy}
            fileName={file?.name ?? ''}
            onChoices={rechoose}
            onApply={() => file && read(file, choices, false)}
            onClose={onClose}
          >
            <Button variant="subtle" onClick={() => setReport(undefined)} disabled={busy}>
              {t('importing.another')}
            </Button>
          </ReportView>
        )}
      </Stack>
    </Dialog>
  )
}
