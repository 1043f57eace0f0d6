import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { SignInForm } from './sign-in/sign-in-form'

interface RenewDialogProps {
  email: string
  onRenewed: () => Promise<void>
  onLeave: () => void
}

export default function RenewDialog({ email, onRenewed, onLeave }: RenewDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog title={t('renew.title')}>
      <Text c="dimmed" mb="md">
        {t('renew.text')}
      </Text>
      <SignInForm email={email} onSignedIn={onRenewed} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onLeave}>
        {t('renew.leave')}
      </Button>
    </Dialog>
  )
}
