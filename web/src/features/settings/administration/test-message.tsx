import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconMailFast } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import { sessionQuery } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

/** Sends a message to see whether sending works; the administrator's own address is offered. */
export function TestMessage() {
  const { t } = useTranslation('administration')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconMailFast size={17} />} onClick={() => setOpened(true)}>
        {t('outbox.test.action')}
      </Button>
      {opened && <TestDialog onClose={() => setOpened(false)} />}
    </>
  )
}

function TestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration')
  const own = useQuery(sessionQuery).data?.email ?? ''
  const [typed, setTyped] = useState<string>()
  const to = typed ?? own
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('outbox.test', { to: to.trim() }),
    onSuccess: () => {
      toast.done(t('outbox.test.done'))
      onClose()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={t('outbox.test.title')} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <TextInput
            label={t('outbox.test.to')}
            description={t('outbox.test.hint')}
            type="email"
            dir="ltr"
            data-autofocus
            value={to}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={error !== undefined && messageOf(error)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={isPending} disabled={to.trim() === ''}>
              {t('outbox.test.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
