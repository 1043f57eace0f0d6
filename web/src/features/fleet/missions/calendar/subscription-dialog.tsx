import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRights } from '@/api/hooks'
import { type CalendarScope, endCalendar, makeCalendar } from '@/api/missions'
import { administersMissions } from '@/api/rights'
import { Copy } from '@/ui/copy'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

/** The address by which other programs follow the missions: made, shown once, ended. */
export default function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('missions')
  const seesAll = administersMissions(useRights())
  const [scope, setScope] = useState<CalendarScope>('own')
  const [address, setAddress] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    await act().catch(setError)
    setBusy(false)
  }
  const make = async () => setAddress(await makeCalendar(scope))
  const end = async () => {
    await endCalendar()
    toast.done(t('subscription.ended'))
    onClose()
  }
  return (
    <Dialog title={t('subscription.title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('subscription.text')}</Text>
        {seesAll && !address && (
          <Radio.Group
            label={t('subscription.scope')}
            value={scope}
            onChange={(next) => setScope(next as CalendarScope)}
          >
            <Group gap="lg" mt={6}>
              <Radio value="own" label={t('subscription.own')} />
              <Radio value="all" label={t('subscription.all')} />
            </Group>
          </Radio.Group>
        )}
        {address && (
          <Group gap={8} align="flex-end" wrap="nowrap">
            <TextInput flex={1} readOnly dir="ltr" label={t('subscription.address')} value={address} data-autofocus />
            <Copy value={address} label={t('subscription.copy')} />
          </Group>
        )}
        <Text size="sm" c="dimmed">
          {t('subscription.secret')}
        </Text>
        {error !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('subscription.refused')}>
            {messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" color="red" loading={busy} onClick={() => run(end)}>
            {t('subscription.end')}
          </Button>
          {address ? (
            <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          ) : (
            <Button loading={busy} onClick={() => run(make)}>
              {t('subscription.make')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
