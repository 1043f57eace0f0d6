import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssuedPaper as Issued } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { PAPER_MODES, type PaperMode } from '@/api/papers'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { IssuedPaper } from './issued-paper'

interface IssueDialogProps {
  title: string
  /** What the paper is called once it is there. */
  paper: string
  /** Orders it; whatever it refuses is said in its own words. Nothing when something must be put right before. */
  issue: (language: PaperMode) => Promise<Issued | undefined>
  /** Where its file is kept. */
  bucket?: string
  /** What is asked beside the language. */
  children?: ReactNode
  /** What is asked in the languages of the paper, with what was refused of it. */
  written?: (language: PaperMode, refused: unknown) => ReactNode
  /** What the button says that orders it. */
  action?: string
  /** What becomes of it, where that is not what becomes of every paper. */
  hint?: string
  onClose: () => void
}

/** A paper is ordered in a language; then what came of it. */
export function IssueDialog(props: IssueDialogProps) {
  const { title, paper, issue, bucket, children, written, action, hint, onClose } = props
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const [mode, setMode] = useState<PaperMode>(language === 'ar' ? 'ar' : 'fr')
  const { mutate, isPending, data: issued, error } = useAction({ mutationFn: issue, onError: handledHere })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(mode)
  }
  if (issued) return <IssuedPaper issued={issued} title={paper} bucket={bucket} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose} size={written && 'xl'}>
      <form onSubmit={send} noValidate>
        <Stack>
          {children}
          <Radio.Group label={t('issue.language')} value={mode} onChange={(next) => setMode(next as PaperMode)}>
            <Group gap="lg" mt={6}>
              {PAPER_MODES.map((one) => (
                <Radio key={one} value={one} label={t(`modes.${one}`)} />
              ))}
            </Group>
          </Radio.Group>
          {written?.(mode, error)}
          <Text size="sm" c="dimmed">
            {hint ?? t('issue.hint')}
          </Text>
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('issue.refused')}>
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={isPending}>
              {action ?? t('issue.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
