import { useTranslation } from 'react-i18next'
import { AuthenticatorSetup } from '@/parts/proof/authenticator-setup'
import { Dialog } from '@/ui/dialog'

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
