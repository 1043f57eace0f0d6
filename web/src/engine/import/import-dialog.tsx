import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, actWithFile } from '@/api/actions'
import type { ImportReport } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { Answers } from './answers'
import type { Choices } from './choices'
import { FileDrop } from './file-drop'
import { keepMapping, keptMapping } from './kept-mapping'
import { ReportView } from './report-view'

const NONE: Choices = { mapping: {}, createUnits: false, sameUnits: {}, skipHidden: false }

/** What is imported is given and answered the same everywhere. */
const importRows = (collection: CollectionId, request: ActionInput<'employees.import'>) =>
  actWithFile(`${collection}.import` as 'employees.import', request)

/** A file is read without being saved; its report is looked at, completed, and only then applied. */
export default function ImportDialog({ collection, onClose }: { collection: CollectionId; onClose: () => void }) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const meta = useMeta(collection)
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(NONE)
  const [report, setReport] = useState<ImportReport>()
  const { mutate, isPending, error } = useAction({
    mutationFn: async (asked: { file: File; dryRun: boolean; isFirst?: boolean } & Choices) => {
      const { isFirst, ...request } = asked
      const read = await importRows(collection, { language, ...request })
      const mapping = isFirst ? await keptMapping(collection, read.columns) : {}
      const isKnown = Object.keys(mapping).length > 0
      if (isKnown) setChoices({ ...NONE, mapping })
      setReport(isKnown ? await importRows(collection, { language, ...request, mapping }) : read)
      if (asked.dryRun) return
      await keepMapping(collection, read.columns, asked.mapping).catch(() => undefined)
    },
    onError: handledHere,
  })
  const hasFailed = error !== undefined
  const choose = (chosen: File) => {
    setFile(chosen)
    setChoices(NONE)
    setReport(undefined)
    mutate({ file: chosen, dryRun: true, isFirst: true, ...NONE })
  }
  const rechoose = (next: Choices) => {
    setChoices(next)
    if (file) mutate({ file, dryRun: true, ...next })
  }

  return (
    <Dialog onClose={onClose} size="min(960px, 96vw)" title={t('title', { many: meta.many })}>
      <Stack>
        {hasFailed && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('failed')}>
            {messageOf(error)}
            <Answers error={error} onAnswer={(answer) => rechoose({ ...choices, ...answer })} />
          </Alert>
        )}
        {isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('reading')}</Text>
          </Group>
        )}
        {(!report || hasFailed) && !isPending && <FileDrop onFile={choose} />}
        {report && !hasFailed && (
          <ReportView
            collection={collection}
            report={report}
            choices={choices}
            busy={isPending}
            fileName={file?.name ?? ''}
            onChoices={rechoose}
            onApply={() => file && mutate({ file, dryRun: false, ...choices })}
            onClose={onClose}
          >
            <Button variant="subtle" onClick={() => setReport(undefined)} disabled={isPending}>
              {t('another')}
            </Button>
          </ReportView>
        )}
      </Stack>
    </Dialog>
  )
}
