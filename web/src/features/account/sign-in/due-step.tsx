import { Button, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Due } from '@/api/errors'
import { signOut } from '@/api/session'
import { ChangePassword } from '../proof/change-password'
import { FactorStep } from '../proof/factor-step'

interface DueStepProps {
  due: Due
  typed?: { email: string; password: string } | undefined
  onDone: () => Promise<void>
  onLeave: () => Promise<void>
}

/** What a session has to do before it may do anything else; giving up ends the session. */
export default function DueStep({ due, typed, onDone, onLeave }: DueStepProps) {
  const { t, ready } = useTranslation(['proof', 'common'], { useSuspense: false })
  if (!ready) return <Skeleton height={200} />
  const leave = async () => {
    await signOut()
    await onLeave()
  }
  if (due === 'factor') return <FactorStep onDone={onDone} onCancel={leave} cancelLabel={t('common:signIn.leave')} />
  return (
    <Stack>
      <ChangePassword known={typed?.password} personal={typed ? [typed.email] : []} onDone={onDone} />
      <Button variant="default" onClick={leave}>
        {t('common:signIn.leave')}
      </Button>
    </Stack>
  )
}
