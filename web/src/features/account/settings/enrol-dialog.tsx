import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { AuthenticatorSetup } from '../proof/authenticator-setup'

interface EnrolDialogProps {
  onDone: () => Promise<void>
  onClose: () => void
}

export default function EnrolDialog({ onDone, onClose }: EnrolDialogProps) {
  const { t } = useTranslation('account')
  return (
    <Dialog title={t('factor.enrolTitle')} onClose={onClose}>
      <AuthenticatorSetup onDone={onDone} onCancel={onClose} />
    </Dialog>
  )
}
