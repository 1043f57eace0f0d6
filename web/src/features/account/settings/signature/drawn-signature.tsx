import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconSignature, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '@/api/use-action'
import { ErrorState } from '@/engine/resource-table/error-state'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { drawnSignatureQuery, removeDrawnSignature } from '../../account'
import styles from './signature.module.css'

const DrawingDialog = lazy(() => import('./drawing-dialog'))

/** What somebody has drawn stands beside their electronic signature on papers, and is seen by nobody else here. */
export function DrawnSignature() {
  const { t } = useTranslation('account')
  const [isDrawing, setDrawing] = useState(false)
  const { data, error, isPending, refetch } = useQuery(drawnSignatureQuery)
  const removing = useAction({ mutationFn: removeDrawnSignature, onSuccess: () => toast.done(t('drawing.removed')) })
  if (error) return <ErrorState error={error} onRetry={refetch} />
  const picture = data?.picture
  const done = () => {
    setDrawing(false)
    toast.done(t('drawing.saved'))
  }
  return (
    <Section title={t('drawing.title')} hint={t('drawing.hint')}>
      {isPending && <Skeleton height={80} />}
      {picture && <img src={picture} alt={t('drawing.mine')} className={styles.picture} />}
      {picture === null && <Text size="sm">{t('drawing.none')}</Text>}
      <Group gap="xs">
        <Button leftSection={<IconSignature size={17} />} onClick={() => setDrawing(true)} disabled={isPending}>
          {t(picture ? 'drawing.again' : 'drawing.draw')}
        </Button>
        {picture && (
          <Button
            variant="default"
            leftSection={<IconTrash size={17} />}
            onClick={() => removing.mutate()}
            loading={removing.isPending}
          >
            {t('drawing.remove')}
          </Button>
        )}
      </Group>
      <Suspense>{isDrawing && <DrawingDialog onDone={done} onClose={() => setDrawing(false)} />}</Suspense>
    </Section>
  )
}
