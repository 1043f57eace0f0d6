import { Button } from '@mantine/core'
import { IconLockOpen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeSigning, signingQuery } from '@/api/signing'
import { useAction } from '@/api/use-action'
import { Notice } from '@/ui/notice'
import { remainingUntil } from './remaining'

/** How long signing is still open, and the way to close it; nothing while it is closed. */
export function SigningState() {
  const { t } = useTranslation('signing')
  const { data } = useQuery(signingQuery)
  const [now, setNow] = useState(() => Date.now())
  const left = remainingUntil(data?.openUntil, now)
  const isOpen = left !== undefined
  const until = data?.openUntil
  useEffect(() => {
    if (!until) return undefined
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [until])
  const { mutate, isPending } = useAction({ mutationFn: closeSigning })
  if (!isOpen) return null
  return (
    <Notice
      tone="info"
      icon={<IconLockOpen2 size={18} aria-hidden="true" />}
      action={
        <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
          {t('close')}
        </Button>
      }
    >
      {t('isOpen')} <span className="ltr tabular">{left}</span>
    </Notice>
  )
}
