import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { CopyIconButton } from '@/ui/copy'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

interface SubscriptionDialogProps {
  /** What is followed. */
  feed: 'missions' | 'leave'
  /** Whether more than one's own may be followed. */
  isWide: boolean
  /** Makes the path of the calendar: of one's own, or of all that may be followed. */
  make: (isWide: boolean) => Promise<{ path: string }>
  end: () => Promise<unknown>
  onClose: () => void
}

/** The address by which other programs follow a calendar: made, shown once, ended. */
export default function SubscriptionDialog({ feed, isWide, make, end, onClose }: SubscriptionDialogProps) {
  const { t } = useTranslation('calendar')
  const [scope, setScope] = useState('own')
  const [address, setAddress] = useState<string>()
  const { mutate, isPending, error } = useAction({
    mutationFn: (step: () => Promise<void>) => step(),
    onError: handledHere,
  })
  const show = async () => {
    const { path } = await make(scope === 'wide')
    setAddress(window.location.origin + path)
  }
  const close = async () => {
    await end()
    toast.done(t('subscription.ended'))
    onClose()
  }
  return (
    <Dialog title={t(`subscription.${feed}.title`)} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(`subscription.${feed}.text`)}</Text>
        {isWide && !address && (
          <Radio.Group label={t('subscription.scope')} value={scope} onChange={setScope}>
            <Group gap="lg" mt={6}>
              <Radio value="own" label={t(`subscription.${feed}.own`)} />
              <Radio value="wide" label={t(`subscription.${feed}.wide`)} />
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
          <Button variant="default" color="red" loading={isPending} onClick={() => mutate(close)}>
            {t('subscription.end')}
          </Button>
          {address ? (
            <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          ) : (
            <Button loading={isPending} onClick={() => mutate(show)}>
              {t('subscription.make')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
