import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpareParts } from '@/api/schema.gen'
import { Can } from '@/engine/can'

const MovementDialog = lazy(() => import('./movement-dialog'))

/** Writes down what comes in and goes out. */
export function MovementButton({ row }: { row: SpareParts }) {
  const { t } = useTranslation('spare-parts')
  const [moving, setMoving] = useState(false)
  return (
    <>
      <Can verb="create" collection="spareMovements">
        <Button leftSection={<IconArrowsExchange size={17} />} onClick={() => setMoving(true)}>
          {t('movement.new')}
        </Button>
      </Can>
      <Suspense>{moving && <MovementDialog part={row} onClose={() => setMoving(false)} />}</Suspense>
    </>
  )
}
