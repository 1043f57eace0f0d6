import { Alert, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, actWithFile } from '@/api/actions'
import { messageOf } from '@/api/errors'
import type { Devices } from '@/api/schema.gen'
import { handledHere, useAction } from '@/api/use-action'
import { FileDrop } from '@/engine/import/file-drop'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { LogFileView } from './log-file-view'
import { deviceName } from './name'

/** What terminals write, and what people call it. */
const KINDS = '.dat,.txt,.log,.csv,text/plain'

/** The file of a terminal is read without being saved; what it holds is looked at, and only then taken in. */
export default function LogFileDialog({ row, onClose }: { row: Devices; onClose: () => void }) {
  const { t } = useTranslation(['devices', 'imports'])
  const language = useLanguage()
  const [file, setFile] = useState<File>()
  const {
    mutate,
    isPending,
    error,
    data: answer,
    reset,
  } = useAction({
    mutationFn: async (asked: ActionInput<'punches.importFile'>) => ({
      report: await actWithFile('punches.importFile', asked),
      isRehearsal: asked.dryRun === true,
    }),
    onError: handledHere,
  })
  const choose = (chosen: File) => {
    setFile(chosen)
    mutate({ deviceId: row.$id, file: chosen, dryRun: true })
  }
  const title = t('devices:logFile.title', { device: deviceName(row, language) })
  return (
    <Dialog onClose={onClose} size="min(720px, 96vw)" title={title}>
      <Stack>
        {error !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('imports:failed')}>
            {messageOf(error)}
          </Alert>
        )}
        {isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('imports:reading')}</Text>
          </Group>
        )}
        {!answer && !isPending && <FileDrop onFile={choose} kinds={KINDS} hint={t('devices:logFile.kinds')} />}
        {answer && file && (
          <LogFileView
            {...answer}
            fileName={file.name}
            busy={isPending}
            onApply={() => mutate({ deviceId: row.$id, file, dryRun: false })}
            onAnother={reset}
            onClose={onClose}
          />
        )}
      </Stack>
    </Dialog>
  )
}
