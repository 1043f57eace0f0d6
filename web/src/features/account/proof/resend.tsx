import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '@/ui/use-countdown'

/** How long a message may be on its way before another one is offered. */
const WAIT = 60

/** Sends once more what did not arrive; not before it had time to. */
export function Resend({ onResend, busy = false }: { onResend: () => Promise<unknown>; busy?: boolean }) {
  const { t } = useTranslation('proof')
  const { remaining, start } = useCountdown(WAIT)
  const begin = useRef(start)
  useEffect(() => begin.current(), [])
  const again = async () => {
    await onResend()
    start()
  }
  return (
    <Text size="sm" c="dimmed" component="div">
      {remaining > 0 ? (
        <span className="tabular">{t('resendIn', { count: remaining })}</span>
      ) : (
        <Button variant="subtle" size="compact-md" onClick={again} loading={busy}>
          {t('resend')}
        </Button>
      )}
    </Text>
  )
}
