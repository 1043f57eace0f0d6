import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { ClaimName } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { Refusal } from '../../refusal'

interface ProveDialogProps {
  id: string
  claim: ClaimName
  state: 'proved' | 'not'
  /** What is claimed, in words. */
  name: string
  onClose: () => void
}

/** Proved, by the document in the file or by what is said instead; or not, with the reason that the candidate reads. */
export default function ProveDialog({ id, claim, state, name, onClose }: ProveDialogProps) {
  const { t } = useTranslation(['candidates', 'common'])
  const [reason, setReason] = useState('')
  const words = reason.trim()
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('candidates.prove', { id, claim, state, ...(words && { reason: words }) }),
    onSuccess: onClose,
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={t(`claims.ask.${state}`)} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{name}</Text>
          <Textarea
            data-autofocus
            label={t(`claims.reason.${state}`)}
            required={state === 'not'}
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
            <Button type="submit" {...(state === 'not' && { color: 'red' })} loading={isPending}>
              {t(`claims.${state}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
