import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FactorStep } from '@/parts/proof/factor-step'
import { Dialog } from '@/ui/dialog'

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
