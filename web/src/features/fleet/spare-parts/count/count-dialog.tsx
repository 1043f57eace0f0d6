import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertCircle, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { allQuery } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { fileNameOf, save } from '@/api/export'
import { handledHere, useAction } from '@/api/use-action'
import { today } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { CountTable } from './count-table'
import { differenceOf, linesOf, MOST, type Typed } from './lines'

const IN_ORDER = [Query.orderAsc('location'), Query.orderAsc('partName')]

/** The parts of the store, shelf by shelf: what is found there sets the stock right, and a sheet says so. */
export default function CountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['spare-parts', 'common'])
  const language = useLanguage()
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map())
  const [term, setTerm] = useState('')
  const { data: parts } = useQuery(allQuery('spareParts', IN_ORDER))
  const lines = linesOf(typed)
  const differing = (parts ?? []).filter((part) => differenceOf(part, typed.get(part.$id)))
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('spareParts.count', { lines: [...lines], language: language === 'ar' ? 'ar' : 'fr' }),
    invalidates: ['spareParts', 'spareMovements'],
    onSuccess: ({ counted, adjusted, sheet }) => {
      toast.done(t('count.done', { count: counted, adjusted }))
      if (sheet) {
        const bytes = Uint8Array.from(atob(sheet), (sign) => sign.charCodeAt(0))
        save(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(`${t('count.sheet')} ${today()}`, 'pdf'))
      }
      onClose()
    },
    onError: handledHere,
  })
  const change = (id: string, part: Typed) => setTyped((now) => new Map(now).set(id, { ...now.get(id), ...part }))
  const wanted = term.trim().toLocaleLowerCase()
  const shown = (parts ?? []).filter(({ partName, reference, location }) =>
    [partName, reference, location].some((text) => text?.toLocaleLowerCase().includes(wanted)),
  )
  const isTooMany = lines.length > MOST
  return (
    <Dialog title={t('count.title')} size="xl" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('count.hint')}
        </Text>
        <TextInput
          aria-label={t('count.find')}
          placeholder={t('count.find')}
          leftSection={<IconSearch size={16} />}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        {parts ? <CountTable parts={shown} typed={typed} onType={change} /> : <Skeleton height={240} />}
        <Text size="sm" aria-live="polite" fw={600}>
          {t('count.so', { count: lines.length, differing: differing.length })}
        </Text>
        {(isTooMany || error !== undefined) && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {isTooMany ? t('count.tooMany', { most: MOST }) : messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button loading={isPending} disabled={lines.length === 0 || isTooMany} onClick={() => mutate()}>
            {t('count.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
