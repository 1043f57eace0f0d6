import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, useAction } from '@/api/use-action'
import { inLanguage } from '@/i18n/names'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { candidates } from '../acts'
import { Refusal } from '../refusal'
import type { MarkableLine } from './lot'

/** Why a member steps back from hearing somebody. */
export default function RecuseDialog({ line, onClose }: { line: MarkableLine; onClose: () => void }) {
  const { t } = useTranslation(['exam-marking', 'common'])
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const { act, busy, error } = useAction({
    run: () => candidates.recuse(line.id, reason.trim()),
    touches: ['examCopies', 'gradeEntries'],
    done: onClose,
    failed: inPlace,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <Dialog title={t('recuse.title')} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">
            <bdi>{inLanguage(line.nameFr ?? '', line.nameAr ?? '', language)}</bdi>
          </Text>
          <Text size="sm">{t('recuse.text')}</Text>
          <Textarea
            data-autofocus
            label={t('recuse.reason')}
            required
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Refusal error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('recuse.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
