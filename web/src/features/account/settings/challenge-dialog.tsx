import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { FactorStep } from '../proof/factor-step'

interface ChallengeDialogProps {
  onDone: () => Promise<void>
  onClose: () => void
}

export default function ChallengeDialog({ onDone, onClose }: ChallengeDialogProps) {
  const { t } = useTranslation('account')
  return (
    <Dialog title={t('factor.again')} onClose={onClose}>
      <Text size="sm" c="dimmed" mb="md">
        {t('factor.againHint')}
      </Text>
      <FactorStep onDone={onDone} onCancel={onClose} cancelLabel={t('cancel', { ns: 'common' })} />
    </Dialog>
  )
}
