import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Due } from '@/api/errors'
import { SignInSteps } from '@/features/account/sign-in/sign-in-steps'
import { Dialog } from '@/ui/dialog'

interface RenewDialogProps {
  /** What the call met: a session that is over, or one that has something to do first. */
  why: 'ended' | Due
  email: string
  onRenewed: () => Promise<void>
  onLeave: () => Promise<void>
}

export default function RenewDialog({ why, email, onRenewed, onLeave }: RenewDialogProps) {
  const { t } = useTranslation('shell')
  const first = why === 'ended' ? undefined : why
  const [due, setDue] = useState(first)
  return (
    <Dialog title={t(due ? `renew.${due}` : 'renew.title')}>
      <Text c="dimmed" mb="md">
        {t(due ? 'renew.dueText' : 'renew.text')}
      </Text>
      <SignInSteps bare due={first} email={email} onEntered={onRenewed} onLeave={onLeave} onDue={setDue} />
      {!due && (
        <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onLeave}>
          {t('renew.leave')}
        </Button>
      )}
    </Dialog>
  )
}
