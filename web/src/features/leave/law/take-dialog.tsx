import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LawDifference } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere } from '@/api/use-action'
import { DateField } from '@/fields/date-field'
import { today } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { useTake } from './use-take'

interface TakeDialogProps {
  row: LawDifference
  name: string
  onClose: () => void
}

/** From which day on what the law says follows what was in use, which stays as it was. */
export function TakeDialog({ row, name, onClose }: TakeDialogProps) {
  const { t } = useTranslation('leave')
  const common = useTranslation().t
  const [from, setFrom] = useState<string | null>(today())
  const { mutate: act, isPending: busy, error } = useTake({ done: onClose, failed: handledHere })
  return (
    <Dialog title={t('law.takeNamed', { name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          act({ key: row.key, ...(from && { from }) })
        }}
      >
        <Stack>
          <Text>{t(row.own ? 'law.follows' : 'law.begins')}</Text>
          <DateField label={t('law.since')} value={from} onChange={setFrom} required />
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('law.take')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
