import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import { inPlace, useAction } from '@/api/use-action'
import { CopyIconButton } from '@/ui/copy'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { type CalendarScope, endCalendar, makeCalendar } from '../mission-actions'

/** The address by which other programs follow the missions: made, shown once, ended. */
export default function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('missions')
  const seesAll = administersMissions(useRights())
  const [scope, setScope] = useState<CalendarScope>('own')
  const [address, setAddress] = useState<string>()
  const { act, busy, error } = useAction({ run: (step: () => Promise<void>) => step(), failed: inPlace })
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
            <CopyIconButton value={address} label={t('subscription.copy')} />
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
          <Button variant="default" color="red" loading={busy} onClick={() => act(end)}>
            {t('subscription.end')}
          </Button>
          {address ? (
            <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          ) : (
            <Button loading={busy} onClick={() => act(make)}>
              {t('subscription.make')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
