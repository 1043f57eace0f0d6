import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Can } from '@/engine/can'
import { ErrorDialog } from '@/engine/error-dialog'
import { useRetry } from './use-retry'

interface RetryButtonProps {
  ids: readonly string[]
  size?: 'xs' | 'sm'
  onDone?: () => void
}

export function RetryButton({ ids, size, onDone }: RetryButtonProps) {
  const { t } = useTranslation('administration')
  const { again, busy, summary, forget } = useRetry(onDone)
  return (
    <Can verb="retry" collection="outbox">
      <Button
        {...(size && { size })}
        variant="default"
        loading={busy}
        leftSection={<IconRefresh size={17} />}
        onClick={() => again(ids)}
      >
        {t('outbox.retry')}
      </Button>
      <ErrorDialog summary={summary} onClose={forget} />
    </Can>
  )
}
