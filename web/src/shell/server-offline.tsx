import { Anchor, Button, List, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkServer, serverLoss, useServerState } from '@/api/health'
import { useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { PublicFrame } from '@/features/account/public-frame'
import { useCountdown } from '@/ui/use-countdown'
import styles from './server-offline.module.css'
import { useReturnAfterOutage } from './use-return-after-outage'

/** Seconds before the server may be asked by hand: at first, and after it did not answer. */
const FIRST = 15
const AGAIN = 30

const TIPS = ['network', 'reload', 'colleagues'] as const

/** Waits for a lost server: it is asked again by itself, or by hand. */
export function ServerOffline({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation('errors')
  const isPlug = useServerState() === 'down' && serverLoss() === 'network'
  return (
    <PublicFrame title={t(isPlug ? 'offline.networkTitle' : 'offline.title')} hint={t('offline.hint')}>
      <Stack gap="md">
        <Retry remembered={remembered} />
        <section>
          <Title order={2} size="sm" mb={6}>
            {t('offline.tips.title')}
          </Title>
          <List size="sm" spacing={4}>
            {TIPS.map((tip) => (
              <List.Item key={tip}>{t(`offline.tips.${tip}`)}</List.Item>
            ))}
          </List>
        </section>
        <Anchor
          renderRoot={(props) => <Link to="/sign-in-2" search={{ to: remembered }} {...props} />}
          size="sm"
          className={styles.back}
        >
          <IconArrowLeft size={16} className="flip" aria-hidden="true" />
          {t('offline.signIn')}
        </Anchor>
      </Stack>
    </PublicFrame>
  )
}

function Retry({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation('errors')
  const router = useRouter()
  const { byHand } = useReturnAfterOutage(remembered)
  const [trouble, setTrouble] = useState<'still' | 'error'>()
  const { remaining, start } = useCountdown(FIRST)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => start(), [])

  const { mutate, isPending } = useAction({
    mutationFn: () => {
      setTrouble(undefined)
      byHand(true)
      return checkServer(true)
    },
    onSuccess: async (isBack) => {
      if (isBack) return router.navigate({ to: '/', replace: true })
      byHand(false)
      setTrouble(serverLoss() === 'failing' ? 'error' : 'still')
      start(AGAIN)
    },
  })

  const label = remaining > 0 ? t('offline.wait', { seconds: remaining }) : t('offline.retry')
  return (
    <div>
      <ErrorNotice>{trouble && t(`offline.${trouble}`)}</ErrorNotice>
      <Button
        fullWidth
        {...(trouble && { mt: 'sm' })}
        loading={isPending}
        disabled={remaining > 0}
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={() => mutate()}
        className={styles.retry}
      >
        {label}
      </Button>
      <Text size="xs" c="dimmed" mt={6}>
        {t('offline.byItself')}
      </Text>
    </div>
  )
}
