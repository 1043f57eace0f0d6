import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { allQuery } from '@/api/documents'
import { titleOf } from '@/api/titles'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { Refusal } from '../refusal'
import { inPieces, useSayOutcome } from './use-outcome'

interface EliminateDialogProps {
  ids: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Nobody is eliminated without a reason: one of the list, or one's own words. */
export default function EliminateDialog({ ids, onDone, onClose }: EliminateDialogProps) {
  const { t } = useTranslation(['candidates', 'common'])
  const language = useLanguage()
  const say = useSayOutcome()
  const { label, text } = useActMeta('candidates', 'candidates.eliminate')
  const [reasonId, setReasonId] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { data = [] } = useQuery(
    allQuery('eliminationReasons', [Query.equal('stage', 'review'), Query.orderAsc('labelFr')]),
  )
  // A reason of the list and one's own words are joined by the server.
  const why = { ...(reasonId && { reasonId }), ...(reason.trim() && { reason: reason.trim() }) }
  const isMissing = !reason.trim() && !reasonId
  const { mutate, isPending, error } = useAction({
    mutationFn: () => inPieces(ids, (piece) => act('candidates.eliminate', { ids: piece, ...why })),
    onSuccess: (outcome) => {
      say('eliminate', outcome)
      onDone()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) mutate()
  }
  return (
    <Dialog title={t('eliminate.title', { count: ids.length })} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <Select
            data-autofocus
            label={t('eliminate.listed')}
            data={data.map((one) => ({ value: one.$id, label: titleOf(one, language) }))}
            value={reasonId}
            onChange={setReasonId}
            clearable
            clearButtonProps={{ 'aria-label': t('eliminate.clear') }}
          />
          <Textarea
            label={t('eliminate.own')}
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && isMissing ? t('eliminate.needed') : undefined}
          />
          <Refusal error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color="red" loading={isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
